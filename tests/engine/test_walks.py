"""Walks, compared with brute force: which exist, their outcomes, and which are illegal."""

import random

import pytest

from naqala.engine.board import Board
from naqala.engine.components import (
    A1,
    A2,
    A3,
    B1,
    B2,
    B3,
    BUILDER,
    C1,
    C2,
    C3,
    D1,
    D2,
    D3,
    E3,
    ELDER,
    MERCHANT,
    TILE_COUNT,
    TRIBE_COUNT,
    VIZIER,
    tile_named,
)
from naqala.engine.sowing import (
    Outcome,
    Walk,
    follow,
    outcomes,
    outcomes_from,
    walk,
    walks,
)
from tests.engine import brute_force
from tests.engine.boards import as_lists, as_tuples, board_with, board_with_stack, boards_of_games


@pytest.mark.rule("M2", "M4", "M5", "K1")
def test_every_outcome_of_a_game_has_a_walk():
    for board in boards_of_games():
        for outcome in outcomes(board):
            assert follow(board, outcome.start, walk(board, outcome)) == outcome


@pytest.mark.parametrize(
    ("start", "stack"),
    [
        ("C3", "v"),
        ("C3", "ve"),
        ("B2", "vme"),
        ("A1", "eemb"),
        ("C3", "vvmbe"),
        ("A1", "vvveeb"),
        ("A1", "vvvvvvve"),
        ("D2", "eeeeeeee"),
        ("A1", "vvvvvvvvv"),
    ],
)
def test_the_walks_of_an_outcome_are_complete(start: str, stack: str):
    board, tile = board_with_stack(start, stack), tile_named(start)
    by_outcome: dict[brute_force.OutcomeTuple, set[brute_force.Drops]] = {}
    for drops in brute_force.walks_from(as_lists(board), tile):
        by_outcome.setdefault(brute_force.outcome_of(as_lists(board), tile, drops), set()).add(drops)
    found = outcomes_from(board, tile)
    assert set(as_tuples(found)) == set(by_outcome)
    for outcome, key in zip(found, as_tuples(found), strict=True):
        listed = [tuple(drops) for drops in walks(board, outcome)]
        assert len(listed) == len(set(listed))
        assert set(listed) == by_outcome[key]


def test_walks_are_found_lazily():
    board = board_with(C3="vveemmbbaavvee", C4="b")
    outcome = Outcome(C3, D2, VIZIER, 2, False)
    assert follow(board, C3, next(walks(board, outcome))) == outcome


@pytest.mark.parametrize(
    "outcome",
    [
        Outcome(A1, C3, VIZIER, 2, False),  # nobody to take in hand
        Outcome(B2, C2, MERCHANT, 2, False),  # no Merchant in hand
        Outcome(B2, C3, ELDER, 2, True),  # out of reach
        Outcome(B2, C2, ELDER, 1, False),  # K1: at least two
        Outcome(B2, C2, ELDER, 3, False),  # no crossing
        Outcome(B2, C2, ELDER, 2, True),  # a stranger stays
        Outcome(B2, A2, ELDER, 2, False),  # no stranger there
        Outcome(B2, D3, ELDER, 2, False),  # two steps cannot do three
        Outcome(B2, B2, ELDER, 2, True),  # a start tile is empty
    ],
)
def test_an_outcome_without_a_walk_is_rejected_with_a_sentence(outcome: Outcome):
    board = board_with(B2="e", C2="ev", A2="e", C3="e", D3="e")
    with pytest.raises(ValueError, match=r"No walk on this board leads to .* → .*"):
        walk(board, outcome)


@pytest.mark.parametrize("outcome", [Outcome(30, 0, 0, 2, True), Outcome(0, -1, 0, 2, True), Outcome(0, 0, 5, 2, True)])
def test_an_outcome_beyond_the_board_is_rejected(outcome: Outcome):
    with pytest.raises(ValueError, match=r"\(C1, C3\)"):
        walks(board_with_stack("A1", "v"), outcome)


@pytest.mark.parametrize("stack", ["vem", "vvveeb", "vvvvvvv", "eeeeeeem"])
def test_outcomes_are_exactly_those_with_a_walk(stack: str):
    board = board_with_stack("C3", stack)
    listed = set(outcomes_from(board, C3))
    for final in range(TILE_COUNT):
        for tribe in range(TRIBE_COUNT):
            for taken in range(7):
                for empties in (False, True):
                    outcome = Outcome(C3, final, tribe, taken, empties)
                    assert has_walk(board, outcome) == (outcome in listed)


def has_walk(board: Board, outcome: Outcome) -> bool:
    try:
        walk(board, outcome)
    except ValueError:
        return False
    return True


@pytest.mark.rule("W2", "M4", "M5", "M6", "K1")
def test_five_meeples_go_round_a_square_and_three_merchants_are_collected():
    board = board_with(B2="mbavm", B3="m")
    loop: Walk = [(B3, MERCHANT), (A3, BUILDER), (A2, 4), (B2, VIZIER), (B3, MERCHANT)]
    assert follow(board, B2, loop) == Outcome(B2, B3, MERCHANT, 3, True)
    assert loop in list(walks(board, Outcome(B2, B3, MERCHANT, 3, True)))


@pytest.mark.rule("M5")
def test_a_meeple_dropped_earlier_in_the_walk_counts_on_its_tile():
    loop: Walk = [(B3, MERCHANT), (A3, BUILDER), (A2, 4), (B2, VIZIER), (B3, MERCHANT)]
    assert follow(board_with(B2="mbavm"), B2, loop) == Outcome(B2, B3, MERCHANT, 2, True)


@pytest.mark.rule("W5", "K1")
def test_an_elder_onto_two_elders_takes_three_and_empties_the_tile():
    assert follow(board_with(A1="e", B1="ee"), A1, [(B1, ELDER)]) == Outcome(A1, B1, ELDER, 3, True)


@pytest.mark.rule("W5", "K1")
def test_an_elder_onto_three_elders_and_a_builder_takes_four_and_empties_nothing():
    assert follow(board_with(A1="e", B1="eeeb"), A1, [(B1, ELDER)]) == Outcome(A1, B1, ELDER, 4, False)


def test_following_a_walk_does_not_change_the_board():
    board = board_with(A1="e", B1="eeeb")
    follow(board, A1, [(B1, ELDER)])
    assert board.key() == board_with(A1="e", B1="eeeb").key()


@pytest.mark.parametrize(
    ("start", "drops", "rule"),
    [
        pytest.param(E3, [(D3, VIZIER)], "M1", marks=pytest.mark.rule("M1"), id="from an empty tile"),
        pytest.param(30, [(D3, VIZIER)], "M1", marks=pytest.mark.rule("M1"), id="from beyond the board"),
        pytest.param(C2, [(C3, VIZIER), (C1, ELDER)], "M2", marks=pytest.mark.rule("M2"), id="two tiles in a step"),
        pytest.param(C2, [(C2, VIZIER), (C3, ELDER)], "M2", marks=pytest.mark.rule("M2"), id="no step at all"),
        pytest.param(C2, [(C3, VIZIER), (D3, VIZIER)], "M2", marks=pytest.mark.rule("M2"), id="not in hand"),
        pytest.param(C2, [(C3, VIZIER), (D3, 5)], "M2", marks=pytest.mark.rule("M2"), id="no such tribe"),
        pytest.param(C2, [(C3, VIZIER)], "M2", marks=pytest.mark.rule("M2"), id="hand not empty"),
        pytest.param(C2, [], "M2", marks=pytest.mark.rule("M2"), id="no drop"),
        pytest.param(C2, [(C3, 0), (D3, 1), (D2, 0)], "M2", marks=pytest.mark.rule("M2"), id="hand empty before"),
        pytest.param(C2, [(D3, ELDER), (C3, VIZIER)], "M3", marks=pytest.mark.rule("M3"), id="diagonal"),
        pytest.param(A1, [(-1, VIZIER)], "M3", marks=pytest.mark.rule("M3"), id="off the board"),
        pytest.param(A1, [(30, VIZIER)], "M3", marks=pytest.mark.rule("M3"), id="off the board above"),
        pytest.param(C2, [(C3, VIZIER), (C2, ELDER)], "M4", marks=pytest.mark.rule("M4"), id="back to the start"),
        pytest.param(D1, [(C1, 0), (B1, 0), (C1, 0)], "M4", marks=pytest.mark.rule("M4"), id="back"),
        pytest.param(C2, [(C1, VIZIER), (B1, ELDER)], "M5", marks=pytest.mark.rule("M5"), id="onto an empty tile"),
        pytest.param(C2, [(C3, ELDER), (D3, VIZIER)], "M5", marks=pytest.mark.rule("M5"), id="onto strangers"),
    ],
)
def test_an_illegal_walk_is_rejected_with_the_rules_number(start: int, drops: Walk, rule: str):
    board = board_with(A1="v", C2="ve", D1="vvv", C3="v", D3="e")
    with pytest.raises(ValueError, match=rf"\({rule}\)\.$"):
        follow(board, start, drops)


@pytest.mark.rule("M2", "M3", "M4", "M5")
def test_following_accepts_exactly_the_legal_walks():
    chance = random.Random(5)
    board = board_with_stack("B2", "vvve")
    legal = set(brute_force.walks_from(as_lists(board), B2))
    for _ in range(4000):
        drops, here = [], B2
        for tribe in chance.sample([0, 0, 0, 1], 4):
            here = chance.choice(brute_force.neighbours(here))
            drops.append((here, tribe))
        assert accepted(board, drops) == (tuple(drops) in legal)


def accepted(board: Board, drops: Walk) -> bool:
    try:
        follow(board, B2, drops)
    except ValueError:
        return False
    return True
