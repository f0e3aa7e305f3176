"""Haurvatat: palm trees are worth five (D10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from naqala.engine.djinns.djinn import Djinn

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.scoring import Worth


@final
class Haurvatat(Djinn):
    name: ClassVar[str] = "Haurvatat"
    value: ClassVar[int] = 8
    text: ClassVar[str] = "Each palm tree on your tiles is worth 5 points instead of 3."

    def changes_worth(self, worth: Worth, owner: Player) -> None:
        worth.palm = 5
