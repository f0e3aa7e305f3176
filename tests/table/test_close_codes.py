"""Whoever says too much learns it from the code by which the line ends, as docs/wire.md says."""

from __future__ import annotations

import asyncio
from pathlib import Path

import websockets

from tests.table.serving import Line, Person, Serving

FLOOD = 300  # more than the burst and all that is borne after it


def test_a_line_that_is_cut_for_too_many_messages_ends_by_4429(tmp_path: Path) -> None:
    serving = Serving(tmp_path / "server").start()  # with its limits

    async def flood() -> int | None:
        ann = Person(serving)
        line = await Line.connect(serving, await ann.lay("person", "calm"), [])
        await ann.close()
        for _ in range(FLOOD):
            await line.socket.send('{"say":"sale"}')
        try:
            while True:
                await line.next()
        except websockets.ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else None

    try:
        assert asyncio.run(flood()) == 4429
    finally:
        serving.kill()
