"""Haurvatat: palm trees are worth five (D10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from naqala.engine.djinns.djinn import Djinn

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.scoring import PointValues

HAURVATAT_PALM_TREE_POINTS: Final = 5


@final
class Haurvatat(Djinn):
    name: ClassVar[str] = "Haurvatat"
    rule: ClassVar[str] = "D10"
    value: ClassVar[int] = 8
    text: ClassVar[str] = "Each palm tree on your tiles is worth 5 points instead of 3."

    def adjust_scoring(self, values: PointValues, owner: Player) -> None:
        values.palm = HAURVATAT_PALM_TREE_POINTS
