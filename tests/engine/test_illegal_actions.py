"""An action that is not an option is rejected with a sentence and the rule's number, and nothing changes."""

import random
import re
from collections import Counter
from pathlib import Path

import pytest

from naqala.engine.actions import ACTIONS, END_TURN, GO_ON, NO_MOVE, PASS, Action, Bid, Drop, PickUp
from naqala.engine.components import A1, A2, B1, B2, C3, D3, ELDER, FAKIR, IVORY, PALACE, PALM_TREE, VIZIER
from naqala.engine.djinns import BAAL, ENKI, HAGIS, LETA, SLOAR
from naqala.engine.errors import IllegalAction, NaqalaError
from naqala.engine.game import Game
from naqala.engine.steps import (
    Bidding,
    Building,
    Choosing,
    Collecting,
    Keeping,
    Killing,
    KillingTwo,
    Moving,
    Placing,
    PlacingAround,
    Selling,
    Step,
    Summoning,
    Trading,
    Welcoming,
)
from tests.positions import BLUE, PINK, Seat, game_at, play

RULES = set(
    re.findall(
        r"^(?:- |\| )([A-Z]\d+) ", (Path(__file__).parents[2] / "docs/rules.md").read_text(encoding="utf-8"), re.M
    )
)
foreign_things = pytest.mark.parametrize(
    "thing",
    [None, "pass", 7, 2.5, (1, 2), object(), PickUp],
    ids=["None", "text", "int", "float", "tuple", "object", "class"],
)


def refused(game: Game, action: object) -> tuple[str, str]:
    """Return the reason and the rule; check that nothing has changed."""
    state, options, log = game.state, game.options, game.log
    with pytest.raises(IllegalAction) as caught:
        game.play(action)
    assert game.state == state
    assert (game.options, game.log) == (options, log)
    return caught.value.reason, caught.value.rule


def asking(step: Step, blue: Seat, **more) -> Game:
    """Return a game in which Blue has to decide this step."""
    return game_at({A1: "vv", B1: "v", D3: "e"}, blue=blue, asked=[Selling(BLUE), step], **more)


def game_over() -> Game:
    game = game_at({A1: "v", B1: "v"}, asked=[Selling(BLUE)], to_act=[], pink=Seat(camels=0))
    play(game, END_TURN)
    return game


def test_an_illegal_action_error_contains_the_reason_and_the_rule():
    game = game_at({A1: "v", B1: "v"})
    with pytest.raises(NaqalaError) as caught:
        game.play(PickUp(C3))
    assert str(caught.value) == "There are no meeples on C3. (M1)"


@foreign_things
def test_a_value_that_is_no_action_is_rejected(thing: object):
    game = game_at({A1: "v", B1: "v"})
    assert refused(game, thing) == (f"{thing!r} is not an action; game.options lists the legal ones.", "T2")


def test_an_action_of_no_kind_is_rejected():
    assert refused(game_at({A1: "v", B1: "v"}), Action()) == ("Blue must pick up the meeples of a tile now.", "M1")


@pytest.mark.rule("E4")
def test_after_the_end_every_action_is_rejected():
    game = game_over()
    assert game.options == ()
    assert {refused(game, action) for action in ACTIONS} == {("The game is over.", "E4")}


@foreign_things
def test_after_the_end_a_value_that_is_no_action_is_rejected_too(thing: object):
    refused(game_over(), thing)


def test_an_action_built_again_is_the_one_of_the_list():
    game = game_at({A1: "v", B1: "v"})
    game.play(PickUp(A1))
    assert game.log == (PickUp(A1),)
    assert game.log[0] is ACTIONS[PickUp(A1).id]


@pytest.mark.parametrize(
    ("step", "action", "reason", "rule"),
    [
        (Moving(BLUE), END_TURN, "pick up the meeples of a tile", "M1"),
        (Welcoming(BLUE, VIZIER, 2), PASS, "keep the collected meeples", "A1"),
        (Welcoming(BLUE, ELDER, 2), PASS, "keep the collected meeples", "A2"),
        (Collecting(BLUE, 2), PASS, "take cards with the Merchants", "A3"),
        (Building(BLUE, D3, 2, 1), GO_ON, "choose how many Fakirs help the Builders", "A4"),
        (Killing(BLUE, D3, 2), GO_ON, "choose a victim for the Assassins", "A5"),
        (KillingTwo(BLUE, B1, 2), GO_ON, "choose the first of two victims", "D11"),
        (Placing(BLUE, D3, PALM_TREE), PASS, "place a palm tree", "P1"),
        (Placing(BLUE, D3, PALACE), PASS, "place a palace", "P2"),
        (PlacingAround(BLUE, D3, PALACE), PASS, "choose one of the tiles around", "D9"),
        (PlacingAround(BLUE, D3, PALM_TREE), PASS, "choose one of the tiles around", "D15"),
        (Trading(BLUE, 3, 3, 1), GO_ON, "buy cards at the market or pass", "P3"),
        (Trading(BLUE, 6, 6, 2), GO_ON, "buy cards at the market or pass", "P4"),
        (Trading(BLUE, 0, 5, 1), GO_ON, "take the second card", "P4"),
        (Summoning(BLUE), GO_ON, "summon a djinn or pass", "P6"),
        (Choosing(BLUE, ENKI, 1), PASS, "choose a tile for the djinn", "D8"),
        (Choosing(BLUE, LETA, 1), PASS, "choose a tile for the djinn", "D16"),
        (Keeping(BLUE, 1 << HAGIS), PASS, "keep one of the djinns shown", "D21"),
        (Selling(BLUE), PASS, "sell goods or end the turn", "G1"),
    ],
    ids=str,
)
def test_another_action_is_rejected_with_the_prompt_of_the_step(step: Step, action: Action, reason: str, rule: str):
    game = asking(step, Seat(elders=2, cards=[FAKIR], djinns=[SLOAR, ENKI]), row=[IVORY], djinn_row=[BAAL])
    assert refused(game, action) == (f"Blue must {reason} now.", rule)


def test_the_reason_names_the_deciding_player():
    game = game_at({A1: "vv", A2: "v", B2: "v"}, asked=[Bidding(PINK, 0)], bid_order=[PINK, BLUE, PINK, BLUE])
    assert refused(game, PASS) == ("Pink must choose a spot of the turn order track now.", "B1")
    play(game, Bid(0), Bid(1), Bid(3), Bid(5))
    play(game, PickUp(A1), Drop(A2, VIZIER))
    assert refused(game, NO_MOVE) == ("Blue must drop a meeple on the next tile now.", "M2")


def thorough(game: Game) -> set[tuple[str, str]]:
    """Return the errors of every action that is not an option."""
    state, log, legal = game.state, game.log, set(game.options)
    reasons = set()
    for action in ACTIONS:
        if action not in legal:
            with pytest.raises(IllegalAction) as caught:
                game.play(action)
            reasons.add((caught.value.reason, caught.value.rule))
    assert (game.state == state, game.log == log) == (True, True)
    return reasons


@pytest.mark.parametrize("seed", range(6))
def test_in_every_position_every_other_action_is_rejected_with_a_sentence_and_a_rule_that_exists(seed: int):
    chance = random.Random(seed)
    game = Game.new(2 + seed % 3, seed)
    seen: Counter[type[Step]] = Counter()
    while not game.over:
        kind = type(game.state.steps[-1])
        seen[kind] += 1
        if seen[kind] <= 4:
            for reason, rule in thorough(game):
                assert re.fullmatch(r"[A-Z0-9].*[^. ]\.", reason)
                assert rule in RULES
        rare = [option for option in game.options if option not in (PASS, GO_ON, END_TURN)]
        game.play(chance.choice(rare or game.options))


def test_the_rules_are_found_in_the_rulebook():
    assert {"C1", "B4", "T6", "M5", "D2", "D23", "D26", "W5"} <= RULES
