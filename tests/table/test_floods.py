"""Too much of everything, on a server with its limits on: who asks too much is slowed and cut, and others play on."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from time import perf_counter

import httpx
import pytest
import websockets

from naqala.table.settings import Settings
from tests.table.hostile import NO_CODE, proper, untroubled
from tests.table.serving import PATIENCE, Line, Person, Serving

SOON = 0.5  # seconds in which others are answered, whatever happens
MOST = Settings(database="")
FLOODER, CROWD, CALLER, BROWSER, HOST = [f"127.0.0.{n}" for n in range(2, 7)]  # each has limits of its own


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    running = Serving(tmp_path_factory.mktemp("limited")).start()
    yield running
    assert running.stop() == 0, running.logged()


@asynccontextmanager
async def another_table_goes_on(serving: Serving) -> AsyncIterator[None]:
    """Somebody asks at another table again and again, and is answered soon every time."""
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
    assert waited
    assert max(waited) < SOON
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
        many = int(3 * MOST.messages_per_second) + 2
        for _ in range(many):
            await line.socket.send("{")
        kinds = [(await line.hear("refusal"))["kind"] for _ in range(many)]
        assert (kinds[0], kinds[-1]) == ("malformed", "too-many")
        await line.close()

    asyncio.run(flood())


def test_too_many_lines_from_one_address_are_refused_and_there_is_room_when_some_leave(limited: Serving) -> None:
    async def crowd() -> None:
        code = await a_running_table(limited)
        async with another_table_goes_on(limited):
            lines = [line async for line in lines_until_refused(limited, code, CROWD)]
            assert len(lines) <= MOST.sockets_per_address
            await (await Line.dial(limited, code)).close()
            await asyncio.gather(*[line.close() for line in lines])
            await asyncio.sleep(0.5)
            await (await Line.dial(limited, code, local_addr=(CROWD, 0))).close()

    asyncio.run(crowd())


def test_who_calls_again_and_again_is_refused_too(limited: Serving) -> None:
    async def calls() -> None:
        code = await a_running_table(limited)
        async with another_table_goes_on(limited):
            async for line in lines_until_refused(limited, code, CALLER):
                line.socket.transport.abort()

    asyncio.run(calls())


async def lines_until_refused(serving: Serving, code: str, source: str) -> AsyncIterator[Line]:
    began = perf_counter()
    while perf_counter() - began < PATIENCE:
        try:
            yield await Line.dial(serving, code, local_addr=(source, 0))
        except websockets.InvalidStatus as refused:
            assert refused.response.status_code == 403
            return
    raise AssertionError("so many lines, and none is refused")


async def a_running_table(serving: Serving) -> str:
    ann = Person(serving, "Ann")
    code = await ann.lay("device", "device", start=True)
    await ann.close()
    return code


def test_too_many_requests_of_one_address_are_refused_and_no_others(limited: Serving) -> None:
    async def flood() -> None:
        async with another_table_goes_on(limited), a_browser(limited, BROWSER) as browser:
            answers = await asyncio.gather(*[browser.get("/api/me") for _ in range(400)])
            kinds = Counter([proper(answer).json().get("kind") for answer in answers])
            assert set(kinds) == {None, "too-many"}
            assert kinds[None] >= 10 * MOST.requests_per_second
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
    transport = httpx.AsyncHTTPTransport(local_address=source, limits=httpx.Limits(max_connections=20))
    return httpx.AsyncClient(base_url=serving.url, transport=transport, timeout=PATIENCE)


def test_positions_are_laid_out_only_where_that_was_asked_for(limited: Serving) -> None:
    answer = httpx.post(f"{limited.url}/api/tables", json={"seats": [{"kind": "person"}] * 2, "position": "round=1"})
    assert proper(answer).json()["kind"] == "not-possible"
