"""Anun-Nak: new meeples on a vacant tile (D3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64

from naqala.engine.djinns.djinn import ONE, Djinn, Price
from naqala.engine.steps.choosing import Choosing

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.state import State

ANUN_NAK_MEEPLES: Final = 3


@final
class AnunNak(Djinn):
    name: ClassVar[str] = "Anun-Nak"
    rule: ClassVar[str] = "D3"
    value: ClassVar[int] = 8
    text: ClassVar[str] = (
        "Choose a tile with no camel, meeple, palm tree or palace: place three meeples from the bag there."
    )
    cost: ClassVar[Price] = ONE

    def usable(self, state: State, owner: Player, fakirs: i64) -> bool:
        pays_an_elder = fakirs == 0
        return (state.bag != 0 or pays_an_elder) and state.board.vacant() != 0

    def use(self, state: State, owner: Player) -> None:
        state.push_step(Choosing(owner.seat, self.id, state.board.vacant()))

    def choose(self, state: State, owner: Player, tile: i64) -> None:
        state.draw_meeples(owner.seat, tile, ANUN_NAK_MEEPLES)
