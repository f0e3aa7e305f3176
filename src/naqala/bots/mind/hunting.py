"""Quick answers for the Assassins: whom to kill."""

from __future__ import annotations

from mypy_extensions import i64

from naqala.bots.mind.appraisal import UNKNOWN, Appraisal
from naqala.bots.mind.purse import PROHIBITIVE
from naqala.engine.actions import (
    PASS,
    Action,
    invoke,
    kill,
    strike,
)
from naqala.engine.djinns import (
    IBLIS,
    KANDICHA,
)
from naqala.engine.geometry import bit, distance, lowest, within
from naqala.engine.pile import size
from naqala.engine.player import Player
from naqala.engine.state import State
from naqala.engine.steps.killing import Hunt, Killing, KillingSecond, can_hunt
from naqala.engine.things import (
    BUILDER,
    ELDER,
    MERCHANT,
    OASIS,
    TRIBES,
    VILLAGE,
    VIZIER,
)


def using(view: Appraisal, djinn: i64) -> Action:
    return invoke(djinn, view.purse.fakirs_for(djinn))


def hunting(state: State, view: Appraisal, player: Player, step: Killing) -> Action:
    """With Iblis a pair on a tile, if that is worth more than the best single victim."""
    single = victim(state, view, player, step, 1)
    two = view.purse.using(IBLIS)
    if two < PROHIBITIVE and can_hunt(state, step, player.fakirs - view.purse.fakirs_for(IBLIS), 2):
        gain = view.bounty
        victim(state, view, player, step, 2)
        if view.bounty - two > gain:
            return using(view, IBLIS)
    return single


def victim(state: State, view: Appraisal, player: Player, step: Hunt, n: i64) -> Action:
    """The one whose death brings the most, of n who will die there; view.bounty is set to what it brings."""
    board = state.board
    if player.djinns & bit(KANDICHA):
        view.lay_out_viziers(state, player)
    best = UNKNOWN
    answer: Action = PASS
    if n == 1 and not can_hunt(state, step, 0, 1):
        best = 0.0
    tiles = board.peopled() & within(step.tile, step.n + player.fakirs)
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        meeples = board.meeples(tile)
        if size(meeples) < n:
            continue
        gain: float = 0.0
        if size(meeples) == n and view.free & bit(tile) and player.camels:
            gain = view.owning(state, player, tile)
            if tile == step.tile:
                gain += piece_there(state, view, tile)
        farther = distance(step.tile, tile) - step.n
        if farther > 0:
            gain -= view.purse.spending_fakirs(farther)
        tribe = best_victim(state, view, player, tile)
        if player.djinns & bit(KANDICHA):
            gain += view.spoils(state, tile)
        if gain > best:
            best = gain
            answer = kill(tile, tribe)
    for rival in state.players:
        if rival.seat != player.seat and not state.shielded(rival.seat) and rival.viziers + rival.elders >= n:
            for tribe in (VIZIER, ELDER):
                if rival.court(tribe):
                    gain = view.striking(state, player, rival, tribe)
                    if n == 2:
                        gain *= 2.0
                    if gain > best:
                        best = gain
                        answer = strike(rival.seat, tribe)
    view.bounty = best
    return answer


def piece_there(state: State, view: Appraisal, tile: i64) -> float:
    """What the palm tree or palace that is due on a tile counts if the tile is mine."""
    place = state.land.place[tile]
    if place == VILLAGE and state.palaces:
        return float(view.worth.palace)
    return float(view.worth.palm) if place == OASIS and state.palms else 0.0


def best_victim(state: State, view: Appraisal, player: Player, tile: i64) -> i64:
    """With Kandicha the one that brings the most; else the one that helps others most if it stays."""
    board = state.board
    if player.djinns & bit(KANDICHA):
        best = UNKNOWN
        chosen: i64 = 0
        for tribe in range(i64(TRIBES)):
            if board.count(tile, tribe):
                gain = view.spoil_of(state, tile, tribe)
                if gain > best:
                    best = gain
                    chosen = tribe
        return chosen
    for tribe in (ELDER, VIZIER, MERCHANT, BUILDER):
        if board.count(tile, tribe):
            return tribe
    return TRIBES - 1


def second_victim(state: State, view: Appraisal, player: Player, step: KillingSecond) -> Action:
    if player.djinns & bit(KANDICHA):
        view.lay_out_viziers(state, player)
    if step.rival < 0:
        return kill(step.tile, best_victim(state, view, player, step.tile))
    rival = state.players[step.rival]
    if not rival.viziers:
        return strike(rival.seat, ELDER)
    if not rival.elders:
        return strike(rival.seat, VIZIER)
    if view.striking(state, player, rival, VIZIER) > view.striking(state, player, rival, ELDER):
        return strike(rival.seat, VIZIER)
    return strike(rival.seat, ELDER)
