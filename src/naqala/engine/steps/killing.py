"""A5-A8: the Assassins. They are in the player's hand until they act or the kill is skipped."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.actions import PASS, Action, Kill, Pass, Strike, kill, strike
from naqala.engine.geometry import distance, lowest, within
from naqala.engine.pile import several, size
from naqala.engine.steps.step import Step
from naqala.engine.things import ASSASSIN, ELDER, NOBODY, NOWHERE, TRIBES, VIZIER

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.state import State


@mypyc_attr(acyclic=True)
class Hunt(Step):
    """Assassins on a tile choose a victim. Fakirs carry them farther, one tile each."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "n")

    def __init__(self, seat: i64, tile: i64, n: i64) -> None:
        self.seat = seat
        self.tile = tile
        self.n = n

    def in_hand(self) -> i64:
        return several(ASSASSIN, self.n)

    def strike_down(self, state: State, action: Action) -> bool:
        """The first victim; say whether it died."""
        state.bag_meeples(self.seat, ASSASSIN, self.n)
        if isinstance(action, Strike):
            return state.kill_at_court(self.seat, action.rival, action.tribe)
        assert isinstance(action, Kill)
        fakirs = distance(self.tile, action.tile) - self.n
        if fakirs > 0:
            state.pay_price(self.seat, 0, fakirs)
        return state.kill_on_tile(self.seat, action.tile, action.tribe)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Killing(Hunt):
    """A5, A6: one victim; none only if there is none without spending Fakirs."""

    RULE: ClassVar[str] = "A5"
    ASKS: ClassVar[str] = "choose a victim for the Assassins"

    def passes(self, state: State) -> bool:
        if can_hunt(state, self, state.players[self.seat].cards, 1) or state.seems_to_have_power(self):
            return False
        state.done()
        state.bag_meeples(self.seat, ASSASSIN, self.n)
        return True

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        if not can_hunt(state, self, 0, 1):
            found.append(PASS)
        victims(state, self, 1, found)
        state.powers(self, found)
        return found

    def take(self, state: State, action: Action) -> None:
        state.done()
        if isinstance(action, Pass):
            state.bag_meeples(self.seat, ASSASSIN, self.n)
            return
        died = self.strike_down(state, action)
        if isinstance(action, Kill):
            state.claim_if_emptied(self.seat, action.tile)
        if died:
            state.mourn(self.seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KillingTwo(Hunt):
    """D11: two victims of one tile or of one rival, here the first."""

    RULE: ClassVar[str] = "D11"
    ASKS: ClassVar[str] = "choose the first of two victims"

    def is_moment(self) -> bool:
        return False

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        victims(state, self, 2, found)
        return found

    def take(self, state: State, action: Action) -> None:
        state.done()
        died = self.strike_down(state, action)
        if isinstance(action, Strike):
            state.ask(KillingSecond(self.seat, NOWHERE, action.rival, died))
        elif isinstance(action, Kill):
            state.ask(KillingSecond(self.seat, action.tile, NOBODY, died))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KillingSecond(Step):
    """D11: the second victim, of the same tile or rival; whether the first died, and control after both (A7)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "rival", "died")
    RULE: ClassVar[str] = "D11"
    ASKS: ClassVar[str] = "choose the second victim"

    def __init__(self, seat: i64, tile: i64, rival: i64, died: bool) -> None:
        self.seat = seat
        self.tile = tile
        self.rival = rival
        self.died = died

    def is_moment(self) -> bool:
        return False

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        if self.rival == NOBODY:
            victims_on(state, self.tile, found)
        else:
            victims_at_court(state.players[self.rival], found)
        return found

    def take(self, state: State, action: Action) -> None:
        state.done()
        died = self.died
        if isinstance(action, Strike):
            died = state.kill_at_court(self.seat, self.rival, action.tribe) or died
        elif isinstance(action, Kill):
            died = state.kill_on_tile(self.seat, self.tile, action.tribe) or died
            state.claim_if_emptied(self.seat, self.tile)
        if died:
            state.mourn(self.seat)


# Who can be killed


def crowded(state: State, hunt: Hunt, fakirs: i64, least: i64) -> i64:
    """The tiles in reach with so many meeples at least."""
    tiles = state.board.peopled() & within(hunt.tile, hunt.n + fakirs)
    if least == 1:
        return tiles
    found: i64 = 0
    while tiles:
        if size(state.board.meeples(lowest(tiles))) >= least:
            found |= tiles & -tiles
        tiles &= tiles - 1
    return found


def exposed(state: State, hunt: Hunt, rival: Player, least: i64) -> bool:
    """May the Assassins choose so many of what this rival holds?"""
    return rival.seat != hunt.seat and rival.viziers + rival.elders >= least and not state.shielded(rival.seat)


def can_hunt(state: State, hunt: Hunt, fakirs: i64, least: i64) -> bool:
    """Are there so many victims in one place, with so many Fakirs to spend?"""
    if crowded(state, hunt, fakirs, least):
        return True
    for rival in state.players:
        if exposed(state, hunt, rival, least):
            return True
    return False


def victims(state: State, hunt: Hunt, least: i64, found: list[Action]) -> None:
    """Everyone who may be killed where there are so many at least."""
    tiles = crowded(state, hunt, state.players[hunt.seat].fakirs, least)
    while tiles:
        victims_on(state, lowest(tiles), found)
        tiles &= tiles - 1
    for rival in state.players:
        if exposed(state, hunt, rival, least):
            victims_at_court(rival, found)


def victims_on(state: State, tile: i64, found: list[Action]) -> None:
    for tribe in range(i64(TRIBES)):
        if state.board.count(tile, tribe):
            found.append(kill(tile, tribe))


def victims_at_court(rival: Player, found: list[Action]) -> None:
    if rival.viziers:
        found.append(strike(rival.seat, VIZIER))
    if rival.elders:
        found.append(strike(rival.seat, ELDER))
