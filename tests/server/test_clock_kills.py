"""A real server with clocks is killed, stays down longer than a turn may take, and goes on."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.positions import BLUE
from tests.server.seated import seated
from tests.server.serving import TIMEOUT, Person, Serving, has_seen
from tests.server.steered_server import SteeredServing

pytestmark = [pytest.mark.once, pytest.mark.slow]

DAY = 86400
TURN = 3600  # seconds


@pytest.fixture
def steered(tmp_path: Path) -> Iterator[SteeredServing]:
    """A server that is not running yet."""
    serving = SteeredServing(tmp_path / "server", "--positions", "--no-limits")
    serving.folder.mkdir()
    yield serving
    serving.kill()


def test_no_time_is_lost_while_the_server_is_down_and_then_a_bot_plays(steered: SteeredServing) -> None:
    async def play() -> None:
        two = await seated(steered, time_control={"kind": "live", "turn": TURN})
        to_move = two.to_move
        seat, person = to_move.seats[0], two.people[two.clients.index(to_move)]
        await asyncio.sleep(4)  # there is a heartbeat every three seconds
        steered.kill()
        steered.pass_time(TURN)
        steered.start()
        first, second = [await person.connect(two.code) for _ in range(2)]  # two tabs
        number = ("blue", "pink").index(seat)
        clocks = [client.table["clock"] for client in (first, second)]
        assert [clock["running"] for clock in clocks] == [seat, seat]  # the time did not run out meanwhile
        assert 0 < clocks[1]["remaining"][number] <= clocks[0]["remaining"][number] < TURN
        assert first.played == []
        steered.pass_time(TURN)
        for client in (first, second):
            await client.until(lambda client: client.notes and client.notes[-1]["kind"] == "turn-played")
            await client.until(lambda client: client.played)
        assert {action["seat"] for action in first.played} == {seat}
        assert first.table["seats"][number]["bot"] is None

    steered.start()
    asyncio.run(play())


def stored(serving: Serving) -> tuple[int, object, object]:
    """The number of actions, whose clock runs, and whether it has a deadline."""
    with closing(sqlite3.connect(f"file:{serving.database}?mode=ro", uri=True)) as store:
        (actions,) = store.execute("SELECT count(*) FROM actions").fetchone()
        running, has_deadline = store.execute("SELECT running, deadline IS NOT NULL FROM clocks").fetchone()
    return actions, running, has_deadline


def test_a_bot_that_was_to_move_when_the_server_was_killed_plays_though_nobody_comes_back(
    steered: SteeredServing,
) -> None:
    async def play() -> None:
        ann = Person(steered, "Ann")
        code = await ann.create_table(
            "person", "calm", start=True, time_control={"kind": "correspondence", "turn": DAY}
        )
        client = await ann.connect(code)
        while client.options:  # until the bot is to move
            reply = await client.attempt(client.options[0]["notation"])
            await client.until(has_seen(reply["action_count"]))
        await ann.close()

    steered.hold_bots()
    steered.start()
    asyncio.run(play())
    steered.kill()
    actions, running, has_deadline = stored(steered)
    assert (running, has_deadline) == (None, 0)
    steered.release_bots()
    steered.start()
    end = time.monotonic() + TIMEOUT
    while time.monotonic() < end and stored(steered)[1:] != (BLUE, 1):
        time.sleep(0.1)
    assert stored(steered)[1:] == (BLUE, 1)  # the clock of the person runs again
    assert stored(steered)[0] > actions
