"""Quick answers for the Assassins: the best victim."""

from __future__ import annotations

from mypy_extensions import i64

from naqala.bots.search.currency import PROHIBITIVE
from naqala.bots.search.djinns import CAPTURES_VICTIMS, KILLS_TWO
from naqala.bots.search.item_values import NO_VALUE, ItemValues
from naqala.engine.actions import (
    PASS,
    Action,
    invoke,
    kill,
    strike,
)
from naqala.engine.components import (
    BUILDER,
    ELDER,
    MERCHANT,
    OASIS,
    TRIBE_COUNT,
    VILLAGE,
    VIZIER,
)
from naqala.engine.geometry import bit, distance, lowest, within
from naqala.engine.pile import size
from naqala.engine.player import Player
from naqala.engine.state import State
from naqala.engine.steps.killing import Hunt, Killing, KillingSecond, can_hunt


def use_power(values: ItemValues, djinn: i64) -> Action:
    """Use a power at its cheapest price."""
    return invoke(djinn, values.currency.cheapest_fakirs(djinn))


def choose_kill(state: State, values: ItemValues, player: Player, step: Killing) -> Action:
    """Kill one; or use a power to kill two, if that is worth more than the best single victim."""
    single = choose_victim(state, values, player, step, 1)
    djinn = values.currency.ready(KILLS_TWO)
    cost = values.currency.power_cost(djinn)
    if cost < PROHIBITIVE and can_hunt(state, step, player.fakirs - values.currency.cheapest_fakirs(djinn), 2):
        gain = values.kill_gain
        choose_victim(state, values, player, step, 2)
        if values.kill_gain - cost > gain:
            return use_power(values, djinn)
    return single


def choose_victim(state: State, values: ItemValues, player: Player, step: Hunt, n: i64) -> Action:
    """The most valuable victim, if n meeples are killed in its place. Sets values.kill_gain to its value."""
    board = state.board
    if player.djinns & CAPTURES_VICTIMS:
        values.prepare_viziers(state, player)
    best = NO_VALUE
    answer: Action = PASS
    if n == 1 and not can_hunt(state, step, 0, 1):
        best = 0.0
    tiles = board.occupied() & within(step.tile, step.n + player.fakirs)
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        meeples = board.meeples(tile)
        if size(meeples) < n:
            continue
        gain: float = 0.0
        if size(meeples) == n and values.free_tiles & bit(tile) and player.camels:
            gain = values.tile_value(state, player, tile)
            if tile == step.tile:
                gain += coming_piece_value(state, values, tile)
        farther = distance(step.tile, tile) - step.n
        if farther > 0:
            gain -= values.currency.fakirs_cost(farther)
        tribe = best_victim_on(state, values, player, tile)
        if player.djinns & CAPTURES_VICTIMS:
            gain += values.best_capture(state, tile)
        if gain > best:
            best = gain
            answer = kill(tile, tribe)
    for rival in state.players:
        if rival.seat != player.seat and not state.is_protected(rival.seat) and rival.viziers + rival.elders >= n:
            for tribe in (VIZIER, ELDER):
                if rival.held(tribe):
                    gain = values.held_kill_value(state, player, rival, tribe)
                    if n == 2:
                        gain *= 2.0
                    if gain > best:
                        best = gain
                        answer = strike(rival.seat, tribe)
    values.kill_gain = best
    return answer


def coming_piece_value(state: State, values: ItemValues, tile: i64) -> float:
    """The points of the palm tree or palace that the place is about to bring, if the tile is won."""
    place = state.layout.place[tile]
    if place == VILLAGE and state.palaces:
        return float(values.worth.palace)
    return float(values.worth.palm) if place == OASIS and state.palms else 0.0


def best_victim_on(state: State, values: ItemValues, player: Player, tile: i64) -> i64:
    """The tribe to kill: the most valuable capture, or else the one that would help the rivals most."""
    board = state.board
    if player.djinns & CAPTURES_VICTIMS:
        best = NO_VALUE
        chosen: i64 = 0
        for tribe in range(i64(TRIBE_COUNT)):
            if board.count(tile, tribe):
                gain = values.capture_value(state, tile, tribe)
                if gain > best:
                    best = gain
                    chosen = tribe
        return chosen
    for tribe in (ELDER, VIZIER, MERCHANT, BUILDER):
        if board.count(tile, tribe):
            return tribe
    return TRIBE_COUNT - 1


def choose_second_victim(state: State, values: ItemValues, player: Player, step: KillingSecond) -> Action:
    if player.djinns & CAPTURES_VICTIMS:
        values.prepare_viziers(state, player)
    if step.rival < 0:
        return kill(step.tile, best_victim_on(state, values, player, step.tile))
    rival = state.players[step.rival]
    if not rival.viziers:
        return strike(rival.seat, ELDER)
    if not rival.elders:
        return strike(rival.seat, VIZIER)
    if values.held_kill_value(state, player, rival, VIZIER) > values.held_kill_value(state, player, rival, ELDER):
        return strike(rival.seat, VIZIER)
    return strike(rival.seat, ELDER)
