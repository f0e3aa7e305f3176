"""Al-Amin: two Fakirs are one good (D2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from naqala.engine.djinns.djinn import Djinn

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.scoring import Worth


@final
class AlAmin(Djinn):
    name: ClassVar[str] = "Al-Amin"
    value: ClassVar[int] = 5
    text: ClassVar[str] = "At the end of the game each pair of your Fakirs counts as one merchandise of your choice."

    def changes_worth(self, worth: Worth, owner: Player) -> None:
        worth.wild = owner.fakirs // 2
