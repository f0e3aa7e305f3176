"""Enki: a palm tree on any Oasis (D8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from naqala.engine.components import OASIS, PALM_TREE
from naqala.engine.djinns.djinn import ONE, Djinn, Price
from naqala.engine.steps.choosing import Choosing
from naqala.engine.steps.places import Conjuring

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.state import State


@final
class Enki(Djinn):
    name: ClassVar[str] = "Enki"
    rule: ClassVar[str] = "D8"
    value: ClassVar[int] = 8
    text: ClassVar[str] = "Place a palm tree on any Oasis."
    cost: ClassVar[Price] = ONE

    def usable(self, state: State, owner: Player, fakirs: i64) -> bool:
        return state.palms > 0

    def use(self, state: State, owner: Player) -> None:
        state.push_step(Choosing(owner.seat, self.id, state.layout.sites[OASIS]))

    def choose(self, state: State, owner: Player, tile: i64) -> None:
        state.push_step(Conjuring(owner.seat, tile, PALM_TREE))
