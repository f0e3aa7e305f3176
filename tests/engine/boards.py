"""Boards to sow on: built by hand, with large stacks, or from random games."""

import os
import random

from naqala.engine.board import Board
from naqala.engine.components import TILE_COUNT, TRIBE_COUNT, tile_named
from naqala.engine.sowing import Outcome, count_outcomes, outcomes, walk
from tests.engine import brute_force
from tests.positions import LETTERS

COMPILED = os.environ.get("NAQALA_MODE") == "compiled"
GAMES = 12 if COMPILED else 5


def board_with(**meeples: str) -> Board:
    """Return the board with these meeples, as letters by tile."""
    board = Board.empty()
    for name, letters in meeples.items():
        for letter in letters:
            board.add(tile_named(name), LETTERS.index(letter))
    return board


def as_lists(board: Board) -> brute_force.Tiles:
    return [[board.count(tile, tribe) for tribe in range(TRIBE_COUNT)] for tile in range(TILE_COUNT)]


def random_board(chance: random.Random) -> Board:
    bag = list("v" * 16 + "e" * 20 + "m" * 18 + "b" * 18 + "a" * 18)
    chance.shuffle(bag)
    board = Board.empty()
    for nth, letter in enumerate(bag):
        board.add(nth // 3, LETTERS.index(letter))
    return board


def play(board: Board, outcome: Outcome) -> None:
    drops = walk(board, outcome)
    board.pick_up(outcome.start)
    for tile, tribe in drops:
        board.add(tile, tribe)
    board.remove(outcome.final, outcome.tribe, outcome.taken)


def boards_of_games() -> list[Board]:
    """Boards at the start, in the middle and near the end of random games."""
    found = []
    for seed in range(GAMES):
        chance = random.Random(seed)
        board = random_board(chance)
        moves = 0
        while count_outcomes(board):
            if moves % 4 == 0:
                found.append(board.copy())
            play(board, chance.choice(outcomes(board)))
            moves += 1
        found.append(board)
    return found


# Empty tiles, a tile of one tribe only, mixed tiles.
AROUND_THE_STACK = {
    "A2": "v",
    "B1": "e",
    "B2": "vve",
    "C1": "m",
    "C2": "ee",
    "C4": "vem",
    "D3": "mm",
    "D2": "vb",
    "E5": "bba",
    "F3": "v",
}


def board_with_stack(start: str, stack: str) -> Board:
    return board_with(**{**AROUND_THE_STACK, start: stack})


def as_tuples(found: list[Outcome]) -> list[brute_force.OutcomeTuple]:
    return [(o.start, o.final, o.tribe, o.taken, o.empties) for o in found]
