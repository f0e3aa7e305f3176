"""What a position is worth to a seat, in points."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from naqala.bots.study.weights import (
    CAMEL_PROMISE,
    ELDER_PROMISE,
    FAKIR_PROMISE,
    LATE_IN_ORDER,
    NEXT_GOOD,
    OASIS_PROMISE,
    PHASE_EXPONENT,
    POWER_SHARE,
    POWERS,
    RACE_OVER,
    RACE_WIDTH,
    RARE_GOOD,
    RARITY,
    RIVALS,
    VILLAGE_PROMISE,
)
from naqala.engine.djinns import AL_AMIN, DJINNS, HAURVATAT, JAFAAR, SHAMHAT
from naqala.engine.geometry import bit, lowest
from naqala.engine.pile import count, one, size
from naqala.engine.scoring import score_sheet
from naqala.engine.things import FAKIR, GOODS, OASIS, SUIT, VILLAGE, VIZIER

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.state import State

MEEPLES: Final = 90  # in the box


def phase_of(state: State) -> float:
    """1 at the start, 0 near the end: by the meeples on the board or by the fewest camels, whichever are nearer it."""
    meeples: i64 = MEEPLES - size(state.bag) - size(state.steps[-1].in_hand())
    for player in state.players:
        meeples -= player.viziers + player.elders
    left = (float(meeples) - 14.0) / 76.0
    start = 11.0 if len(state.players) == 2 else 8.0
    for player in state.players:
        part = float(player.camels) / start
        if part < left:
            left = part
    if left <= 0.0:
        return 0.0
    return exp(PHASE_EXPONENT * log(left))


def elder_worth(player: Player, phase: float) -> float:
    return (4.0 if player.djinns & bit(SHAMHAT) else 2.0) + ELDER_PROMISE * phase


def vizier_worth(player: Player) -> float:
    """But for the race."""
    return 3.0 if player.djinns & bit(JAFAAR) else 1.0


def palm_worth(player: Player) -> float:
    return 5.0 if player.djinns & bit(HAURVATAT) else 3.0


def goods_worth(hand: i64, wild: i64, phase: float) -> float:
    """The suits now, and part of what the next good would add to the longest."""
    total: float = 0.0
    level: i64 = 1
    while True:
        length: i64 = 0
        rarity: i64 = 0
        for good in range(i64(GOODS)):
            if count(hand, good) >= level:
                length += 1
                rarity += RARITY[good]
        while wild and length < GOODS:
            length += 1
            wild -= 1
        if not length:
            return total
        total += float(SUIT[length])
        if level == 1 and length < GOODS:
            total += NEXT_GOOD * phase * float(SUIT[length + 1] - SUIT[length]) + RARE_GOOD * phase * float(rarity)
        level += 1


def card_worth(hand: i64, card: i64, before: float, phase: float) -> float:
    """What one card more adds to a hand, whose goods are worth so much before."""
    if card == FAKIR:
        return FAKIR_PROMISE * phase
    return goods_worth(hand + one(card), 0, phase) - before


def race_worth(mine: i64, theirs: i64, width: float) -> float:
    """The ten points for more Viziers than a rival, times the chance to have more in the end."""
    lead = (float(mine - theirs) - 0.5) / width
    if lead > 8.0:
        return 10.0
    if lead < -8.0:
        return 0.0
    return 10.0 / (1.0 + exp(-lead))


def race_width(state: State) -> float:
    left: i64 = 0
    tiles = state.board.standing[VIZIER]
    while tiles:
        left += state.board.count(lowest(tiles), VIZIER)
        tiles &= tiles - 1
    return RACE_OVER + RACE_WIDTH * sqrt(float(left))


def strike_worth(player: Player, rival: Player, tribe: i64, share: float, width: float, phase: float) -> float:
    """What it is worth to kill a Vizier or an Elder of a rival who counts for this share."""
    if tribe != VIZIER:
        return share * elder_worth(rival, phase)
    mine = player.viziers
    theirs = rival.viziers
    worth = share * vizier_worth(rival)
    worth += race_worth(mine, theirs - 1, width) - race_worth(mine, theirs, width)
    worth += share * (race_worth(theirs, mine, width) - race_worth(theirs - 1, mine, width))
    return worth


def djinn_worth(state: State, player: Player, djinn: i64, phase: float) -> float:
    """What a djinn would be worth to a player who does not have it yet."""
    worth = float(DJINNS[djinn].points) + POWERS[djinn] * POWER_SHARE * phase
    if djinn == SHAMHAT:
        worth += 2.0 * float(player.elders)
    elif djinn == JAFAAR:
        worth += 2.0 * float(player.viziers)
    elif djinn == HAURVATAT:
        worth += 2.0 * float(palms_of(state, player))
    elif djinn == AL_AMIN:
        worth += 1.5 * float(player.fakirs)
    return worth


def palms_of(state: State, player: Player) -> i64:
    n: i64 = 0
    tiles = player.owns & state.board.built
    while tiles:
        n += state.board.palms(lowest(tiles))
        tiles &= tiles - 1
    return n


def tile_worth(state: State, player: Player, tile: i64, phase: float) -> float:
    """A tile with the player's camel."""
    worth = float(state.land.value[tile])
    place = state.land.place[tile]
    if state.board.built & bit(tile):
        worth += float(state.board.palms(tile)) * palm_worth(player) + 5.0 * float(state.board.palaces(tile))
    if place == OASIS:
        worth += OASIS_PROMISE * phase
    elif place == VILLAGE:
        worth += VILLAGE_PROMISE * phase
    return worth


def holdings(state: State, player: Player, phase: float) -> float:
    """All that counts for one player, but the race of the Viziers."""
    djinns = player.djinns
    fakirs = player.fakirs
    total = float(player.gold)
    total += float(player.viziers) * vizier_worth(player)
    total += float(player.elders) * elder_worth(player, phase)
    wild: i64 = fakirs // 2 if djinns & bit(AL_AMIN) else 0
    total += float(fakirs) * FAKIR_PROMISE * phase
    while djinns:
        djinn = lowest(djinns)
        djinns &= djinns - 1
        total += float(DJINNS[djinn].points) + POWERS[djinn] * POWER_SHARE * phase
    total += goods_worth(player.hand, wild, phase)
    total += float(player.camels) * CAMEL_PROMISE * phase
    tiles = player.owns
    while tiles:
        total += tile_worth(state, player, lowest(tiles), phase)
        tiles &= tiles - 1
    return total


def standing(state: State, player: Player, phase: float, width: float) -> float:
    """The holdings, the race, and the place on the bid order track."""
    worth = holdings(state, player, phase)
    for rival in state.players:
        if rival.seat != player.seat:
            worth += race_worth(player.viziers, rival.viziers, width)
    markers = i64(len(state.order))
    if markers > 1:
        for nth in range(markers):
            if state.order[nth] == player.seat:
                worth += LATE_IN_ORDER * phase * (float(nth) / float(markers - 1) - 0.5)
    return worth


def appraise(state: State, seat: i64) -> float:
    """The seat's standing against the mean of the others; once the game is over, by the score."""
    total: float = 0.0
    share = -RIVALS / float(len(state.players) - 1)
    if state.over:
        for player in state.players:
            points = float(score_sheet(state, player.seat).total)
            total += points if player.seat == seat else points * share
        return total
    phase = phase_of(state)
    width = race_width(state)
    for player in state.players:
        worth = standing(state, player, phase, width)
        total += worth if player.seat == seat else worth * share
    return total
