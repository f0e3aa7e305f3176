"""Echidna: double gold from Builders (D7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from naqala.engine.djinns.djinn import TWO, Djinn, Price
from naqala.engine.steps.tribes import Building

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.state import State
    from naqala.engine.steps.step import Step


@final
class Echidna(Djinn):
    name: ClassVar[str] = "Echidna"
    rule: ClassVar[str] = "D7"
    value: ClassVar[int] = 4
    text: ClassVar[str] = "Double the gold of your Builders this turn."
    cost: ClassVar[Price] = TWO

    def modifies_step(self, state: State, owner: Player, step: Step, fakirs: i64) -> bool:
        return isinstance(step, Building) and step.factor == 1 and state.layout.blue_around(step.tile) > 0

    def use(self, state: State, owner: Player) -> None:
        step = state.steps.pop()
        assert isinstance(step, Building)
        state.push_step(Building(step.seat, step.tile, step.n, 2))
