"""What a player gives up by paying with Elders and Fakirs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from naqala.bots.study.valuation import elder_worth, phase_of
from naqala.bots.study.weights import FAKIR_FLOOR, FAKIR_FOR_AL_AMIN, FAKIR_PROMISE
from naqala.engine.actions import Action, invoke
from naqala.engine.djinns import AL_AMIN, DJINNS
from naqala.engine.geometry import bit

if TYPE_CHECKING:
    from naqala.engine.state import State

PROHIBITIVE: Final = 1e6


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Purse:
    def __init__(self, state: State, seat: i64) -> None:
        player = state.players[seat]
        self.player = player
        self.phase: float = phase_of(state)
        self.elder: float = elder_worth(player, self.phase)
        self.fakir: float = FAKIR_PROMISE * self.phase + FAKIR_FLOOR
        if player.djinns & bit(AL_AMIN):
            self.fakir += FAKIR_FOR_AL_AMIN

    def payable(self, djinn: i64, fakirs: i64) -> bool:
        price = DJINNS[djinn].price
        return price.fakirs <= fakirs <= price.fakirs + price.either and price.payable(self.player, fakirs)

    def ready(self, djinn: i64) -> bool:
        """Is the djinn here, and rested?"""
        return self.player.djinns & ~self.player.spent & bit(djinn) != 0

    def cost(self, djinn: i64) -> float:
        """The cheapest price of a power, or a prohibitive one if none can be paid."""
        total = float(DJINNS[djinn].price.total)
        best: float = PROHIBITIVE
        if self.payable(djinn, 0):
            best = self.elder * total
        if self.payable(djinn, 1):
            with_fakir = self.elder * (total - 1.0) + self.fakir
            if with_fakir < best:
                best = with_fakir
        return best

    def using(self, djinn: i64) -> Action:
        """The power at that price."""
        if self.payable(djinn, 1) and (self.fakir < self.elder or not self.payable(djinn, 0)):
            return invoke(djinn, 1)
        return invoke(djinn, 0)
