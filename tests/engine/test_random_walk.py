"""Walks by luck: each comes to the outcome asked for, and none is left out."""

import pytest

from naqala.engine.board import Board
from naqala.engine.luck import Luck
from naqala.engine.sowing import Outcome, Walk, follow, outcomes, outcomes_from, random_walk, walks
from naqala.engine.things import TRIBES, tile_named
from tests.engine.boards import boards_of_games, stacked

STACKS = [("C3", "v"), ("B2", "vme"), ("A1", "eemb"), ("C3", "vvmbe"), ("A1", "vvveeb"), ("D2", "eeeeeeee")]


def by_luck(board: Board, outcome: Outcome, luck: Luck) -> Walk:
    return [(drop // TRIBES, drop % TRIBES) for drop in random_walk(board, outcome.packed, luck)]


@pytest.mark.rule("M2", "M3", "M4", "M5", "K1")
def test_every_walk_by_luck_is_lawful_and_comes_to_its_outcome_on_boards_of_games():
    luck = Luck.seeded(1)
    for board in boards_of_games():
        for outcome in outcomes(board):
            assert follow(board, outcome.start, by_luck(board, outcome, luck)) == outcome


@pytest.mark.parametrize(("start", "stack"), STACKS)
def test_every_walk_by_luck_comes_to_its_outcome_from_stacks_of_any_size(start: str, stack: str):
    board, luck = stacked(start, stack), Luck.seeded(2)
    for outcome in outcomes_from(board, tile_named(start)):
        for _ in range(5):
            assert follow(board, outcome.start, by_luck(board, outcome, luck)) == outcome


@pytest.mark.parametrize(("start", "stack"), [("C3", "v"), ("C3", "ve"), ("B2", "vme"), ("A1", "eemb")])
def test_every_walk_that_comes_to_an_outcome_is_found_in_time(start: str, stack: str):
    board, luck = stacked(start, stack), Luck.seeded(3)
    for outcome in outcomes_from(board, tile_named(start)):
        listed = {tuple(drops) for drops in walks(board, outcome)}
        found = {tuple(by_luck(board, outcome, luck)) for _ in range(40 * len(listed))}
        assert found == listed


def test_the_same_luck_brings_the_same_walk_and_the_board_stays_as_it_is():
    board = stacked("C3", "vvmbe")
    before = board.key()
    outcome = outcomes_from(board, tile_named("C3"))[0]
    assert by_luck(board, outcome, Luck.seeded(4)) == by_luck(board, outcome, Luck.seeded(4))
    assert board.key() == before


def test_of_two_ways_each_is_as_likely():
    """At each step every tile and tribe that still leads there is as likely."""
    board, luck = stacked("B2", "vm"), Luck.seeded(5)
    outcome = next(o for o in outcomes_from(board, tile_named("B2")) if len(list(walks(board, o))) == 2)
    one = next(walks(board, outcome))
    times = sum(by_luck(board, outcome, luck) == one for _ in range(400))
    assert 150 < times < 250
