"""Quick answers to what a turn asks after the move: rules of thumb, for playing thousands of turns ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from naqala.bots.mind.appraisal import UNKNOWN, Appraisal
from naqala.bots.mind.hunting import hunting, second_victim, using, victim
from naqala.bots.mind.purse import PROHIBITIVE
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
from naqala.engine.crossings import simple
from naqala.engine.djinns import (
    ANUN_NAK,
    BOURAQ,
    ECHIDNA,
    ENKI,
    FREE,
    HAGIS,
    LAMIA,
    LETA,
    SIBITTIS,
    SLOAR,
    UTUG,
)
from naqala.engine.geometry import AROUND, bit, lowest
from naqala.engine.pile import count, one, several, size
from naqala.engine.player import Player
from naqala.engine.state import State
from naqala.engine.steps.choosing import Choosing, Keeping
from naqala.engine.steps.killing import Killing, KillingSecond, KillingTwo
from naqala.engine.steps.places import Placing, PlacingAround, Summoning, Trading
from naqala.engine.steps.sale import Selling
from naqala.engine.steps.tribes import Building
from naqala.engine.things import (
    OASIS,
    PALM,
    TRIBES,
    VILLAGE,
)

MISCHIEF: Final = -5.0  # on a tile of a rival's, for want of a better one


def quick_answer(state: State, view: Appraisal) -> Action:
    """What seems best at a glance, to any question but a bid, a move and a drop."""
    step = state.steps[-1]
    view.glance(state, step.seat)
    player = state.players[step.seat]
    if isinstance(step, Selling):
        return after_all(state, view, player)
    if isinstance(step, Trading):
        return purchase(state, view, step)
    if isinstance(step, Killing):
        return hunting(state, view, player, step)
    if isinstance(step, KillingTwo):
        return victim(state, view, player, step, 2)
    if isinstance(step, KillingSecond):
        return second_victim(state, view, player, step)
    if isinstance(step, Building):
        return building(state, view, step)
    if isinstance(step, Summoning):
        return summoning(state, view, player)
    if isinstance(step, Placing):
        return placing(state, view, player, step)
    if isinstance(step, PlacingAround):
        return CHOICES[lowest(best_around(state, player, step.tile))]
    if isinstance(step, Choosing):
        return chosen(state, view, player, step)
    if isinstance(step, Keeping):
        return kept(state, view, player, step)
    return GO_ON


# The tribe's action


def building(state: State, view: Appraisal, step: Building) -> Action:
    blue = state.land.blue_around(step.tile)
    purse = view.purse
    if step.factor == 1 and blue:
        price = purse.using(ECHIDNA)
        if price < PROHIBITIVE and view.with_fakirs(2 * blue, step.n) - price > view.with_fakirs(blue, step.n):
            if purse.elders > 1 and float(2 * blue) > purse.paying(1, 0, purse.elders - 1):
                return invoke(ECHIDNA, 0)  # a Fakir that builds earns more than an Elder is worth
            return using(view, ECHIDNA)
    each = blue * step.factor
    best: float = 0.0
    most: i64 = 0
    if each:
        for fakirs in range(i64(1), purse.fakirs + 1):
            gain = float(each * fakirs) - purse.spending_fakirs(fakirs)
            if gain > best:
                best = gain
                most = fakirs
    return BUILDS[most]


# The place's action


def purchase(state: State, view: Appraisal, step: Trading) -> Action:
    cards = min(step.first, i64(len(state.row)))
    if view.gold < step.price:
        return PASS
    before = view.in_hand(view.hand)
    best: float = 0.0 if step.price else UNKNOWN
    answer: Action = PASS
    for slot in range(cards):
        hand = view.hand + one(state.row[slot])
        gain = view.in_hand(hand)
        if step.n == 2 and cards > 1:
            gain = UNKNOWN
            for second in range(cards):
                if second != slot:
                    with_both = view.in_hand(hand + one(state.row[second]))
                    if with_both > gain:
                        gain = with_both
        gain -= before + float(step.price)
        if gain > best:
            best = gain
            answer = BUYS[slot]
    return answer


def summoning(state: State, view: Appraisal, player: Player) -> Action:
    best: float = 0.0
    answer: Action = PASS
    for slot in range(i64(len(state.djinn_row))):
        djinn = state.djinn_row[slot]
        worth = view.serving(state, player, djinn)
        for fakirs in range(i64(2)):
            gain = worth - view.purse.paying(2 - fakirs, fakirs, player.elders)
            if gain > best:
                best = gain
                answer = summon(djinn, fakirs)
    return answer


def placing(state: State, view: Appraisal, player: Player, step: Placing) -> Action:
    """Where it stands, or around it, for the price of Lamia or Hagis."""
    bender: i64 = LAMIA if step.piece == PALM else HAGIS
    if player.owns & bit(step.tile) or not player.owns & AROUND[step.tile]:
        return GO_ON
    worth = float(view.worth.palm if step.piece == PALM else view.worth.palace)
    return using(view, bender) if worth > view.purse.using(bender) else GO_ON


def best_around(state: State, player: Player, tile: i64) -> i64:
    """The tiles around where a piece helps me, or at least no rival."""
    mine = AROUND[tile] & player.owns
    if mine:
        return mine
    nobodys = AROUND[tile] & ~state.board.owned
    return nobodys if nobodys else AROUND[tile]


# Djinns


def chosen(state: State, view: Appraisal, player: Player, step: Choosing) -> Action:
    best = UNKNOWN
    answer: Action = CHOICES[lowest(step.tiles)]
    tiles = step.tiles
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        gain: float = 0.0
        if step.djinn == LETA or step.djinn == UTUG:
            gain = view.owning(state, player, tile)
        elif step.djinn == ANUN_NAK:
            gain = prospects(state, view, player, tile)
        elif player.owns & bit(tile):
            gain = 10.0
        elif state.board.owned & bit(tile):
            gain = MISCHIEF
        if gain > best:
            best = gain
            answer = CHOICES[tile]
    return answer


def prospects(state: State, view: Appraisal, player: Player, tile: i64) -> float:
    """How much is to be won where the meeples that come to a tile can walk."""
    board = state.board
    total: float = 0.0
    ends = simple(min(size(state.bag), i64(3)), tile) & board.peopled()
    while ends:
        end = lowest(ends)
        ends &= ends - 1
        total += 1.0
        if view.free & bit(end) and player.camels and is_of_one_tribe(board.meeples(end)):
            total += view.owning(state, player, end)
    return total


def is_of_one_tribe(meeples: i64) -> bool:
    for tribe in range(i64(TRIBES)):
        if meeples == several(tribe, count(meeples, tribe)):
            return True
    return False


def kept(state: State, view: Appraisal, player: Player, step: Keeping) -> Action:
    best = UNKNOWN
    djinn: i64 = 0
    shown = step.shown
    while shown:
        worth = view.serving(state, player, lowest(shown))
        if worth > best:
            best = worth
            djinn = lowest(shown)
        shown &= shown - 1
    return KEEPS[djinn]


def after_all(state: State, view: Appraisal, player: Player) -> Action:
    """Use what powers are worth their price; then the turn is over. Goods count the same unsold."""
    idle = player.djinns & ~player.spent & FREE
    if not idle:
        return END_TURN
    purse = view.purse
    oases = player.owns & state.land.sites[OASIS] if state.palms else i64(0)
    if oases and idle & bit(ENKI) and float(view.worth.palm) > purse.using(ENKI):
        return using(view, ENKI)
    villages = player.owns & state.land.sites[VILLAGE] if state.palaces else i64(0)
    if villages and idle & bit(BOURAQ) and float(view.worth.palace) > purse.using(BOURAQ):
        return using(view, BOURAQ)
    for djinn in (LETA, UTUG):
        if idle & bit(djinn) and player.camels and purse.using(djinn) < PROHIBITIVE:
            tiles = state.board.unclaimed() if djinn == UTUG else state.board.vacant()
            while tiles:
                if view.owning(state, player, lowest(tiles)) > purse.using(djinn):
                    return using(view, djinn)
                tiles &= tiles - 1
    cards = state.deck | state.discards
    if cards and idle & bit(SLOAR) and player.fakirs and view.drawing(state) > purse.using(SLOAR):
        return using(view, SLOAR)
    djinns = state.djinn_deck | state.djinn_discards
    if djinns and idle & bit(SIBITTIS) and 8.0 + 7.0 * view.valuer.phase > purse.using(SIBITTIS):
        return using(view, SIBITTIS)
    return END_TURN
