"""A real server with clocks is killed, stays down longer than a turn may take, and goes on."""

from __future__ import annotations

import asyncio
import time

import pytest

from tests.server.seated import seated
from tests.server.serving import Serving

pytestmark = pytest.mark.once

TURN = 8  # seconds
GIVEN_BACK = 5.0  # seconds at most: the time since the last heartbeat, and some for a busy machine


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
        clocks = [client.table["clock"] for client in (first, second)]
        assert [clock["running"] for clock in clocks] == [seat, seat]
        left = clocks[0]["remaining"][("blue", "pink").index(seat)]
        assert 0 < left <= TURN - 4 + GIVEN_BACK
        assert abs(clocks[1]["remaining"][("blue", "pink").index(seat)] - left) < GIVEN_BACK
        assert first.played == []  # the time did not run out meanwhile
        for client in (first, second):
            await client.until(lambda client: client.notes and client.notes[-1]["kind"] == "turn-played")
            await client.until(lambda client: client.played)
        assert {action["seat"] for action in first.played} == {seat}
        assert first.table["seats"][("blue", "pink").index(seat)]["bot"] is None

    asyncio.run(play())
