"""Nekir: gold for kills (D19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from naqala.engine.djinns.djinn import Djinn

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.table import Table


@final
class Nekir(Djinn):
    name: ClassVar[str] = "Nekir"
    value: ClassVar[int] = 6
    text: ClassVar[str] = "Each time Assassins kill you get gold: 1 if they are yours, 2 if they are an opponent's."

    def on_kill(self, table: Table, owner: Player, killer: i64) -> None:
        self.share(table, owner, killer)
