"""Sloar: draw a resource card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from naqala.bots.search.djinns.djinn_values import DjinnValues

if TYPE_CHECKING:
    from naqala.bots.search.item_values import ItemValues
    from naqala.engine.player import Player
    from naqala.engine.state import State


@final
class SloarValues(DjinnValues):
    name: ClassVar[str] = "Sloar"
    end_of_turn_order: ClassVar[int] = 5

    def is_worth_using(self, state: State, values: ItemValues, player: Player) -> bool:
        cards = state.deck | state.discards
        if not cards or not player.fakirs:
            return False
        return values.draw_value(state) > values.currency.power_cost(self.djinn)
