"""Jafaar: every Vizier counts 2 points more."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from naqala.bots.search.djinns.djinn_values import DjinnValues
from naqala.engine.components import VIZIER_POINTS
from naqala.engine.djinns.jafaar import JAFAAR_VIZIER_POINTS

if TYPE_CHECKING:
    from naqala.bots.search.evaluation import Evaluator
    from naqala.engine.player import Player
    from naqala.engine.state import State

MORE_POINTS: Final = float(JAFAAR_VIZIER_POINTS - VIZIER_POINTS)


@final
class JafaarValues(DjinnValues):
    name: ClassVar[str] = "Jafaar"
    vizier_points: ClassVar[float] = MORE_POINTS

    def value_in_service(self, state: State, player: Player, evaluator: Evaluator) -> float:
        return MORE_POINTS * float(player.viziers)
