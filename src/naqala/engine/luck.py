"""Random draws from a seed."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.components import TILE_COUNT
from naqala.engine.errors import InvalidArgument, NaqalaError
from naqala.engine.geometry import bit, lowest, population
from naqala.engine.pile import MAX_KINDS, count, size

M32: Final = 0xFFFF_FFFF
SEED_BITS: Final = 128


@mypyc_attr(acyclic=True, free_list_len=1)
class Luck:
    """A random number generator: Doty-Humphrey's sfc32.

    It needs only sums and shifts of 32 bits, so it is the same on every machine and Python, compiled or not.
    """

    def __init__(self, a: i64, b: i64, c: i64, turn: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.turn = turn

    @staticmethod
    def seeded(seed: int) -> Luck:
        """Return the generator of a seed; raise InvalidArgument if it is negative or has more than 128 bits."""
        if not 0 <= seed < 1 << SEED_BITS:
            raise InvalidArgument("argument-seed", seed=str(seed), bits=SEED_BITS)
        luck = Luck(seed & M32, seed >> 32 & M32, seed >> 64 & M32, seed >> 96)
        for _ in range(16):
            luck.next()
        return luck

    def copy(self) -> Luck:
        """Return a generator that draws the same from here on."""
        return Luck(self.a, self.b, self.c, self.turn)

    def key(self) -> tuple[int, int, int, int]:
        return self.a, self.b, self.c, self.turn

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Luck, self.key()

    def next(self) -> i64:
        """Return the next 32 bits."""
        drawn = self.a + self.b + self.turn & M32
        self.turn = self.turn + 1 & M32
        self.a = self.b ^ self.b >> 9
        self.b = self.c + (self.c << 3) & M32
        self.c = (self.c << 21 & M32 | self.c >> 11) + drawn & M32
        return drawn

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1; the bias is at most n in 2^32."""
        return self.next() * n >> 32

    def pick(self, pile: i64) -> i64:
        """Draw one piece from a pile and return its kind."""
        nth = self.below(size(pile))
        kind: i64 = 0
        while nth >= count(pile, kind):
            nth -= count(pile, kind)
            kind += 1
        return kind

    def member(self, members: i64) -> i64:
        """Return a random member of a set."""
        for _ in range(self.below(population(members))):
            members &= members - 1
        return lowest(members)

    def shuffled(self, n: int) -> list[int]:
        """Return the numbers below n in random order."""
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order


@mypyc_attr(native_class=False)
class ScriptMismatch(NaqalaError):
    """A scripted outcome is impossible here."""


@final
@mypyc_attr(acyclic=True)
class ScriptedLuck(Luck):
    """Luck with scripted outcomes, to replay a game without its seed; afterwards it follows another luck, if given."""

    def __init__(self, outcomes: list[int], then: Luck | None) -> None:
        super().__init__(0, 0, 0, 0)
        self.outcomes = outcomes
        self.afterwards = then

    def copy(self) -> Luck:
        twin = ScriptedLuck(self.outcomes[:], self.afterwards.copy() if self.afterwards is not None else None)
        twin.turn = self.turn
        return twin

    def key(self) -> tuple[int, int, int, int]:
        return (0, 0, len(self.outcomes), self.turn) if self.afterwards is None else self.afterwards.key()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return ScriptedLuck, (self.outcomes, self.afterwards)

    def pick(self, pile: i64) -> i64:
        self.turn += 1  # every draw counts, so that undo sees it
        if not self.outcomes and self.afterwards is not None:
            return self.afterwards.pick(pile)
        kind = self.next_outcome()
        if not 0 <= kind < MAX_KINDS or not count(pile, kind):
            raise ScriptMismatch("record-draw-unavailable")
        return kind

    def member(self, members: i64) -> i64:
        self.turn += 1
        if not self.outcomes and self.afterwards is not None:
            return self.afterwards.member(members)
        one = self.next_outcome()
        if not 0 <= one < TILE_COUNT or not members & bit(one):
            raise ScriptMismatch("record-djinn-unavailable")
        return one

    def next_outcome(self) -> int:
        if not self.outcomes:
            raise ScriptMismatch("record-draw-missing")
        return self.outcomes.pop(0)
