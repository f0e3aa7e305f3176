"""Leta: a camel on a vacant tile (D16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from naqala.engine.djinns.djinn import TWO, Djinn, Price
from naqala.engine.steps.choosing import Choosing

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.state import State


@final
class Leta(Djinn):
    name: ClassVar[str] = "Leta"
    rule: ClassVar[str] = "D16"
    value: ClassVar[int] = 4
    text: ClassVar[str] = "Place a camel on a tile with no camel, meeple, palm tree or palace."
    cost: ClassVar[Price] = TWO

    def usable(self, state: State, owner: Player, fakirs: i64) -> bool:
        return owner.camels > 0 and state.board.vacant() != 0

    def use(self, state: State, owner: Player) -> None:
        state.push_step(Choosing(owner.seat, self.id, state.board.vacant()))

    def choose(self, state: State, owner: Player, tile: i64) -> None:
        state.place_camel(owner.seat, tile)
