"""Evaluation of a position for each player, in points expected at the end of the game."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from naqala.bots.search.djinns import VALUES_LAND
from naqala.bots.search.features import (
    CAMELS,
    ELDER_PAIR,
    ELDERS,
    FAKIR_PAIR,
    FAKIRS,
    FEATURE_COUNT,
    FIRST_DJINN,
    FROM_DJINNS,
    FROM_ELDERS,
    FROM_GOLD,
    FROM_GOODS,
    FROM_TILES,
    FROM_VIZIERS,
    GOLD,
    LAND,
    NEXT_GOOD,
    NEXT_GOOD_2,
    OASES,
    ORDER,
    POOR,
    RARE,
    SOURCE_OF,
    SOURCES,
    VILLAGES,
    VIZIERS,
)
from naqala.engine.components import (
    FAKIR,
    FISH,
    GOOD_KINDS,
    MEEPLES_PER_TILE,
    OASIS,
    PAPYRUS,
    SUIT_VALUES,
    TILE_COUNT,
    VILLAGE,
    VIZIER,
    VIZIER_MAJORITY_POINTS,
)
from naqala.engine.geometry import lowest, population
from naqala.engine.pile import count, size
from naqala.engine.player import Player
from naqala.engine.scoring import score_sheet
from naqala.engine.setup import CAMELS_WITH_MORE_PLAYERS, CAMELS_WITH_TWO_PLAYERS
from naqala.engine.state import State

MEEPLE_TOTAL: Final[i64] = TILE_COUNT * MEEPLES_PER_TILE
CAMELS_OF_TWO: Final = float(CAMELS_WITH_TWO_PLAYERS)
CAMELS_OF_MORE: Final = float(CAMELS_WITH_MORE_PLAYERS)
MAJORITY_VALUE: Final = float(VIZIER_MAJORITY_POINTS)
LOWEST_BITS: Final[i64] = sum(1 << 5 * good for good in range(GOOD_KINDS))  # the lowest bit of the count of each good
RAREST_BITS: Final[i64] = sum(1 << 5 * good for good in range(PAPYRUS))
RARE_BITS: Final[i64] = sum(1 << 5 * good for good in range(PAPYRUS, FISH))
MEEPLES_WHEN_STUCK: Final = 14.0  # meeples left on the board when usually none can be moved


@final
class Evaluator:
    """Evaluates positions for one number of players, by a linear combination of features."""

    def __init__(self, early: list[float], bend: list[float], race: float) -> None:
        """The weight of a feature at phase p is early * p + bend * p * p."""
        self.early = vec[float](early)
        self.bend = vec[float](bend)
        self.race_width: float = race
        self.weight = vec[float]([0.0] * FEATURE_COUNT)  # of each feature, at the phase set by set_phase
        self.feature = vec[float]([0.0] * FEATURE_COUNT)  # the features of the player measured last
        self.phase: float = -1.0
        self.width: float = 1.0

    # Phase of the game

    def set_phase(self, state: State) -> None:
        """Set the weights for the phase of this position."""
        phase = phase_of(state)
        if phase != self.phase:
            self.phase = phase
            for i in range(FEATURE_COUNT):
                self.weight[i] = phase * (self.early[i] + self.bend[i] * phase)
        self.width = 0.12 + self.race_width * sqrt(float(viziers_left(state)))

    # Evaluation

    def margins(self, state: State) -> vec[float]:
        """For each player: the value, less the mean of the others' values."""
        n = i64(len(state.players))
        values = self.player_values(state)
        total: float = 0.0
        for seat in range(n):
            total += values[seat]
        for seat in range(n):
            values[seat] = values[seat] - (total - values[seat]) / float(n - 1)
        return values

    def margin(self, state: State, seat: i64) -> float:
        return self.margins(state)[seat]

    def player_values(self, state: State) -> vec[float]:
        """For each player: the expected points, except those that all players expect alike."""
        n = i64(len(state.players))
        values = vec[float]([0.0] * n)
        if state.over:
            for seat in range(n):
                values[seat] = float(score_sheet(state, seat).total)
            return values
        self.set_phase(state)
        for seat in range(n):
            values[seat] = self.player_value(state, state.players[seat])
        return values

    def player_value(self, state: State, player: Player) -> float:
        sheet = score_sheet(state, player.seat)
        total = float(sheet.total - sheet.more_viziers)
        for rival in state.players:
            if rival.seat != player.seat:
                total += self.vizier_race(player.viziers - rival.viziers)
        self.measure_features(state, player)
        for i in range(FEATURE_COUNT):
            total += self.weight[i] * self.feature[i]
        return total

    def values_by_source(self, state: State, seat: i64) -> vec[float]:
        """A player's value split by SOURCES; the parts add up to the player's value."""
        parts = vec[float]([0.0] * len(SOURCES))
        sheet = score_sheet(state, seat)
        parts[FROM_TILES] = float(sheet.tiles + sheet.palms + sheet.palaces)
        parts[FROM_GOLD] = float(sheet.gold)
        parts[FROM_GOODS] = float(sheet.goods)
        parts[FROM_VIZIERS] = float(sheet.viziers)
        parts[FROM_ELDERS] = float(sheet.elders)
        parts[FROM_DJINNS] = float(sheet.djinns)
        if state.over:
            parts[FROM_VIZIERS] += float(sheet.more_viziers)
            return parts
        self.set_phase(state)
        player = state.players[seat]
        for rival in state.players:
            if rival.seat != seat:
                parts[FROM_VIZIERS] += self.vizier_race(player.viziers - rival.viziers)
        self.measure_features(state, player)
        for i in range(FEATURE_COUNT):
            parts[SOURCE_OF[i] if i < FIRST_DJINN else i64(FROM_DJINNS)] += self.weight[i] * self.feature[i]
        return parts

    def vizier_race(self, lead: i64) -> float:
        """The expected part of the points for more Viziers than one rival (V2), from the present lead."""
        x = (float(lead) - 0.5) / self.width
        if x > 8.0:
            return MAJORITY_VALUE
        if x < -8.0:
            return 0.0
        return MAJORITY_VALUE / (1.0 + exp(-x))

    def measure_features(self, state: State, player: Player) -> None:
        """Set `feature` to this player's features."""
        a = self.feature
        a[GOLD] = 0.01 * float(player.gold)
        a[POOR] = 0.125 * float(8 - player.gold) if player.gold < 8 else 0.0
        a[VIZIERS] = float(player.viziers)
        a[ELDERS] = float(player.elders)
        a[ELDER_PAIR] = float(player.elders if player.elders < 2 else i64(2))
        fakirs = player.fakirs
        a[FAKIRS] = float(fakirs)
        a[FAKIR_PAIR] = float(fakirs if fakirs < 2 else i64(2))
        first = kinds_in(player.hand, 1)
        a[NEXT_GOOD] = float(next_good(first))
        a[NEXT_GOOD_2] = float(next_good(kinds_in(player.hand, 2)))
        a[RARE] = rarity(player.hand)
        a[CAMELS] = float(player.camels)
        a[OASES] = float(population(player.owns & state.layout.sites[OASIS]))
        a[VILLAGES] = float(population(player.owns & state.layout.sites[VILLAGE]))
        a[ORDER] = place_in_order(state, player.seat)
        a[LAND] = float(population(player.owns)) if player.djinns & VALUES_LAND else 0.0
        for i in range(i64(FIRST_DJINN), FEATURE_COUNT):
            a[i] = 0.0
        djinns = player.djinns
        while djinns:
            a[FIRST_DJINN + lowest(djinns)] = 1.0
            djinns &= djinns - 1

    # Cards

    def potential_of_cards(self, hand: i64) -> float:
        """What these cards are worth beyond their points: longer suits to come, and Fakirs as currency."""
        fakirs = float(count(hand, FAKIR))
        w = self.weight
        return (
            w[NEXT_GOOD] * float(next_good(kinds_in(hand, 1)))
            + w[NEXT_GOOD_2] * float(next_good(kinds_in(hand, 2)))
            + w[RARE] * rarity(hand)
            + w[FAKIRS] * fakirs
            + w[FAKIR_PAIR] * (fakirs if fakirs < 2.0 else 2.0)
        )


def phase_of(state: State) -> float:
    """From 1 at the start to 0 near the end: the part of the game that is left, by meeples or by camels."""
    meeples: i64 = MEEPLE_TOTAL - size(state.bag)
    for player in state.players:
        meeples -= player.viziers + player.elders
    left = (float(meeples) - MEEPLES_WHEN_STUCK) / (float(MEEPLE_TOTAL) - MEEPLES_WHEN_STUCK)
    camels = CAMELS_OF_TWO if len(state.players) == 2 else CAMELS_OF_MORE
    for player in state.players:
        if float(player.camels) < left * camels:
            left = float(player.camels) / camels
    return left if left > 0.0 else 0.0


def viziers_left(state: State) -> i64:
    """Viziers on the board."""
    left: i64 = 0
    tiles = state.board.standing[VIZIER]
    while tiles:
        left += state.board.count(lowest(tiles), VIZIER)
        tiles &= tiles - 1
    return left


def kinds_in(hand: i64, level: i64) -> i64:
    """The number of kinds of goods held at least once (level 1) or twice (level 2).

    A count has five bits: any bit means once, any of the upper four means twice. The multiplication adds all nine up.
    """
    held = hand >> 1 | hand >> 2 | hand >> 3 | hand >> 4
    if level == 1:
        held |= hand
    return (held & LOWEST_BITS) * LOWEST_BITS >> 40 & 31


def next_good(kinds: i64) -> i64:
    """The points that another kind would add to a suit of this length."""
    return SUIT_VALUES[kinds + 1] - SUIT_VALUES[kinds] if kinds < GOOD_KINDS else i64(0)


def rarity(hand: i64) -> float:
    held = (hand | hand >> 1 | hand >> 2 | hand >> 3 | hand >> 4) & LOWEST_BITS
    return float((held & RAREST_BITS) * LOWEST_BITS >> 40 & 31) + 0.5 * float(
        (held & RARE_BITS) * LOWEST_BITS >> 40 & 31
    )


def place_in_order(state: State, seat: i64) -> float:
    """Position of a player's markers in the next bid order, from -1 (first) to 1 (last); 0 until all are back."""
    n = i64(len(state.order))
    total: float = 0.0
    if (n < 4 and n != len(state.players)) or n == 2:
        return total
    mine: float = 0.0
    for i in range(n):
        if state.order[i] == seat:
            total += 2.0 * float(i) / float(n - 1) - 1.0
            mine += 1.0
    return total / mine if mine > 0.0 else total
