"""Quick answers to what a turn asks after the move. Free powers are used at the end of the turn only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from naqala.bots.study.hunting import best_victim
from naqala.bots.study.purse import Purse
from naqala.bots.study.valuation import card_worth, djinn_worth, goods_worth, palm_worth, tile_worth
from naqala.bots.study.weights import CAMEL_PROMISE, POWER_SHARE
from naqala.engine.actions import BUILDS, BUYS, CHOICES, END_TURN, GO_ON, KEEPS, PASS, Action, invoke, summon
from naqala.engine.djinns import BOURAQ, ECHIDNA, ENKI, HAGIS, LAMIA, LETA, SIBITTIS, SLOAR, UTUG
from naqala.engine.geometry import AROUND, bit, lowest
from naqala.engine.pile import count, one, size
from naqala.engine.steps.choosing import Choosing, Keeping
from naqala.engine.steps.killing import Hunt
from naqala.engine.steps.places import Placing, PlacingAround, Summoning, Trading
from naqala.engine.steps.sale import Selling
from naqala.engine.steps.step import Compulsory
from naqala.engine.steps.tribes import Building
from naqala.engine.things import CARDS, OASIS, PALM, VILLAGE

if TYPE_CHECKING:
    from naqala.engine.state import State

WORST: Final = -1e9


def quick_answer(state: State) -> Action:
    """To any question but those for a bid or a move; there it is the first option."""
    step = state.steps[-1]
    if isinstance(step, Selling):
        return at_the_end(state, Purse(state, step.seat))
    if isinstance(step, Trading):
        return at_the_market(state, Purse(state, step.seat), step)
    if isinstance(step, Hunt):
        return best_victim(state, Purse(state, step.seat), step)
    if isinstance(step, Building):
        return with_fakirs(state, Purse(state, step.seat), step)
    if isinstance(step, Summoning):
        return best_djinn(state, Purse(state, step.seat))
    if isinstance(step, Placing):
        return bent_or_not(state, Purse(state, step.seat), step)
    if isinstance(step, Compulsory):
        return GO_ON
    if isinstance(step, PlacingAround):
        return around(state, step)
    if isinstance(step, Choosing):
        return best_tile(state, Purse(state, step.seat), step)
    if isinstance(step, Keeping):
        return best_shown(state, Purse(state, step.seat), step)
    return state.options()[0]


def with_fakirs(state: State, purse: Purse, step: Building) -> Action:
    """All Fakirs or none; and Echidna, if she earns her price."""
    blue = float(state.land.blue_around(step.tile))
    fakirs = purse.player.fakirs if blue * float(step.factor) > purse.fakir else i64(0)
    if step.factor == 1 and purse.ready(ECHIDNA) and blue * float(step.n + fakirs) > purse.cost(ECHIDNA):
        return purse.using(ECHIDNA)
    return BUILDS[fakirs]


def best_djinn(state: State, purse: Purse) -> Action:
    player = purse.player
    best: float = 0.0
    act: Action = PASS
    for slot in range(i64(len(state.djinn_row))):
        djinn = state.djinn_row[slot]
        worth = djinn_worth(state, player, djinn, purse.phase)
        if player.elders >= 2 and worth - 2.0 * purse.elder > best:
            best = worth - 2.0 * purse.elder
            act = summon(djinn, 0)
        if player.fakirs and player.elders and worth - purse.elder - purse.fakir > best:
            best = worth - purse.elder - purse.fakir
            act = summon(djinn, 1)
    return act


def bent_or_not(state: State, purse: Purse, step: Placing) -> Action:
    """A palm tree or palace goes to a tile of one's own around, if that is worth Lamia's or Hagis' price."""
    player = purse.player
    djinn: i64 = LAMIA if step.piece == PALM else HAGIS
    if purse.ready(djinn) and not player.owns & bit(step.tile) and player.owns & AROUND[step.tile]:
        worth = palm_worth(player) if step.piece == PALM else 5.0
        if worth > purse.cost(djinn):
            return purse.using(djinn)
    return GO_ON


def around(state: State, step: PlacingAround) -> Action:
    tiles = AROUND[step.tile] & state.players[step.seat].owns
    if not tiles:
        tiles = AROUND[step.tile] & ~state.board.owned
    if not tiles:
        tiles = AROUND[step.tile]
    return CHOICES[lowest(tiles)]


def best_tile(state: State, purse: Purse, step: Choosing) -> Action:
    """For a camel the best tile; for a palm tree or palace one's own, else nobody's."""
    best: float = WORST
    act: Action = PASS
    tiles = step.tiles
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        worth: float = 0.0
        if step.djinn == LETA or step.djinn == UTUG:
            worth = tile_worth(state, purse.player, tile, purse.phase)
        elif purse.player.owns & bit(tile):
            worth = 10.0
        elif state.board.owned & bit(tile):
            worth = -5.0
        if worth > best:
            best = worth
            act = CHOICES[tile]
    return act


def best_shown(state: State, purse: Purse, step: Keeping) -> Action:
    best: float = WORST
    act: Action = PASS
    left = step.shown
    while left:
        djinn = lowest(left)
        left &= left - 1
        worth = djinn_worth(state, purse.player, djinn, purse.phase)
        if worth > best:
            best = worth
            act = KEEPS[djinn]
    return act


def at_the_market(state: State, purse: Purse, step: Trading) -> Action:
    """The card that brings most, together with the best one after it, if there are two to take."""
    phase = purse.phase
    hand = purse.player.hand
    before = goods_worth(hand, 0, phase)
    best: float = 0.0 if step.price else WORST
    act: Action = PASS
    cards = step.counter(state)
    for slot in range(cards):
        card = state.row[slot]
        worth = card_worth(hand, card, before, phase) - float(step.price)
        if step.n == 2:
            then = hand + one(card)
            after = goods_worth(then, 0, phase)
            more: float = 0.0
            for other in range(cards):
                if other != slot:
                    second = card_worth(then, state.row[other], after, phase)
                    if second > more:
                        more = second
            worth += more
        if worth > best:
            best = worth
            act = BUYS[slot]
    return act


def at_the_end(state: State, purse: Purse) -> Action:
    """Powers worth their price; then the end of the turn. Goods are kept: they count the same in the end."""
    player = purse.player
    if not player.djinns & ~player.spent:
        return END_TURN
    own_oasis = player.owns & state.land.sites[OASIS] != 0
    if purse.ready(ENKI) and state.palms and own_oasis and purse.cost(ENKI) < palm_worth(player):
        return purse.using(ENKI)
    own_village = player.owns & state.land.sites[VILLAGE] != 0
    if purse.ready(BOURAQ) and state.palaces and own_village and purse.cost(BOURAQ) < 5.0:
        return purse.using(BOURAQ)
    if purse.ready(LETA) and worth_a_camel(state, purse, LETA, state.board.vacant()):
        return purse.using(LETA)
    if purse.ready(UTUG) and worth_a_camel(state, purse, UTUG, state.board.unclaimed()):
        return purse.using(UTUG)
    if purse.ready(SLOAR) and player.fakirs and mean_card(state, purse) > purse.fakir:
        return invoke(SLOAR, 1)
    djinns = state.djinn_deck | state.djinn_discards
    if purse.ready(SIBITTIS) and djinns and purse.cost(SIBITTIS) < 8.0 + 7.0 * purse.phase * POWER_SHARE:
        return purse.using(SIBITTIS)
    return END_TURN


def worth_a_camel(state: State, purse: Purse, djinn: i64, tiles: i64) -> bool:
    if not purse.player.camels:
        return False
    cost = purse.cost(djinn)
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        if tile_worth(state, purse.player, tile, purse.phase) > cost + CAMEL_PROMISE * purse.phase:
            return True
    return False


def mean_card(state: State, purse: Purse) -> float:
    """What a card of the pile, or of the one that is made anew, brings on average."""
    pile = state.deck if state.deck else state.discards
    if not pile:
        return 0.0
    hand = purse.player.hand
    before = goods_worth(hand, 0, purse.phase)
    total: float = 0.0
    for card in range(i64(CARDS)):
        n = count(pile, card)
        if n:
            total += float(n) * card_worth(hand, card, before, purse.phase)
    return total / float(size(pile))
