"""Nekir: gold for kills (D19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from naqala.engine.djinns.djinn import Djinn

if TYPE_CHECKING:
    from naqala.engine.operations import Operations
    from naqala.engine.player import Player


@final
class Nekir(Djinn):
    name: ClassVar[str] = "Nekir"
    rule: ClassVar[str] = "D19"
    value: ClassVar[int] = 6
    text: ClassVar[str] = "Each time Assassins kill you get gold: 1 if they are yours, 2 if they are an opponent's."

    def on_kill(self, position: Operations, owner: Player, killer: i64) -> None:
        self.pay_owner(position, owner, killer)
