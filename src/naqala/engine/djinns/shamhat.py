"""Shamhat: Elders are worth four (D20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from naqala.engine.djinns.djinn import Djinn

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.scoring import Worth


@final
class Shamhat(Djinn):
    name: ClassVar[str] = "Shamhat"
    value: ClassVar[int] = 6
    text: ClassVar[str] = "Your Elders are worth 4 points each instead of 2."

    def changes_worth(self, worth: Worth, owner: Player) -> None:
        worth.elder = 4
