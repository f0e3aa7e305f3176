"""Playing over sockets: try, undo, restart, confirm; what commits; several tabs; who comes too late."""

from __future__ import annotations

import asyncio
import random

import pytest

from naqala.engine.game import Game
from tests import games
from tests.table.halls import walking
from tests.table.seated import at_rest, drafted, seated
from tests.table.serving import Line, Person, Serving

WALK = ("C3>", "D3v", "E3e")


# Drafts


def test_a_walk_is_tried_taken_back_tried_again_and_confirmed(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=walking())
        ann, bob = two.lines
        before = at_rest(ann)
        for nth, deed in enumerate(WALK, 1):
            assert (await ann.attempt(deed))["n"] == 0
            assert drafted(ann) == list(WALK[:nth])
        assert (await ann.ask("undo", **ann.at()))["told"] == "done"
        assert drafted(ann) == ["C3>", "D3v"]
        assert (await ann.ask("restart", **ann.at()))["told"] == "done"
        assert at_rest(ann) == before
        await two.play(*WALK)
        assert (await ann.ask("confirm", **ann.at()))["n"] == 3
        await two.all_hear(3)
        assert [(deed["n"], deed["say"]) for deed in bob.played] == [(1, "C3>"), (2, "D3v"), (3, "E3e")]
        assert (drafted(ann), ann.offers[0]["say"]) == ([], "end")

    asyncio.run(play())


def test_nobody_else_hears_of_a_draft_until_it_is_confirmed(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=walking())
        ann, bob = two.lines
        spectator = await two.watch()
        await bob.ask("why", deed="end")
        before = [len(bob.raw), len(spectator.raw)]
        await ann.attempt(*WALK)
        await ann.ask("undo", **ann.at())
        for line, heard in zip((bob, spectator), before, strict=True):
            await line.ask("why", deed="end")
            others = [text for text in line.raw[heard:-1] if '"told":"table"' not in text]
            assert others == []
        assert bob.scene is not None
        assert (bob.scene["draft"], bob.offers) == ([], [])

    asyncio.run(play())


def test_what_commits_is_said_in_advance_and_is_what_then_happens(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=Game.at(games.rich(2, 5)))
        chance = random.Random(11)
        seen = set()
        while two.lines[0].scene and two.lines[0].scene["n"] < 70 and not two.lines[0].result:
            line = two.asked
            offer = chance.choice(line.offers)
            seen.add((offer["commits"], offer["brings"]["chance"]))
            n, draft = line.at().values()
            played = len(line.played)
            await two.play(offer["say"])
            if offer["commits"]:
                *_, heard = line.played[played:]
                assert len(line.played) == n + draft + 1
            else:
                assert (line.scene["n"], len(line.played)) == (n, played)  # type: ignore[index]
                *_, heard = line.scene["draft"]  # type: ignore[index]
                assert len(drafted(line)) == draft + 1
            certain = offer["brings"]["events"]
            assert heard["say"] == offer["say"]
            assert heard["events"][: len(certain)] == certain
            assert (heard["events"] == certain) is not offer["brings"]["chance"]
        assert seen == {(False, False), (True, False), (True, True)}

    asyncio.run(play())


def test_what_commits_is_played_with_all_of_the_draft_before_it(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=walking())
        await two.play(*WALK)
        await two.play("sell:silk+fish")
        await two.play("end")
        assert [deed["say"] for deed in two.lines[1].played] == [*WALK, "sell:silk+fish", "end"]

    asyncio.run(play())


@pytest.mark.parametrize("deeds", [("C3>", "D3v", "D3v"), ("D3v", "E3e"), ("C3>", "D3v", "E3e", "end", "end")])
def test_of_several_deeds_tried_at_once_all_are_or_none(serving: Serving, deeds: tuple[str, ...]) -> None:
    async def play() -> None:
        two = await seated(serving, game=walking())
        ann = two.lines[0]
        before = at_rest(ann)
        refusal = await ann.attempt(*deeds)
        assert (refusal["told"], refusal["kind"]) == ("refusal", "not-possible")
        assert at_rest(await two.people[0].sit(two.code)) == before

    asyncio.run(play())


# Several tabs, several people


def test_two_tabs_of_one_seat_both_see_the_draft_and_both_can_go_on(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=walking())
        here, there = two.lines[0], await two.people[0].sit(two.code)
        for deed, line, other in (("C3>", here, there), ("D3v", there, here), ("E3e", here, there)):
            assert (await line.attempt(deed))["told"] == "done"
            await other.hear("draft")
            assert at_rest(here) == at_rest(there)
        assert (await there.ask("undo", **there.at()))["told"] == "done"
        await here.hear("draft")
        assert drafted(here) == drafted(there) == ["C3>", "D3v"]
        await here.attempt("E3e")
        await there.hear("draft")
        assert (await there.ask("confirm", **there.at()))["n"] == 3
        await here.hear("news")
        assert at_rest(here) == at_rest(there)

    asyncio.run(play())


def test_of_many_who_race_for_one_decision_exactly_one_is_accepted(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving)
        everybody = [*two.lines, *[await person.sit(two.code) for person in two.people for _ in range(3)]]
        chance = random.Random(2)
        for _ in range(15):
            offers = [offer["say"] for offer in two.asked.offers]
            racers = chance.sample(everybody, len(everybody))
            replies = await asyncio.gather(*[line.attempt(chance.choice(offers)) for line in racers])
            assert [reply["told"] for reply in replies].count("done") == 1
            refused = [reply for reply in replies if reply["told"] == "refusal"]
            assert {reply["kind"] for reply in refused} <= {"stale", "not-your-turn"}
            await all_hear_all(everybody)
        log = [deed["say"] for deed in everybody[0].played]
        assert all([deed["say"] for deed in line.played] == log for line in everybody)

    asyncio.run(play())


async def all_hear_all(lines: list[Line]) -> None:
    """All have heard what was told so far: each asks something, and the answer comes after it."""
    for line in lines:
        await line.ask("why", deed="end")


def test_a_deed_that_is_sent_twice_is_done_once(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=walking())
        ann = two.lines[0]
        await ann.attempt(*WALK)
        at = ann.at()
        first, second = await ann.say("try", deeds=["end"], **at), await ann.say("try", deeds=["end"], **at)
        assert (await ann.reply(first))["told"] == "done"
        refusal = await ann.reply(second)
        assert (refusal["told"], refusal["kind"], refusal["n"]) == ("refusal", "stale", 4)
        await two.all_hear(4)
        assert [deed["say"] for deed in two.lines[1].played] == [*WALK, "end"]

    asyncio.run(play())


@pytest.mark.parametrize("what", ["try", "undo", "restart", "confirm"])
def test_who_has_not_seen_all_is_refused_as_stale_and_nothing_changes(serving: Serving, what: str) -> None:
    async def play() -> None:
        two = await seated(serving, game=walking())
        ann = two.lines[0]
        await ann.attempt("C3>", "D3v")
        before = at_rest(ann)
        more = {"deeds": ["E3e"]} if what == "try" else {}
        for seen, tried in ((1, 2), (0, 1), (0, 3)):
            refusal = await ann.ask(what, seen=seen, drafted=tried, **more)
            assert (refusal["told"], refusal["kind"], refusal["n"]) == ("refusal", "stale", 0)
        assert at_rest(await two.people[0].sit(two.code)) == before

    asyncio.run(play())


# Refusals


def test_nothing_can_be_confirmed_or_taken_back_where_nothing_is_tried(serving: Serving) -> None:
    async def play() -> None:
        ann = (await seated(serving, game=walking())).lines[0]
        kinds = [(await ann.ask(what, **ann.at()))["kind"] for what in ("confirm", "undo", "restart")]
        assert kinds == ["nothing-drafted", "nothing-to-undo", "nothing-to-undo"]

    asyncio.run(play())


def test_what_is_played_is_not_taken_back(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=walking())
        ann = two.lines[0]
        await ann.attempt(*WALK)
        await ann.ask("confirm", **ann.at())
        assert (await ann.ask("undo", **ann.at()))["kind"] == "nothing-to-undo"

    asyncio.run(play())


def test_only_the_seat_that_is_asked_can_act(serving: Serving) -> None:
    async def play() -> None:
        two = await seated(serving, game=walking())
        _, bob = two.lines
        spectator = await two.watch()
        refusal = await bob.attempt("C3>")
        assert (refusal["kind"], refusal["words"]) == ("not-your-turn", "Blue is asked now.")
        assert (await spectator.attempt("C3>"))["kind"] == "not-seated"

    asyncio.run(play())


@pytest.mark.parametrize(("deed", "kind"), [("D3v", "not-possible"), ("castle", "malformed"), ("F5>", "not-possible")])
def test_a_deed_that_is_no_option_is_refused_with_its_reason(serving: Serving, deed: str, kind: str) -> None:
    async def play() -> None:
        ann = (await seated(serving, game=walking())).lines[0]
        refusal = await ann.attempt(deed)
        assert (refusal["kind"], bool(refusal["rule"])) == (kind, kind == "not-possible")

    asyncio.run(play())


def test_before_the_start_there_is_nothing_to_play(serving: Serving) -> None:
    async def play() -> None:
        ann = Person(serving, "Ann")
        line = await ann.sit(await ann.lay("person", "person"))
        assert line.scene is None
        assert (await line.ask("try", deeds=["bid:0"], seen=0, drafted=0))["kind"] == "not-started"

    asyncio.run(play())
