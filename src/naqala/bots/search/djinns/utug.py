"""Utug: a camel on a tile with meeples only."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from naqala.bots.search.djinns.camel_powers import is_camel_worth_its_price
from naqala.bots.search.djinns.djinn_values import DjinnValues

if TYPE_CHECKING:
    from naqala.bots.search.item_values import ItemValues
    from naqala.engine.player import Player
    from naqala.engine.state import State


@final
class UtugValues(DjinnValues):
    name: ClassVar[str] = "Utug"
    end_of_turn_order: ClassVar[int] = 4

    def is_worth_using(self, state: State, values: ItemValues, player: Player) -> bool:
        return is_camel_worth_its_price(state, values, player, self.djinn, state.board.unclaimed())

    def tile_choice_value(self, state: State, values: ItemValues, player: Player, tile: i64) -> float:
        return values.tile_value(state, player, tile)
