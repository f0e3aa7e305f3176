"""Quick answers for the Assassins: the victim."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from naqala.engine.actions import PASS, Action, kill, strike
from naqala.engine.components import ELDER, OASIS, TRIBE_COUNT, VILLAGE, VIZIER
from naqala.engine.djinns import IBLIS
from naqala.engine.geometry import bit, distance, lowest, within
from naqala.engine.pile import count, size
from naqala.engine.steps.killing import Hunt, KillingTwo, can_be_struck, can_hunt, tiles_in_range
from naqala_baseline.evaluation import held_kill_value, race_width, tile_value
from naqala_baseline.payment import PROHIBITIVE
from naqala_baseline.tuned_weights import CAMEL_POTENTIAL, RIVALS_WEIGHT

if TYPE_CHECKING:
    from naqala.engine.state import State
    from naqala_baseline.payment import Payment


def choose_victim(state: State, payment: Payment, step: Hunt) -> Action:
    """A meeple on a tile, for control of the tile, or one held by a rival; or pay first to kill two."""
    least: i64 = 2 if isinstance(step, KillingTwo) else 1
    nobody_near = least == 1 and not can_hunt(state, step, 0, 1)
    best: float = 0.0 if nobody_near else -1e9  # A6
    act: Action = PASS
    player = payment.player
    tiles = tiles_in_range(state, step, player.fakirs, least)
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        value = control_value(state, payment, step, tile, least)
        if value > best:
            best = value
            act = kill(tile, last_tribe(state.board.meeples(tile)))
    share = RIVALS_WEIGHT / float(len(state.players) - 1)
    width = race_width(state)
    for rival in state.players:
        if not can_be_struck(state, step, rival, least):
            continue
        if rival.viziers:
            value = held_kill_value(player, rival, VIZIER, share, width, payment.phase)
            if value > best:
                best = value
                act = strike(rival.seat, VIZIER)
        if rival.elders:
            value = held_kill_value(player, rival, ELDER, share, width, payment.phase)
            if value > best:
                best = value
                act = strike(rival.seat, ELDER)
    if least == 1 and pays_to_kill_two(state, payment, step, best):
        return payment.use_power(IBLIS)
    return act


def control_value(state: State, payment: Payment, step: Hunt, tile: i64, victims: i64) -> float:
    """The value of killing this many meeples there, less the Fakirs for the distance."""
    value: float = 0.0
    player = payment.player
    if size(state.board.meeples(tile)) == victims and not state.board.owned & bit(tile) and player.camels:
        value = tile_value(state, player, tile, payment.phase) - CAMEL_POTENTIAL * payment.phase
        if tile == step.tile:
            place = state.layout.place[tile]
            if place == OASIS:
                value += 3.0
            elif place == VILLAGE:
                value += 5.0
    farther = distance(step.tile, tile) - step.n
    if farther > 0:
        value -= float(farther) * payment.fakir
    return value


def last_tribe(meeples: i64) -> i64:
    tribe: i64 = TRIBE_COUNT - 1
    while not count(meeples, tribe):
        tribe -= 1
    return tribe


def pays_to_kill_two(state: State, payment: Payment, step: Hunt, best: float) -> bool:
    """Would two victims win a tile that is worth more?"""
    if not payment.is_ready(IBLIS) or not payment.player.camels:
        return False
    power_cost = payment.power_cost(IBLIS)
    if power_cost == PROHIBITIVE:
        return False
    tiles = state.board.occupied() & within(step.tile, step.n) & ~state.board.owned
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        if size(state.board.meeples(tile)) == 2:
            value = tile_value(state, payment.player, tile, payment.phase)
            if value - power_cost > best:
                return True
    return False
