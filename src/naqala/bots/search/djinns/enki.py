"""Enki: a palm tree on an oasis."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from naqala.bots.search.djinns.djinn_values import DjinnValues
from naqala.engine.components import OASIS

if TYPE_CHECKING:
    from naqala.bots.search.item_values import ItemValues
    from naqala.engine.player import Player
    from naqala.engine.state import State


@final
class EnkiValues(DjinnValues):
    name: ClassVar[str] = "Enki"
    end_of_turn_order: ClassVar[int] = 1

    def is_worth_using(self, state: State, values: ItemValues, player: Player) -> bool:
        oases = player.owns & state.layout.sites[OASIS] if state.palms else 0
        return oases != 0 and float(values.worth.palm) > values.currency.power_cost(self.djinn)
