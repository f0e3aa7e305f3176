"""Attacks by WebSocket frames, each by a spectator who has sent a valid hello."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from itertools import repeat

from tests.server.attacks.attack import Attack
from tests.server.attacks.raw_connection import CONTINUATION, FINAL, PING, TEXT, RawConnection, frame

BLOCK_BYTES = 1 << 16  # sent at once
MAX_MESSAGE_BYTES = 16 * 1024  # of the protocol
SMALL_BUFFER = 4096


def block_of(one_frame: bytes) -> bytes:
    return one_frame * (BLOCK_BYTES // len(one_frame))


async def send_forever(connection: RawConnection, block: bytes, frames: int) -> None:
    for _ in repeat(None):
        await connection.send(block)
        connection.tally.rounds += frames


async def both(sending: Awaitable[None], reading: Awaitable[None]) -> None:
    """Send and read at the same time; the first error ends both."""
    tasks = [asyncio.ensure_future(sending), asyncio.ensure_future(reading)]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError, OSError):
                await task


async def flood(connection: RawConnection, one_frame: bytes) -> None:
    """Send this frame again and again, and read what comes."""
    block = block_of(one_frame)
    await both(send_forever(connection, block, len(block) // len(one_frame)), connection.read_and_discard())


async def ping_flood(connection: RawConnection) -> None:
    await connection.watch()
    await flood(connection, frame(FINAL | PING))


async def unread_pongs(connection: RawConnection) -> None:
    await connection.watch()
    block = block_of(frame(FINAL | PING, b"p" * 125))
    await send_forever(connection, block, len(block) // 131)


async def empty_fragments(connection: RawConnection) -> None:
    await connection.watch()
    await connection.send(frame(TEXT))
    await flood(connection, frame(CONTINUATION))


async def tiny_fragments(connection: RawConnection) -> None:
    await connection.watch()
    await connection.send(frame(TEXT, b"{"))
    await flood(connection, frame(CONTINUATION, b" "))


async def big_messages(connection: RawConnection) -> None:
    await connection.watch()
    await flood(connection, frame(FINAL | TEXT, b'{"type":"sale"}'.ljust(MAX_MESSAGE_BYTES)))


async def idle_spectator(connection: RawConnection) -> None:
    await connection.watch()
    connection.tally.rounds += 1
    await connection.read_and_discard()


FRAME_ATTACKS = (
    Attack("ping-flood", "PING frames without a pause", ping_flood),
    Attack("empty-fragments", "a message of empty fragments that never ends", empty_fragments),
    Attack("tiny-fragments", "a message of one-byte fragments that never ends", tiny_fragments),
    Attack("unread-pongs", "PING frames; the pongs are never read", unread_pongs, receive_buffer=SMALL_BUFFER),
    Attack("big-messages", "valid messages of the largest size without a pause", big_messages),
    Attack("idle-spectators", "1,000 spectators who do nothing", idle_spectator, connections=1000),
)
