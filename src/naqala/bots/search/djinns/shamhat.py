"""Shamhat: every Elder counts 2 points more."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from naqala.bots.search.djinns.djinn_values import DjinnValues
from naqala.engine.components import ELDER_POINTS
from naqala.engine.djinns.shamhat import SHAMHAT_ELDER_POINTS

if TYPE_CHECKING:
    from naqala.bots.search.evaluation import Evaluator
    from naqala.engine.player import Player
    from naqala.engine.state import State

MORE_POINTS: Final = float(SHAMHAT_ELDER_POINTS - ELDER_POINTS)


@final
class ShamhatValues(DjinnValues):
    name: ClassVar[str] = "Shamhat"
    elder_points: ClassVar[float] = MORE_POINTS

    def value_in_service(self, state: State, player: Player, evaluator: Evaluator) -> float:
        return MORE_POINTS * float(player.elders)
