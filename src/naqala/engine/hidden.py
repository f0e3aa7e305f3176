"""Cards drawn from the pile in secret: which hands are possible, and how likely each is.

A *pot* holds what a pile held when it was made, less what was seen to leave it; a secret draw takes any card of the pot
alike. All that is known besides is that somebody must have had a card that they showed. So a world's frequency is the
number of ways to deal it, if it agrees with that, and nothing else.
"""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from naqala.engine.luck import Luck
from naqala.engine.pile import count, every, one, several, size
from naqala.engine.things import CARDS, NOWHERE
from naqala.engine.value import Value

Share = tuple[int, ...]  # of one kind of card: how many each group of draws has


@final
@mypyc_attr(acyclic=True)
class Draw(Value):
    """A seat drew a card from a pot, unseen."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "pot")

    def __init__(self, seat: i64, pot: i64) -> None:
        self.seat = seat
        self.pot = pot


@final
@mypyc_attr(acyclic=True)
class Need(Value):
    """Of a seat's first so many draws, at least n were of this kind, for it showed as many as nobody saw it take."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "draws", "n")

    def __init__(self, seat: i64, card: i64, draws: i64, n: i64) -> None:
        self.seat = seat
        self.card = card
        self.draws = draws
        self.n = n

    def implies(self, other: Need) -> bool:
        """Does the other say nothing that this one does not?"""
        return self.seat == other.seat and self.card == other.card and self.draws <= other.draws and self.n >= other.n


@final
@mypyc_attr(acyclic=True)
class Fork:
    """How many ways there are from here on; if a kind is to be shared out, by each share, and where it leads."""

    def __init__(self, ways: int) -> None:
        self.ways = ways
        self.shares: list[Share] = []
        self.by_share: list[int] = []
        self.onward: list[Fork] = []

    def add(self, share: Share, ways: int, onward: Fork) -> None:
        if ways:
            self.shares.append(share)
            self.by_share.append(ways)
            self.onward.append(onward)
            self.ways += ways

    def pick(self, luck: Luck) -> int:
        """The number of a share, each as often as it has ways."""
        nth = one_of(self.ways, luck)
        branch = 0
        while nth >= self.by_share[branch]:
            nth -= self.by_share[branch]
            branch += 1
        return branch


@final
@mypyc_attr(acyclic=True)
class Hidden:
    """All ways to deal the secret draws.

    Draws of one seat from one pot with no need between them are alike: a group. The kinds that somebody needs are
    shared out one after the other, each share as often as it has ways; what is left to draw is drawn from the other
    kinds, of which nothing is known. The kind that is `watched` is treated as needed, and comes first.
    """

    def __init__(self, draws: list[Draw], needs: list[Need], pots: vec[i64], watched: i64 = NOWHERE) -> None:
        self.draws = draws
        self.needs = needs
        self.pots = pots
        self.seats = vec[i64]()  # of each group
        self.sources = vec[i64]()  # the pot of each group
        self.sizes: list[int] = []
        self.able: list[list[int]] = []  # for each need, the groups that may meet it
        self._group()
        needed = {need.card for need in needs} - {watched}
        self.kinds = [watched] * (watched != NOWHERE) + sorted(needed)
        self.plain: i64 = 0  # the other kinds, as a mask for piles
        for card in range(i64(CARDS)):
            if card not in self.kinds:
                self.plain |= every(card)
        self._forks: dict[tuple[int, Share], Fork] = {}
        self.first = self.fork(0, tuple(self.sizes))

    def _group(self) -> None:
        groups: dict[tuple[int, int, int], int] = {}
        nth: dict[int, int] = {}
        last: list[int] = []  # for each group, which of its seat's draws the last one is
        seats: list[int] = []
        sources: list[int] = []
        for draw in self.draws:
            mine = nth.get(draw.seat, 0)
            nth[draw.seat] = mine + 1
            stage = len({need.draws for need in self.needs if need.seat == draw.seat and need.draws <= mine})
            group = groups.setdefault((draw.seat, draw.pot, stage), len(seats))
            if group == len(seats):
                seats.append(draw.seat)
                sources.append(draw.pot)
                self.sizes.append(0)
                last.append(0)
            self.sizes[group] += 1
            last[group] = mine + 1
        self.seats, self.sources = vec[i64](seats), vec[i64](sources)
        for need in self.needs:
            self.able.append([g for g, seat in enumerate(seats) if seat == need.seat and last[g] <= need.draws])

    def fork(self, nth: int, left: Share) -> Fork:
        """What can become of the needed kinds from the nth on when so many draws of each group are left."""
        if nth == len(self.kinds):
            return Fork(self.plain_ways(left))
        key = (nth, left)
        if key not in self._forks:
            fork = Fork(0)
            for share, ways in self.shares(self.kinds[nth], left):
                onward = self.fork(nth + 1, less(left, share))
                fork.add(share, ways * onward.ways, onward)
            self._forks[key] = fork
        return self._forks[key]

    def shares(self, card: int, left: Share) -> list[tuple[Share, int]]:
        """The shares of one kind that meet the needs, each with the ways to have them."""
        found: list[tuple[Share, int]] = [((), 1)]
        for group, room in enumerate(left):
            grown: list[tuple[Share, int]] = []
            for share, ways in found:
                taken = sum([n for g, n in enumerate(share) if self.sources[g] == self.sources[group]])
                there = count(self.pots[self.sources[group]], card) - taken
                for n in range(min(room, there) + 1):
                    grown.append(((*share, n), ways * choose(room, n) * falling(there, n)))
            found = grown
        return [(share, ways) for share, ways in found if self.meets(card, share)]

    def meets(self, card: int, share: Share) -> bool:
        for need, able in zip(self.needs, self.able, strict=True):
            if need.card == card and sum([share[group] for group in able]) < need.n:
                return False
        return True

    def plain_ways(self, left: Share) -> int:
        """In how many ways the kinds that nobody needs can fill the draws that are left."""
        ways = 1
        for pot in range(len(self.pots)):
            due = sum([n for group, n in enumerate(left) if self.sources[group] == pot])
            ways *= falling(size(self.pots[pot] & self.plain), due)
        return ways

    def deal(self, luck: Luck, hands: vec[i64], pots: vec[i64]) -> None:
        """Cards go from the pots to the hands, by a world at its right frequency."""
        left = self.sizes[:]
        fork = self.first
        for card in self.kinds:
            branch = fork.pick(luck)
            for group, n in enumerate(fork.shares[branch]):
                if n:
                    left[group] -= n
                    hands[self.seats[group]] += several(card, n)
                    pots[self.sources[group]] -= several(card, n)
            fork = fork.onward[branch]
        for group, due in enumerate(left):
            for _ in range(due):
                drawn = luck.pick(pots[self.sources[group]] & self.plain)
                hands[self.seats[group]] += one(drawn)
                pots[self.sources[group]] -= one(drawn)

    def bounds(self, seat: int, card: int) -> tuple[int, int]:
        """How many of this kind a seat's draws hold at least and at most."""
        watching = Hidden(self.draws, self.needs, self.pots, card)
        found = [sum([n for g, n in enumerate(share) if self.seats[g] == seat]) for share in watching.first.shares]
        return min(found), max(found)


def one_of(ways: int, luck: Luck) -> int:
    """A number from 0 to ways - 1, which may be beyond 64 bits; all come up alike but for one part in 2^32."""
    drawn: int = luck.next()
    bits = 32
    while ways >> bits - 32:
        word: int = luck.next()
        drawn = (drawn << 32) + word
        bits += 32
    return drawn * ways >> bits


def less(left: Share, share: Share) -> Share:
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
