"""Quick answers to what a turn asks after the move: rules of thumb, fast enough for thousands of rollouts."""

from __future__ import annotations

from mypy_extensions import i64

from naqala.bots.search.currency import PROHIBITIVE
from naqala.bots.search.djinns import AT_END_OF_TURN, DOUBLES_BUILDERS, MOVES_PALACES, MOVES_PALM_TREES, PAGES
from naqala.bots.search.item_values import NO_VALUE, ItemValues
from naqala.bots.search.kill_values import choose_kill, choose_second_victim, choose_victim, use_power
from naqala.engine.actions import (
    BUILDS,
    BUYS,
    CHOICES,
    END_TURN,
    GO_ON,
    KEEPS,
    PASS,
    Action,
    invoke,
    summon,
)
from naqala.engine.components import LARGE_MARKET_CARDS, PALM_TREE, SUMMON_PRICE
from naqala.engine.djinns import ANYTIME_POWERS
from naqala.engine.geometry import AROUND, bit, lowest
from naqala.engine.pile import one
from naqala.engine.player import Player
from naqala.engine.state import State
from naqala.engine.steps.choosing import Choosing, Keeping
from naqala.engine.steps.killing import Killing, KillingSecond, KillingTwo
from naqala.engine.steps.places import Placing, PlacingAround, Summoning, Trading
from naqala.engine.steps.sale import Selling
from naqala.engine.steps.tribes import Building


def quick_answer(state: State, values: ItemValues) -> Action:
    """A good answer to any question except a bid, a move and a drop."""
    step = state.steps[-1]
    values.read_player(state, step.seat)
    player = state.players[step.seat]
    if isinstance(step, Selling):
        return end_turn(state, values, player)
    if isinstance(step, Trading):
        return choose_purchase(state, values, step)
    if isinstance(step, Killing):
        return choose_kill(state, values, player, step)
    if isinstance(step, KillingTwo):
        return choose_victim(state, values, player, step, 2)
    if isinstance(step, KillingSecond):
        return choose_second_victim(state, values, player, step)
    if isinstance(step, Building):
        return choose_building(state, values, step)
    if isinstance(step, Summoning):
        return choose_djinn(state, values, player)
    if isinstance(step, Placing):
        return choose_placing(state, values, player, step)
    if isinstance(step, PlacingAround):
        return CHOICES[lowest(best_around(state, player, step.tile))]
    if isinstance(step, Choosing):
        return choose_tile(state, values, player, step)
    if isinstance(step, Keeping):
        return choose_kept_djinn(state, values, player, step)
    return GO_ON


# The tribe's action


def choose_building(state: State, values: ItemValues, step: Building) -> Action:
    blue = state.layout.blue_around(step.tile)
    currency = values.currency
    if step.factor == 1 and blue:
        djinn = currency.ready(DOUBLES_BUILDERS)
        cost = currency.power_cost(djinn)
        if cost < PROHIBITIVE and values.builders_gold(2 * blue, step.n) - cost > values.builders_gold(blue, step.n):
            if currency.elders > 1 and float(2 * blue) > currency.price_cost(1, 0, currency.elders - 1):
                return invoke(djinn, 0)  # a Fakir that builds earns more than an Elder is worth
            return use_power(values, djinn)
    each = blue * step.factor
    best: float = 0.0
    most: i64 = 0
    if each:
        for fakirs in range(i64(1), currency.fakirs + 1):
            gain = float(each * fakirs) - currency.fakirs_cost(fakirs)
            if gain > best:
                best = gain
                most = fakirs
    return BUILDS[most]


# The place's action


def choose_purchase(state: State, values: ItemValues, step: Trading) -> Action:
    cards = min(step.first, i64(len(state.row)))
    if values.gold < step.price:
        return PASS
    before = values.cards_value(values.hand)
    best: float = 0.0 if step.price else NO_VALUE
    answer: Action = PASS
    for slot in range(cards):
        hand = values.hand + one(state.row[slot])
        gain = values.cards_value(hand)
        if step.n == LARGE_MARKET_CARDS and cards > 1:
            gain = NO_VALUE
            for second in range(cards):
                if second != slot:
                    with_both = values.cards_value(hand + one(state.row[second]))
                    if with_both > gain:
                        gain = with_both
        gain -= before + float(step.price)
        if gain > best:
            best = gain
            answer = BUYS[slot]
    return answer


def choose_djinn(state: State, values: ItemValues, player: Player) -> Action:
    best: float = 0.0
    answer: Action = PASS
    for slot in range(i64(len(state.djinn_row))):
        djinn = state.djinn_row[slot]
        value = values.djinn_value(state, player, djinn)
        for fakirs in range(i64(SUMMON_PRICE)):
            gain = value - values.currency.price_cost(SUMMON_PRICE - fakirs, fakirs, player.elders)
            if gain > best:
                best = gain
                answer = summon(djinn, fakirs)
    return answer


def choose_placing(state: State, values: ItemValues, player: Player, step: Placing) -> Action:
    """On the tile itself; or on a neighbouring own tile, if a power allows it and is worth its price."""
    if player.owns & bit(step.tile) or not player.owns & AROUND[step.tile]:
        return GO_ON
    djinn = values.currency.ready(MOVES_PALM_TREES if step.piece == PALM_TREE else MOVES_PALACES)
    value = float(values.worth.palm if step.piece == PALM_TREE else values.worth.palace)
    return use_power(values, djinn) if value > values.currency.power_cost(djinn) else GO_ON


def best_around(state: State, player: Player, tile: i64) -> i64:
    """The neighbouring tiles that are best for a piece: own ones, else free ones, else any."""
    own = AROUND[tile] & player.owns
    if own:
        return own
    free = AROUND[tile] & ~state.board.owned
    return free if free else AROUND[tile]


# Djinns


def choose_tile(state: State, values: ItemValues, player: Player, step: Choosing) -> Action:
    page = PAGES[step.djinn]
    best = NO_VALUE
    answer: Action = CHOICES[lowest(step.tiles)]
    tiles = step.tiles
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        gain = page.tile_choice_value(state, values, player, tile)
        if gain > best:
            best = gain
            answer = CHOICES[tile]
    return answer


def choose_kept_djinn(state: State, values: ItemValues, player: Player, step: Keeping) -> Action:
    best = NO_VALUE
    djinn: i64 = 0
    shown = step.shown
    while shown:
        value = values.djinn_value(state, player, lowest(shown))
        if value > best:
            best = value
            djinn = lowest(shown)
        shown &= shown - 1
    return KEEPS[djinn]


def end_turn(state: State, values: ItemValues, player: Player) -> Action:
    """Use the powers that are worth their price, then end the turn. Goods count the same unsold."""
    ready = player.djinns & ~player.spent & ANYTIME_POWERS
    if not ready:
        return END_TURN
    for page in AT_END_OF_TURN:
        if ready & bit(page.djinn) and page.is_worth_using(state, values, player):
            return use_power(values, page.djinn)
    return END_TURN
