"""G: the sale, and the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.actions import END_TURN, Action, Sell, sale
from naqala.engine.pile import count, one
from naqala.engine.steps.step import Step
from naqala.engine.things import GOODS

if TYPE_CHECKING:
    from naqala.engine.state import State


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Selling(Step):
    """G1: sell a suit of different goods, and another, or end the turn."""

    RULE: ClassVar[str] = "G1"
    ASKS: ClassVar[str] = "sell goods or end the turn"

    def options(self, state: State) -> list[Action]:
        found: list[Action] = [END_TURN]
        held = goods_in(state.players[self.seat].hand)
        suit = held
        while suit:
            found.append(sale(suit))
            suit = suit - 1 & held
        state.powers(self, found)
        return found

    def take(self, state: State, action: Action) -> None:
        if isinstance(action, Sell):
            state.sell(self.seat, action.suit)
        else:
            state.done()
            state.end_turn(self.seat)


def goods_in(hand: i64) -> i64:
    """The different goods of a hand, as a set of nine bits."""
    held: i64 = 0
    good: i64 = GOODS - 1
    while good >= 0:
        held = held + held + (1 if count(hand, good) else 0)
        good -= 1
    return held


def best_sale(hand: i64) -> list[int]:
    """The suits that fetch most for all the goods of a hand, longest first (G1, V6).

    They are all that it holds, then all that it still holds, and so on, since each card adds at least as much as the
    one before.
    """
    sold: list[int] = []
    suit = goods_in(hand)
    while suit:
        sold.append(suit)
        for good in range(i64(GOODS)):
            if suit >> good & 1:
                hand -= one(good)
        suit = goods_in(hand)
    return sold
