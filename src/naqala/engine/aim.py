"""What a walk is after, and whether it can still get it (M4, M5, K1)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.crossings import crossings
from naqala.engine.geometry import lowest
from naqala.engine.pile import count, size


@final
@mypyc_attr(acyclic=True)
class Aim:
    """Where the last meeple shall land, of which tribe, and whom to leave there before.

    That is exactly so many mates, and from `least` to `most` strangers.
    """

    def __init__(self, final: i64, tribe: i64, mates: i64, least: i64, most: i64) -> None:
        self.final = final
        self.tribe = tribe
        self.mates = mates
        self.least = least
        self.most = most

    def attainable(self, way: i64, hand: i64) -> bool:
        """Can a walk that has gone this way, with this hand, be finished so?

        If it can cross the tile as often as that takes, the others in hand can be dropped elsewhere in any order.
        """
        return self._attainable(way, size(hand), count(hand, self.tribe), self.mates, self.least, self.most)

    def attainable_by(self, tile: i64, tribe: i64, way: i64, left: i64, to_go: i64) -> bool:
        """The same after this drop, with what is then left in hand."""
        mates, least, most = self.mates, self.least, self.most
        if tile == self.final:
            if tribe == self.tribe:
                mates -= 1
            else:
                least = max(least - 1, 0)
                most -= 1
        return self._attainable(way, to_go, count(left, self.tribe), mates, least, most)

    def _attainable(self, way: i64, to_go: i64, own: i64, mates: i64, least: i64, most: i64) -> bool:
        if mates < 0 or mates >= own:
            return False
        spare = crossings(to_go, way, self.final) >> mates + least
        return spare != 0 and lowest(spare) + least <= min(most, to_go - own)

    def after(self, tile: i64, tribe: i64) -> Aim:
        """What remains of the aim after a drop on the way."""
        if tile != self.final:
            return self
        if tribe == self.tribe:
            return Aim(self.final, self.tribe, self.mates - 1, self.least, self.most)
        return Aim(self.final, self.tribe, self.mates, max(self.least - 1, 0), self.most - 1)
