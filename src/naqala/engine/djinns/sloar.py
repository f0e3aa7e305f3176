"""Sloar: a card from the pile (D22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from naqala.engine.djinns.djinn import FAKIR_ALONE, Djinn, Price

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.state import State


@final
class Sloar(Djinn):
    name: ClassVar[str] = "Sloar"
    rule: ClassVar[str] = "D22"
    value: ClassVar[int] = 8
    text: ClassVar[str] = "Draw a resource card from the pile."
    cost: ClassVar[Price] = FAKIR_ALONE

    def usable(self, state: State, owner: Player, fakirs: i64) -> bool:
        return state.deck != 0 or state.discards != 0

    def use(self, state: State, owner: Player) -> None:
        state.draw_card(owner.seat)
