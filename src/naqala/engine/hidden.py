"""Cards drawn from the deck in secret: which hands are possible, and how likely each is.

A *pot* is a deck less the cards seen to leave it; a secret draw takes any of its cards with equal probability. All that
is known besides is that a player must have had the cards they showed. So the probability of a world is proportional to
the number of ways to deal it.
"""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from naqala.engine.components import CARD_KINDS, NOWHERE
from naqala.engine.luck import Luck
from naqala.engine.pile import count, every, one, several, size
from naqala.engine.value import Value

Share = tuple[int, ...]  # how many cards of one kind each group of draws has


@final
@mypyc_attr(acyclic=True)
class Draw(Value):
    """A seat drew a card from a pot in secret."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "pot")

    def __init__(self, seat: i64, pot: i64) -> None:
        self.seat = seat
        self.pot = pot


@final
@mypyc_attr(acyclic=True)
class Requirement(Value):
    """At least n of a seat's first `draws` draws were of this kind, because it has shown them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "draws", "n")

    def __init__(self, seat: i64, card: i64, draws: i64, n: i64) -> None:
        self.seat = seat
        self.card = card
        self.draws = draws
        self.n = n

    def implies(self, other: Requirement) -> bool:
        """Return whether this requirement makes the other redundant."""
        return self.seat == other.seat and self.card == other.card and self.draws <= other.draws and self.n >= other.n


@final
@mypyc_attr(acyclic=True)
class ShareNode:
    """A node of the counting tree: the number of ways from here on, per share of the next kind."""

    def __init__(self, ways: int) -> None:
        self.ways = ways
        self.shares: list[Share] = []
        self.by_share: list[int] = []
        self.onward: list[ShareNode] = []

    def add(self, share: Share, ways: int, onward: ShareNode) -> None:
        if ways:
            self.shares.append(share)
            self.by_share.append(ways)
            self.onward.append(onward)
            self.ways += ways

    def pick(self, luck: Luck) -> int:
        """Return the index of a random share, weighted by its ways."""
        nth = big_below(self.ways, luck)
        branch = 0
        while nth >= self.by_share[branch]:
            nth -= self.by_share[branch]
            branch += 1
        return branch


@final
@mypyc_attr(acyclic=True)
class HiddenDraws:
    """All ways to deal the secret draws.

    Draws of one seat from one pot with no requirement between them are equivalent: a group. The required kinds are
    distributed one after the other, each share weighted by its number of ways; the remaining draws come from the other
    kinds, about which nothing is known. The kind `watched` is treated as required, and comes first.
    """

    def __init__(self, draws: list[Draw], needs: list[Requirement], pots: vec[i64], watched: i64 = NOWHERE) -> None:
        self.draws = draws
        self.needs = needs
        self.pots = pots
        self.seats = vec[i64]()  # of each group
        self.sources = vec[i64]()  # the pot of each group
        self.sizes: list[int] = []
        self.able: list[list[int]] = []  # for each requirement the groups that may meet it
        self._group()
        needed = {need.card for need in needs} - {watched}
        self.kinds = [watched] * (watched != NOWHERE) + sorted(needed)
        self.plain: i64 = 0  # the other kinds, as a mask for piles
        for card in range(i64(CARD_KINDS)):
            if card not in self.kinds:
                self.plain |= every(card)
        self._forks: dict[tuple[int, Share], ShareNode] = {}
        self.first = self.fork(0, tuple(self.sizes))

    def _group(self) -> None:
        groups: dict[tuple[int, int, int], int] = {}
        nth: dict[int, int] = {}
        last: list[int] = []  # for each group the index of its last draw among its seat's draws
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

    def fork(self, nth: int, left: Share) -> ShareNode:
        """Return the node for the required kinds from the nth on, with `left` draws remaining per group."""
        if nth == len(self.kinds):
            return ShareNode(self.plain_ways(left))
        key = (nth, left)
        if key not in self._forks:
            fork = ShareNode(0)
            for share, ways in self.shares(self.kinds[nth], left):
                onward = self.fork(nth + 1, subtract(left, share))
                fork.add(share, ways * onward.ways, onward)
            self._forks[key] = fork
        return self._forks[key]

    def shares(self, card: int, left: Share) -> list[tuple[Share, int]]:
        """Return the shares of one kind that meet the requirements, each with its number of ways."""
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
        """Return in how many ways the other kinds can fill the remaining draws."""
        ways = 1
        for pot in range(len(self.pots)):
            due = sum([n for group, n in enumerate(left) if self.sources[group] == pot])
            ways *= falling(size(self.pots[pot] & self.plain), due)
        return ways

    def deal(self, luck: Luck, hands: vec[i64], pots: vec[i64]) -> None:
        """Move cards from the pots to the hands, choosing a world with its true probability."""
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
        """Return the least and the most cards of this kind among a seat's draws."""
        watching = HiddenDraws(self.draws, self.needs, self.pots, card)
        found = [sum([n for g, n in enumerate(share) if self.seats[g] == seat]) for share in watching.first.shares]
        return min(found), max(found)


def big_below(ways: int, luck: Luck) -> int:
    """Return a random number below `ways`, which may exceed 64 bits; the bias is at most 1 in 2^32."""
    drawn: int = luck.next()
    bits = 32
    while ways >> bits - 32:
        word: int = luck.next()
        drawn = (drawn << 32) + word
        bits += 32
    return drawn * ways >> bits


def subtract(left: Share, share: Share) -> Share:
    return tuple([a - b for a, b in zip(left, share, strict=True)])


def choose(n: int, k: int) -> int:
    """Return the binomial coefficient."""
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


def falling(n: int, k: int) -> int:
    """Return the number of ordered selections of k from n."""
    ways = 1
    for i in range(k):
        ways *= n - i
    return ways
