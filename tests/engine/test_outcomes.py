"""The outcomes of walks, compared with brute force."""

import pickle
import random

import pytest

from naqala.engine.board import Board
from naqala.engine.components import (
    A1,
    B2,
    C3,
    ELDER,
    MERCHANT,
    TILE_COUNT,
    tile_named,
)
from naqala.engine.crossings import crossings, loopy, simple
from naqala.engine.geometry import START, members
from naqala.engine.pile import size
from naqala.engine.sowing import (
    Outcome,
    count_outcomes,
    follow,
    outcomes,
    outcomes_from,
    packed_outcomes,
    unpacked,
    walk,
)
from tests.engine import brute_force
from tests.engine.boards import COMPILED, GAMES, as_lists, as_tuples, board_with, board_with_stack, boards_of_games

PATIENCE = 40_000 if COMPILED else 12_000  # walks to try from one tile
BOARDS = boards_of_games()


def assert_outcomes_by_brute_force(board: Board, start: int) -> None:
    found = as_tuples(outcomes_from(board, start))
    assert len(set(found)) == len(found)
    assert set(found) == brute_force.outcomes_from(as_lists(board), start)


def assert_outcomes_on_a_tile_by_brute_force(board: Board, start: int, final: int) -> None:
    found = [outcome for outcome in as_tuples(outcomes_from(board, start)) if outcome[1] == final]
    assert len(set(found)) == len(found)
    assert set(found) == brute_force.outcomes_on(as_lists(board), start, final)


@pytest.mark.rule("M1", "M2", "M3", "M4", "M5", "M6", "K1")
def test_the_outcomes_are_exactly_those_that_the_rules_allow():
    for board in BOARDS:
        for start in range(TILE_COUNT):
            if brute_force.count_attempts(as_lists(board), start) <= PATIENCE:
                assert_outcomes_by_brute_force(board, start)


@pytest.mark.rule("M4", "M5", "K1")
def test_large_stacks_of_real_games_have_every_legal_outcome():
    chance = random.Random(0)
    large = [
        (board, start)
        for board in BOARDS
        for start in range(TILE_COUNT)
        if brute_force.count_attempts(as_lists(board), start) > PATIENCE
    ]
    assert len(large) > GAMES
    for board, start in large:
        finals = simple(size(board.meeples(start)), start) | loopy(size(board.meeples(start)), start)
        assert_outcomes_on_a_tile_by_brute_force(board, start, chance.choice(members(finals)))


@pytest.mark.rule("M4", "M5", "K1")
@pytest.mark.parametrize(
    ("start", "stack"),
    [
        ("C3", "vvmba"),
        ("A1", "eeemm"),
        ("B2", "vvvvv"),
        ("C3", "vvveeb"),
        ("A1", "vvvveeb"),
        ("F5", "mmmmmma"),
        ("A1", "vvvvvvee"),
        ("B2", "eeeeeeem"),
        ("C3", "bbbbbbbb"),
        ("F1", "vvvvvvvve"),
        ("C3", "eeeeeeeee"),
        ("C3", "mmmmmmmmmm"),
        ("A1", "vvvvvvvvvvv"),
        ("E4", "vvvvvvvvvvvv"),
        ("A1", "eeeeeeeeeeeee"),
    ],
)
def test_a_tile_may_be_crossed_again_by_a_loop_of_at_least_four_steps(start: str, stack: str):
    assert_outcomes_by_brute_force(board_with_stack(start, stack), tile_named(start))


@pytest.mark.rule("M4", "M5", "K1")
@pytest.mark.parametrize(
    ("start", "stack", "finals"),
    [
        ("C3", "vvvveemba", "C3 C4 D2"),
        ("B2", "vveemmbba", "B2 C2 B1"),
        ("D3", "vvvvvveeebb", "D3 C2 E5"),
        ("A1", "vvvvveeeeemmm", "A1 C4 B2"),
    ],
)
def test_a_large_mixed_stack_has_every_legal_outcome_on_a_tile(start: str, stack: str, finals: str):
    board = board_with_stack(start, stack)
    for final in finals.split():
        assert_outcomes_on_a_tile_by_brute_force(board, tile_named(start), tile_named(final))


@pytest.mark.rule("M4", "M5", "K1")
@pytest.mark.parametrize(
    ("start", "stack", "finals"),
    [
        ("C3", "v" * 20 + "e", "C3 C4 D4 F3"),
        ("A1", "e" * 20 + "m" * 2, "A1 C1 B2"),
        ("F5", "m" * 20 + "b" * 8, "D5"),
        ("B4", "vb" + "a" * 18 + "m", "B2 E5"),
    ],
)
def test_a_stack_of_more_than_twenty_is_sown_like_any_other(start: str, stack: str, finals: str):
    board = board_with_stack(start, stack)
    for final in finals.split():
        assert_outcomes_on_a_tile_by_brute_force(board, tile_named(start), tile_named(final))


def test_all_ninety_meeples_on_one_tile_can_be_sown():
    board = board_with(C3="v" * 16 + "e" * 20 + "m" * 18 + "b" * 18 + "a" * 18)
    assert count_outcomes(board) == len(set(outcomes(board)))
    outcome = outcomes(board)[-1]
    assert follow(board, C3, walk(board, outcome)) == outcome


@pytest.mark.rule("M4")
@pytest.mark.parametrize("n", range(1, 31))
def test_a_tile_is_crossed_once_by_five_meeples_and_once_more_by_every_further_four(n: int):
    for final in (A1, C3):
        sets = [int(crossings(n, START + start, final)) for start in range(TILE_COUNT)]
        assert max(sets).bit_length() == (n - 1) // 4 + 1


@pytest.mark.rule("M4")
@pytest.mark.parametrize("n", range(1, 31))
def test_the_start_tile_is_crossed_and_ended_on_by_eight_meeples_or_more(n: int):
    assert [bool(loopy(n, start) >> start & 1) for start in range(TILE_COUNT)] == [n >= 8 and n % 2 == 0] * TILE_COUNT
    assert not any(simple(n, start) & loopy(n, start) for start in range(TILE_COUNT))


@pytest.mark.rule("M4", "M5")
def test_eight_meeples_may_end_on_the_tile_they_started_from_and_six_may_not():
    assert Outcome(C3, C3, MERCHANT, 2, True) in outcomes_from(board_with(C3="mmmmmmmm"), C3)
    assert not [o for o in outcomes_from(board_with(C3="mmmmmm"), C3) if o.final == C3]


@pytest.mark.rule("M4", "K1")
def test_nine_meeples_may_cross_the_final_tile_twice_before_they_end_on_it():
    assert max(o.taken for o in outcomes_from(board_with(C3="e" * 7, C4="e"), C3)) == 3
    assert max(o.taken for o in outcomes_from(board_with(C3="e" * 9, C4="e"), C3)) == 4


def test_counted_listed_and_packed_outcomes_agree():
    for board in BOARDS:
        found = outcomes(board)
        assert count_outcomes(board) == len(found) == len(set(found))
        assert [outcome.packed for outcome in found] == list(packed_outcomes(board))
        assert [unpacked(outcome.packed) for outcome in found] == found
        assert [outcome for start in range(TILE_COUNT) for outcome in outcomes_from(board, start)] == found


def test_outcomes_are_sorted():
    for board in BOARDS:
        found = outcomes(board)
        assert found == sorted(found, key=lambda o: place_in_order(board, o))


def place_in_order(board: Board, outcome: Outcome) -> tuple[int, ...]:
    n = size(board.meeples(outcome.start))
    if loopy(n, outcome.start) >> outcome.final & 1:
        return outcome.start, 1, outcome.final, outcome.tribe, outcome.taken, outcome.empties
    return outcome.start, 0, outcome.tribe, outcome.final


def test_palm_trees_and_palaces_do_not_matter_to_a_walk():
    bare, built = board_with_stack("C3", "vvveeb"), board_with_stack("C3", "vvveeb")
    for tile in range(TILE_COUNT):
        built.place(tile, tile % 2)
    assert outcomes(built) == outcomes(bare)
    assert count_outcomes(built) == count_outcomes(bare)
    outcome = next(o for o in outcomes(built) if o.empties)
    assert follow(built, outcome.start, walk(built, outcome)) == outcome


def test_an_outcome_has_its_fields_and_repr():
    assert str(Outcome(C3, tile_named("E4"), MERCHANT, 3, True)) == "C3 → E4: 3 Merchants, empties the tile"
    assert str(Outcome(A1, B2, ELDER, 2, False)) == "A1 → B2: 2 Elders"
    outcome = Outcome(A1, B2, ELDER, 2, False)
    assert repr(outcome) == "Outcome(start=A1, final=B2, tribe=ELDER, taken=2, empties=False)"
    assert pickle.loads(pickle.dumps(outcome)) == outcome


def test_packed_outcomes_sort_as_their_fields_do():
    found = [outcome for board in BOARDS[:9] for outcome in outcomes(board)]
    by_fields = sorted(found, key=lambda o: (o.start, o.final, o.tribe, o.taken, o.empties))
    assert [o.packed for o in by_fields] == sorted(o.packed for o in found)
