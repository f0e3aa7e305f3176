"""Bouraq: a palace on a village."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from naqala.bots.search.djinns.djinn_values import DjinnValues
from naqala.engine.components import VILLAGE

if TYPE_CHECKING:
    from naqala.bots.search.item_values import ItemValues
    from naqala.engine.player import Player
    from naqala.engine.state import State


@final
class BouraqValues(DjinnValues):
    name: ClassVar[str] = "Bouraq"
    end_of_turn_order: ClassVar[int] = 2

    def is_worth_using(self, state: State, values: ItemValues, player: Player) -> bool:
        villages = player.owns & state.layout.sites[VILLAGE] if state.palaces else 0
        return villages != 0 and float(values.worth.palace) > values.currency.power_cost(self.djinn)
