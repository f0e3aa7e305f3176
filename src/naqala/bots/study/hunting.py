"""The quick choice of a victim."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from naqala.bots.study.purse import PROHIBITIVE
from naqala.bots.study.valuation import race_width, strike_worth, tile_worth
from naqala.bots.study.weights import CAMEL_PROMISE, RIVALS
from naqala.engine.actions import PASS, Action, kill, strike
from naqala.engine.djinns import IBLIS
from naqala.engine.geometry import bit, distance, lowest, within
from naqala.engine.pile import count, size
from naqala.engine.steps.killing import Hunt, KillingTwo, can_hunt, crowded, exposed
from naqala.engine.things import ELDER, OASIS, TRIBES, VILLAGE, VIZIER

if TYPE_CHECKING:
    from naqala.bots.study.purse import Purse
    from naqala.engine.state import State


def best_victim(state: State, purse: Purse, hunt: Hunt) -> Action:
    """On a tile for the sake of its control, or at a court; or first pay to kill two."""
    least: i64 = 2 if isinstance(hunt, KillingTwo) else 1
    nobody_near = least == 1 and not can_hunt(state, hunt, 0, 1)
    best: float = 0.0 if nobody_near else -1e9  # A6
    act: Action = PASS
    player = purse.player
    tiles = crowded(state, hunt, player.fakirs, least)
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        worth = control_worth(state, purse, hunt, tile, least)
        if worth > best:
            best = worth
            act = kill(tile, last_tribe(state.board.meeples(tile)))
    share = RIVALS / float(len(state.players) - 1)
    width = race_width(state)
    for rival in state.players:
        if not exposed(state, hunt, rival, least):
            continue
        if rival.viziers:
            worth = strike_worth(player, rival, VIZIER, share, width, purse.phase)
            if worth > best:
                best = worth
                act = strike(rival.seat, VIZIER)
        if rival.elders:
            worth = strike_worth(player, rival, ELDER, share, width, purse.phase)
            if worth > best:
                best = worth
                act = strike(rival.seat, ELDER)
    if least == 1 and pays_to_kill_two(state, purse, hunt, best):
        return purse.using(IBLIS)
    return act


def control_worth(state: State, purse: Purse, hunt: Hunt, tile: i64, victims: i64) -> float:
    """What it brings to kill so many there, less the Fakirs to get there."""
    worth: float = 0.0
    player = purse.player
    if size(state.board.meeples(tile)) == victims and not state.board.owned & bit(tile) and player.camels:
        worth = tile_worth(state, player, tile, purse.phase) - CAMEL_PROMISE * purse.phase
        if tile == hunt.tile:
            place = state.land.place[tile]
            if place == OASIS:
                worth += 3.0
            elif place == VILLAGE:
                worth += 5.0
    farther = distance(hunt.tile, tile) - hunt.n
    if farther > 0:
        worth -= float(farther) * purse.fakir
    return worth


def last_tribe(meeples: i64) -> i64:
    tribe: i64 = TRIBES - 1
    while not count(meeples, tribe):
        tribe -= 1
    return tribe


def pays_to_kill_two(state: State, purse: Purse, hunt: Hunt, best: float) -> bool:
    """Would two victims bring the control of a tile that is worth more?"""
    if not purse.ready(IBLIS) or not purse.player.camels:
        return False
    cost = purse.cost(IBLIS)
    if cost == PROHIBITIVE:
        return False
    tiles = state.board.peopled() & within(hunt.tile, hunt.n) & ~state.board.owned
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        if size(state.board.meeples(tile)) == 2 and tile_worth(state, purse.player, tile, purse.phase) - cost > best:
            return True
    return False
