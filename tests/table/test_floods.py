"""Too much of everything, on a server with its limits on: who asks too much is slowed and cut, and others play on."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from statistics import median
from time import perf_counter

import httpx
import pytest
import websockets

from naqala.table.settings import Settings
from tests.table.hostile import NO_CODE, proper, untroubled
from tests.table.serving import PATIENCE, Line, Person, Serving

pytestmark = pytest.mark.once

SOON, STANDSTILL = 0.5, 5.0  # seconds in which others are answered as a rule, and always
MOST = Settings(database="")
FLOODER, CROWD, CALLER, BROWSER, HOST = [f"127.0.0.{n}" for n in range(2, 7)]  # each has limits of its own


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    running = Serving(tmp_path_factory.mktemp("limited")).start()
    yield running
    assert running.stop() == 0, running.logged()


@asynccontextmanager
async def another_table_goes_on(serving: Serving) -> AsyncIterator[None]:
    """Somebody asks at another table again and again, and is answered, as a rule soon."""
    bob = Person(serving, "Bob")
    line = await bob.sit(await bob.lay("device", "device", start=True))
    waited: list[float] = []

    async def beat() -> None:
        while True:
            asked = perf_counter()
            assert (await line.ask("sale"))["told"] == "sale"
            waited.append(perf_counter() - asked)
            await asyncio.sleep(0.1)

    beating = asyncio.create_task(beat())
    with untroubled(serving):
        yield
    assert not beating.done()
    beating.cancel()
    assert median(waited) < SOON
    assert max(waited) < STANDSTILL
    await line.close()
    await bob.close()


def test_who_says_too_much_is_slowed_refused_and_at_last_cut(limited: Serving) -> None:
    async def flood() -> None:
        ann = Person(limited, "Ann")
        code = await ann.lay("device", "device", start=True)
        async with another_table_goes_on(limited):
            line = await Line.dial(limited, code, local_addr=(FLOODER, 0))
            await line.say("hello", keys=await ann.keys(code))
            heard: Counter[str] = Counter()
            began = perf_counter()
            pouring = asyncio.create_task(pour(line))
            ended = await drain(line, heard)
            lasted = perf_counter() - began
            pouring.cancel()
        assert heard["too-many"] > 50
        assert heard["sale"] < MOST.messages_per_second * (3 + lasted) + 5
        assert ended == 4429
        await ann.close()

    asyncio.run(flood())


async def pour(line: Line) -> None:
    while True:
        for _ in range(20):
            await line.socket.send('{"say":"sale"}')
        await asyncio.sleep(0)


async def drain(line: Line, heard: Counter[str]) -> int:
    """What is told, by its kind, until the line is cut; the code of that."""
    try:
        async for text in line.socket:
            message = json.loads(text)
            heard[message.get("kind", message["told"])] += 1
    except websockets.ConnectionClosedError as end:
        return end.rcvd.code if end.rcvd else NO_CODE
    return NO_CODE


def test_malformed_messages_count_too(limited: Serving) -> None:
    async def flood() -> None:
        line = await Line.connect(limited, await a_running_table(limited), [])
        many = 5 * int(MOST.messages_per_second)
        for _ in range(many):
            await line.socket.send("{")
        kinds = [(await line.hear("refusal"))["kind"] for _ in range(many)]
        assert kinds[0] == "malformed"
        assert set(kinds) == {"malformed", "too-many"}
        await line.close()

    asyncio.run(flood())


def test_too_many_lines_from_one_address_are_refused_and_there_is_room_when_some_leave(limited: Serving) -> None:
    async def crowd() -> None:
        code = await a_running_table(limited)
        async with another_table_goes_on(limited):
            calls = [await call(limited, code, CROWD) for _ in range(MOST.sockets_per_address)]
            assert {status for status, _ in calls} == {101}
            await asyncio.sleep(0.2)  # so that one more call is not one too many
            assert (await call(limited, code, CROWD))[0] == 403
            assert (await call(limited, code, CALLER))[0] == 101
            for _, writer in calls:
                writer.close()
            async with asyncio.timeout(PATIENCE):
                while (again := await call(limited, code, CROWD))[0] != 101:
                    again[1].close()
                    await asyncio.sleep(0.2)

    asyncio.run(crowd())


def test_who_calls_again_and_again_is_refused_too(limited: Serving) -> None:
    async def calls() -> None:
        code = await a_running_table(limited)
        with untroubled(limited):
            for _ in range(2):
                found = await asyncio.gather(*[call(limited, code, CALLER) for _ in range(180)])
                for _, writer in found:
                    writer.close()
            assert {status for status, _ in found} == {101, 403}

    asyncio.run(calls())


async def call(serving: Serving, code: str, source: str) -> tuple[int, asyncio.StreamWriter]:
    """The status with which a line begins, or does not; quicker than a real client."""
    reader, writer = await asyncio.open_connection("127.0.0.1", serving.port, local_addr=(source, 0))
    writer.write(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    return int((await reader.readline()).split()[1]), writer


async def a_running_table(serving: Serving) -> str:
    ann = Person(serving, "Ann")
    code = await ann.lay("device", "device", start=True)
    await ann.close()
    return code


def test_too_many_requests_of_one_address_are_refused_and_no_others(limited: Serving) -> None:
    async def flood() -> None:
        burst = int(10 * MOST.requests_per_second)
        async with another_table_goes_on(limited):
            reader, writer = await asyncio.open_connection("127.0.0.1", limited.port, local_addr=(BROWSER, 0))
            writer.write(b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n" * (burst + 199))
            writer.write(b"GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            answers = (await reader.read()).decode().split("HTTP/1.1 ")[1:]
            writer.close()
            assert {answer[:3] for answer in answers} == {"200", "429"}
            assert all(answer.startswith("200") for answer in answers[:burst])
            assert sum('"kind":"too-many"' in answer for answer in answers) > 50
            async with a_browser(limited, HOST) as other:
                assert (await other.get("/api/me")).status_code == 200

    asyncio.run(flood())


def test_too_many_tables_of_one_address_are_refused(limited: Serving) -> None:
    async def flood() -> None:
        async with another_table_goes_on(limited), a_browser(limited, HOST) as host:
            began = perf_counter()
            wish = {"seats": [{"kind": "person"}, {"kind": "person"}]}
            answers = [proper(await host.post("/api/tables", json=wish)) for _ in range(30)]
            statuses = Counter([answer.status_code for answer in answers])
            assert set(statuses) == {200, 429}
            assert statuses[200] <= MOST.tables_per_minute * (1 + (perf_counter() - began) / 60) + 1

    asyncio.run(flood())


def a_browser(serving: Serving, source: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=source, verify=False)
    return httpx.AsyncClient(base_url=serving.url, transport=transport, timeout=PATIENCE)


def test_positions_are_laid_out_only_where_that_was_asked_for(limited: Serving) -> None:
    answer = httpx.post(f"{limited.url}/api/tables", json={"seats": [{"kind": "person"}] * 2, "position": "round=1"})
    assert proper(answer).json()["kind"] == "not-possible"
