"""Boards to sow on: laid out by hand, in stacks, or taken from random games."""

import os
import random

from naqala.engine.board import Board
from naqala.engine.sowing import Outcome, count_outcomes, outcomes, walk
from naqala.engine.things import TILES, TRIBES, tile_named
from tests.engine import walker
from tests.laying import LETTERS

COMPILED = os.environ.get("NAQALA_MODE") == "compiled"
GAMES = 12 if COMPILED else 5


def laid(**meeples: str) -> Board:
    """The board with these meeples, tile by tile, in letters."""
    board = Board.bare()
    for name, letters in meeples.items():
        for letter in letters:
            board.add(tile_named(name), LETTERS.index(letter))
    return board


def spelt(board: Board) -> walker.Tiles:
    return [[board.count(tile, tribe) for tribe in range(TRIBES)] for tile in range(TILES)]


def fresh(chance: random.Random) -> Board:
    bag = list("v" * 16 + "e" * 20 + "m" * 18 + "b" * 18 + "a" * 18)
    chance.shuffle(bag)
    board = Board.bare()
    for nth, letter in enumerate(bag):
        board.add(nth // 3, LETTERS.index(letter))
    return board


def play(board: Board, outcome: Outcome) -> None:
    drops = walk(board, outcome)
    board.lift(outcome.start)
    for tile, tribe in drops:
        board.add(tile, tribe)
    board.remove(outcome.final, outcome.tribe, outcome.taken)


def boards_of_games() -> list[Board]:
    """Boards at the start, in the middle and near the end of random games."""
    found = []
    for seed in range(GAMES):
        chance = random.Random(seed)
        board = fresh(chance)
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


def stacked(start: str, stack: str) -> Board:
    return laid(**{**AROUND_THE_STACK, start: stack})


def came(found: list[Outcome]) -> list[walker.Came]:
    return [(o.start, o.final, o.tribe, o.taken, o.empties) for o in found]
