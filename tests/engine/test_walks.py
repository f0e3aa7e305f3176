"""Walks against the rules by the letter: which there are, where they lead, and which are none."""

import random

import pytest

from naqala.engine.board import Board
from naqala.engine.sowing import (
    Outcome,
    Walk,
    follow,
    outcomes,
    outcomes_from,
    walk,
    walks,
)
from naqala.engine.things import (
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
    TILES,
    TRIBES,
    VIZIER,
    tile_named,
)
from tests.engine import walker
from tests.engine.boards import boards_of_games, came, laid, spelt, stacked


@pytest.mark.rule("M2", "M4", "M5", "K1")
def test_every_outcome_of_a_game_has_a_walk_that_comes_to_it():
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
def test_the_walks_of_an_outcome_are_all_those_that_come_to_it(start: str, stack: str):
    board, tile = stacked(start, stack), tile_named(start)
    by_outcome: dict[walker.Came, set[walker.Drops]] = {}
    for drops in walker.walks_from(spelt(board), tile):
        by_outcome.setdefault(walker.came_to(spelt(board), tile, drops), set()).add(drops)
    found = outcomes_from(board, tile)
    assert set(came(found)) == set(by_outcome)
    for outcome, key in zip(found, came(found), strict=True):
        listed = [tuple(drops) for drops in walks(board, outcome)]
        assert len(listed) == len(set(listed))
        assert set(listed) == by_outcome[key]


def test_walks_are_found_as_they_are_asked_for():
    board = laid(C3="vveemmbbaavvee", C4="b")
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
def test_an_outcome_that_no_walk_comes_to_is_refused_in_words(outcome: Outcome):
    board = laid(B2="e", C2="ev", A2="e", C3="e", D3="e")
    with pytest.raises(ValueError, match=r"No walk on this board comes to .* → .*"):
        walk(board, outcome)


@pytest.mark.parametrize("outcome", [Outcome(30, 0, 0, 2, True), Outcome(0, -1, 0, 2, True), Outcome(0, 0, 5, 2, True)])
def test_an_outcome_beyond_the_board_is_refused(outcome: Outcome):
    with pytest.raises(ValueError, match=r"\(C1, C3\)"):
        walks(stacked("A1", "v"), outcome)


@pytest.mark.parametrize("stack", ["vem", "vvveeb", "vvvvvvv", "eeeeeeem"])
def test_outcomes_are_just_what_has_a_walk(stack: str):
    board = stacked("C3", stack)
    listed = set(outcomes_from(board, C3))
    for final in range(TILES):
        for tribe in range(TRIBES):
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
def test_five_meeples_go_round_a_square_and_three_merchants_are_taken_back():
    board = laid(B2="mbavm", B3="m")
    loop: Walk = [(B3, MERCHANT), (A3, BUILDER), (A2, 4), (B2, VIZIER), (B3, MERCHANT)]
    assert follow(board, B2, loop) == Outcome(B2, B3, MERCHANT, 3, True)
    assert loop in list(walks(board, Outcome(B2, B3, MERCHANT, 3, True)))


@pytest.mark.rule("M5")
def test_a_meeple_dropped_earlier_in_the_walk_counts_as_one_that_stands_there():
    loop: Walk = [(B3, MERCHANT), (A3, BUILDER), (A2, 4), (B2, VIZIER), (B3, MERCHANT)]
    assert follow(laid(B2="mbavm"), B2, loop) == Outcome(B2, B3, MERCHANT, 2, True)


@pytest.mark.rule("W5", "K1")
def test_an_elder_onto_two_elders_takes_three_and_empties_the_tile():
    assert follow(laid(A1="e", B1="ee"), A1, [(B1, ELDER)]) == Outcome(A1, B1, ELDER, 3, True)


@pytest.mark.rule("W5", "K1")
def test_an_elder_onto_three_elders_and_a_builder_takes_four_and_empties_nothing():
    assert follow(laid(A1="e", B1="eeeb"), A1, [(B1, ELDER)]) == Outcome(A1, B1, ELDER, 4, False)


def test_following_a_walk_leaves_the_board_as_it_is():
    board = laid(A1="e", B1="eeeb")
    follow(board, A1, [(B1, ELDER)])
    assert board.key() == laid(A1="e", B1="eeeb").key()


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
def test_an_unlawful_walk_is_refused_with_the_rules_number(start: int, drops: Walk, rule: str):
    board = laid(A1="v", C2="ve", D1="vvv", C3="v", D3="e")
    with pytest.raises(ValueError, match=rf"\({rule}\)\.$"):
        follow(board, start, drops)


@pytest.mark.rule("M2", "M3", "M4", "M5")
def test_following_accepts_just_the_walks_of_the_rules():
    chance = random.Random(5)
    board = stacked("B2", "vvve")
    lawful = set(walker.walks_from(spelt(board), B2))
    for _ in range(4000):
        drops, here = [], B2
        for tribe in chance.sample([0, 0, 0, 1], 4):
            here = chance.choice(walker.neighbours(here))
            drops.append((here, tribe))
        assert accepted(board, drops) == (tuple(drops) in lawful)


def accepted(board: Board, drops: Walk) -> bool:
    try:
        follow(board, B2, drops)
    except ValueError:
        return False
    return True
