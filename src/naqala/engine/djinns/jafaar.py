"""Jafaar: Viziers are worth three (D12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from naqala.engine.djinns.djinn import Djinn

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.scoring import PointValues

JAFAAR_VIZIER_POINTS: Final = 3


@final
class Jafaar(Djinn):
    name: ClassVar[str] = "Jafaar"
    rule: ClassVar[str] = "D12"
    value: ClassVar[int] = 6
    text: ClassVar[str] = "Your Viziers are worth 3 points each instead of 1."

    def adjust_scoring(self, values: PointValues, owner: Player) -> None:
        values.vizier = JAFAAR_VIZIER_POINTS
