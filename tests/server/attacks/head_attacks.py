"""Attacks by the head of an HTTP request, or by no request at all."""

from __future__ import annotations

import asyncio
import os
from itertools import count, repeat

from tests.server.attacks.attack import Attack
from tests.server.attacks.raw_connection import ClosedByServer, RawConnection

BLOCK = b"a" * (1 << 16)
HEADERS_BYTES = 20 * 1024 * 1024  # on each connection
LONG_HEADER = 8000  # bytes; shorter than any usual limit
ANSWER_TIMEOUT = 3.0  # seconds after which a request counts as hanging
SLOW_INTERVAL = 0.5  # seconds between two bytes of slow headers


async def endless_url(connection: RawConnection) -> None:
    await connection.send(b"GET /")
    for _ in repeat(None):
        await connection.send(BLOCK)
        connection.tally.rounds += 1


async def huge_headers(connection: RawConnection) -> None:
    await connection.send(f"GET /health HTTP/1.1\r\nHost: {connection.target.authority}\r\n".encode())
    sent = 0
    for nth in count():
        header = f"X-Filler-{nth}: {'a' * LONG_HEADER}\r\n".encode()
        await connection.send(header)
        connection.tally.rounds += 1
        sent += len(header)
        if sent >= HEADERS_BYTES:
            break
    await connection.read_and_discard()


async def slow_headers(connection: RawConnection) -> None:
    await connection.send(f"GET /health HTTP/1.1\r\nHost: {connection.target.authority}\r\nX-Slow: ".encode())
    for _ in repeat(None):
        await connection.send(b"a")
        connection.tally.rounds += 1
        await asyncio.sleep(SLOW_INTERVAL)


async def half_request(connection: RawConnection) -> None:
    await connection.send(f"GET /health HTTP/1.1\r\nHost: {connection.target.authority}\r\n".encode())
    connection.tally.rounds += 1
    await connection.read_and_discard()


async def idle_socket(connection: RawConnection) -> None:
    connection.tally.rounds += 1
    await connection.read_and_discard()


async def churn(connection: RawConnection) -> None:
    """Open and reset at once."""
    connection.tally.rounds += 1
    connection.close(reset=True)


async def malformed_http(connection: RawConnection) -> None:
    await connection.send(b"NONSENSE without sense\r\n\r\n")
    connection.tally.rounds += 1
    await connection.read_and_discard()


async def garbage(connection: RawConnection) -> None:
    await connection.send(os.urandom(4096))
    connection.tally.rounds += 1
    await connection.read_and_discard()


# Upgrades that must be answered, with a socket or an error


async def expect_answer(connection: RawConnection, upgrade: bytes) -> None:
    await connection.send(upgrade)
    connection.tally.rounds += 1
    try:
        async with asyncio.timeout(ANSWER_TIMEOUT):
            head = await connection.read_until(b"\r\n\r\n")
    except TimeoutError:
        connection.tally.hanging += 1
    except ClosedByServer:
        connection.tally.statuses["closed"] += 1
        raise
    else:
        connection.tally.answered += 1
        connection.tally.statuses[head.decode("latin-1").split(" ", 2)[1]] += 1


async def upgrade_by_post(connection: RawConnection) -> None:
    await expect_answer(connection, connection.upgrade("Content-Length: 5", method="POST") + b"hello")


async def upgrade_with_body(connection: RawConnection) -> None:
    await expect_answer(connection, connection.upgrade("Content-Length: 5") + b"hello")


async def upgrade_with_many_headers(connection: RawConnection) -> None:
    await expect_answer(connection, connection.upgrade(*[f"X-Filler-{nth}: a" for nth in range(200)]))


async def upgrade_with_big_header(connection: RawConnection) -> None:
    await expect_answer(connection, connection.upgrade(f"X-Filler: {'a' * 20_000}"))


HEAD_ATTACKS = (
    Attack("endless-url", "a URL that never ends", endless_url),
    Attack("slow-headers", "300 requests, one byte every half second", slow_headers, connections=300),
    Attack("huge-headers", "20 MB of headers on each of 8 connections", huge_headers, connections=8),
    Attack("half-requests", "1,500 requests without an end", half_request, connections=1500),
    Attack("idle-sockets", "2,000 connections without a request", idle_socket, connections=2000),
    Attack("malformed-http", "requests that are not HTTP", malformed_http, connections=20, at_full_speed=True),
    Attack("garbage", "random bytes", garbage, connections=20, at_full_speed=True),
    Attack("churn", "connections opened and reset at once", churn, connections=20, at_full_speed=True),
    Attack("upgrade-post", "WebSocket upgrades by POST", upgrade_by_post, connections=4, must_be_answered=True),
    Attack("upgrade-body", "upgrades with a body", upgrade_with_body, connections=4, must_be_answered=True),
    Attack(
        "upgrade-many-headers", "upgrades with 200 headers", upgrade_with_many_headers, connections=4,
        must_be_answered=True,
    ),
    Attack(
        "upgrade-big-header", "upgrades with a header of 20 kB", upgrade_with_big_header, connections=4,
        must_be_answered=True,
    ),
)  # fmt: skip
