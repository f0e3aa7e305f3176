"""Whole games by WebSocket alone: people and bots, drafts, lines that break."""

from __future__ import annotations

import asyncio
import random

import pytest

from naqala.engine.game import Game
from tests.table.serving import Line, Person, Serving, has_seen, play_on


@pytest.mark.parametrize(
    "seats",
    [
        ("person", "person"),
        ("person", "calm"),
        ("person", "person", "gentle"),
        ("person", "calm", "person", "gentle"),
        ("device", "device", "calm"),
    ],
    ids="-".join,
)
def test_a_whole_game_is_played_by_sockets_alone(serving: Serving, seats: tuple[str, ...]) -> None:
    async def play() -> None:
        ann = Person(serving, "Ann")
        code = await ann.lay(*seats)
        others = [Person(serving, f"P{nth}") for nth in range(max(seats.count("person") - 1, 0))]
        for other in others:
            await other.join(code)
        await ann.begin(code)
        lines = [await person.sit(code) for person in (ann, *others)]
        spectator = await Line.connect(serving, code, [])
        if "device" in seats:
            await play_at_one_device(lines[0])
        else:
            await play_on(lines, random.Random(7))
        await spectator.until(lambda line: line.result)
        game = Game.parse((await ann.http.get(f"/api/tables/{code}/record")).text)
        assert game.over
        result = spectator.result
        assert result is not None
        assert [sheet["total"] for sheet in result["sheets"]] == [sheet.total for sheet in game.scores()]
        assert [played["say"] for played in spectator.played] == [str(action) for action in game.log]
        assert (result["seed"], result["commitment"]) == (f"{game.secret()[0]:032x}", game.commitment)
        assert spectator.table["commitment"] == game.commitment

    asyncio.run(play())


async def play_at_one_device(line: Line) -> None:
    """One line holds the keys to several seats and looks from whichever is asked."""
    chance = random.Random(3)
    while not line.result:
        assert line.scene is not None
        asked = line.scene["asked"]
        if line.offers:
            reply = await line.attempt(chance.choice(line.offers)["say"])
            assert reply["told"] == "done", reply
            await line.until(has_seen(reply["n"]))
        elif asked and asked["seat"] in line.seats and line.scene["seat"] != asked["seat"]:
            await line.ask("sit", seat=asked["seat"])
        else:
            await line.next()
