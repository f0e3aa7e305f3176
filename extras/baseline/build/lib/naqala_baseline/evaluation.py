"""Evaluation of a position for a player, in points."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from naqala.engine.components import FAKIR, GOOD_KINDS, OASIS, SUIT_VALUES, VILLAGE, VIZIER
from naqala.engine.djinns import AL_AMIN, DJINNS, HAURVATAT, JAFAAR, SHAMHAT
from naqala.engine.geometry import bit, lowest
from naqala.engine.pile import count, one, size
from naqala.engine.scoring import score_sheet
from naqala_baseline.tuned_weights import (
    CAMEL_POTENTIAL,
    ELDER_POTENTIAL,
    FAKIR_POTENTIAL,
    NEXT_GOOD,
    OASIS_POTENTIAL,
    ORDER_WEIGHT,
    PHASE_EXPONENT,
    POWER_SHARE,
    POWER_VALUES,
    RACE_OVER,
    RACE_WIDTH,
    RARE_GOOD,
    RARITY,
    RIVALS_WEIGHT,
    VILLAGE_POTENTIAL,
)

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.state import State

MEEPLES: Final = 90  # of all players


def phase_of(state: State) -> float:
    """From 1 at the start to 0 near the end: by meeples on the board or by the fewest camels."""
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


def elder_value(player: Player, phase: float) -> float:
    return (4.0 if player.djinns & bit(SHAMHAT) else 2.0) + ELDER_POTENTIAL * phase


def vizier_value(player: Player) -> float:
    """Without the race."""
    return 3.0 if player.djinns & bit(JAFAAR) else 1.0


def palm_value(player: Player) -> float:
    return 5.0 if player.djinns & bit(HAURVATAT) else 3.0


def goods_value(hand: i64, wild: i64, phase: float) -> float:
    """The present suits, and a part of what the next good would add to the longest."""
    total: float = 0.0
    level: i64 = 1
    while True:
        length: i64 = 0
        rarity: i64 = 0
        for good in range(i64(GOOD_KINDS)):
            if count(hand, good) >= level:
                length += 1
                rarity += RARITY[good]
        while wild and length < GOOD_KINDS:
            length += 1
            wild -= 1
        if not length:
            return total
        total += float(SUIT_VALUES[length])
        if level == 1 and length < GOOD_KINDS:
            total += NEXT_GOOD * phase * float(
                SUIT_VALUES[length + 1] - SUIT_VALUES[length]
            ) + RARE_GOOD * phase * float(rarity)
        level += 1


def card_value(hand: i64, card: i64, before: float, phase: float) -> float:
    """The value of one more card."""
    if card == FAKIR:
        return FAKIR_POTENTIAL * phase
    return goods_value(hand + one(card), 0, phase) - before


def race_value(mine: i64, theirs: i64, width: float) -> float:
    """The 10 points for more Viziers than a rival, times the probability of having more in the end."""
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


def held_kill_value(player: Player, rival: Player, tribe: i64, share: float, width: float, phase: float) -> float:
    """The value of killing a Vizier or an Elder held by a rival, whose loss counts by this share."""
    if tribe != VIZIER:
        return share * elder_value(rival, phase)
    mine = player.viziers
    theirs = rival.viziers
    value = share * vizier_value(rival)
    value += race_value(mine, theirs - 1, width) - race_value(mine, theirs, width)
    value += share * (race_value(theirs, mine, width) - race_value(theirs - 1, mine, width))
    return value


def djinn_value(state: State, player: Player, djinn: i64, phase: float) -> float:
    """The value of a djinn to a player who does not have it yet."""
    value = float(DJINNS[djinn].points) + POWER_VALUES[djinn] * POWER_SHARE * phase
    if djinn == SHAMHAT:
        value += 2.0 * float(player.elders)
    elif djinn == JAFAAR:
        value += 2.0 * float(player.viziers)
    elif djinn == HAURVATAT:
        value += 2.0 * float(palms_of(state, player))
    elif djinn == AL_AMIN:
        value += 1.5 * float(player.fakirs)
    return value


def palms_of(state: State, player: Player) -> i64:
    n: i64 = 0
    tiles = player.owns & state.board.built
    while tiles:
        n += state.board.palms(lowest(tiles))
        tiles &= tiles - 1
    return n


def tile_value(state: State, player: Player, tile: i64, phase: float) -> float:
    """The value of a tile with the player's camel."""
    value = float(state.layout.value[tile])
    place = state.layout.place[tile]
    if state.board.built & bit(tile):
        value += float(state.board.palms(tile)) * palm_value(player) + 5.0 * float(state.board.palaces(tile))
    if place == OASIS:
        value += OASIS_POTENTIAL * phase
    elif place == VILLAGE:
        value += VILLAGE_POTENTIAL * phase
    return value


def holdings(state: State, player: Player, phase: float) -> float:
    """The value of what one player has, without the Vizier race."""
    djinns = player.djinns
    fakirs = player.fakirs
    total = float(player.gold)
    total += float(player.viziers) * vizier_value(player)
    total += float(player.elders) * elder_value(player, phase)
    wild: i64 = fakirs // 2 if djinns & bit(AL_AMIN) else 0
    total += float(fakirs) * FAKIR_POTENTIAL * phase
    while djinns:
        djinn = lowest(djinns)
        djinns &= djinns - 1
        total += float(DJINNS[djinn].points) + POWER_VALUES[djinn] * POWER_SHARE * phase
    total += goods_value(player.hand, wild, phase)
    total += float(player.camels) * CAMEL_POTENTIAL * phase
    tiles = player.owns
    while tiles:
        total += tile_value(state, player, lowest(tiles), phase)
        tiles &= tiles - 1
    return total


def player_value(state: State, player: Player, phase: float, width: float) -> float:
    """Holdings, Vizier race, and position in the bid order."""
    value = holdings(state, player, phase)
    for rival in state.players:
        if rival.seat != player.seat:
            value += race_value(player.viziers, rival.viziers, width)
    markers = i64(len(state.order))
    if markers > 1:
        for nth in range(markers):
            if state.order[nth] == player.seat:
                value += ORDER_WEIGHT * phase * (float(nth) / float(markers - 1) - 0.5)
    return value


def evaluate(state: State, seat: i64) -> float:
    """The player's value against the mean of the others; once the game is over, by score."""
    total: float = 0.0
    share = -RIVALS_WEIGHT / float(len(state.players) - 1)
    if state.over:
        for player in state.players:
            points = float(score_sheet(state, player.seat).total)
            total += points if player.seat == seat else points * share
        return total
    phase = phase_of(state)
    width = race_width(state)
    for player in state.players:
        value = player_value(state, player, phase, width)
        total += value if player.seat == seat else value * share
    return total
