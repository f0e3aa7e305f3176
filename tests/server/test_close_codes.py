"""A client that sends too much gets the close code documented in docs/wire.md."""

from __future__ import annotations

import asyncio
from pathlib import Path

import websockets

from tests.server.serving import Person, Serving, SocketClient

FLOOD = 300  # more than the burst and all that is borne after it


def test_a_connection_closed_for_too_many_messages_has_close_code_4429(tmp_path: Path) -> None:
    serving = Serving(tmp_path / "server").start()  # with its limits

    async def flood() -> int | None:
        ann = Person(serving)
        client = await SocketClient.connect(serving, await ann.create_table("person", "calm"), [])
        await ann.close()
        for _ in range(FLOOD):
            await client.socket.send('{"type":"sale"}')
        try:
            while True:
                await client.next()
        except websockets.ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else None

    try:
        assert asyncio.run(flood()) == 4429
    finally:
        serving.kill()
