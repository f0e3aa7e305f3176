"""A pile: so many of each kind, five bits a kind in one number.

Meeples on a tile or in the bag, cards in a hand, a deck or the discards are all piles.
"""

from typing import Final

from mypy_extensions import i64

MEEPLES: Final = (1 << 25) - 1  # every kind of meeple
PAIRS: Final = 0b11110_11110_11110_11110_11110  # some kind of meeple at least twice
KINDS: Final = 10


def several(kind: i64, n: i64) -> i64:
    return n << 5 * kind


def one(kind: i64) -> i64:
    # Not `i64(1) << ...`: mypyc 2.4 emits a literal left of a shift as a 32-bit C int.
    return several(kind, 1)


def every(kind: i64) -> i64:
    """All there can be of one kind: for masking."""
    return several(kind, 31)


def count(pile: i64, kind: i64) -> i64:
    return pile >> 5 * kind & 31


def size(pile: i64) -> i64:
    total: i64 = 0
    while pile:
        total += pile & 31
        pile >>= 5
    return total


def pile_of(counts: list[int]) -> int:
    """The pile with so many of kind 0, so many of kind 1 and so on."""
    pile = 0
    for kind, n in enumerate(counts):
        pile += several(kind, n)
    return pile


def counts(pile: int, kinds: int) -> list[int]:
    return [count(pile, kind) for kind in range(kinds)]
