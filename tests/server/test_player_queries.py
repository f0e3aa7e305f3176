"""Queries change nothing; the answers are the engine's, also while sowing, also for spectators."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import pytest

from naqala.engine.actions import ACTIONS, Action, Buy, Drop, PickUp, Summon
from naqala.engine.components import (
    A1,
    A3,
    A4,
    A5,
    C3,
    C4,
    D3,
    D4,
    FAKIR,
    FISH,
    IVORY,
    LARGE_MARKET_PRICE,
    LARGE_MARKET_REACH,
    SACRED_PLACE,
    SILK,
)
from naqala.engine.djinns import BOAZ, ENKI, JAFAAR
from naqala.engine.game import Game
from naqala.engine.illegal_actions import explain_illegal
from naqala.engine.notation.action_codec import action_text, parse_action
from naqala.engine.notation.vocabulary import TILE, TRIBE
from naqala.engine.sowing import Outcome, follow, outcomes, outcomes_from, outcomes_onward
from naqala.engine.steps import Selling, Sowing, Summoning, Trading
from naqala.server.drafts import preview_action
from tests.positions import BLUE, PINK, Seat, game_at, play
from tests.server.phrases import phrase_of
from tests.server.registries import before_move
from tests.server.seated import Seated, drafted, position_seen, seated
from tests.server.serving import Serving, SocketClient

DRAFTED: list[Action] = [PickUp(C3), Drop(D3, 0)]


async def start_move(serving: Serving) -> tuple[Seated, Game]:
    """Ann has a draft in the middle of a move; returns the game as she sees it."""
    two = await seated(serving, game=before_move())
    await two.clients[0].attempt(*[action_text(action) for action in DRAFTED])
    game = before_move()
    play(game, *DRAFTED)
    return two, game


def outcome_infos(found: Sequence[Outcome]) -> list[dict[str, Any]]:
    return [
        {
            "start": TILE.format(one.start),
            "final": TILE.format(one.final),
            "tribe": TRIBE.format(one.tribe),
            "collected": one.taken,
            "empties": one.empties,
        }
        for one in found
    ]


# Why


async def why_all(client: SocketClient, game: Game) -> None:
    """Check `why` against the engine for some actions of every kind."""
    kinds = {type(action): action for action in random.Random(3).sample(ACTIONS, len(ACTIONS))}
    for action in {*kinds.values(), *game.options, *random.Random(4).sample(ACTIONS, 30)}:
        why = (await client.ask("why", action=action_text(action)))["why"]
        if action in game.options:
            text = {"key": "server-action-possible", "arguments": {}}
            message = "This is possible."
            assert why == {"possible": True, "code": None, "message": message, "text": text, "rule": None}
        else:
            reason = explain_illegal(game.state, action)
            assert phrase_of(why.pop("text")) == reason.phrase
            message = reason.reason
            assert why == {"possible": False, "code": "illegal-action", "message": message, "rule": reason.rule}


def test_why_returns_the_reason_and_the_rule_of_the_engine(serving: Serving) -> None:
    async def ask() -> None:
        two = await seated(serving, game=before_move())
        await why_all(two.clients[0], before_move())

    asyncio.run(ask())


def test_in_the_middle_of_a_move_why_refers_to_the_draft(serving: Serving) -> None:
    async def ask() -> None:
        two, game = await start_move(serving)
        await why_all(two.clients[0], game)

    asyncio.run(ask())


def test_why_knows_cards_of_the_row_that_no_market_sells(serving: Serving) -> None:
    async def ask() -> None:
        trading = Trading(BLUE, LARGE_MARKET_PRICE, LARGE_MARKET_REACH, 2)
        two = await seated(serving, game=game_at(asked=[Selling(BLUE), trading], row=[FISH, SILK, FAKIR] * 3))
        for action in ("buy:7", "buy:9"):
            why = (await two.clients[0].ask("why", action=action))["why"]
            assert (why["message"], why["rule"]) == ("Only the first 6 cards are for sale here.", "P4")

        before = await seated(serving, game=before_move())
        why = (await before.clients[0].ask("why", action="buy:8"))["why"]
        assert why["rule"] == explain_illegal(before_move().state, Buy(5)).rule

    asyncio.run(ask())


def test_out_of_turn_why_returns_only_whose_turn_it_is(serving: Serving) -> None:
    async def ask() -> None:
        two, _ = await start_move(serving)
        for client in (two.clients[1], await two.watch()):
            for action in ("E3e", "end", "sell:fish", "bid:3"):
                why = (await client.ask("why", action=action))["why"]
                assert (why["possible"], why["message"]) == (False, "It is Blue's turn.")

    asyncio.run(ask())


# Would


def test_a_preview_equals_the_result_and_changes_nothing(serving: Serving) -> None:
    async def ask() -> None:
        two = await seated(serving, game=before_move())
        ann = two.clients[0]
        before = position_seen(ann)
        preview = (await ann.ask("preview", actions=["C3>", "D3v", "E3e"]))["preview"]
        assert position_seen(await two.people[0].connect(two.code)) == before
        await ann.attempt("C3>", "D3v", "E3e")
        assert ann.snapshot == preview["snapshot"]
        assert preview["effect"]["events"] == [event for action in ann.snapshot["draft"] for event in action["events"]]  # type: ignore[index]
        gained = ann.snapshot["holdings"][0]["total"] - before[2][0]["total"]  # type: ignore[index]
        assert (preview["effect"]["points"], preview["effect"]["gold"], gained > 0) == (gained, 0, True)

    asyncio.run(ask())


def test_a_preview_continues_the_draft_and_has_no_snapshot_of_what_commits(serving: Serving) -> None:
    async def ask() -> None:
        two, game = await start_move(serving)
        ann = two.clients[0]
        preview = (await ann.ask("preview", actions=["E3e", "sell:silk+fish", "end"]))["preview"]
        gained = 0
        for action in ("E3e", "sell:silk+fish", "end"):
            effect = preview_action(game.state, parse_action(action))
            gained += effect.gold
            game.play(parse_action(action))
        assert (preview["snapshot"], preview["effect"]["gold"], gained) == (None, 3, 3)
        assert drafted(ann) == ["C3>", "D3v"]

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("actions", "kind"),
    [(["F5v"], "illegal-action"), (["E3e", "end", "end"], "illegal-action"), (["castle"], "malformed")],
    ids=["no option", "after what commits", "no action"],
)
def test_a_preview_of_an_illegal_action_is_refused(serving: Serving, actions: list[str], kind: str) -> None:
    async def ask() -> None:
        two, _ = await start_move(serving)
        assert (await two.clients[0].ask("preview", actions=actions))["code"] == kind
        assert (await two.clients[1].ask("preview", actions=["E3e"]))["code"] == "not-your-turn"
        assert (await (await two.watch()).ask("preview", actions=["E3e"]))["code"] == "not-your-turn"

    asyncio.run(ask())


# Outcomes and walks


def test_outcomes_are_all_that_a_move_can_come_to_from_here_or_ending_there(serving: Serving) -> None:
    async def ask() -> None:
        two = await seated(serving, seed="5")
        every = outcomes(Game.new(2, 5).state.board)
        for client in (*two.clients, await two.watch()):
            assert (await client.ask("outcomes"))["outcomes"] == outcome_infos(every)
        client = two.clients[0]
        for fields in ({"start": "C3"}, {"final": "D4"}, {"tribe": "b"}, {"start": "C3", "tribe": "m", "final": "E4"}):
            found = (await client.ask("outcomes", **fields))["outcomes"]
            assert found == [
                one for one in outcome_infos(every) if all(one[key] == value for key, value in fields.items())
            ]

    asyncio.run(ask())


def test_in_the_middle_of_a_walk_outcomes_are_what_is_still_possible(serving: Serving) -> None:
    """Others, who do not see the draft, get the outcomes before it."""

    async def ask() -> None:
        two, game = await start_move(serving)
        step = game.state.steps[-1]
        assert isinstance(step, Sowing)
        onward = outcome_infos(outcomes_onward(game.state.board, C3, step.way, step.hand))
        before = outcome_infos(outcomes(before_move().state.board))
        assert onward != before
        assert (await two.clients[0].ask("outcomes"))["outcomes"] == onward
        assert (await two.clients[1].ask("outcomes"))["outcomes"] == before
        await two.clients[0].ask("confirm", **two.clients[0].at())
        for client in (two.clients[1], await two.watch()):
            assert (await client.ask("outcomes"))["outcomes"] == onward

    asyncio.run(ask())


def test_what_is_still_possible_begins_where_this_walk_began_not_the_one_before(serving: Serving) -> None:
    async def ask() -> None:
        game = game_at({C3: "v", D3: "v", A3: "vm", A4: "v", A5: "m"}, to_act=[BLUE, PINK, PINK])
        two = await seated(serving, game=game)
        await two.play("C3>", "D3v", "end")
        await two.play("A3>", "A4v")
        (outcome,) = (await two.clients[0].ask("outcomes"))["outcomes"]
        assert (outcome["start"], outcome["final"], outcome["tribe"]) == ("A3", "A5", "m")

    asyncio.run(ask())


def test_a_suggested_move_has_the_requested_outcome(serving: Serving) -> None:
    async def ask() -> None:
        two = await seated(serving, seed="5")
        board = Game.new(2, 5).state.board
        some = random.Random(1).sample(outcomes(board), 25)
        for client in (two.clients[0], await two.watch()):
            for fields, outcome in zip(outcome_infos(some), some, strict=True):
                start, *drops = [parse_action(notation) for notation in (await client.ask("walk", **fields))["actions"]]
                walk = [(drop.tile, drop.tribe) for drop in drops if isinstance(drop, Drop)]
                assert start == PickUp(outcome.start)
                assert follow(board, outcome.start, walk) == outcome

    asyncio.run(ask())


def test_a_suggested_move_can_be_tried_at_once(serving: Serving) -> None:
    async def ask() -> None:
        game = game_at({A1: "vvemm", A3: "m", C3: "e", D3: "v"})
        two = await seated(serving, game=game)
        ann = two.clients[0]
        for outcome in (await ann.ask("outcomes"))["outcomes"]:
            notations = (await ann.ask("walk", **outcome))["actions"]
            assert (await ann.attempt(*notations))["type"] == "ack"
            await ann.ask("restart", **ann.at())

    asyncio.run(ask())


def test_in_the_middle_of_a_move_the_rest_of_it_is_suggested(serving: Serving) -> None:
    async def ask() -> None:
        two, _ = await start_move(serving)
        ann = two.clients[0]
        assert (await ann.ask("walk", start="C3", final="E3", tribe="e"))["actions"] == ["E3e"]
        assert (await ann.ask("walk", start="C3", final="D3", tribe="v"))["code"] == "illegal-action"
        assert (await two.clients[1].ask("walk", start="C3", final="E3", tribe="e"))["actions"] == ["C3>", "D3v", "E3e"]

    asyncio.run(ask())


def test_by_default_a_move_empties_the_tile_or_takes_the_most(serving: Serving) -> None:
    async def ask() -> None:
        game = game_at({C3: "vvvmme", D3: "v", C4: "v", D4: "m"})
        two = await seated(serving, game=game)
        board = game.state.board
        ends: dict[tuple[int, int], list[Outcome]] = {}
        for one in outcomes_from(board, C3):
            ends.setdefault((one.final, one.tribe), []).append(one)
        assert any(len(alike) > 1 for alike in ends.values())
        for (final, tribe), alike in ends.items():
            fields = {"start": "C3", "final": TILE.format(final), "tribe": TRIBE.format(tribe)}
            notations = (await two.clients[0].ask("walk", **fields))["actions"]
            walk = [(drop.tile, drop.tribe) for drop in map(parse_action, notations[1:]) if isinstance(drop, Drop)]
            found = follow(board, C3, walk)
            assert (found.empties, found.taken) == max((one.empties, one.taken) for one in alike)

    asyncio.run(ask())


# Cards


def test_the_best_sale_is_computed_for_the_own_hand_only(serving: Serving) -> None:
    async def ask() -> None:
        game = game_at(
            asked=[Selling(BLUE)], blue=Seat(cards=[FISH, FISH, SILK, IVORY, FAKIR]), pink=Seat(cards=[FISH])
        )
        two = await seated(serving, game=game)
        ann, bob = two.clients
        assert (await ann.ask("sale"))["sale"] == {"actions": ["sell:ivory+silk+fish", "sell:fish"], "gold": 8}
        assert (await bob.ask("sale"))["sale"] == {"actions": ["sell:fish"], "gold": 1}
        assert (await (await two.watch()).ask("sale"))["code"] == "not-seated"
        await ann.attempt("sell:ivory+silk+fish")
        assert (await ann.ask("sale"))["sale"] == {"actions": ["sell:fish"], "gold": 1}

    asyncio.run(ask())


def test_the_cheapest_payment_keeps_the_elders(serving: Serving) -> None:
    """An Elder is worth 2 points at the end, a Fakir none (V3, V6)."""

    async def ask() -> None:
        game = game_at(
            places={C3: SACRED_PLACE},
            blue=Seat(elders=2, cards=[FAKIR]),
            djinn_row=[BOAZ, JAFAAR, ENKI],
            asked=[Selling(BLUE), Summoning(BLUE)],
        )
        assert {Summon(BOAZ, 0), Summon(BOAZ, 1)} < set(game.options)
        two = await seated(serving, game=game)
        ann, bob = two.clients
        assert (await ann.ask("payment", djinn="Boaz"))["payment"] == {"notation": "summon:Boaz+F"}
        assert (await ann.ask("payment", djinn="Marid"))["payment"] == {"notation": None}
        assert (await ann.ask("payment", djinn="Santa"))["code"] == "malformed"
        assert (await bob.ask("payment", djinn="Boaz"))["code"] == "not-your-turn"
        assert (await (await two.watch()).ask("payment", djinn="Boaz"))["code"] == "not-your-turn"

    asyncio.run(ask())
