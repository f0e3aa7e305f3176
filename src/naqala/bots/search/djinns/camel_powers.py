"""Leta and Utug place a camel: is it worth the price of the power?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from naqala.engine.geometry import lowest

if TYPE_CHECKING:
    from naqala.bots.search.item_values import ItemValues
    from naqala.engine.player import Player
    from naqala.engine.state import State


def is_camel_worth_its_price(state: State, values: ItemValues, player: Player, djinn: i64, tiles: i64) -> bool:
    """Is any of these tiles worth more than the power costs?"""
    if not player.camels:
        return False
    cost = values.currency.power_cost(djinn)
    while tiles:
        if values.tile_value(state, player, lowest(tiles)) > cost:
            return True
        tiles &= tiles - 1
    return False
