"""Al-Amin: two Fakirs count as one good (D2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from naqala.engine.djinns.djinn import Djinn

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.scoring import PointValues

FAKIRS_PER_WILD_CARD: Final = 2


@final
class AlAmin(Djinn):
    name: ClassVar[str] = "Al-Amin"
    rule: ClassVar[str] = "D2"
    value: ClassVar[int] = 5
    text: ClassVar[str] = "At the end of the game each pair of your Fakirs counts as one merchandise of your choice."

    def adjust_scoring(self, values: PointValues, owner: Player) -> None:
        values.wild = owner.fakirs // FAKIRS_PER_WILD_CARD
