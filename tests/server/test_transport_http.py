"""Every request that is too large, too slow or malformed is answered and ends its connection."""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
from time import monotonic
from typing import Any

import pytest

from naqala.server.http.middleware import SECURITY_HEADERS
from tests.server.transport_server import LARGE, REQUEST, UPGRADE, RawClient, TransportServer, attack

pytestmark = pytest.mark.once

GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
CHUNKED = b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
MANY_HEADERS = b"".join([b"X-%d: y\r\n" % n for n in range(200)])
MEGABYTE, MANY = 1_000_000, 100_000
QUICK = 0.3  # seconds

TOO_LARGE: dict[str, tuple[bytes, int]] = {
    "an endless URL": (b"GET /" + b"a" * MEGABYTE, 414),
    "an endless header": (GET + b"X: " + b"y" * MEGABYTE, 431),
    "an endless header name": (GET + b"X" * MEGABYTE, 431),
    "a header of 20 kB": (GET + b"X: " + b"y" * 20_000 + b"\r\n\r\n", 431),
    "a header of 10 kB": (GET + b"X: " + b"y" * 10_000 + b"\r\n\r\n", 431),
    "200 headers": (GET + MANY_HEADERS + b"\r\n", 431),
    "a head of 17 kB": (GET + b"X: " + b"y" * 8000 + b"\r\nX: " + b"y" * 8000 + b"\r\nX: " + b"y" * 1000, 431),
    "empty lines without end": (b"\r\n" * MANY, 431),
    "chunks of one byte": (CHUNKED + b"1\r\nx\r\n" * MANY, 413),
    "2,000 chunks": (CHUNKED + b"1\r\nx\r\n" * 2000 + b"0\r\n\r\n", 413),
    "an endless chunk extension": (CHUNKED + b"1;" + b"x" * MEGABYTE, 413),
    "trailers without end": (CHUNKED + b"0\r\n" + b"X: y\r\n" * MANY, 431),
    "a body without end": (b"POST /early HTTP/1.1\r\nContent-Length: 9000000000\r\n\r\n" + b"x" * MEGABYTE, 200),
    "no HTTP": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400),
    "an upgrade by POST": (b"POST" + UPGRADE[3:] + b"\r\n", 405),
    "an upgrade by POST with a body": (b"POST" + UPGRADE[3:] + b"Content-Length: 5\r\n\r\nhello", 405),
    "an upgrade with 200 headers": (UPGRADE + MANY_HEADERS + b"\r\n", 431),
    "an upgrade with a header of 20 kB": (UPGRADE + b"X: " + b"y" * 20_000 + b"\r\n\r\n", 431),
    "an upgrade with a header of 8180 bytes": (UPGRADE + b"X: " + b"y" * 8179 + b"\r\n\r\n", 101),
    "an upgrade with a body": (UPGRADE + b"Content-Length: 5\r\n\r\nhello", 400),
    "an upgrade behind an unanswered request": (CHUNKED[:-2] + b"\r\n" + b"0\r\n\r\n" + UPGRADE + b"\r\n", 400),
}


@pytest.mark.parametrize(("sent", "status"), TOO_LARGE.values(), ids=TOO_LARGE)
def test_a_request_beyond_the_limits_is_answered_and_the_connection_is_closed(sent: bytes, status: int) -> None:
    async def use(server: TransportServer) -> None:
        client = await server.connect()
        sending = asyncio.create_task(client.send_all(sent))
        if status == 101:
            assert await client.head() == status
        else:
            assert await client.status() == status
        sending.cancel()
        client.close()

    attack(use)


def test_the_answer_has_the_format_of_all_errors() -> None:
    async def use(server: TransportServer) -> None:
        client = await server.connect()
        client.send(b"nonsense\r\n\r\n")
        head, _, body = (await client.everything()).decode().partition("\r\n\r\n")
        headers = dict(line.split(": ", 1) for line in head.splitlines()[1:])
        assert headers.items() >= SECURITY_HEADERS.items()
        text = {"key": "server-not-http", "arguments": {}}
        message = "This is not a valid HTTP request."
        assert json.loads(body) == {"code": "malformed", "message": message, "text": text, "rule": None}

    attack(use)


def test_a_refused_client_is_not_reset_while_it_is_still_sending() -> None:
    """Otherwise it might not be able to read the answer."""

    async def use(server: TransportServer) -> None:
        client = await server.connect()
        client.send(b"nonsense\r\n\r\n")
        assert (await client.reader.read()).startswith(b"HTTP/1.1 400 ")
        client.send(b"x" * 50_000)
        [guard] = server.guards
        async with asyncio.timeout(10):
            while guard.discarded < 50_000:
                await asyncio.sleep(0.01)
            client.writer.close()
            while server.guards:
                await asyncio.sleep(0.01)

    attack(use, linger_seconds=60.0)


def test_a_large_but_allowed_request_is_answered() -> None:
    async def use(server: TransportServer) -> None:
        client = await server.connect()
        head = GET + b"X: " + b"y" * 7000 + b"\r\n" + b"".join([b"X-%d: y\r\n" % n for n in range(90)])
        client.send(head.replace(b"GET", b"POST") + b"Content-Length: 65536\r\n\r\n" + b"x" * 65536)
        assert await client.head() == 200
        assert await client.reader.readexactly(5) == b"65536"
        client.close()

    attack(use)


def test_trailers_do_not_become_headers() -> None:
    async def use(server: TransportServer) -> None:
        client = await server.connect()
        client.send(CHUNKED + b"1\r\nx\r\n0\r\nOrigin: http://localhost\r\n\r\n")
        assert await client.head() == 200
        [guard] = server.guards
        assert guard.handler is not None
        assert b"origin" not in dict(guard.handler.scope["headers"])
        client.close()

    attack(use)


# Time


async def drip(client: RawClient, data: bytes) -> None:
    for byte in itertools.cycle(data):
        await client.send_all(bytes([byte]))
        await asyncio.sleep(0.02)


SLOW: dict[str, tuple[bytes, bytes, int, dict[str, Any]]] = {
    "nothing at all": (b"", b"", 0, {"head_seconds": QUICK}),
    "half a request": (GET, b"", 408, {"head_seconds": QUICK}),
    "a slow URL": (b"GET /", b"a", 408, {"head_seconds": QUICK}),
    "a slow header": (GET + b"X: ", b"y", 408, {"head_seconds": QUICK}),
    "slow headers": (GET, b"X: y\r\n", 408, {"head_seconds": QUICK}),
    "slow empty lines": (b"\r\n", b"\r\n", 0, {"head_seconds": QUICK}),
    "half a body": (b"POST / HTTP/1.1\r\nContent-Length: 10\r\n\r\nx", b"", 408, {"body_seconds": QUICK}),
    "a slow body": (b"POST / HTTP/1.1\r\nContent-Length: 9999\r\n\r\nx", b"x", 408, {"body_seconds": QUICK}),
    "slow chunks": (CHUNKED, b"1\r\nx\r\n", 408, {"body_seconds": QUICK}),
    "a request, then nothing": (REQUEST, b"", 200, {"keep_alive_seconds": 1}),
    "a request, then half a request": (REQUEST + GET, b"", 408, {"head_seconds": QUICK, "keep_alive_seconds": 60}),
    "a request, then slow empty lines": (REQUEST, b"\r\n", 200, {"head_seconds": QUICK, "keep_alive_seconds": 60}),
}


@pytest.mark.parametrize(("sent", "then", "status", "limits"), SLOW.values(), ids=SLOW)
def test_a_request_that_takes_too_long_ends_its_connection(
    sent: bytes, then: bytes, status: int, limits: dict[str, Any]
) -> None:
    async def use(server: TransportServer) -> None:
        client = await server.connect()
        client.send(sent)
        dripping = asyncio.create_task(drip(client, then))
        assert await client.status() == status
        dripping.cancel()

    attack(use, **limits)


def test_a_client_that_does_not_read_its_response_is_disconnected() -> None:
    async def use(server: TransportServer) -> None:
        client = await server.connect(SO_RCVBUF=4096)
        client.writer.transport.pause_reading()  # type: ignore[attr-defined]
        client.send(REQUEST.replace(b"/ ", b"/large ", 1))
        async with asyncio.timeout(10):
            while not server.guards:
                await asyncio.sleep(0.01)
            while server.guards:
                await asyncio.sleep(0.05)
        client.close()

    attack(use, write_seconds=QUICK)


def test_a_client_that_reads_gets_all_of_a_large_response() -> None:
    async def use(server: TransportServer) -> None:
        client = await server.connect()
        client.send(REQUEST.replace(b"/ ", b"/large ", 1))
        assert await client.head() == 200
        assert len(await client.reader.readexactly(LARGE)) == LARGE
        client.close()

    attack(use)


# Fairness between connections


def test_only_a_few_of_many_pipelined_requests_are_parsed_at_a_time() -> None:
    many = 3000

    async def use(server: TransportServer) -> None:
        client = await server.connect()
        sending = asyncio.create_task(client.send_all(REQUEST * many))
        longest, answered = 0, 0
        while answered < many:
            assert await client.head() == 200
            await client.reader.readexactly(1)
            answered += 1
            longest = max([longest, *[len(guard.handler.pipeline) for guard in server.guards if guard.handler]])  # type: ignore[union-attr]
        assert longest < 100
        await sending
        client.close()

    attack(use, by_address=False, bytes_per_second=1e9)


def test_requests_beyond_the_limit_of_an_address_wait() -> None:
    async def use(server: TransportServer) -> None:
        clients = [await server.connect() for _ in range(3)]
        began = monotonic()
        for client in clients:
            for _ in range(3):
                client.send(REQUEST)
                assert await client.head() == 200
                await client.reader.readexactly(1)
        assert monotonic() - began > 0.2
        for client in clients:
            client.close()

    attack(use, requests_per_second=10.0, request_burst=5.0)


def test_reading_pauses_when_the_bytes_of_a_second_are_used_up() -> None:
    async def use(server: TransportServer) -> None:
        client = await server.connect()
        began = monotonic()
        client.send(b"POST / HTTP/1.1\r\nContent-Length: 100000\r\n\r\n" + b"x" * 100_000)
        assert await client.head() == 200
        assert monotonic() - began > 0.25
        client.close()

    attack(use, bytes_per_second=200_000.0, byte_burst=10_000.0)


# Malformed requests


def test_an_address_that_sends_many_malformed_requests_is_refused_for_a_while(caplog: pytest.LogCaptureFixture) -> None:
    async def use(server: TransportServer) -> None:
        for _ in range(10):
            client = await server.connect("127.0.0.2")
            client.send(b"nonsense\r\n\r\n")
            await client.everything()
        assert not await server.is_open_to("127.0.0.2")
        assert await server.is_open_to("127.0.0.3")
        async with asyncio.timeout(10):
            while not await server.is_open_to("127.0.0.2"):
                await asyncio.sleep(0.1)

    with caplog.at_level(logging.INFO):
        attack(use, malformed_burst=5.0, malformed_per_second=0.01, ban_seconds=0.5)
    warnings = [record.message for record in caplog.records if record.levelno >= logging.WARNING]
    refused = "connections refused: too many malformed requests from this address"
    assert warnings == ["malformed requests or floods", refused]


def test_one_request_is_parsed_at_a_time() -> None:
    """Others have their turn between two pipelined requests."""

    async def use(server: TransportServer) -> None:
        client = await server.connect()
        client.send(REQUEST)
        assert await client.head() == 200
        [guard] = server.guards
        assert guard.handler is not None
        assert guard.handler.piece_size(bytearray(REQUEST * 3)) == len(REQUEST)
        client.close()

    attack(use)


def test_malformed_requests_through_a_trusted_proxy_ban_nobody() -> None:
    async def use(server: TransportServer) -> None:
        for _ in range(10):
            client = await server.connect("127.0.0.2")
            client.send(b"nonsense\r\n\r\n")
            await client.everything()
        assert await server.is_open_to("127.0.0.2")

    attack(use, "127.0.0.2", malformed_burst=5.0, malformed_per_second=0.01)
