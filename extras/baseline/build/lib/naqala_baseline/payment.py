"""The cost of paying with Elders and Fakirs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.actions import Action, invoke
from naqala.engine.djinns import AL_AMIN, DJINNS
from naqala.engine.geometry import bit
from naqala_baseline.evaluation import elder_value, phase_of
from naqala_baseline.tuned_weights import FAKIR_FLOOR, FAKIR_FOR_AL_AMIN, FAKIR_POTENTIAL

if TYPE_CHECKING:
    from naqala.engine.state import State

PROHIBITIVE: Final = 1e6


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Payment:
    def __init__(self, state: State, seat: i64) -> None:
        player = state.players[seat]
        self.player = player
        self.phase: float = phase_of(state)
        self.elder: float = elder_value(player, self.phase)
        self.fakir: float = FAKIR_POTENTIAL * self.phase + FAKIR_FLOOR
        if player.djinns & bit(AL_AMIN):
            self.fakir += FAKIR_FOR_AL_AMIN

    def payable(self, djinn: i64, fakirs: i64) -> bool:
        price = DJINNS[djinn].price
        return price.fakirs <= fakirs <= price.fakirs + price.either and price.payable(self.player, fakirs)

    def is_ready(self, djinn: i64) -> bool:
        """Does the player have the djinn, with its power still unused this turn?"""
        return self.player.djinns & ~self.player.spent & bit(djinn) != 0

    def power_cost(self, djinn: i64) -> float:
        """The cheapest price of a power; PROHIBITIVE if it cannot be paid."""
        total = float(DJINNS[djinn].price.total)
        best: float = PROHIBITIVE
        if self.payable(djinn, 0):
            best = self.elder * total
        if self.payable(djinn, 1):
            with_fakir = self.elder * (total - 1.0) + self.fakir
            if with_fakir < best:
                best = with_fakir
        return best

    def use_power(self, djinn: i64) -> Action:
        """The power at its cheapest price."""
        if self.payable(djinn, 1) and (self.fakir < self.elder or not self.payable(djinn, 0)):
            return invoke(djinn, 1)
        return invoke(djinn, 0)
