"""Haurvatat: every palm tree counts 2 points more."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64

from naqala.bots.search.djinns.djinn_values import DjinnValues
from naqala.engine.components import PALM_TREE_POINTS
from naqala.engine.djinns.haurvatat import HAURVATAT_PALM_TREE_POINTS
from naqala.engine.geometry import lowest

if TYPE_CHECKING:
    from naqala.bots.search.evaluation import Evaluator
    from naqala.engine.player import Player
    from naqala.engine.state import State

MORE_POINTS: Final = float(HAURVATAT_PALM_TREE_POINTS - PALM_TREE_POINTS)


@final
class HaurvatatValues(DjinnValues):
    name: ClassVar[str] = "Haurvatat"
    palm_points: ClassVar[float] = MORE_POINTS

    def value_in_service(self, state: State, player: Player, evaluator: Evaluator) -> float:
        return MORE_POINTS * float(palm_trees_on(state, player.owns))


def palm_trees_on(state: State, tiles: i64) -> i64:
    n: i64 = 0
    tiles &= state.board.built
    while tiles:
        n += state.board.palms(lowest(tiles))
        tiles &= tiles - 1
    return n
