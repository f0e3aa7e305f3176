"""Hagis: a palace goes to a surrounding tile (D9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from naqala.engine.components import PALACE
from naqala.engine.djinns.djinn import ONE, Djinn, Price
from naqala.engine.steps.places import Placing, PlacingAround

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.state import State
    from naqala.engine.steps.step import Step


@final
class Hagis(Djinn):
    name: ClassVar[str] = "Hagis"
    rule: ClassVar[str] = "D9"
    value: ClassVar[int] = 10
    text: ClassVar[str] = "When you place a palace, put it on one of the eight tiles around the Village instead."
    cost: ClassVar[Price] = ONE

    def modifies_step(self, state: State, owner: Player, step: Step, fakirs: i64) -> bool:
        return isinstance(step, Placing) and step.piece == PALACE

    def use(self, state: State, owner: Player) -> None:
        step = state.steps.pop()
        assert isinstance(step, Placing)
        state.push_step(PlacingAround(step.seat, step.tile, step.piece))
