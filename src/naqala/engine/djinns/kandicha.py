"""Kandicha: spoils of one's Assassins (D13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from naqala.engine.djinns.djinn import Djinn
from naqala.engine.things import BUILDER, ELDER, MERCHANT

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.table import Table


@final
class Kandicha(Djinn):
    name: ClassVar[str] = "Kandicha"
    value: ClassVar[int] = 6
    text: ClassVar[str] = (
        "Your Assassins' victims: a Merchant draws you a card from the pile, a Builder pays you its gold, "
        "a Vizier or Elder joins you."
    )

    def spoils(self, table: Table, owner: Player, tile: i64, tribe: i64) -> bool:
        if tribe <= ELDER:
            table.capture(owner.seat, self.id, tribe)
            return True
        if tribe == MERCHANT:
            table.draw_card(owner.seat)
        elif tribe == BUILDER and table.land.blue_around(tile):
            table.reward(owner.seat, self.id, table.land.blue_around(tile))
        return False
