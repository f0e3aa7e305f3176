"""Kandicha: spoils of one's Assassins (D13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from naqala.engine.components import BUILDER, ELDER, MERCHANT
from naqala.engine.djinns.djinn import Djinn

if TYPE_CHECKING:
    from naqala.engine.operations import Operations
    from naqala.engine.player import Player


@final
class Kandicha(Djinn):
    name: ClassVar[str] = "Kandicha"
    rule: ClassVar[str] = "D13"
    value: ClassVar[int] = 6
    text: ClassVar[str] = (
        "Your Assassins' victims: a Merchant draws you a card from the pile, a Builder pays you its gold, "
        "a Vizier or Elder joins you."
    )

    def claims_victim(self, position: Operations, owner: Player, tile: i64, tribe: i64) -> bool:
        if tribe <= ELDER:
            position.capture(owner.seat, self.id, tribe)
            return True
        if tribe == MERCHANT:
            position.draw_card(owner.seat)
        elif tribe == BUILDER and position.layout.blue_around(tile):
            position.reward(owner.seat, self.id, position.layout.blue_around(tile))
        return False
