"""Questions that change nothing: the answers are the engine's, also in the middle of a walk, also for spectators."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import pytest

from naqala.engine.actions import ACTIONS, Action, Drop, PickUp, Summon
from naqala.engine.djinns import BOAZ, ENKI, JAFAAR
from naqala.engine.game import Game
from naqala.engine.notation.actions import action_text, parse_action
from naqala.engine.notation.words import TILE, TRIBE
from naqala.engine.refusals import refusal
from naqala.engine.sowing import Outcome, follow, outcomes, outcomes_from, outcomes_onward
from naqala.engine.steps import Selling, Sowing, Summoning
from naqala.engine.things import A1, A3, A4, A5, C3, C4, D3, D4, FAKIR, FISH, IVORY, SACRED_PLACE, SILK
from naqala.table.drafts import previewed
from tests.laying import BLUE, PINK, Seat, lay, play
from tests.table.halls import walking
from tests.table.seated import Seated, at_rest, drafted, seated
from tests.table.serving import Line, Serving

WALKED: list[Action] = [PickUp(C3), Drop(D3, 0)]


async def walkers(serving: Serving) -> tuple[Seated, Game]:
    """Ann is in the middle of a walk that only she sees; the game as she sees it."""
    two = await seated(serving, game=walking())
    await two.lines[0].attempt(*[action_text(action) for action in WALKED])
    game = walking()
    play(game, *WALKED)
    return two, game


def told(found: Sequence[Outcome]) -> list[dict[str, Any]]:
    return [
        {
            "start": TILE.say(one.start),
            "final": TILE.say(one.final),
            "tribe": TRIBE.say(one.tribe),
            "taken": one.taken,
            "empties": one.empties,
        }
        for one in found
    ]


# Why


async def why_all(line: Line, game: Game) -> None:
    """Of some actions of every kind, what the engine says of them."""
    kinds = {type(action): action for action in random.Random(3).sample(ACTIONS, len(ACTIONS))}
    for action in {*kinds.values(), *game.options, *random.Random(4).sample(ACTIONS, 30)}:
        why = (await line.ask("why", deed=action_text(action)))["why"]
        if action in game.options:
            assert why == {"possible": True, "words": "This is possible.", "rule": None}
        else:
            reason = refusal(game.state, action)
            assert why == {"possible": False, "words": reason.reason, "rule": reason.rule}


def test_why_something_is_not_possible_is_told_in_the_engines_words_with_the_rule(serving: Serving) -> None:
    async def ask() -> None:
        two = await seated(serving, game=walking())
        await why_all(two.lines[0], walking())

    asyncio.run(ask())


def test_in_the_middle_of_a_walk_why_speaks_of_the_draft(serving: Serving) -> None:
    async def ask() -> None:
        two, game = await walkers(serving)
        await why_all(two.lines[0], game)

    asyncio.run(ask())


def test_of_what_somebody_else_is_asked_why_says_only_whose_turn_it_is(serving: Serving) -> None:
    async def ask() -> None:
        two, _ = await walkers(serving)
        for line in (two.lines[1], await two.watch()):
            for deed in ("E3e", "end", "sell:fish", "bid:3"):
                why = (await line.ask("why", deed=deed))["why"]
                assert (why["possible"], why["words"]) == (False, "Blue is asked now.")

    asyncio.run(ask())


# Would


def test_what_deeds_would_do_is_what_they_then_do_and_to_ask_changes_nothing(serving: Serving) -> None:
    async def ask() -> None:
        two = await seated(serving, game=walking())
        ann = two.lines[0]
        before = at_rest(ann)
        would = (await ann.ask("would", deeds=["C3>", "D3v", "E3e"]))["would"]
        assert at_rest(await two.people[0].sit(two.code)) == before
        await ann.attempt("C3>", "D3v", "E3e")
        assert ann.scene == would["scene"]
        assert would["brings"]["events"] == [event for deed in ann.scene["draft"] for event in deed["events"]]  # type: ignore[index]
        gained = ann.scene["screens"][0]["total"] - before[2][0]["total"]  # type: ignore[index]
        assert (would["brings"]["points"], would["brings"]["gold"], gained > 0) == (gained, 0, True)

    asyncio.run(ask())


def test_would_goes_on_from_the_draft_and_has_no_scene_of_what_commits(serving: Serving) -> None:
    async def ask() -> None:
        two, game = await walkers(serving)
        ann = two.lines[0]
        would = (await ann.ask("would", deeds=["E3e", "sell:silk+fish", "end"]))["would"]
        gained = 0
        for deed in ("E3e", "sell:silk+fish", "end"):
            preview = previewed(game.state, parse_action(deed))
            gained += preview.gold
            game.play(parse_action(deed))
        assert (would["scene"], would["brings"]["gold"], gained) == (None, 3, 3)
        assert drafted(ann) == ["C3>", "D3v"]

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("deeds", "kind"),
    [(["F5v"], "not-possible"), (["E3e", "end", "end"], "not-possible"), (["castle"], "malformed")],
    ids=["no option", "after what commits", "no deed"],
)
def test_would_is_refused_for_what_cannot_be_done(serving: Serving, deeds: list[str], kind: str) -> None:
    async def ask() -> None:
        two, _ = await walkers(serving)
        assert (await two.lines[0].ask("would", deeds=deeds))["kind"] == kind
        assert (await two.lines[1].ask("would", deeds=["E3e"]))["kind"] == "not-your-turn"
        assert (await (await two.watch()).ask("would", deeds=["E3e"]))["kind"] == "not-your-turn"

    asyncio.run(ask())


# Outcomes and walks


def test_outcomes_are_all_that_a_move_can_come_to_from_here_or_ending_there(serving: Serving) -> None:
    async def ask() -> None:
        two = await seated(serving, seed="5")
        every = outcomes(Game.new(2, 5).state.board)
        for line in (*two.lines, await two.watch()):
            assert (await line.ask("outcomes"))["outcomes"] == told(every)
        line = two.lines[0]
        for wish in ({"start": "C3"}, {"final": "D4"}, {"tribe": "b"}, {"start": "C3", "tribe": "m", "final": "E4"}):
            found = (await line.ask("outcomes", **wish))["outcomes"]
            assert found == [one for one in told(every) if all(one[key] == value for key, value in wish.items())]

    asyncio.run(ask())


def test_in_the_middle_of_a_walk_outcomes_are_what_is_still_possible(serving: Serving) -> None:
    """To others, who do not see the draft, all is possible yet."""

    async def ask() -> None:
        two, game = await walkers(serving)
        step = game.state.steps[-1]
        assert isinstance(step, Sowing)
        onward = told(outcomes_onward(game.state.board, C3, step.way, step.hand))
        before = told(outcomes(walking().state.board))
        assert onward != before
        assert (await two.lines[0].ask("outcomes"))["outcomes"] == onward
        assert (await two.lines[1].ask("outcomes"))["outcomes"] == before
        await two.lines[0].ask("confirm", **two.lines[0].at())
        for line in (two.lines[1], await two.watch()):
            assert (await line.ask("outcomes"))["outcomes"] == onward

    asyncio.run(ask())


def test_what_is_still_possible_begins_where_this_walk_began_not_the_one_before(serving: Serving) -> None:
    async def ask() -> None:
        game = lay({C3: "v", D3: "v", A3: "vm", A4: "v", A5: "m"}, to_act=[BLUE, PINK, PINK])
        two = await seated(serving, game=game)
        await two.play("C3>", "D3v", "end")
        await two.play("A3>", "A4v")
        (outcome,) = (await two.lines[0].ask("outcomes"))["outcomes"]
        assert (outcome["start"], outcome["final"], outcome["tribe"]) == ("A3", "A5", "m")

    asyncio.run(ask())


def test_a_walk_comes_to_what_was_asked_for(serving: Serving) -> None:
    async def ask() -> None:
        two = await seated(serving, seed="5")
        board = Game.new(2, 5).state.board
        some = random.Random(1).sample(outcomes(board), 25)
        for line in (two.lines[0], await two.watch()):
            for wish, outcome in zip(told(some), some, strict=True):
                start, *drops = [parse_action(say) for say in (await line.ask("walk", **wish))["says"]]
                walk = [(drop.tile, drop.tribe) for drop in drops if isinstance(drop, Drop)]
                assert start == PickUp(outcome.start)
                assert follow(board, outcome.start, walk) == outcome

    asyncio.run(ask())


def test_a_walk_that_is_told_can_be_tried_at_once(serving: Serving) -> None:
    async def ask() -> None:
        game = lay({A1: "vvemm", A3: "m", C3: "e", D3: "v"})
        two = await seated(serving, game=game)
        ann = two.lines[0]
        for outcome in (await ann.ask("outcomes"))["outcomes"]:
            says = (await ann.ask("walk", **outcome))["says"]
            assert (await ann.attempt(*says))["told"] == "done"
            await ann.ask("restart", **ann.at())

    asyncio.run(ask())


def test_in_the_middle_of_a_walk_the_rest_of_it_is_told(serving: Serving) -> None:
    async def ask() -> None:
        two, _ = await walkers(serving)
        ann = two.lines[0]
        assert (await ann.ask("walk", start="C3", final="E3", tribe="e"))["says"] == ["E3e"]
        assert (await ann.ask("walk", start="C3", final="D3", tribe="v"))["kind"] == "not-possible"
        assert (await two.lines[1].ask("walk", start="C3", final="E3", tribe="e"))["says"] == ["C3>", "D3v", "E3e"]

    asyncio.run(ask())


def test_without_further_wishes_a_walk_empties_the_tile_or_takes_the_most(serving: Serving) -> None:
    async def ask() -> None:
        game = lay({C3: "vvvmme", D3: "v", C4: "v", D4: "m"})
        two = await seated(serving, game=game)
        board = game.state.board
        ends: dict[tuple[int, int], list[Outcome]] = {}
        for one in outcomes_from(board, C3):
            ends.setdefault((one.final, one.tribe), []).append(one)
        assert any(len(alike) > 1 for alike in ends.values())
        for (final, tribe), alike in ends.items():
            wish = {"start": "C3", "final": TILE.say(final), "tribe": TRIBE.say(tribe)}
            says = (await two.lines[0].ask("walk", **wish))["says"]
            walk = [(drop.tile, drop.tribe) for drop in map(parse_action, says[1:]) if isinstance(drop, Drop)]
            found = follow(board, C3, walk)
            assert (found.empties, found.taken) == max((one.empties, one.taken) for one in alike)

    asyncio.run(ask())


# Cards


def test_the_best_sale_is_told_of_the_own_hand_only(serving: Serving) -> None:
    async def ask() -> None:
        game = lay(asked=[Selling(BLUE)], blue=Seat(cards=[FISH, FISH, SILK, IVORY, FAKIR]), pink=Seat(cards=[FISH]))
        two = await seated(serving, game=game)
        ann, bob = two.lines
        assert (await ann.ask("sale"))["sale"] == {"says": ["sell:ivory+silk+fish", "sell:fish"], "gold": 8}
        assert (await bob.ask("sale"))["sale"] == {"says": ["sell:fish"], "gold": 1}
        assert (await (await two.watch()).ask("sale"))["kind"] == "not-seated"
        await ann.attempt("sell:ivory+silk+fish")
        assert (await ann.ask("sale"))["sale"] == {"says": ["sell:fish"], "gold": 1}

    asyncio.run(ask())


def test_the_cheapest_payment_keeps_the_elders(serving: Serving) -> None:
    """An Elder is worth 2 points at the end, a Fakir none (V3, V6)."""

    async def ask() -> None:
        game = lay(
            places={C3: SACRED_PLACE},
            blue=Seat(elders=2, cards=[FAKIR]),
            djinn_row=[BOAZ, JAFAAR, ENKI],
            asked=[Selling(BLUE), Summoning(BLUE)],
        )
        assert {Summon(BOAZ, 0), Summon(BOAZ, 1)} < set(game.options)
        two = await seated(serving, game=game)
        ann, bob = two.lines
        assert (await ann.ask("payment", djinn="Boaz"))["payment"] == {"say": "summon:Boaz+F"}
        assert (await ann.ask("payment", djinn="Marid"))["payment"] == {"say": None}
        assert (await ann.ask("payment", djinn="Santa"))["kind"] == "malformed"
        assert (await bob.ask("payment", djinn="Boaz"))["kind"] == "not-your-turn"
        assert (await (await two.watch()).ask("payment", djinn="Boaz"))["kind"] == "not-your-turn"

    asyncio.run(ask())
