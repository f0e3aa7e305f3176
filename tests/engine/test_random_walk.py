"""Random walks: each has the requested outcome, and every walk can occur."""

import pytest

from naqala.engine.board import Board
from naqala.engine.components import TRIBE_COUNT, tile_named
from naqala.engine.luck import Luck
from naqala.engine.sowing import Outcome, Walk, follow, outcomes, outcomes_from, random_walk, walks
from tests.engine.boards import board_with_stack, boards_of_games

STACKS = [("C3", "v"), ("B2", "vme"), ("A1", "eemb"), ("C3", "vvmbe"), ("A1", "vvveeb"), ("D2", "eeeeeeee")]


def random_walk_to(board: Board, outcome: Outcome, luck: Luck) -> Walk:
    return [(drop // TRIBE_COUNT, drop % TRIBE_COUNT) for drop in random_walk(board, outcome.packed, luck)]


@pytest.mark.rule("M2", "M3", "M4", "M5", "K1")
def test_every_random_walk_is_legal_and_has_its_outcome_on_boards_of_games():
    luck = Luck.seeded(1)
    for board in boards_of_games():
        for outcome in outcomes(board):
            assert follow(board, outcome.start, random_walk_to(board, outcome, luck)) == outcome


@pytest.mark.parametrize(("start", "stack"), STACKS)
def test_every_random_walk_has_its_outcome_from_stacks_of_any_size(start: str, stack: str):
    board, luck = board_with_stack(start, stack), Luck.seeded(2)
    for outcome in outcomes_from(board, tile_named(start)):
        for _ in range(5):
            assert follow(board, outcome.start, random_walk_to(board, outcome, luck)) == outcome


@pytest.mark.parametrize(("start", "stack"), [("C3", "v"), ("C3", "ve"), ("B2", "vme"), ("A1", "eemb")])
def test_every_walk_to_an_outcome_is_found_eventually(start: str, stack: str):
    board, luck = board_with_stack(start, stack), Luck.seeded(3)
    for outcome in outcomes_from(board, tile_named(start)):
        listed = {tuple(drops) for drops in walks(board, outcome)}
        found = {tuple(random_walk_to(board, outcome, luck)) for _ in range(40 * len(listed))}
        assert found == listed


def test_the_same_luck_gives_the_same_walk_and_the_board_is_not_changed():
    board = board_with_stack("C3", "vvmbe")
    before = board.key()
    outcome = outcomes_from(board, tile_named("C3"))[0]
    assert random_walk_to(board, outcome, Luck.seeded(4)) == random_walk_to(board, outcome, Luck.seeded(4))
    assert board.key() == before


def test_each_of_two_walks_is_equally_likely():
    """At each step every tile and tribe that still leads there is as likely."""
    board, luck = board_with_stack("B2", "vm"), Luck.seeded(5)
    outcome = next(o for o in outcomes_from(board, tile_named("B2")) if len(list(walks(board, o))) == 2)
    one = next(walks(board, outcome))
    times = sum(random_walk_to(board, outcome, luck) == one for _ in range(400))
    assert 150 < times < 250
