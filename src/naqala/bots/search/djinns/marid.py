"""Marid: income from meeples dropped on the owner's tiles, so every tile is worth more."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from naqala.bots.search.djinns.djinn_values import DjinnValues
from naqala.bots.search.features import LAND
from naqala.engine.geometry import population

if TYPE_CHECKING:
    from naqala.bots.search.evaluation import Evaluator
    from naqala.engine.player import Player
    from naqala.engine.state import State


@final
class MaridValues(DjinnValues):
    name: ClassVar[str] = "Marid"
    values_land: ClassVar[bool] = True

    def value_in_service(self, state: State, player: Player, evaluator: Evaluator) -> float:
        return evaluator.weight[LAND] * float(population(player.owns))
