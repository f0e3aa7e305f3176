"""Whole games over WebSockets: people and bots, drafts, broken connections."""

from __future__ import annotations

import asyncio
import random

import pytest

from naqala.engine.game import Game
from tests.server.serving import Person, Serving, SocketClient, has_seen, play_on


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
        code = await ann.create_table(*seats)
        others = [Person(serving, f"P{nth}") for nth in range(max(seats.count("person") - 1, 0))]
        for other in others:
            await other.join(code)
        await ann.start_game(code)
        clients = [await person.connect(code) for person in (ann, *others)]
        spectator = await SocketClient.connect(serving, code, [])
        if "device" in seats:
            await play_at_one_device(clients[0])
        else:
            await play_on(clients, random.Random(7))
        await spectator.until(lambda client: client.result)
        game = Game.parse((await ann.http.get(f"/api/tables/{code}/record")).text)
        assert game.over
        result = spectator.result
        assert result is not None
        assert [sheet["total"] for sheet in result["score_sheets"]] == [sheet.total for sheet in game.scores()]
        assert [played["notation"] for played in spectator.played] == [str(action) for action in game.log]
        assert (result["seed"], result["commitment"]) == (f"{game.secret()[0]:032x}", game.commitment)
        assert spectator.table["commitment"] == game.commitment

    asyncio.run(play())


async def play_at_one_device(client: SocketClient) -> None:
    """One client has the keys of several seats and switches to the seat to move."""
    rng = random.Random(3)
    while not client.result:
        assert client.snapshot is not None
        asked = client.snapshot["question"]
        if client.options:
            reply = await client.attempt(rng.choice(client.options)["notation"])
            assert reply["type"] == "ack", reply
            await client.until(has_seen(reply["action_count"]))
        elif asked and asked["seat"] in client.seats and client.snapshot["seat"] != asked["seat"]:
            await client.ask("switch-seat", seat=asked["seat"])
        else:
            await client.next()
