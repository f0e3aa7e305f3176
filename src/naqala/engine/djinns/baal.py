"""Ba'al: gold for djinns (D4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from naqala.engine.djinns.djinn import Djinn

if TYPE_CHECKING:
    from naqala.engine.operations import Operations
    from naqala.engine.player import Player


@final
class Baal(Djinn):
    name: ClassVar[str] = "Ba'al"
    rule: ClassVar[str] = "D4"
    value: ClassVar[int] = 6
    text: ClassVar[str] = "When a player gets a djinn you get gold: 1 if it is you, 2 if it is an opponent."

    def on_djinn(self, position: Operations, owner: Player, taker: i64) -> None:
        self.pay_owner(position, owner, taker)
