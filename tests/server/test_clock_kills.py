"""A real server with clocks is killed, stays down longer than a turn may take, and goes on."""

from __future__ import annotations

import asyncio
import time

import pytest

from tests.server.seated import seated
from tests.server.serving import Serving

pytestmark = [pytest.mark.once, pytest.mark.slow]

TURN = 30  # seconds; long enough to connect again even on a busy machine


def test_no_time_is_lost_while_the_server_is_down_and_then_a_bot_plays(own_serving: Serving) -> None:
    async def play() -> None:
        control = {"kind": "live", "turn": TURN}
        two = await seated(own_serving, time_control=control)
        to_move = two.to_move
        seat, person = to_move.seats[0], two.people[two.clients.index(to_move)]
        await asyncio.sleep(4)  # there is a heartbeat every three seconds
        own_serving.kill()
        down = time.monotonic()
        while time.monotonic() < down + TURN:
            await asyncio.sleep(0.5)
        own_serving.start()
        first, second = [await person.connect(two.code) for _ in range(2)]  # two tabs
        number = ("blue", "pink").index(seat)
        clocks = [client.table["clock"] for client in (first, second)]
        assert [clock["running"] for clock in clocks] == [seat, seat]  # the time did not run out meanwhile
        assert 0 < clocks[1]["remaining"][number] <= clocks[0]["remaining"][number] < TURN
        assert first.played == []
        for client in (first, second):
            await client.until(lambda client: client.notes and client.notes[-1]["kind"] == "turn-played")
            await client.until(lambda client: client.played)
        assert {action["seat"] for action in first.played} == {seat}
        assert first.table["seats"][number]["bot"] is None

    asyncio.run(play())
