"""Iblis: one's Assassins kill two (D11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from naqala.engine.djinns.djinn import ONE, Djinn, Price
from naqala.engine.steps.killing import Killing, KillingTwo, can_hunt

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.state import State
    from naqala.engine.steps.step import Step


@final
class Iblis(Djinn):
    name: ClassVar[str] = "Iblis"
    rule: ClassVar[str] = "D11"
    value: ClassVar[int] = 8
    text: ClassVar[str] = "Your Assassins kill two: on one tile in reach, or two Viziers or Elders of one opponent."
    cost: ClassVar[Price] = ONE

    def modifies_step(self, state: State, owner: Player, step: Step, fakirs: i64) -> bool:
        return isinstance(step, Killing) and can_hunt(state, step, owner.fakirs - fakirs, 2)

    def use(self, state: State, owner: Player) -> None:
        step = state.steps.pop()
        assert isinstance(step, Killing)
        state.push_step(KillingTwo(step.seat, step.tile, step.n))
