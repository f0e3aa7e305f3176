"""Cards drawn from the pile in secret: which hands are possible, and how likely each is.

A *pot* holds what a pile held when it was made, less what was seen to leave it; a secret draw takes any card of the pot
alike. All that is known besides is that somebody must have had a card that they showed. So a world's frequency is the
number of ways to deal it, if it agrees with that, and nothing else.
"""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import mypyc_attr

from naqala.engine.luck import Luck
from naqala.engine.things import CARDS
from naqala.engine.value import Value

Counts = list[int]  # by kind of card


@final
@mypyc_attr(acyclic=True)
class Draw(Value):
    """A seat drew a card from a pot, unseen."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "pot")

    def __init__(self, seat: int, pot: int) -> None:
        self.seat = seat
        self.pot = pot


@final
@mypyc_attr(acyclic=True)
class Need(Value):
    """Of a seat's first so many draws, at least n were of this kind, for it showed as many as nobody saw it take."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "draws", "n")

    def __init__(self, seat: int, card: int, draws: int, n: int) -> None:
        self.seat = seat
        self.card = card
        self.draws = draws
        self.n = n


@final
class Hidden:
    """All ways to deal the secret draws, counted kind by kind.

    Draws of one seat from one pot with no need between them are alike: a group. For a kind of card, a *share* says how
    many of it each group has.
    """

    def __init__(self, draws: list[Draw], needs: list[Need], pots: list[Counts]) -> None:
        self.pots = pots
        self.seats: list[int] = []  # of each group
        self.sources: list[int] = []  # the pot of each group
        self.sizes: list[int] = []
        self.needs: list[tuple[Need, list[int]]] = []  # with the groups that may meet it
        self.known: dict[tuple[int, tuple[int, ...]], int] = {}
        self._group(draws, needs)

    def _group(self, draws: list[Draw], needs: list[Need]) -> None:
        numbers: dict[tuple[int, int, int], int] = {}
        nth: dict[int, int] = {}
        reaching: list[int] = []  # for each group, the number of its seat's last draw in it
        for draw in draws:
            mine = nth.get(draw.seat, 0)
            nth[draw.seat] = mine + 1
            stage = sum([1 for need in needs if need.seat == draw.seat and need.draws <= mine])
            name = (draw.seat, draw.pot, stage)
            if name not in numbers:
                numbers[name] = len(self.sizes)
                self.seats.append(draw.seat)
                self.sources.append(draw.pot)
                self.sizes.append(0)
                reaching.append(0)
            self.sizes[numbers[name]] += 1
            reaching[numbers[name]] = mine + 1
        for need in needs:
            able = [g for g, seat in enumerate(self.seats) if seat == need.seat and reaching[g] <= need.draws]
            self.needs.append((need, able))

    def shares(self, card: int, left: tuple[int, ...]) -> list[tuple[tuple[int, ...], int]]:
        """The possible shares of this kind when so many draws of each group are left; each with its ways."""
        found: list[tuple[tuple[int, ...], int]] = [((), 1)]
        for group, room in enumerate(left):
            grown: list[tuple[tuple[int, ...], int]] = []
            for share, ways in found:
                taken = sum([n for g, n in enumerate(share) if self.sources[g] == self.sources[group]])
                there = self.pots[self.sources[group]][card] - taken
                for n in range(min(room, there) + 1):
                    grown.append(((*share, n), ways * choose(room, n) * falling(there, n)))
            found = grown
        return [(share, ways) for share, ways in found if self.meets(card, share)]

    def meets(self, card: int, share: tuple[int, ...]) -> bool:
        for need, able in self.needs:
            if need.card == card and sum([share[group] for group in able]) < need.n:
                return False
        return True

    def ways(self, card: int, left: tuple[int, ...]) -> int:
        """In how many ways the kinds from this one on can fill the draws that are left."""
        if card == CARDS:
            return 0 if any(left) else 1
        key = (card, left)
        if key not in self.known:
            self.known[key] = sum([n * self.ways(card + 1, less(left, share)) for share, n in self.shares(card, left)])
        return self.known[key]

    def deal(self, luck: Luck) -> list[tuple[int, ...]]:
        """For each kind its share, at its right frequency."""
        left = tuple(self.sizes)
        dealt = []
        for card in range(CARDS):
            nth = luck.below_many(self.ways(card, left))
            for share, ways in self.shares(card, left):
                nth -= ways * self.ways(card + 1, less(left, share))
                if nth < 0:
                    dealt.append(share)
                    left = less(left, share)
                    break
        return dealt

    def bounds(self, seat: int, card: int) -> tuple[int, int]:
        """How many of this kind a seat's draws hold at least and at most."""
        others = Hidden([], [], self.pots)
        others.seats, others.sources, others.sizes, others.needs = self.seats, self.sources, self.sizes, self.needs
        found = []
        for share, _ in self.shares(card, tuple(self.sizes)):
            if others.can_fill(card, less(tuple(self.sizes), share), 0):
                found.append(sum([n for g, n in enumerate(share) if self.seats[g] == seat]))
        return min(found), max(found)

    def can_fill(self, without: int, left: tuple[int, ...], card: int) -> bool:
        """Can the other kinds, from this one on, fill the draws that are left?"""
        if card == CARDS:
            return not any(left)
        if card == without:
            return self.can_fill(without, left, card + 1)
        for share, _ in self.shares(card, left):
            if self.can_fill(without, less(left, share), card + 1):
                return True
        return False


def less(left: tuple[int, ...], share: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([a - b for a, b in zip(left, share, strict=True)])


def choose(n: int, k: int) -> int:
    """In how many ways k of n draws can be the ones."""
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


def falling(n: int, k: int) -> int:
    """In how many ways k cards in order come from n."""
    ways = 1
    for i in range(k):
        ways *= n - i
    return ways
