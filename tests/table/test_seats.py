"""Seats of a running game: handed to a bot, taken back, left."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from naqala.table import seating
from tests.laying import BLUE
from tests.table.halls import A_WALK, a_hall, refused, try_out, two_play, visit, walking
from tests.table.seated import bots, drafted, seated, turned_away
from tests.table.serving import Person, Serving, play_on


def test_a_bot_answers_for_a_seat_until_it_is_taken_back(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving)
        ann, bob = two.lines
        await two.people[0].post(f"/api/tables/{two.code}/seats/blue/bot", level="gentle")
        await bob.until(lambda line: bots(line) == ["gentle", None])
        await play_on([bob], random.Random(1), most=30)
        await ann.until(lambda line: line.at()["seen"] >= 30)
        answer = await two.people[0].http.delete(f"/api/tables/{two.code}/seats/blue/bot")
        assert [chair["bot"] for chair in answer.json()["chairs"]] == [None, None]
        await bob.ask("why", deed="end")
        await ann.until(lambda line: line.at()["seen"] >= bob.at()["seen"])
        assert {deed["seat"] for deed in ann.played} == {"blue", "pink"}
        await play_on([ann, bob], random.Random(2), most=50)

    asyncio.run(play())


def test_a_seat_handed_over_in_the_middle_of_a_turn_loses_its_draft_and_can_act_no_more(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=walking())
        ann = two.lines[0]
        await ann.attempt("C3>", "D3v")
        await two.people[0].post(f"/api/tables/{two.code}/seats/blue/bot", level="gentle")
        await ann.until(lambda line: drafted(line) == [] and not line.offers)
        refusal = await ann.ask("try", deeds=["E3e"], seen=0, drafted=2)
        assert refusal["kind"] in ("not-your-turn", "stale")
        await two.lines[1].until(lambda line: line.offers)  # the bot has played all of Blue's turns
        assert {deed["seat"] for deed in two.lines[1].played} == {"blue"}

    asyncio.run(play())


def test_what_a_bot_was_thinking_does_not_count_once_the_seat_is_taken_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_hall(tmp_path, thinkers=1) as hall:
            table, people = await two_play(hall, walking())
            visit(table, BLUE)  # bots think while somebody is there
            await try_out(table, *A_WALK[:1])
            await table.alone(lambda: seating.hand_to_bot(table, people[0], BLUE, "fierce"))
            assert table.draft is not None
            assert table.draft.actions == []
            assert (await refused(try_out(table, *A_WALK))).kind == "not-your-turn"
            thinking = table._bots
            assert thinking is not None
            await table.alone(lambda: seating.take_back(table, people[0], BLUE))
            await try_out(table, *A_WALK)
            await thinking  # to its end
            assert (list(table.running.log), table.draft.actions) == ([], A_WALK)

    asyncio.run(play())


def test_to_take_back_a_seat_that_one_has_leaves_the_draft_alone(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_hall(tmp_path) as hall:
            table, people = await two_play(hall, walking())
            await try_out(table, *A_WALK)
            await table.alone(lambda: seating.take_back(table, people[0], BLUE))
            assert table.draft is not None
            assert table.draft.actions == A_WALK

    asyncio.run(play())


def test_nobody_hands_over_or_takes_back_the_seat_of_another(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=walking())
        seats = f"/api/tables/{two.code}/seats"
        for person, seat, kind in ((1, "blue", "not-yours"), (0, "pink", "not-yours"), (0, "black", "no-such-seat")):
            assert await two.people[person].refused(f"{seats}/{seat}/bot", level="calm") == kind
            assert await two.people[person].refused(f"{seats}/{seat}/bot", "DELETE") == kind
        stranger = Person(serving)
        await stranger.post("/api/me", name="Eve")
        assert await stranger.refused(f"{seats}/blue/bot", level="calm") == "not-yours"
        gathering = await two.people[0].lay("person", "person")
        assert await two.people[0].refused(f"/api/tables/{gathering}/seats/blue/bot") == "not-started"

    asyncio.run(play())


def test_who_leaves_a_running_game_leaves_a_bot_behind_for_good(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving)
        ann, bob = two.lines
        keys = await two.people[0].keys(two.code)
        await two.people[0].post(f"/api/tables/{two.code}/leave")
        await ann.until(lambda line: line.seats == [])
        assert ann.scene is not None
        assert (ann.scene["seat"], ann.scene["screens"]) == (None, [])
        assert await turned_away(serving, two.code, keys=keys) == "wrong-key"
        assert await two.people[0].refused(f"/api/tables/{two.code}/seats/blue/bot", "DELETE") == "not-yours"
        await bob.until(lambda line: bots(line) == ["calm", None])
        assert bob.table["host"] == "pink"
        await play_on([bob], random.Random(1), most=20)
        assert (await two.people[0].get("/api/me/tables"))["tables"] == []

    asyncio.run(play())
