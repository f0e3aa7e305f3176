"""Sibittis: draw djinns and keep one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from naqala.bots.search.djinns.djinn_values import DjinnValues

if TYPE_CHECKING:
    from naqala.bots.search.item_values import ItemValues
    from naqala.engine.player import Player
    from naqala.engine.state import State


KEPT_DJINN: Final = 8.0  # points of the djinn that is kept, on average
EARLY_BONUS: Final = 7.0  # and what its power adds at the start of the game


@final
class SibittisValues(DjinnValues):
    name: ClassVar[str] = "Sibittis"
    end_of_turn_order: ClassVar[int] = 6

    def is_worth_using(self, state: State, values: ItemValues, player: Player) -> bool:
        djinns = state.djinn_deck | state.djinn_discards
        return djinns != 0 and KEPT_DJINN + EARLY_BONUS * values.evaluator.phase > values.currency.power_cost(
            self.djinn
        )
