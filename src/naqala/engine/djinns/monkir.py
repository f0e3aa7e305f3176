"""Monkir: gold for palaces (D18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from naqala.engine.djinns.djinn import Djinn

if TYPE_CHECKING:
    from naqala.engine.operations import Operations
    from naqala.engine.player import Player


@final
class Monkir(Djinn):
    name: ClassVar[str] = "Monkir"
    rule: ClassVar[str] = "D18"
    value: ClassVar[int] = 6
    text: ClassVar[str] = "Each palace placed brings you gold: 1 if you placed it, 2 if an opponent did."

    def on_palace(self, position: Operations, owner: Player, placer: i64) -> None:
        self.pay_owner(position, owner, placer)
