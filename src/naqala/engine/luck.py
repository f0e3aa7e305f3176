"""Chance, from a seed."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.errors import NaqalaError
from naqala.engine.geometry import bit, lowest, population
from naqala.engine.pile import KINDS, count, size
from naqala.engine.things import TILES

M32: Final = 0xFFFF_FFFF
SEED_BITS: Final = 128


@mypyc_attr(acyclic=True, free_list_len=1)
class Luck:
    """A stream of chance: Doty-Humphrey's sfc32, which needs only sums and shifts of 32 bits.

    So it is the same on every machine and Python, compiled or not.
    """

    def __init__(self, a: i64, b: i64, c: i64, turn: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.turn = turn

    @staticmethod
    def seeded(seed: int) -> Luck:
        if not 0 <= seed < 1 << SEED_BITS:
            raise ValueError(f"A seed is a number from 0 to 2^{SEED_BITS} - 1, not {seed}.")
        luck = Luck(seed & M32, seed >> 32 & M32, seed >> 64 & M32, seed >> 96)
        for _ in range(16):
            luck.next()
        return luck

    def copy(self) -> Luck:
        return Luck(self.a, self.b, self.c, self.turn)

    def key(self) -> tuple[int, int, int, int]:
        return self.a, self.b, self.c, self.turn

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Luck, self.key()

    def next(self) -> i64:
        """The next 32 bits."""
        drawn = self.a + self.b + self.turn & M32
        self.turn = self.turn + 1 & M32
        self.a = self.b ^ self.b >> 9
        self.b = self.c + (self.c << 3) & M32
        self.c = (self.c << 21 & M32 | self.c >> 11) + drawn & M32
        return drawn

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1. Some come up more often than others by at most n in 2^32."""
        return self.next() * n >> 32

    def pick(self, pile: i64) -> i64:
        """The kind of one piece drawn from a pile."""
        nth = self.below(size(pile))
        kind: i64 = 0
        while nth >= count(pile, kind):
            nth -= count(pile, kind)
            kind += 1
        return kind

    def member(self, members: i64) -> i64:
        """One member of a set."""
        for _ in range(self.below(population(members))):
            members &= members - 1
        return lowest(members)

    def shuffled(self, n: int) -> list[int]:
        """The numbers below n in random order."""
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order


class Unforeseen(NaqalaError):
    """What was foretold cannot come."""


@final
@mypyc_attr(acyclic=True)
class Foretold(Luck):
    """Chance that brings what it is told, to replay a game without its seed; then, perhaps, as another luck will."""

    def __init__(self, outcomes: list[int], then: Luck | None) -> None:
        super().__init__(0, 0, 0, 0)
        self.outcomes = outcomes
        self.then = then

    def copy(self) -> Luck:
        twin = Foretold(self.outcomes[:], self.then.copy() if self.then is not None else None)
        twin.turn = self.turn
        return twin

    def key(self) -> tuple[int, int, int, int]:
        return (0, 0, len(self.outcomes), self.turn) if self.then is None else self.then.key()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Foretold, (self.outcomes, self.then)

    def pick(self, pile: i64) -> i64:
        self.turn += 1  # every draw moves a luck on
        if not self.outcomes and self.then is not None:
            return self.then.pick(pile)
        kind = self.foretold()
        if not 0 <= kind < KINDS or not count(pile, kind):
            raise Unforeseen("what is said to be drawn here was not there to draw.")
        return kind

    def member(self, members: i64) -> i64:
        self.turn += 1
        if not self.outcomes and self.then is not None:
            return self.then.member(members)
        one = self.foretold()
        if not 0 <= one < TILES or not members & bit(one):
            raise Unforeseen("the djinn said to be drawn here was not there to draw.")
        return one

    def foretold(self) -> int:
        if not self.outcomes:
            raise Unforeseen("it is not said what was drawn here.")
        return self.outcomes.pop(0)
