"""Jafaar: Viziers are worth three (D12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from naqala.engine.djinns.djinn import Djinn

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.scoring import Worth


@final
class Jafaar(Djinn):
    name: ClassVar[str] = "Jafaar"
    value: ClassVar[int] = 6
    text: ClassVar[str] = "Your Viziers are worth 3 points each instead of 1."

    def changes_worth(self, worth: Worth, owner: Player) -> None:
        worth.vizier = 3
