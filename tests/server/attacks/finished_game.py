"""A finished game for attacks that read it, played by bots before anything is measured."""

from __future__ import annotations

import asyncio
from typing import Final

from tests.server.attacks.honest_player import HonestPlayer
from tests.server.attacks.latency_log import LatencyLog

PLAYER: Final = 90  # the number of its source address
GAME_SECONDS: Final = 300.0
GENTLE: Final = "gentle"


async def finish_a_game(port: int) -> str:
    """Let bots play a game for two to its end; returns the code of its table."""
    player = HonestPlayer(PLAYER, port, LatencyLog())
    try:
        code = await player.create_table({"kind": "person"}, {"kind": "bot", "level": GENTLE}, start=True)
        await player.connect(code)
        assert player.snapshot is not None
        await player.post(f"/api/tables/{code}/seats/{player.snapshot['seat']}/substitute", level=GENTLE)
        async with asyncio.timeout(GAME_SECONDS):
            while not player.is_finished:
                player.receive(await player.socket.recv())
        return code
    finally:
        await player.close()
