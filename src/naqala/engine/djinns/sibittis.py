"""Sibittis: one of three djinns from the pile (D21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from naqala.engine.djinns.djinn import TWO, Djinn, Price
from naqala.engine.steps.choosing import Keeping

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.state import State


@final
class Sibittis(Djinn):
    name: ClassVar[str] = "Sibittis"
    rule: ClassVar[str] = "D21"
    value: ClassVar[int] = 4
    text: ClassVar[str] = "Look at three djinns from the pile and keep one of them."
    cost: ClassVar[Price] = TWO

    def usable(self, state: State, owner: Player, fakirs: i64) -> bool:
        return state.djinn_deck != 0 or state.djinn_discards != 0

    def use(self, state: State, owner: Player) -> None:
        state.push_step(Keeping(owner.seat, state.show_djinns(owner.seat, 3)))
