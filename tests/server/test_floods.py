"""Floods, on a server with rate limits: the flooding client is limited and disconnected, others play on."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from statistics import median
from time import perf_counter

import httpx
import pytest
import websockets

from naqala.server.settings import Settings
from tests.server.hostile import NO_CODE, check_response, no_errors_logged, remaining_messages
from tests.server.serving import TIMEOUT, Person, Serving, SocketClient

pytestmark = pytest.mark.once

USUAL_DELAY, LONGEST_DELAY = 0.5, 5.0  # seconds in which others are answered as a rule, and always
DEFAULTS = Settings(database="")
FLOODER, CROWD, CALLER, BROWSER, HOST, AUDIENCE = [f"127.0.0.{n}" for n in range(2, 8)]  # each has limits of its own


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    running = Serving(tmp_path_factory.mktemp("limited")).start()
    yield running
    assert running.stop() == 0, running.logged()


@asynccontextmanager
async def other_table_is_responsive(serving: Serving) -> AsyncIterator[None]:
    """Checks that queries at another table are answered, usually soon."""
    bob = Person(serving, "Bob")
    client = await bob.connect(await bob.create_table("device", "device", start=True))
    delays: list[float] = []

    async def query_repeatedly() -> None:
        while True:
            asked = perf_counter()
            assert (await client.ask("sale"))["type"] == "sale"
            delays.append(perf_counter() - asked)
            await asyncio.sleep(0.1)

    querying = asyncio.create_task(query_repeatedly())
    with no_errors_logged(serving):
        yield
    assert not querying.done()
    querying.cancel()
    assert median(delays) < USUAL_DELAY
    assert max(delays) < LONGEST_DELAY
    await client.close()
    await bob.close()


def test_a_client_that_sends_too_much_is_rate_limited_and_finally_disconnected(limited: Serving) -> None:
    async def flood() -> None:
        ann = Person(limited, "Ann")
        code = await ann.create_table("device", "device", start=True)
        async with other_table_is_responsive(limited):
            client = await SocketClient.open_socket(limited, code, local_addr=(FLOODER, 0))
            await client.send("hello", keys=await ann.keys(code))
            received: Counter[str] = Counter()
            began = perf_counter()
            sending = asyncio.create_task(send_endlessly(client))
            ended = await receive_until_closed(client, received)
            lasted = perf_counter() - began
            sending.cancel()
        assert received["rate-limited"] > 50
        assert received["sale"] < DEFAULTS.messages_per_second * (3 + lasted) + 5
        assert ended == 4429
        await ann.close()

    asyncio.run(flood())


async def send_endlessly(client: SocketClient) -> None:
    while True:
        for _ in range(20):
            await client.socket.send('{"type":"sale"}')
        await asyncio.sleep(0)


async def receive_until_closed(client: SocketClient, received: Counter[str]) -> int:
    """Count messages by type or error code until the connection closes; returns the close code."""
    try:
        async for text in client.socket:
            message = json.loads(text)
            received[message.get("code", message["type"])] += 1
    except websockets.ConnectionClosedError as end:
        return end.rcvd.code if end.rcvd else NO_CODE
    return NO_CODE


def test_malformed_messages_count_too(limited: Serving) -> None:
    async def flood() -> None:
        client = await SocketClient.connect(limited, await start_table(limited), [])
        many = 5 * int(DEFAULTS.messages_per_second)
        for _ in range(many):
            await client.socket.send("{")
        kinds = [(await client.receive("error"))["code"] for _ in range(many)]
        assert kinds[0] == "malformed"
        assert set(kinds) == {"malformed", "rate-limited"}
        await client.close()

    asyncio.run(flood())


def test_too_many_connections_from_one_address_are_refused_until_some_are_closed(limited: Serving) -> None:
    async def crowd() -> None:
        code = await start_table(limited)
        async with other_table_is_responsive(limited):
            handshakes = [await handshake(limited, code, CROWD) for _ in range(DEFAULTS.sockets_per_address)]
            assert {status for status, _ in handshakes} == {101}
            await asyncio.sleep(0.2)  # so that one more call is not one too many
            assert (await handshake(limited, code, CROWD))[0] == 403
            assert (await handshake(limited, code, CALLER))[0] == 101
            for _, writer in handshakes:
                writer.close()
            async with asyncio.timeout(TIMEOUT):
                while (again := await handshake(limited, code, CROWD))[0] != 101:
                    again[1].close()
                    await asyncio.sleep(0.2)

    asyncio.run(crowd())


def test_too_many_spectators_of_one_table_are_refused_but_its_players_are_not(limited: Serving) -> None:
    networks = DEFAULTS.spectators_per_table // DEFAULTS.spectators_per_address
    sources = [f"127.0.3.{n}" for n in range(1, networks + 1)]

    async def watch() -> None:
        ann = Person(limited, "Ann")
        code = await ann.create_table("device", "device", start=True)
        async with other_table_is_responsive(limited):
            spectators = [await watcher for source in sources for watcher in audience(limited, code, source)]
            for spectator in spectators:
                await spectator.receive("welcome")
            assert await remaining_messages(await watching(limited, code, AUDIENCE)) == ["rate-limited", 4429]
            await (await ann.connect(code)).close()
            for spectator in spectators:
                await spectator.close()
        await ann.close()

    asyncio.run(watch())


def test_one_address_cannot_take_the_places_of_all_spectators(limited: Serving) -> None:
    async def watch() -> None:
        code = await start_table(limited)
        spectators = [await watcher for watcher in audience(limited, code, AUDIENCE)]
        assert await remaining_messages(await watching(limited, code, AUDIENCE)) == ["rate-limited", 4429]
        spectators.append(await watching(limited, code, CALLER))
        for spectator in spectators:
            await spectator.receive("welcome")
            await spectator.close()

    asyncio.run(watch())


def audience(serving: Serving, code: str, source: str) -> list[Coroutine[None, None, SocketClient]]:
    """As many spectators as one address may have."""
    return [watching(serving, code, source) for _ in range(DEFAULTS.spectators_per_address)]


async def watching(serving: Serving, code: str, source: str) -> SocketClient:
    client = await SocketClient.open_socket(serving, code, local_addr=(source, 0))
    await client.send("hello")
    return client


def test_too_many_connection_attempts_are_refused_too(limited: Serving) -> None:
    async def handshakes() -> None:
        code = await start_table(limited)
        with no_errors_logged(limited):
            for _ in range(2):
                found = await asyncio.gather(*[handshake(limited, code, CALLER) for _ in range(180)])
                for _, writer in found:
                    writer.close()
            assert {status for status, _ in found} == {101, 403}

    asyncio.run(handshakes())


async def handshake(serving: Serving, code: str, source: str) -> tuple[int, asyncio.StreamWriter]:
    """The status of a WebSocket handshake; quicker than a real client."""
    reader, writer = await asyncio.open_connection("127.0.0.1", serving.port, local_addr=(source, 0))
    writer.write(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    return int((await reader.readline()).split()[1]), writer


async def start_table(serving: Serving) -> str:
    ann = Person(serving, "Ann")
    code = await ann.create_table("device", "device", start=True)
    await ann.close()
    return code


def test_too_many_requests_of_one_address_are_refused_and_no_others(limited: Serving) -> None:
    async def flood() -> None:
        burst = int(10 * DEFAULTS.requests_per_second)
        async with other_table_is_responsive(limited):
            reader, writer = await asyncio.open_connection("127.0.0.1", limited.port, local_addr=(BROWSER, 0))
            writer.write(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n" * (burst + 79))
            writer.write(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            responses = (await reader.read()).decode().split("HTTP/1.1 ")[1:]
            writer.close()
            assert {response[:3] for response in responses} == {"200", "429"}
            assert all(response.startswith("200") for response in responses[:burst])
            assert any('"code":"rate-limited"' in response for response in responses)
            async with http_client(limited, HOST) as other:
                assert (await other.get("/api/me")).status_code == 200

    asyncio.run(flood())


def test_too_many_tables_of_one_address_are_refused(limited: Serving) -> None:
    async def flood() -> None:
        async with other_table_is_responsive(limited), http_client(limited, HOST) as host:
            began = perf_counter()
            options = {"seats": [{"kind": "person"}, {"kind": "person"}]}
            responses = [check_response(await host.post("/api/tables", json=options)) for _ in range(30)]
            statuses = Counter([response.status_code for response in responses])
            assert set(statuses) == {200, 429}
            assert statuses[200] <= DEFAULTS.tables_per_minute * (1 + (perf_counter() - began) / 60) + 1

    asyncio.run(flood())


def http_client(serving: Serving, source: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=source, verify=False)
    return httpx.AsyncClient(base_url=serving.url, transport=transport, timeout=TIMEOUT)


def test_a_server_with_default_options_refuses_positions(limited: Serving) -> None:
    response = httpx.post(f"{limited.url}/api/tables", json={"seats": [{"kind": "person"}] * 2, "position": "round=1"})
    assert check_response(response).json()["code"] == "illegal-action"
