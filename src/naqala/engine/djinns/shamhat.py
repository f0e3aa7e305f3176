"""Shamhat: Elders are worth four (D20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from naqala.engine.djinns.djinn import Djinn

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.scoring import PointValues

SHAMHAT_ELDER_POINTS: Final = 4


@final
class Shamhat(Djinn):
    name: ClassVar[str] = "Shamhat"
    rule: ClassVar[str] = "D20"
    value: ClassVar[int] = 6
    text: ClassVar[str] = "Your Elders are worth 4 points each instead of 2."

    def adjust_scoring(self, values: PointValues, owner: Player) -> None:
        values.elder = SHAMHAT_ELDER_POINTS
