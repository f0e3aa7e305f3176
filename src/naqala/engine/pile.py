"""Piles: how many of each kind there are, packed into one integer with five bits per kind.

The meeples on a tile or in the bag and the cards in a hand, a deck or a discard pile are all piles. Hot code uses these
functions on plain integers; `naqala.Pile` is a readable view of the same number.
"""

from typing import Final

from mypy_extensions import i64

MEEPLE_MASK: Final = (1 << 25) - 1  # all meeples
PAIR_MASK: Final = 0b11110_11110_11110_11110_11110  # nonzero if some tribe occurs at least twice
MAX_KINDS: Final = 10


def several(kind: i64, n: i64) -> i64:
    """Return the pile with n of one kind."""
    return n << 5 * kind


def one(kind: i64) -> i64:
    """Return the pile with one of one kind."""
    # Not `i64(1) << ...`: mypyc 2.4 emits a literal left of a shift as a 32-bit C int.
    return several(kind, 1)


def every(kind: i64) -> i64:
    """Return the mask of one kind."""
    return several(kind, 31)


def count(pile: i64, kind: i64) -> i64:
    """Return how many of one kind a pile has."""
    return pile >> 5 * kind & 31


def size(pile: i64) -> i64:
    """Return how many a pile has in total."""
    total: i64 = 0
    while pile:
        total += pile & 31
        pile >>= 5
    return total


def pile_of(counts: list[int]) -> int:
    """Return the pile with counts[0] of kind 0, counts[1] of kind 1 and so on."""
    pile = 0
    for kind, n in enumerate(counts):
        pile += several(kind, n)
    return pile


def counts(pile: int, kinds: int) -> list[int]:
    """Return how many a pile has of each kind."""
    return [count(pile, kind) for kind in range(kinds)]
