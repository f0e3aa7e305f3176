"""P: what the place of the final tile gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.actions import BUYS, PASS, Action, Buy, Choose, Summon, summon
from naqala.engine.geometry import AROUND
from naqala.engine.steps.choosing import choices
from naqala.engine.steps.step import Compulsory, Step
from naqala.engine.things import LARGE_MARKET, OASIS, PALACE, PALM, SMALL_MARKET, VILLAGE

if TYPE_CHECKING:
    from naqala.engine.state import State


def ask_place(state: State, seat: i64, tile: i64) -> None:
    place = state.land.place[tile]
    if place == OASIS:
        state.ask(Placing(seat, tile, PALM))
    elif place == VILLAGE:
        state.ask(Placing(seat, tile, PALACE))
    elif place == SMALL_MARKET:
        state.ask(Trading(seat, 3, 3, 1))
    elif place == LARGE_MARKET:
        state.ask(Trading(seat, 6, 6, 2))
    else:
        state.ask(Summoning(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class Placing(Compulsory):
    """P1, P2: a palm tree or a palace on this tile, if the supply has one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "piece")

    def __init__(self, seat: i64, tile: i64, piece: i64) -> None:
        self.seat = seat
        self.tile = tile
        self.piece = piece

    def rule(self) -> str:
        return "P1" if self.piece == PALM else "P2"

    def asks(self) -> str:
        return "place a palm tree" if self.piece == PALM else "place a palace"

    def passes(self, state: State) -> bool:
        if state.supply(self.piece):
            return super().passes(state)
        state.done()
        return True

    def happen(self, state: State) -> None:
        state.place(self.seat, self.tile, self.piece)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Conjuring(Placing):
    """The same by a power, so not a moment of the turn."""

    def is_moment(self) -> bool:
        return False


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlacingAround(Step):
    """D9, D15: the palm tree or palace goes to one of the eight tiles around instead."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "piece")
    ASKS: ClassVar[str] = "choose one of the tiles around"

    def __init__(self, seat: i64, tile: i64, piece: i64) -> None:
        self.seat = seat
        self.tile = tile
        self.piece = piece

    def rule(self) -> str:
        return "D15" if self.piece == PALM else "D9"

    def is_moment(self) -> bool:
        return False

    def options(self, state: State) -> list[Action]:
        return choices(AROUND[self.tile])

    def take(self, state: State, action: Action) -> None:
        assert isinstance(action, Choose)
        state.done()
        state.place(self.seat, action.tile, self.piece)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Trading(Step):
    """P3-P5: pay once, then take so many of the first cards of the row."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "price", "first", "n")
    ASKS: ClassVar[str] = "take cards at the market or leave it"

    def __init__(self, seat: i64, price: i64, first: i64, n: i64) -> None:
        self.seat = seat
        self.price = price  # 0 once paid
        self.first = first
        self.n = n

    def rule(self) -> str:
        return "P3" if self.first == 3 else "P4"

    def asks(self) -> str:
        return self.ASKS if self.price else "take the second card"

    def counter(self, state: State) -> i64:
        """How many cards are in reach of the player and of their purse."""
        if state.players[self.seat].gold < self.price:
            return 0
        return min(self.first, i64(len(state.row)))

    def is_moment(self) -> bool:
        return self.price > 0

    def passes(self, state: State) -> bool:
        if self.n and len(state.row) and (self.counter(state) or state.seems_to_have_power(self)):
            return False
        state.done()
        return True

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        for slot in range(self.counter(state)):
            found.append(BUYS[slot])
        if self.price:
            found.append(PASS)
            state.powers(self, found)
        return found

    def take(self, state: State, action: Action) -> None:
        state.done()
        if isinstance(action, Buy):
            if self.price:
                state.pay_market(self.seat, self.price)
            state.take_card(self.seat, action.slot)
            state.ask(Trading(self.seat, 0, self.first - 1, self.n - 1))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Summoning(Step):
    """P6: a djinn for two Elders, or for an Elder and a Fakir."""

    RULE: ClassVar[str] = "P6"
    ASKS: ClassVar[str] = "summon a djinn or leave it"

    def can_pay(self, state: State, fakirs: i64) -> bool:
        player = state.players[self.seat]
        return player.elders >= 2 - fakirs and player.fakirs >= fakirs

    def passes(self, state: State) -> bool:
        player = state.players[self.seat]
        if len(state.djinn_row) and player.elders and player.elders + player.cards >= 2:
            return False
        state.done()
        return True

    def options(self, state: State) -> list[Action]:
        found: list[Action] = [PASS]
        for djinn in state.djinn_row:
            for fakirs in range(i64(2)):
                if self.can_pay(state, fakirs):
                    found.append(summon(djinn, fakirs))
        state.powers(self, found)
        return found

    def take(self, state: State, action: Action) -> None:
        state.done()
        if isinstance(action, Summon):
            state.pay_price(self.seat, 2 - action.fakirs, action.fakirs)
            state.summon(self.seat, action.djinn)
