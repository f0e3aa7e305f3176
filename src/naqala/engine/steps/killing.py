"""Assassins (A5-A8). They are in the player's hand until they act or the kill is skipped."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.actions import PASS, Action, Kill, Pass, Strike, kill, strike
from naqala.engine.components import ASSASSIN, ELDER, NOBODY, NOWHERE, TRIBE_COUNT, VIZIER
from naqala.engine.geometry import distance, lowest, within
from naqala.engine.pile import several, size
from naqala.engine.steps.step import Step

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.state import State


@mypyc_attr(acyclic=True)
class Hunt(Step):
    """Base of the steps in which Assassins on a tile choose a victim; each Fakir adds one tile of range."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "n")

    def __init__(self, seat: i64, tile: i64, n: i64) -> None:
        self.seat = seat
        self.tile = tile
        self.n = n

    def in_hand(self) -> i64:
        return several(ASSASSIN, self.n)

    def kill_first(self, state: State, action: Action) -> bool:
        """Kill the first victim; return False if a djinn claimed it alive."""
        state.bag_meeples(self.seat, ASSASSIN, self.n)
        if isinstance(action, Strike):
            return state.kill_held(self.seat, action.rival, action.tribe)
        assert isinstance(action, Kill)
        fakirs = distance(self.tile, action.tile) - self.n
        if fakirs > 0:
            state.pay_price(self.seat, 0, fakirs)
        return state.kill_on_tile(self.seat, action.tile, action.tribe)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Killing(Hunt):
    """Kill one meeple; passing is legal only if no victim is in range without Fakirs (A5, A6)."""

    RULE: ClassVar[str] = "A5"
    NAME: ClassVar[str] = "killing"

    def resolve_automatically(self, state: State) -> bool:
        if can_hunt(state, self, state.players[self.seat].cards, 1) or state.may_have_power(self):
            return False
        state.pop_step()
        state.bag_meeples(self.seat, ASSASSIN, self.n)
        return True

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        if not can_hunt(state, self, 0, 1):
            found.append(PASS)
        add_victims(state, self, 1, found)
        state.add_powers(self, found)
        return found

    def apply(self, state: State, action: Action) -> None:
        state.pop_step()
        if isinstance(action, Pass):
            state.bag_meeples(self.seat, ASSASSIN, self.n)
            return
        died = self.kill_first(state, action)
        if isinstance(action, Kill):
            state.claim_if_emptied(self.seat, action.tile)
        if died:
            state.after_kill(self.seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KillingTwo(Hunt):
    """Kill the first of two victims on one tile or of one opponent (D11)."""

    RULE: ClassVar[str] = "D11"
    NAME: ClassVar[str] = "killing-two"

    def allows_any_power(self) -> bool:
        return False

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        add_victims(state, self, 2, found)
        return found

    def apply(self, state: State, action: Action) -> None:
        state.pop_step()
        died = self.kill_first(state, action)
        if isinstance(action, Strike):
            state.push_step(KillingSecond(self.seat, NOWHERE, action.rival, died))
        elif isinstance(action, Kill):
            state.push_step(KillingSecond(self.seat, action.tile, NOBODY, died))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KillingSecond(Step):
    """Kill the second victim, on the same tile or of the same opponent (D11). Control is decided after both (A7)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "rival", "died")
    RULE: ClassVar[str] = "D11"
    NAME: ClassVar[str] = "killing-second"

    def __init__(self, seat: i64, tile: i64, rival: i64, died: bool) -> None:
        self.seat = seat
        self.tile = tile
        self.rival = rival
        self.died = died

    def allows_any_power(self) -> bool:
        return False

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        if self.rival == NOBODY:
            add_victims_on_tile(state, self.tile, found)
        else:
            add_held_victims(state.players[self.rival], found)
        return found

    def apply(self, state: State, action: Action) -> None:
        state.pop_step()
        died = self.died
        if isinstance(action, Strike):
            died = state.kill_held(self.seat, self.rival, action.tribe) or died
        elif isinstance(action, Kill):
            died = state.kill_on_tile(self.seat, self.tile, action.tribe) or died
            state.claim_if_emptied(self.seat, self.tile)
        if died:
            state.after_kill(self.seat)


# Victims


def tiles_in_range(state: State, hunt: Hunt, fakirs: i64, least: i64) -> i64:
    """Return the tiles in range with at least `least` meeples."""
    tiles = state.board.occupied() & within(hunt.tile, hunt.n + fakirs)
    if least == 1:
        return tiles
    found: i64 = 0
    while tiles:
        if size(state.board.meeples(lowest(tiles))) >= least:
            found |= tiles & -tiles
        tiles &= tiles - 1
    return found


def can_be_struck(state: State, hunt: Hunt, rival: Player, least: i64) -> bool:
    """Return whether the Assassins can kill `least` of the meeples that this opponent holds."""
    return rival.seat != hunt.seat and rival.viziers + rival.elders >= least and not state.is_protected(rival.seat)


def can_hunt(state: State, hunt: Hunt, fakirs: i64, least: i64) -> bool:
    """Return whether there are `least` victims in one place, with this many Fakirs to spend."""
    if tiles_in_range(state, hunt, fakirs, least):
        return True
    for rival in state.players:
        if can_be_struck(state, hunt, rival, least):
            return True
    return False


def add_victims(state: State, hunt: Hunt, least: i64, found: list[Action]) -> None:
    """Append every victim in a place with at least `least` of them."""
    tiles = tiles_in_range(state, hunt, state.players[hunt.seat].fakirs, least)
    while tiles:
        add_victims_on_tile(state, lowest(tiles), found)
        tiles &= tiles - 1
    for rival in state.players:
        if can_be_struck(state, hunt, rival, least):
            add_held_victims(rival, found)


def add_victims_on_tile(state: State, tile: i64, found: list[Action]) -> None:
    for tribe in range(i64(TRIBE_COUNT)):
        if state.board.count(tile, tribe):
            found.append(kill(tile, tribe))


def add_held_victims(rival: Player, found: list[Action]) -> None:
    if rival.viziers:
        found.append(strike(rival.seat, VIZIER))
    if rival.elders:
        found.append(strike(rival.seat, ELDER))
