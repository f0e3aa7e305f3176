"""Marid: gold for meeples dropped on one's tiles (D17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from naqala.engine.djinns.djinn import Djinn
from naqala.engine.geometry import bit

if TYPE_CHECKING:
    from naqala.engine.operations import Operations
    from naqala.engine.player import Player


@final
class Marid(Djinn):
    name: ClassVar[str] = "Marid"
    rule: ClassVar[str] = "D17"
    value: ClassVar[int] = 6
    text: ClassVar[str] = (
        "Each meeple dropped on a tile of yours brings you gold: 1 if you moved, 2 if an opponent did."
    )

    def on_drop(self, position: Operations, owner: Player, mover: i64, tile: i64) -> None:
        if owner.owns & bit(tile):
            self.pay_owner(position, owner, mover)
