"""Caps on connections, per address and in total, and who makes room for whom."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest

from naqala.server.transport import log_limiter
from naqala.server.transport.log_limiter import LogLimiter
from naqala.server.transport.transport_limits import RESERVED_FILES, limits_for
from naqala.server.transport.trusted_proxies import TrustedProxies
from tests.server.registries import Clock
from tests.server.serving import Serving
from tests.server.transport_server import REQUEST, RawClient, TransportServer, attack, frame

pytestmark = pytest.mark.once

GREEDY, HONEST, OTHER = "127.0.0.2", "127.0.0.3", "127.0.0.4"
OPEN_FILES = 1024


async def connect_many(server: TransportServer, source: str, number: int) -> list[RawClient]:
    clients = [await server.connect(source) for _ in range(number)]
    await asyncio.sleep(0.1)  # so that all are accepted
    return clients


def close_all(clients: list[RawClient]) -> None:
    for client in clients:
        client.close()


def count(server: TransportServer, source: str) -> int:
    return sum(guard.network == source for guard in server.guards)


def test_an_address_has_a_limited_number_of_connections_and_the_log_says_so(caplog: pytest.LogCaptureFixture) -> None:
    async def use(server: TransportServer) -> None:
        clients = await connect_many(server, GREEDY, 30)
        assert count(server, GREEDY) == 10
        assert not await server.is_open_to(GREEDY)
        assert await server.is_open_to(HONEST)
        close_all(clients)
        async with asyncio.timeout(10):
            while not await server.is_open_to(GREEDY):
                await asyncio.sleep(0.01)

    with caplog.at_level(logging.INFO):
        attack(use, connections_per_address=10)
    [record] = [record for record in caplog.records if record.message.startswith("connections refused")]
    assert record.message == "connections refused: too many connections from this address"
    assert (record.address, record.count) == (GREEDY, 1)  # type: ignore[attr-defined]


def test_without_limits_an_address_may_open_as_many_as_it_likes() -> None:
    async def use(server: TransportServer) -> None:
        clients = await connect_many(server, GREEDY, 30)
        assert count(server, GREEDY) == 30
        close_all(clients)

    attack(use, connections_per_address=10, by_address=False)


def test_a_trusted_proxy_may_too() -> None:
    async def use(server: TransportServer) -> None:
        clients = await connect_many(server, GREEDY, 30)
        assert count(server, GREEDY) == 30
        close_all(clients)

    attack(use, f"{OTHER}, {GREEDY}", connections_per_address=10, connect_burst=5.0, waiting_per_address=5)


def test_when_the_server_is_full_the_address_with_the_most_connections_makes_room() -> None:
    async def use(server: TransportServer) -> None:
        first = await connect_many(server, GREEDY, 12)
        second = await connect_many(server, OTHER, 8)
        honest = await connect_many(server, HONEST, 3)
        assert [count(server, source) for source in (GREEDY, OTHER, HONEST)] == [9, 8, 3]
        honest[0].send(REQUEST)
        assert await honest[0].head() == 200
        assert await first[0].everything() == b""  # the oldest of them
        close_all(first + second + honest)

    attack(use, max_connections=20)


def test_sockets_that_have_joined_a_table_stay_while_others_can_make_room() -> None:
    async def use(server: TransportServer) -> None:
        players = [await server.open_socket(source=GREEDY) for _ in range(6)]
        for player in players:
            player.send(frame(1, b"hello"))
            await player.reader.readexactly(7)
        idle = await connect_many(server, OTHER, 4)
        honest = await connect_many(server, HONEST, 3)
        assert [count(server, source) for source in (GREEDY, OTHER, HONEST)] == [6, 1, 3]
        close_all(players + idle + honest)

    attack(use, max_connections=10)


def test_an_address_with_many_joined_sockets_makes_room_for_a_newcomer() -> None:
    async def use(server: TransportServer) -> None:
        players = [await server.open_socket(source=GREEDY) for _ in range(10)]
        for player in players:
            player.send(frame(1, b"hello"))
            await player.reader.readexactly(7)
        [honest] = await connect_many(server, HONEST, 1)
        assert not await server.is_open_to(GREEDY)
        honest.send(REQUEST)
        assert await honest.head() == 200
        close_all([*players, honest])

    attack(use, max_connections=10)


def test_half_sent_requests_make_room_for_newer_connections_of_their_address() -> None:
    async def use(server: TransportServer) -> None:
        half = await connect_many(server, GREEDY, 10)
        for client in half:
            client.send(b"GET / HT")
        await asyncio.sleep(0.3)
        newer = await connect_many(server, GREEDY, 4)
        assert count(server, GREEDY) == 10
        for client in half[:4]:
            assert await client.everything() == b""
        newer[0].send(REQUEST)
        assert await newer[0].head() == 200
        close_all(half + newer)

    attack(use, waiting_per_address=10, waiting_seconds=0.2)


def test_an_address_opens_a_limited_number_of_connections_per_second() -> None:
    async def use(server: TransportServer) -> None:
        assert [await server.is_open_to(GREEDY) for _ in range(7)] == [True] * 5 + [False] * 2
        assert await server.is_open_to(HONEST)

    attack(use, connects_per_second=0.1, connect_burst=5.0)


# The real server


class ServingWithFewFiles(Serving):
    launcher = ("sh", "-c", f'ulimit -n {OPEN_FILES}; exec "$@"', "sh")


def test_with_1024_open_files_newcomers_connect_while_one_address_holds_all_it_can(tmp_path: Path) -> None:
    serving = ServingWithFewFiles(tmp_path / "server").start()
    assert serving.process is not None
    pid = serving.process.pid
    limits = limits_for(OPEN_FILES, by_address=True)

    async def use() -> None:
        server = TransportServer(None, serving.port)  # type: ignore[arg-type]
        clients = [await server.connect(GREEDY) for _ in range(OPEN_FILES // 2)]
        for source in (HONEST, OTHER):
            assert await is_healthy(server, source)
        assert len(list(Path(f"/proc/{pid}/fd").iterdir())) < limits.connections_per_address + 100
        close_all(clients)

    try:
        asyncio.run(use())
        assert [line for line in map(json.loads, serving.logged().splitlines()) if line.get("address") == GREEDY]
    finally:
        serving.kill()


async def is_healthy(server: TransportServer, source: str) -> bool:
    client = await server.connect(source)
    client.send(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
    try:
        return await client.head() == 200
    except (OSError, asyncio.IncompleteReadError):
        return False
    finally:
        client.close()


# Parts


def test_no_address_can_use_up_the_open_files() -> None:
    limits = limits_for(OPEN_FILES, by_address=True)
    assert limits.max_connections == OPEN_FILES - RESERVED_FILES
    assert 200 < limits.connections_per_address <= limits.max_connections / 3
    assert limits_for(10, by_address=True).max_connections == 16
    assert not limits_for(OPEN_FILES, by_address=False).by_address


@pytest.mark.parametrize(
    ("names", "address", "is_trusted"),
    [
        ("", "127.0.0.1", False),
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "127.0.0.2", False),
        ("10.0.0.0/8, ::1", "10.2.3.4", True),
        ("10.0.0.0/8, ::1", "::1", True),
        ("10.0.0.0/8, ::1", "::2", False),
        ("*", "192.0.2.1", True),
        ("proxy", "unknown", False),
    ],
)
def test_proxies_are_addresses_or_networks(names: str, address: str, is_trusted: bool) -> None:
    assert (address in TrustedProxies(names)) == is_trusted


def test_repeated_log_lines_become_one_with_a_count(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(log_limiter, "monotonic", clock)
    limiter = LogLimiter()
    with caplog.at_level(logging.WARNING):
        for address in ("first", "second", "third"):
            limiter.count("flood", address)
        clock.now += 60
        limiter.flush()
        limiter.flush()
    assert [(record.address, record.count) for record in caplog.records] == [("first", 1), ("third", 2)]  # type: ignore[attr-defined]
