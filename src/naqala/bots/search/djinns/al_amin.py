"""Al-Amin: two Fakirs are one good of any kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from naqala.bots.search.djinns.djinn_values import DjinnValues
from naqala.engine.djinns.al_amin import FAKIRS_PER_WILD_CARD
from naqala.engine.scoring import suits

if TYPE_CHECKING:
    from naqala.bots.search.evaluation import Evaluator
    from naqala.engine.player import Player
    from naqala.engine.state import State


@final
class AlAminValues(DjinnValues):
    name: ClassVar[str] = "Al-Amin"
    fakir_points: ClassVar[float] = 1.5  # about half a good

    def value_in_service(self, state: State, player: Player, evaluator: Evaluator) -> float:
        return float(suits(player.hand, player.fakirs // FAKIRS_PER_WILD_CARD) - suits(player.hand, 0))
