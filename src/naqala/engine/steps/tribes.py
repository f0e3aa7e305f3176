"""A1-A4: what the tribes do, but for the Assassins. The meeples taken back are in the player's hand until they act."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.actions import BUILDS, Action, Build
from naqala.engine.pile import several
from naqala.engine.steps.killing import Killing
from naqala.engine.steps.step import Compulsory, Step
from naqala.engine.things import BUILDER, ELDER, MERCHANT, VIZIER

if TYPE_CHECKING:
    from naqala.engine.state import State


def ask_tribe(state: State, seat: i64, tile: i64, tribe: i64, n: i64) -> None:
    if tribe <= ELDER:
        state.ask(Welcoming(seat, tribe, n))
    elif tribe == MERCHANT:
        state.ask(Collecting(seat, n))
    elif tribe == BUILDER:
        state.ask(Building(seat, tile, n, 1))
    else:
        state.ask(Killing(seat, tile, n))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Welcoming(Compulsory):
    """A1, A2: Viziers or Elders join the player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tribe", "n")
    ASKS: ClassVar[str] = "let the meeples taken back join the court"

    def __init__(self, seat: i64, tribe: i64, n: i64) -> None:
        self.seat = seat
        self.tribe = tribe
        self.n = n

    def rule(self) -> str:
        return "A1" if self.tribe == VIZIER else "A2"

    def in_hand(self) -> i64:
        return several(self.tribe, self.n)

    def happen(self, state: State) -> None:
        state.keep_meeples(self.seat, self.tribe, self.n)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Collecting(Compulsory):
    """A3: Merchants take the first cards of the row."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    RULE: ClassVar[str] = "A3"
    ASKS: ClassVar[str] = "let the Merchants take cards"

    def __init__(self, seat: i64, n: i64) -> None:
        self.seat = seat
        self.n = n

    def in_hand(self) -> i64:
        return several(MERCHANT, self.n)

    def happen(self, state: State) -> None:
        state.bag_meeples(self.seat, MERCHANT, self.n)
        for _ in range(min(self.n, i64(len(state.row)))):
            state.take_card(self.seat, 0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Building(Step):
    """A4: Builders earn gold, and Fakirs help; by a factor, if a power bent it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "n", "factor")
    RULE: ClassVar[str] = "A4"
    ASKS: ClassVar[str] = "say how many Fakirs help the Builders"

    def __init__(self, seat: i64, tile: i64, n: i64, factor: i64) -> None:
        self.seat = seat
        self.tile = tile
        self.n = n
        self.factor = factor

    def in_hand(self) -> i64:
        return several(BUILDER, self.n)

    def helpers(self, state: State) -> i64:
        """How many Fakirs may help; none where nothing is earned (T5)."""
        return state.players[self.seat].fakirs if state.land.blue_around(self.tile) else 0

    def passes(self, state: State) -> bool:
        seems_helped = state.land.blue_around(self.tile) and state.players[self.seat].cards
        if seems_helped or state.seems_to_have_power(self):
            return False
        self.build(state, 0)
        return True

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        for fakirs in range(self.helpers(state) + 1):
            found.append(BUILDS[fakirs])
        state.powers(self, found)
        return found

    def take(self, state: State, action: Action) -> None:
        assert isinstance(action, Build)
        self.build(state, action.fakirs)

    def build(self, state: State, fakirs: i64) -> None:
        state.done()
        state.bag_meeples(self.seat, BUILDER, self.n)
        if fakirs:
            state.pay_price(self.seat, 0, fakirs)
        state.pay_builders(self.seat, self.tile, self.n, fakirs, self.factor)
