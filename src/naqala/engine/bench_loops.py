"""Benchmark loops, compiled with the engine so that only the engine is measured."""

from __future__ import annotations

from mypy_extensions import i64

from naqala.engine.board import Board
from naqala.engine.luck import Luck
from naqala.engine.setup import deal
from naqala.engine.sowing import count_outcomes, packed_outcomes
from naqala.engine.state import State


def play_out(state: State, luck: Luck) -> i64:
    """Play at random to the end and return the number of decisions."""
    decisions: i64 = 0
    while not state.over:
        options = state.options()
        state.play(options[luck.below(len(options))])
        decisions += 1
    return decisions


def random_games(players: int, first: int, n: int) -> int:
    """Deal and play n games at random and return the number of decisions."""
    decisions: i64 = 0
    for seed in range(first, first + n):
        decisions += play_out(deal(players, Luck.seeded(seed)), Luck.seeded(seed + 1_000_000))
    return decisions


def positions(players: int, first: int, n: int) -> list[State]:
    """Return every position of n random games."""
    found: list[State] = []
    for seed in range(first, first + n):
        state = deal(players, Luck.seeded(seed))
        luck = Luck.seeded(seed + 1_000_000)
        while not state.over:
            found.append(state.copy())
            options = state.options()
            state.play(options[luck.below(len(options))])
    return found


def copy_all(states: list[State], times: int) -> None:
    for _ in range(times):
        for state in states:
            state.copy()


def list_options(state: State, times: int) -> None:
    for _ in range(times):
        state.options()


def count_all(boards: list[Board], times: int) -> int:
    total: i64 = 0
    for _ in range(times):
        for board in boards:
            total += count_outcomes(board)
    return total


def list_all(boards: list[Board], times: int) -> int:
    total: i64 = 0
    for _ in range(times):
        for board in boards:
            total += len(packed_outcomes(board))
    return total
