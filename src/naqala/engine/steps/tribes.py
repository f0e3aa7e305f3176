"""The actions of the tribes, except Assassins (A1-A4). Collected meeples are in the player's hand until they act."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.actions import BUILDS, Action, Build
from naqala.engine.components import BUILDER, ELDER, MERCHANT, VIZIER
from naqala.engine.pile import several
from naqala.engine.steps.killing import Killing
from naqala.engine.steps.step import Compulsory, Step

if TYPE_CHECKING:
    from naqala.engine.state import State


def push_tribe_step(state: State, seat: i64, tile: i64, tribe: i64, n: i64) -> None:
    """Push the step of the collected tribe."""
    if tribe <= ELDER:
        state.push_step(Welcoming(seat, tribe, n))
    elif tribe == MERCHANT:
        state.push_step(Collecting(seat, n))
    elif tribe == BUILDER:
        state.push_step(Building(seat, tile, n, 1))
    else:
        state.push_step(Killing(seat, tile, n))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Welcoming(Compulsory):
    """Keep the collected Viziers or Elders (A1, A2)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tribe", "n")
    NAME: ClassVar[str] = "welcoming"

    def __init__(self, seat: i64, tribe: i64, n: i64) -> None:
        self.seat = seat
        self.tribe = tribe
        self.n = n

    def rule(self) -> str:
        return "A1" if self.tribe == VIZIER else "A2"

    def in_hand(self) -> i64:
        return several(self.tribe, self.n)

    def resolve(self, state: State) -> None:
        state.keep_meeples(self.seat, self.tribe, self.n)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Collecting(Compulsory):
    """Take the first cards of the row, one per Merchant (A3)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    RULE: ClassVar[str] = "A3"
    NAME: ClassVar[str] = "collecting"

    def __init__(self, seat: i64, n: i64) -> None:
        self.seat = seat
        self.n = n

    def in_hand(self) -> i64:
        return several(MERCHANT, self.n)

    def resolve(self, state: State) -> None:
        state.bag_meeples(self.seat, MERCHANT, self.n)
        for _ in range(min(self.n, i64(len(state.row)))):
            state.take_card(self.seat, 0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Building(Step):
    """Earn gold with Builders and Fakirs, times a factor if a power was used (A4)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "n", "factor")
    RULE: ClassVar[str] = "A4"
    NAME: ClassVar[str] = "building"

    def __init__(self, seat: i64, tile: i64, n: i64, factor: i64) -> None:
        self.seat = seat
        self.tile = tile
        self.n = n
        self.factor = factor

    def in_hand(self) -> i64:
        return several(BUILDER, self.n)

    def helpers(self, state: State) -> i64:
        """Return how many Fakirs may help; none where nothing is earned (T5)."""
        return state.players[self.seat].fakirs if state.layout.blue_around(self.tile) else 0

    def resolve_automatically(self, state: State) -> bool:
        may_be_helped = state.layout.blue_around(self.tile) and state.players[self.seat].cards
        if may_be_helped or state.may_have_power(self):
            return False
        self.build(state, 0)
        return True

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        for fakirs in range(self.helpers(state) + 1):
            found.append(BUILDS[fakirs])
        state.add_powers(self, found)
        return found

    def apply(self, state: State, action: Action) -> None:
        assert isinstance(action, Build)
        self.build(state, action.fakirs)

    def build(self, state: State, fakirs: i64) -> None:
        state.pop_step()
        state.bag_meeples(self.seat, BUILDER, self.n)
        if fakirs:
            state.pay_price(self.seat, 0, fakirs)
        state.pay_builders(self.seat, self.tile, self.n, fakirs, self.factor)
