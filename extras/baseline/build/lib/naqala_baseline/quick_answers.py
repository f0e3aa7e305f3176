"""Quick answers to what a turn asks after the move. Free powers are used at the end of the turn only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from naqala.engine.actions import BUILDS, BUYS, CHOICES, END_TURN, GO_ON, KEEPS, PASS, Action, invoke, summon
from naqala.engine.components import CARD_KINDS, OASIS, PALM_TREE, VILLAGE
from naqala.engine.djinns import BOURAQ, ECHIDNA, ENKI, HAGIS, LAMIA, LETA, SIBITTIS, SLOAR, UTUG
from naqala.engine.geometry import AROUND, bit, lowest
from naqala.engine.pile import count, one, size
from naqala.engine.steps.choosing import Choosing, Keeping
from naqala.engine.steps.killing import Hunt
from naqala.engine.steps.places import Placing, PlacingAround, Summoning, Trading
from naqala.engine.steps.sale import Selling
from naqala.engine.steps.step import Compulsory
from naqala.engine.steps.tribes import Building
from naqala_baseline.evaluation import card_value, djinn_value, goods_value, palm_value, tile_value
from naqala_baseline.kills import choose_victim
from naqala_baseline.payment import Payment
from naqala_baseline.tuned_weights import CAMEL_POTENTIAL, POWER_SHARE

if TYPE_CHECKING:
    from naqala.engine.state import State

NO_VALUE: Final = -1e9


def quick_answer(state: State) -> Action:
    """An answer to any question except a bid or a move, where it is the first option."""
    step = state.steps[-1]
    if isinstance(step, Selling):
        return end_turn(state, Payment(state, step.seat))
    if isinstance(step, Trading):
        return choose_purchase(state, Payment(state, step.seat), step)
    if isinstance(step, Hunt):
        return choose_victim(state, Payment(state, step.seat), step)
    if isinstance(step, Building):
        return choose_building(state, Payment(state, step.seat), step)
    if isinstance(step, Summoning):
        return choose_djinn(state, Payment(state, step.seat))
    if isinstance(step, Placing):
        return choose_placing(state, Payment(state, step.seat), step)
    if isinstance(step, Compulsory):
        return GO_ON
    if isinstance(step, PlacingAround):
        return choose_around(state, step)
    if isinstance(step, Choosing):
        return choose_tile(state, Payment(state, step.seat), step)
    if isinstance(step, Keeping):
        return choose_kept_djinn(state, Payment(state, step.seat), step)
    return state.options()[0]


def choose_building(state: State, payment: Payment, step: Building) -> Action:
    """All Fakirs or none; and Echidna, if she is worth her price."""
    blue = float(state.layout.blue_around(step.tile))
    fakirs = payment.player.fakirs if blue * float(step.factor) > payment.fakir else i64(0)
    if step.factor == 1 and payment.is_ready(ECHIDNA) and blue * float(step.n + fakirs) > payment.power_cost(ECHIDNA):
        return payment.use_power(ECHIDNA)
    return BUILDS[fakirs]


def choose_djinn(state: State, payment: Payment) -> Action:
    player = payment.player
    best: float = 0.0
    act: Action = PASS
    for slot in range(i64(len(state.djinn_row))):
        djinn = state.djinn_row[slot]
        value = djinn_value(state, player, djinn, payment.phase)
        if player.elders >= 2 and value - 2.0 * payment.elder > best:
            best = value - 2.0 * payment.elder
            act = summon(djinn, 0)
        if player.fakirs and player.elders and value - payment.elder - payment.fakir > best:
            best = value - payment.elder - payment.fakir
            act = summon(djinn, 1)
    return act


def choose_placing(state: State, payment: Payment, step: Placing) -> Action:
    """Move a palm tree or palace to an own neighbouring tile, if that is worth the price of Lamia or Hagis."""
    player = payment.player
    djinn: i64 = LAMIA if step.piece == PALM_TREE else HAGIS
    if payment.is_ready(djinn) and not player.owns & bit(step.tile) and player.owns & AROUND[step.tile]:
        value = palm_value(player) if step.piece == PALM_TREE else 5.0
        if value > payment.power_cost(djinn):
            return payment.use_power(djinn)
    return GO_ON


def choose_around(state: State, step: PlacingAround) -> Action:
    tiles = AROUND[step.tile] & state.players[step.seat].owns
    if not tiles:
        tiles = AROUND[step.tile] & ~state.board.owned
    if not tiles:
        tiles = AROUND[step.tile]
    return CHOICES[lowest(tiles)]


def choose_tile(state: State, payment: Payment, step: Choosing) -> Action:
    """For a camel the best tile; for a palm tree or palace an own tile, else a free one."""
    best: float = NO_VALUE
    act: Action = PASS
    tiles = step.tiles
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        value: float = 0.0
        if step.djinn == LETA or step.djinn == UTUG:
            value = tile_value(state, payment.player, tile, payment.phase)
        elif payment.player.owns & bit(tile):
            value = 10.0
        elif state.board.owned & bit(tile):
            value = -5.0
        if value > best:
            best = value
            act = CHOICES[tile]
    return act


def choose_kept_djinn(state: State, payment: Payment, step: Keeping) -> Action:
    best: float = NO_VALUE
    act: Action = PASS
    left = step.shown
    while left:
        djinn = lowest(left)
        left &= left - 1
        value = djinn_value(state, payment.player, djinn, payment.phase)
        if value > best:
            best = value
            act = KEEPS[djinn]
    return act


def choose_purchase(state: State, payment: Payment, step: Trading) -> Action:
    """The most valuable card, together with the best second one, if there are two to take."""
    phase = payment.phase
    hand = payment.player.hand
    before = goods_value(hand, 0, phase)
    best: float = 0.0 if step.price else NO_VALUE
    act: Action = PASS
    cards = step.cards_for_sale(state)
    for slot in range(cards):
        card = state.row[slot]
        value = card_value(hand, card, before, phase) - float(step.price)
        if step.n == 2:
            then = hand + one(card)
            after = goods_value(then, 0, phase)
            more: float = 0.0
            for other in range(cards):
                if other != slot:
                    second = card_value(then, state.row[other], after, phase)
                    if second > more:
                        more = second
            value += more
        if value > best:
            best = value
            act = BUYS[slot]
    return act


def end_turn(state: State, payment: Payment) -> Action:
    """Use the powers that are worth their price, then end the turn. Goods count the same unsold."""
    player = payment.player
    if not player.djinns & ~player.spent:
        return END_TURN
    own_oasis = player.owns & state.layout.sites[OASIS] != 0
    if payment.is_ready(ENKI) and state.palms and own_oasis and payment.power_cost(ENKI) < palm_value(player):
        return payment.use_power(ENKI)
    own_village = player.owns & state.layout.sites[VILLAGE] != 0
    if payment.is_ready(BOURAQ) and state.palaces and own_village and payment.power_cost(BOURAQ) < 5.0:
        return payment.use_power(BOURAQ)
    if payment.is_ready(LETA) and is_camel_worth_its_price(state, payment, LETA, state.board.vacant()):
        return payment.use_power(LETA)
    if payment.is_ready(UTUG) and is_camel_worth_its_price(state, payment, UTUG, state.board.unclaimed()):
        return payment.use_power(UTUG)
    if payment.is_ready(SLOAR) and player.fakirs and mean_card_value(state, payment) > payment.fakir:
        return invoke(SLOAR, 1)
    djinns = state.djinn_deck | state.djinn_discards
    if payment.is_ready(SIBITTIS) and djinns and payment.power_cost(SIBITTIS) < 8.0 + 7.0 * payment.phase * POWER_SHARE:
        return payment.use_power(SIBITTIS)
    return END_TURN


def is_camel_worth_its_price(state: State, payment: Payment, djinn: i64, tiles: i64) -> bool:
    if not payment.player.camels:
        return False
    power_cost = payment.power_cost(djinn)
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        if tile_value(state, payment.player, tile, payment.phase) > power_cost + CAMEL_POTENTIAL * payment.phase:
            return True
    return False


def mean_card_value(state: State, payment: Payment) -> float:
    """The average value of a card from the deck."""
    pile = state.deck if state.deck else state.discards
    if not pile:
        return 0.0
    hand = payment.player.hand
    before = goods_value(hand, 0, payment.phase)
    total: float = 0.0
    for card in range(i64(CARD_KINDS)):
        n = count(pile, card)
        if n:
            total += float(n) * card_value(hand, card, before, payment.phase)
    return total / float(size(pile))
