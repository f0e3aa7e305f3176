"""Floods of frames end with the connection being closed, and nothing is buffered without limit."""

from __future__ import annotations

import asyncio
import logging
import os
from contextlib import suppress

import pytest

from naqala.server.transport.websocket_frames import scan_frames
from tests.server.transport_server import UPGRADE, TransportServer, attack, frame

pytestmark = pytest.mark.once

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
MANY = 50_000
UNLIMITED = 1e9

FLOODS: dict[str, bytes] = {
    "pings": frame(PING) * MANY,
    "large pings": frame(PING, b"x" * 125) * MANY,
    "unsolicited pongs": frame(PONG) * MANY,
    "empty fragments": frame(TEXT, b"", final=False) + frame(CONTINUATION, b"", final=False) * MANY,
    "fragments of one byte": frame(TEXT, b"x", final=False) + frame(CONTINUATION, b"x", final=False) * MANY,
    "pings between messages": (frame(PING) * 20 + frame(TEXT, b"hi")) * (MANY // 20),
    "pings while the app answers": frame(TEXT, b"hi") + frame(PING) * MANY,
}


@pytest.mark.parametrize("sent", FLOODS.values(), ids=FLOODS)
def test_a_flood_of_frames_ends_the_connection_and_logs_no_error(sent: bytes, caplog: pytest.LogCaptureFixture) -> None:
    async def use(server: TransportServer) -> None:
        client = await server.open_socket()
        sending = asyncio.create_task(client.send_all(sent))
        assert await client.close_code() == 1008
        await sending
        async with asyncio.timeout(10):
            while server.guards:
                await asyncio.sleep(0.01)

    attack(use, linger_seconds=0.5)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_an_address_that_floods_is_refused_sooner_than_one_that_sends_malformed_requests() -> None:
    async def use(server: TransportServer) -> None:
        client = await server.open_socket(source="127.0.0.2")
        sending = asyncio.create_task(client.send_all(FLOODS["pings"]))
        assert await client.close_code() == 1008
        await sending
        assert not await server.is_open_to("127.0.0.2")
        assert await server.is_open_to("127.0.0.3")

    attack(use, linger_seconds=0.5, malformed_burst=5.0, malformed_per_second=0.01)


def test_a_flood_after_the_close_frame_ends_the_connection_and_the_code_can_still_be_read() -> None:
    async def use(server: TransportServer) -> None:
        client = await server.open_socket()
        client.send(frame(TEXT, b"close"))
        sending = asyncio.create_task(client.send_all(frame(TEXT, b"more") * MANY))
        assert await client.close_code() == 4000
        await sending
        async with asyncio.timeout(5):  # uvicorn alone would wait for ten seconds
            while server.guards:
                await asyncio.sleep(0.01)

    attack(use)


def test_a_message_that_is_too_large_is_refused_and_the_code_can_be_read() -> None:
    async def use(server: TransportServer) -> None:
        client = await server.open_socket()
        sending = asyncio.create_task(client.send_all(b"\x81\xff" + (2**62).to_bytes(8, "big") + bytes(900_000)))
        assert await client.close_code() == 1009
        await sending

    attack(use, linger_seconds=0.5)


def test_a_normal_client_is_not_hurt() -> None:
    async def use(server: TransportServer) -> None:
        client = await server.open_socket()
        for n in range(300):
            client.send(frame(TEXT, str(n).encode() * 50))
            client.send(frame(PING) if n % 10 == 0 else b"")
        received = await client.reader.readuntil(b"299" * 50)
        assert received.index(b"100" * 50) < received.index(b"200" * 50)
        client.send(frame(TEXT, b"a", final=False) + frame(CONTINUATION, b"b", final=False) + frame(PING, b"?"))
        client.send(frame(CONTINUATION, b"c"))
        assert await client.reader.readuntil(b"abc") == b"\x8a\x01?\x81\x03abc"
        client.send(frame(CLOSE, (1000).to_bytes(2, "big")))
        assert await client.close_code() == 1000

    attack(use)


def test_a_message_may_arrive_byte_by_byte_and_together_with_the_handshake() -> None:
    async def use(server: TransportServer) -> None:
        client = await server.connect()
        client.send(UPGRADE + b"\r\n" + frame(TEXT, b"early") + frame(TEXT, b"x" * 200)[:3])
        assert await client.head() == 101
        assert await client.reader.readexactly(7) == b"\x81\x05early"
        for byte in frame(TEXT, b"x" * 200)[3:]:
            client.send(bytes([byte]))
            await client.writer.drain()
        assert (await client.reader.readuntil(b"x" * 200))[:2] == b"\x81\x7e"
        client.close()

    attack(use)


def test_messages_wait_in_the_socket_until_the_app_takes_them() -> None:
    async def use(server: TransportServer) -> None:
        client = await server.open_socket()
        sending = asyncio.create_task(client.send_all(frame(TEXT, b"x" * 10) * MANY))
        for _ in range(200):
            await client.reader.readexactly(12)
            [guard] = server.guards
            assert guard.handler is not None
            assert guard.handler.queue.qsize() <= 1  # type: ignore[union-attr]
            assert len(guard.unparsed) <= 2 * 16_384
        sending.cancel()
        client.close()

    attack(use)


def test_replies_that_nobody_reads_stop_the_reading() -> None:
    async def use(server: TransportServer) -> None:
        client = await server.open_socket(SO_RCVBUF=4096)
        client.writer.transport.pause_reading()  # type: ignore[attr-defined]
        sending = asyncio.create_task(client.send_all(frame(PING, b"x" * 125) * 400_000))
        [guard] = server.guards
        async with asyncio.timeout(20):
            while "writing" not in guard.holds:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)
        assert guard.transport.get_write_buffer_size() < 100_000
        assert not sending.done()
        async with asyncio.timeout(20):
            while server.guards:  # until the write timeout
                await asyncio.sleep(0.01)
        sending.cancel()
        with suppress(asyncio.CancelledError):
            await sending
        client.close()

    attack(use, frames_per_second=UNLIMITED, frame_burst=UNLIMITED, bytes_per_second=UNLIMITED, write_seconds=1.0)


def test_other_connections_are_served_between_the_frames_of_a_flood() -> None:
    """The flood's limits are off here: the event loop must yield by itself."""

    async def use(server: TransportServer) -> None:
        flooder = await server.open_socket()
        sending = asyncio.create_task(flooder.send_all(frame(PONG) * 1_000_000))
        other = await server.open_socket()
        for n in range(20):
            other.send(frame(TEXT, b"%02d" % n))
            assert await other.reader.readexactly(4) == b"\x81\x02%02d" % n
        assert not sending.done()
        sending.cancel()
        flooder.close()
        other.close()

    attack(use, frames_per_second=UNLIMITED, frame_burst=UNLIMITED, bytes_per_second=UNLIMITED)


@pytest.mark.parametrize(
    ("data", "found"),
    [
        (b"", (0, 0, False)),
        (frame(PING)[:1], (0, 0, False)),
        (frame(PING)[:5], (0, 0, False)),
        (frame(PING) * 2, (12, 2, False)),
        (frame(PING) * 10, (30, 5, False)),  # no more than five
        (frame(PING) + frame(TEXT, b"hi") + frame(PING), (14, 2, True)),
        (frame(TEXT, b"hi", final=False) + frame(CONTINUATION) + frame(PING), (14, 2, True)),
        (frame(BINARY, b"x" * 126) + b"more", (134, 1, True)),
        (frame(BINARY, b"x" * 126)[:3], (0, 0, False)),
        (frame(BINARY, b"x" * 126)[:-1], (0, 0, False)),
        (b"\x82\xff" + (100).to_bytes(8, "big") + bytes(104), (114, 1, True)),
        (b"\x82\xff" + (2**63).to_bytes(8, "big"), (10, 1, True)),  # too large: the parser refuses it
        (b"\x82\xfe\x03\xe9", (4, 1, True)),
        (b"\x81\x02hi", (4, 1, True)),  # without a mask
    ],
)
def test_frames_are_found_by_their_headers(data: bytes, found: tuple[int, int, bool]) -> None:
    assert scan_frames(bytearray(data), max_frames=5, max_payload=1000) == found


def test_random_bytes_end_the_connection() -> None:
    async def use(server: TransportServer) -> None:
        for _ in range(20):
            client = await server.open_socket()
            sending = asyncio.create_task(client.send_all(os.urandom(100_000)))
            await client.everything()
            await sending

    attack(use, by_address=False)
