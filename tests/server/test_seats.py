"""Seats of a running game: handed to a bot, taken back, left."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from naqala.server.tables import seat_changes
from tests.positions import BLUE
from tests.server.registries import (
    MOVE,
    api_error,
    before_move,
    connect_client,
    open_registry,
    start_two_player_game,
    try_actions,
)
from tests.server.seated import bots, drafted, rejected, seated
from tests.server.serving import Person, Serving, play_on


def test_a_bot_answers_for_a_seat_until_it_is_taken_back(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving)
        ann, bob = two.clients
        await two.people[0].post(f"/api/tables/{two.code}/seats/blue/substitute", level="gentle")
        await bob.until(lambda client: bots(client) == ["gentle", None])
        await play_on([bob], random.Random(1), max_actions=30)
        await ann.until(lambda client: client.at()["action_count"] >= 30)
        answer = await two.people[0].http.delete(f"/api/tables/{two.code}/seats/blue/substitute")
        assert [seat_row["bot"] for seat_row in answer.json()["seats"]] == [None, None]
        await bob.ask("why", action="end")
        await ann.until(lambda client: client.at()["action_count"] >= bob.at()["action_count"])
        assert {action["seat"] for action in ann.played} == {"blue", "pink"}
        await play_on([ann, bob], random.Random(2), max_actions=50)

    asyncio.run(play())


def test_a_seat_handed_over_in_the_middle_of_a_turn_loses_its_draft_and_can_act_no_more(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=before_move())
        ann = two.clients[0]
        await ann.attempt("C3>", "D3v")
        await two.people[0].post(f"/api/tables/{two.code}/seats/blue/substitute", level="gentle")
        await ann.until(lambda client: drafted(client) == [] and not client.options)
        error = await ann.ask("try", actions=["E3e"], action_count=0, draft_count=2)
        assert error["code"] in ("not-your-turn", "stale")
        await two.clients[1].until(lambda client: client.options)  # the bot has played all of Blue's turns
        assert {action["seat"] for action in two.clients[1].played} == {"blue"}

    asyncio.run(play())


def test_a_bots_decision_is_discarded_once_the_seat_is_taken_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_registry(tmp_path, bot_workers=1) as registry:
            table, people = await start_two_player_game(registry, before_move())
            connect_client(table, BLUE)  # bots think while somebody is there
            await try_actions(table, *MOVE[:1])
            await table.run_exclusive(lambda: seat_changes.set_substitute(table, people[0], BLUE, "fierce"))
            assert table.draft is not None
            assert table.draft.actions == []
            assert (await api_error(try_actions(table, *MOVE))).code == "not-your-turn"
            thinking = table.bot_player.task
            assert thinking is not None
            await table.run_exclusive(lambda: seat_changes.clear_substitute(table, people[0], BLUE))
            await try_actions(table, *MOVE)
            await thinking  # to its end
            assert (list(table.started_game.log), table.draft.actions) == ([], MOVE)

    asyncio.run(play())


def test_to_take_back_a_seat_that_one_has_leaves_the_draft_alone(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_registry(tmp_path) as registry:
            table, people = await start_two_player_game(registry, before_move())
            await try_actions(table, *MOVE)
            await table.run_exclusive(lambda: seat_changes.clear_substitute(table, people[0], BLUE))
            assert table.draft is not None
            assert table.draft.actions == MOVE

    asyncio.run(play())


def test_nobody_hands_over_or_takes_back_the_seat_of_another(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=before_move())
        seats = f"/api/tables/{two.code}/seats"
        for person, seat, kind in ((1, "blue", "not-yours"), (0, "pink", "not-yours"), (0, "black", "no-such-seat")):
            assert await two.people[person].refused(f"{seats}/{seat}/substitute", level="calm") == kind
            assert await two.people[person].refused(f"{seats}/{seat}/substitute", "DELETE") == kind
        stranger = Person(serving)
        await stranger.post("/api/me", name="Eve")
        assert await stranger.refused(f"{seats}/blue/substitute", level="calm") == "not-yours"
        gathering = await two.people[0].create_table("person", "person")
        assert await two.people[0].refused(f"/api/tables/{gathering}/seats/blue/substitute") == "not-started"

    asyncio.run(play())


def test_a_player_who_leaves_a_running_game_is_replaced_by_a_bot_for_good(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving)
        ann, bob = two.clients
        keys = await two.people[0].keys(two.code)
        await two.people[0].post(f"/api/tables/{two.code}/leave")
        await ann.until(lambda client: client.seats == [])
        assert ann.snapshot is not None
        assert (ann.snapshot["seat"], ann.snapshot["holdings"]) == (None, [])
        assert await rejected(serving, two.code, keys=keys) == "wrong-key"
        assert await two.people[0].refused(f"/api/tables/{two.code}/seats/blue/substitute", "DELETE") == "not-yours"
        await bob.until(lambda client: bots(client) == ["calm", None])
        assert bob.table["host"] == "pink"
        await play_on([bob], random.Random(1), max_actions=20)
        assert (await two.people[0].get("/api/me/tables"))["tables"] == []

    asyncio.run(play())
