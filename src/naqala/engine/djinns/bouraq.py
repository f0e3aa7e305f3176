"""Bouraq: a palace on any Village (D6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from naqala.engine.components import PALACE, VILLAGE
from naqala.engine.djinns.djinn import ONE, Djinn, Price
from naqala.engine.steps.choosing import Choosing
from naqala.engine.steps.places import Conjuring

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.state import State


@final
class Bouraq(Djinn):
    name: ClassVar[str] = "Bouraq"
    rule: ClassVar[str] = "D6"
    value: ClassVar[int] = 6
    text: ClassVar[str] = "Place a palace on any Village."
    cost: ClassVar[Price] = ONE

    def usable(self, state: State, owner: Player, fakirs: i64) -> bool:
        return state.palaces > 0

    def use(self, state: State, owner: Player) -> None:
        state.push_step(Choosing(owner.seat, self.id, state.layout.sites[VILLAGE]))

    def choose(self, state: State, owner: Player, tile: i64) -> None:
        state.push_step(Conjuring(owner.seat, tile, PALACE))
