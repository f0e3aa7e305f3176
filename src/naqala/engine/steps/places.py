"""The action of the final tile's place (P1-P6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.actions import BUYS, PASS, Action, Buy, Choose, Summon, summon
from naqala.engine.components import (
    LARGE_MARKET,
    LARGE_MARKET_CARDS,
    LARGE_MARKET_PRICE,
    LARGE_MARKET_REACH,
    OASIS,
    PALACE,
    PALM_TREE,
    SMALL_MARKET,
    SMALL_MARKET_CARDS,
    SMALL_MARKET_PRICE,
    SMALL_MARKET_REACH,
    SUMMON_PRICE,
    VILLAGE,
)
from naqala.engine.geometry import AROUND
from naqala.engine.steps.choosing import choices
from naqala.engine.steps.step import Compulsory, Step

if TYPE_CHECKING:
    from naqala.engine.state import State


def push_place_step(state: State, seat: i64, tile: i64) -> None:
    """Push the step of the final tile's place."""
    place = state.layout.place[tile]
    if place == OASIS:
        state.push_step(Placing(seat, tile, PALM_TREE))
    elif place == VILLAGE:
        state.push_step(Placing(seat, tile, PALACE))
    elif place == SMALL_MARKET:
        state.push_step(Trading(seat, SMALL_MARKET_PRICE, SMALL_MARKET_REACH, SMALL_MARKET_CARDS))
    elif place == LARGE_MARKET:
        state.push_step(Trading(seat, LARGE_MARKET_PRICE, LARGE_MARKET_REACH, LARGE_MARKET_CARDS))
    else:
        state.push_step(Summoning(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class Placing(Compulsory):
    """Place a palm tree or a palace on this tile, if the supply has one (P1, P2)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "piece")

    def __init__(self, seat: i64, tile: i64, piece: i64) -> None:
        self.seat = seat
        self.tile = tile
        self.piece = piece

    def rule(self) -> str:
        return "P1" if self.piece == PALM_TREE else "P2"

    def name(self) -> str:
        return "placing-palm" if self.piece == PALM_TREE else "placing-palace"

    def resolve_automatically(self, state: State) -> bool:
        if state.supply(self.piece):
            return super().resolve_automatically(state)
        state.pop_step()
        return True

    def resolve(self, state: State) -> None:
        state.place(self.seat, self.tile, self.piece)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Conjuring(Placing):
    """The same by a djinn's power; no other power may be used then."""

    def allows_any_power(self) -> bool:
        return False


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlacingAround(Step):
    """Place the palm tree or palace on one of the eight surrounding tiles instead (D9, D15)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "piece")
    NAME: ClassVar[str] = "placing-around"

    def __init__(self, seat: i64, tile: i64, piece: i64) -> None:
        self.seat = seat
        self.tile = tile
        self.piece = piece

    def rule(self) -> str:
        return "D15" if self.piece == PALM_TREE else "D9"

    def allows_any_power(self) -> bool:
        return False

    def options(self, state: State) -> list[Action]:
        return choices(AROUND[self.tile])

    def apply(self, state: State, action: Action) -> None:
        assert isinstance(action, Choose)
        state.pop_step()
        state.place(self.seat, action.tile, self.piece)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Trading(Step):
    """Pay once, then take n of the first cards of the row (P3-P5)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "price", "first", "n")

    def __init__(self, seat: i64, price: i64, first: i64, n: i64) -> None:
        self.seat = seat
        self.price = price  # 0 once paid
        self.first = first
        self.n = n

    def rule(self) -> str:
        return "P3" if self.first == SMALL_MARKET_REACH else "P4"

    def name(self) -> str:
        return "trading" if self.price else "trading-second"

    def cards_for_sale(self, state: State) -> i64:
        """Return how many cards the player can choose from, 0 without enough gold."""
        if state.players[self.seat].gold < self.price:
            return 0
        return min(self.first, i64(len(state.row)))

    def allows_any_power(self) -> bool:
        return self.price > 0

    def resolve_automatically(self, state: State) -> bool:
        if self.n and len(state.row) and (self.cards_for_sale(state) or state.may_have_power(self)):
            return False
        state.pop_step()
        return True

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        for slot in range(self.cards_for_sale(state)):
            found.append(BUYS[slot])
        if self.price:
            found.append(PASS)
            state.add_powers(self, found)
        return found

    def apply(self, state: State, action: Action) -> None:
        state.pop_step()
        if isinstance(action, Buy):
            if self.price:
                state.pay_market(self.seat, self.price)
            state.take_card(self.seat, action.slot)
            state.push_step(Trading(self.seat, 0, self.first - 1, self.n - 1))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Summoning(Step):
    """Summon a djinn for two Elders, or for an Elder and a Fakir (P6)."""

    RULE: ClassVar[str] = "P6"
    NAME: ClassVar[str] = "summoning"

    def can_pay(self, state: State, fakirs: i64) -> bool:
        player = state.players[self.seat]
        return player.elders >= SUMMON_PRICE - fakirs and player.fakirs >= fakirs

    def resolve_automatically(self, state: State) -> bool:
        player = state.players[self.seat]
        if len(state.djinn_row) and player.elders and player.elders + player.cards >= SUMMON_PRICE:
            return False
        state.pop_step()
        return True

    def options(self, state: State) -> list[Action]:
        found: list[Action] = [PASS]
        for djinn in state.djinn_row:
            for fakirs in range(i64(SUMMON_PRICE)):
                if self.can_pay(state, fakirs):
                    found.append(summon(djinn, fakirs))
        state.add_powers(self, found)
        return found

    def apply(self, state: State, action: Action) -> None:
        state.pop_step()
        if isinstance(action, Summon):
            state.pay_price(self.seat, SUMMON_PRICE - action.fakirs, action.fakirs)
            state.summon(self.seat, action.djinn)
