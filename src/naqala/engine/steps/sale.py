"""Selling goods and ending the turn (G1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.actions import END_TURN, Action, Sell, sale
from naqala.engine.components import GOOD_KINDS
from naqala.engine.pile import count, one
from naqala.engine.steps.step import Step

if TYPE_CHECKING:
    from naqala.engine.state import State


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Selling(Step):
    """Sell suits of different goods, or end the turn (G1)."""

    RULE: ClassVar[str] = "G1"
    NAME: ClassVar[str] = "selling"

    def options(self, state: State) -> list[Action]:
        found: list[Action] = [END_TURN]
        held = goods_in(state.players[self.seat].hand)
        suit = held
        while suit:
            found.append(sale(suit))
            suit = suit - 1 & held
        state.add_powers(self, found)
        return found

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Sell):
            state.sell(self.seat, action.suit)
        else:
            state.pop_step()
            state.end_turn(self.seat)


def goods_in(hand: i64) -> i64:
    """Return the different goods of a hand as a set of nine bits."""
    held: i64 = 0
    good: i64 = GOOD_KINDS - 1
    while good >= 0:
        held = held + held + (1 if count(hand, good) else 0)
        good -= 1
    return held


def best_sale(hand: i64) -> list[int]:
    """Return the suits that earn most for all goods of a hand, longest first (G1, V6).

    Each suit is as long as possible, because each card adds at least as much as the one before.
    """
    sold: list[int] = []
    suit = goods_in(hand)
    while suit:
        sold.append(suit)
        for good in range(i64(GOOD_KINDS)):
            if suit >> good & 1:
                hand -= one(good)
        suit = goods_in(hand)
    return sold
