"""The goal of a walk, and whether it can still be reached (M4, M5, K1)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.crossings import crossings
from naqala.engine.geometry import lowest
from naqala.engine.pile import count, size


@final
@mypyc_attr(acyclic=True)
class WalkGoal:
    """The final tile and tribe of a walk, and which meeples to drop on that tile before.

    These are exactly `mates` of the same tribe, and from `least` to `most` of other tribes.
    """

    def __init__(self, final: i64, tribe: i64, mates: i64, least: i64, most: i64) -> None:
        self.final = final
        self.tribe = tribe
        self.mates = mates
        self.least = least
        self.most = most

    def is_reachable(self, way: i64, hand: i64) -> bool:
        """Return whether a walk with this last step and this hand can reach the goal.

        If it can cross the tile as often as needed, the other meeples can be dropped elsewhere in any order.
        """
        return self._is_reachable(way, size(hand), count(hand, self.tribe), self.mates, self.least, self.most)

    def is_reachable_after(self, tile: i64, tribe: i64, way: i64, left: i64, to_go: i64) -> bool:
        """Return the same after a drop, with `left` remaining in hand."""
        mates, least, most = self.mates, self.least, self.most
        if tile == self.final:
            if tribe == self.tribe:
                mates -= 1
            else:
                least = max(least - 1, 0)
                most -= 1
        return self._is_reachable(way, to_go, count(left, self.tribe), mates, least, most)

    def _is_reachable(self, way: i64, to_go: i64, own: i64, mates: i64, least: i64, most: i64) -> bool:
        if mates < 0 or mates >= own:
            return False
        spare = crossings(to_go, way, self.final) >> mates + least
        return spare != 0 and lowest(spare) + least <= min(most, to_go - own)

    def after(self, tile: i64, tribe: i64) -> WalkGoal:
        """Return what remains of the goal after a drop."""
        if tile != self.final:
            return self
        if tribe == self.tribe:
            return WalkGoal(self.final, self.tribe, self.mates - 1, self.least, self.most)
        return WalkGoal(self.final, self.tribe, self.mates, max(self.least - 1, 0), self.most - 1)
