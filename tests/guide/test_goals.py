"""Every kind of goal counts what it says, and nothing else."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import get_args

import pytest

from naqala.engine.game import Game
from naqala.engine.notation import parse_action
from naqala.guide import EXERCISES, is_missed, is_solved, solve
from naqala.guide.exercise import SEAT, Exercise, exercise_game
from naqala.guide.goal import REACHED, Goal, GoalKind, first_turn
from naqala.guide.lesson import ROW, lesson

CROWD = {"A1": "mb", "B1": "m"}


def value(goal: Goal, exercise: Exercise) -> int:
    """How far a goal is reached by the solution of an exercise."""
    return REACHED[goal.kind](goal, first_turn(solve(exercise), SEAT))


def test_every_kind_of_goal_is_used():
    assert set(REACHED) == set(get_args(GoalKind))
    assert {exercise.goal.kind for exercise in EXERCISES.values()} == set(get_args(GoalKind))


@pytest.mark.parametrize("exercise", EXERCISES.values(), ids=lambda exercise: exercise.id)
def test_a_goal_of_one_more_is_not_reached(exercise):
    reached = value(exercise.goal, exercise)
    assert reached >= exercise.goal.n
    harder = replace(exercise, goal=replace(exercise.goal, n=reached + 1))
    assert not is_solved(harder, solve(exercise))


def test_palm_trees_and_palaces_on_tiles_of_others_are_not_ones_own():
    tiles = {"C2": "mv", "C3": "m", "C4": "v@pink", "D2": "m", "E2": "v", **CROWD}
    palm = lesson("palm", "place:O", Goal("own-palms"), tiles, "C2> C3m C4v end")
    assert (value(Goal("palms"), palm), value(Goal("own-palms"), palm)) == (1, 0)
    palm = replace(palm, solution="C2> D2m E2v end")
    assert (value(Goal("palms"), palm), value(Goal("own-palms"), palm)) == (1, 1)
    tiles = {"C3": "mv", "C2": "m", "D2": "v@pink", **CROWD}
    palace = lesson("palace", "place:V", Goal("own-palaces"), tiles, "C3> C2m D2v end")
    assert (value(Goal("palaces"), palace), value(Goal("own-palaces"), palace)) == (1, 0)


def test_only_the_named_card_counts():
    market = lesson("market", "place:M", Goal("card"), {"C3": "v", "D3": "vb", **CROWD}, "C3> D3v buy:3 end", row=ROW)
    assert value(Goal("card", of="ivory"), market) == 1
    assert value(Goal("card", of="silk"), market) == 0
    assert value(Goal("cards"), market) == 1


def test_all_sales_of_the_turn_count_together():
    sale = lesson(
        "sale", "rule:sale", Goal("sale"), CROWD, "sell:fish+silk sell:fish end",
        blue="50/0v/0e/fish*2+silk/-", asked="blue:selling",
    )  # fmt: skip
    assert (value(Goal("sale"), sale), value(Goal("sell"), sale)) == (4, 2)


def test_the_printed_price_of_the_highest_spot_counts():
    bids = lesson(
        "bids", "rule:bid", Goal("spot"), CROWD, "bid:18-2 bid:5",
        blue="50/0v/0e/fakir*2/Kumarbi", markers=("pink,pink,blue,blue", "12:pink,3:pink"), asked="blue:bidding(2)",
    )  # fmt: skip
    assert value(Goal("spot"), bids) == 18


def test_points_count_when_the_turn_is_over():
    """A market can still cost gold, and a sale can still be made."""
    tiles = {"C3": "v", "D3": "v", **CROWD}
    turn = lesson("points", "tribe:v", Goal("points", 18), tiles, "C3> D3v end")  # 2 Viziers, 10 and the tile
    game = exercise_game(turn)
    for text in turn.actions[:-1]:
        game.play(parse_action(text))
    assert not is_solved(turn, game)
    assert not is_missed(turn, game)
    game.play(parse_action("end"))
    assert is_solved(turn, game)


def test_what_happens_after_the_first_turn_does_not_count():
    tiles = {"C3": "v", "D3": "vb", "F5": "v", "E5": "vb", "A1": "mb", "B1": "m", "F1": "eb", "E1": "e"}
    turn = lesson(
        "late", "tribe:v", Goal("collect", 2, "v"), tiles, "E1> F1e end", markers=("blue", "18:pink,12:blue,8:pink")
    )
    game = solve(turn)
    assert is_missed(turn, game)
    rng = random.Random(3)
    while not (later := collected_viziers(game)):
        game.play(rng.choice(list(game.options)))
    assert later >= 2
    assert is_missed(turn, game)
    assert not is_solved(turn, game)


def collected_viziers(game: Game) -> int:
    """Those that the player has collected in the whole game."""
    return game.state.players[SEAT].viziers


@pytest.mark.parametrize(("bids", "is_too_late"), [("bid:5", False), ("bid:5 bid:0", True), ("bid:1 bid:0", True)])
def test_a_goal_about_bids_is_missed_with_the_last_bid_even_if_others_move_first(bids, is_too_late):
    exercise = EXERCISES["kumarbi"]
    game = exercise_game(exercise)
    for text in bids.split():
        game.play(parse_action(text))
    assert game.seat == (1 if is_too_late else SEAT)
    assert is_missed(exercise, game) == is_too_late
    assert not is_solved(exercise, game)


def test_a_goal_about_bids_is_missed_before_the_player_moves():
    game = exercise_game(EXERCISES["two-zeros"])
    for text in ("bid:8", "bid:5"):
        game.play(parse_action(text))
    assert game.seat == SEAT
    assert is_missed(EXERCISES["two-zeros"], game)


def test_it_is_too_late_when_somebody_else_is_to_move_unless_the_game_goes_on():
    turn = lesson(
        "later", "tribe:v", Goal("collect", 9, "v"), CROWD, "",
        markers=("pink,pink,blue,blue", "-"), asked="pink:bidding(0)",
    )  # fmt: skip
    assert is_missed(turn, exercise_game(turn))
    assert not is_missed(replace(turn, goes_on=True), exercise_game(turn))
