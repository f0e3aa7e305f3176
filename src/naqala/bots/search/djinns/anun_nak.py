"""Anun-Nak: new meeples on a vacant tile, from which the owner can sow."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from naqala.bots.search.djinns.djinn_values import DjinnValues
from naqala.engine.components import TRIBE_COUNT
from naqala.engine.crossings import simple
from naqala.engine.djinns.anun_nak import ANUN_NAK_MEEPLES
from naqala.engine.geometry import bit, lowest
from naqala.engine.pile import count, several, size

if TYPE_CHECKING:
    from naqala.bots.search.item_values import ItemValues
    from naqala.engine.player import Player
    from naqala.engine.state import State


@final
class AnunNakValues(DjinnValues):
    name: ClassVar[str] = "Anun-Nak"

    def tile_choice_value(self, state: State, values: ItemValues, player: Player, tile: i64) -> float:
        """The tiles that the new meeples can reach, and what winning them would be worth."""
        board = state.board
        total: float = 0.0
        ends = simple(min(size(state.bag), i64(ANUN_NAK_MEEPLES)), tile) & board.occupied()
        while ends:
            end = lowest(ends)
            ends &= ends - 1
            total += 1.0
            if values.free_tiles & bit(end) and player.camels and is_of_one_tribe(board.meeples(end)):
                total += values.tile_value(state, player, end)
        return total


def is_of_one_tribe(meeples: i64) -> bool:
    for tribe in range(i64(TRIBE_COUNT)):
        if meeples == several(tribe, count(meeples, tribe)):
            return True
    return False
