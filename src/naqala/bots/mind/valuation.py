"""What a position is worth to each seat, in points at the end of the game."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from naqala.bots.mind.features import (
    CAMELS,
    ELDER_PAIR,
    ELDERS,
    FAKIR_PAIR,
    FAKIRS,
    FROM_DJINNS,
    FROM_ELDERS,
    FROM_GOLD,
    FROM_GOODS,
    FROM_TILES,
    FROM_VIZIERS,
    GOLD,
    MARIDS_LAND,
    NEXT_GOOD,
    NEXT_GOOD_2,
    OASES,
    ORDER,
    POOR,
    POWERS,
    RARE,
    SOURCE_OF,
    SOURCES,
    VILLAGES,
    VIZIERS,
    N,
)
from naqala.engine.djinns import MARID
from naqala.engine.geometry import bit, lowest, population
from naqala.engine.pile import count, size
from naqala.engine.player import Player
from naqala.engine.scoring import score_sheet
from naqala.engine.state import State
from naqala.engine.things import FAKIR, FISH, GOODS, OASIS, PAPYRUS, SUIT, VILLAGE, VIZIER

MEEPLES: Final = 90
EACH: Final[i64] = sum(1 << 5 * good for good in range(GOODS))  # the lowest bit of each count in a hand of goods
RAREST: Final[i64] = sum(1 << 5 * good for good in range(PAPYRUS))
RARE_ENOUGH: Final[i64] = sum(1 << 5 * good for good in range(PAPYRUS, FISH))
STUCK: Final = 14.0  # so many meeples are left when, as a rule, none can move


@final
class Valuer:
    """Values positions of games of one number of players. It is set to a position's phase before it judges there."""

    def __init__(self, early: list[float], bend: list[float], race: float) -> None:
        """The weight of a feature at phase p is early * p + bend * p * p."""
        self.early = vec[float](early)
        self.bend = vec[float](bend)
        self.race_width: float = race
        self.weight = vec[float]([0.0] * N)  # at the phase set
        self.amount = vec[float]([0.0] * N)  # of each feature, of the player judged last
        self.phase: float = -1.0
        self.width: float = 1.0

    # The phase of the game

    def attune(self, state: State) -> None:
        """Set the weights for this position."""
        phase = phase_of(state)
        if phase != self.phase:
            self.phase = phase
            for i in range(i64(N)):
                self.weight[i] = phase * (self.early[i] + self.bend[i] * phase)
        self.width = 0.12 + self.race_width * sqrt(float(viziers_left(state)))

    # Standing

    def margins(self, state: State) -> vec[float]:
        """For each seat its standing, less the mean of the others'."""
        n = i64(len(state.players))
        worth = self.standings(state)
        total: float = 0.0
        for seat in range(n):
            total += worth[seat]
        for seat in range(n):
            worth[seat] = worth[seat] - (total - worth[seat]) / float(n - 1)
        return worth

    def margin(self, state: State, seat: i64) -> float:
        return self.margins(state)[seat]

    def standings(self, state: State) -> vec[float]:
        """For each seat the points it can expect, but for what all can expect alike."""
        n = i64(len(state.players))
        worth = vec[float]([0.0] * n)
        if state.over:
            for seat in range(n):
                worth[seat] = float(score_sheet(state, seat).total)
            return worth
        self.attune(state)
        for seat in range(n):
            worth[seat] = self.standing(state, state.players[seat])
        return worth

    def standing(self, state: State, player: Player) -> float:
        sheet = score_sheet(state, player.seat)
        total = float(sheet.total - sheet.more_viziers)
        for rival in state.players:
            if rival.seat != player.seat:
                total += self.race(player.viziers - rival.viziers)
        self.measure(state, player)
        for i in range(i64(N)):
            total += self.weight[i] * self.amount[i]
        return total

    def split(self, state: State, seat: i64) -> vec[float]:
        """A seat's standing by where it comes from, as SOURCES says; it adds up to what `standings` says."""
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
        self.attune(state)
        player = state.players[seat]
        for rival in state.players:
            if rival.seat != seat:
                parts[FROM_VIZIERS] += self.race(player.viziers - rival.viziers)
        self.measure(state, player)
        for i in range(i64(N)):
            parts[SOURCE_OF[i] if i < POWERS else i64(FROM_DJINNS)] += self.weight[i] * self.amount[i]
        return parts

    def race(self, lead: i64) -> float:
        """What being ahead of one rival by so many Viziers promises of V2's ten."""
        x = (float(lead) - 0.5) / self.width
        if x > 8.0:
            return 10.0
        if x < -8.0:
            return 0.0
        return 10.0 / (1.0 + exp(-x))

    def measure(self, state: State, player: Player) -> None:
        """How much of each feature a player has."""
        a = self.amount
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
        a[OASES] = float(population(player.owns & state.land.sites[OASIS]))
        a[VILLAGES] = float(population(player.owns & state.land.sites[VILLAGE]))
        a[ORDER] = place_in_order(state, player.seat)
        a[MARIDS_LAND] = float(population(player.owns)) if player.djinns & bit(MARID) else 0.0
        for i in range(i64(POWERS), i64(N)):
            a[i] = 0.0
        djinns = player.djinns
        while djinns:
            a[POWERS + lowest(djinns)] = 1.0
            djinns &= djinns - 1

    # Goods

    def promise_of_goods(self, hand: i64) -> float:
        """What these cards promise beyond what they count: the suits to come, and Fakirs as currency."""
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
    """1 at the start, 0 near the end: the part of the game that is left, by meeples or by camels."""
    meeples: i64 = MEEPLES - size(state.bag)
    for player in state.players:
        meeples -= player.viziers + player.elders
    left = (float(meeples) - STUCK) / (float(MEEPLES) - STUCK)
    camels = 11.0 if len(state.players) == 2 else 8.0
    for player in state.players:
        if float(player.camels) < left * camels:
            left = float(player.camels) / camels
    return left if left > 0.0 else 0.0


def viziers_left(state: State) -> i64:
    """On the board."""
    left: i64 = 0
    tiles = state.board.standing[VIZIER]
    while tiles:
        left += state.board.count(lowest(tiles), VIZIER)
        tiles &= tiles - 1
    return left


def kinds_in(hand: i64, level: i64) -> i64:
    """How many kinds of goods are held at least once (level 1) or twice (level 2).

    A count is five bits: one of them says once, one of the upper four says twice. Multiplying adds all nine up.
    """
    held = hand >> 1 | hand >> 2 | hand >> 3 | hand >> 4
    if level == 1:
        held |= hand
    return (held & EACH) * EACH >> 40 & 31


def next_good(kinds: i64) -> i64:
    """What another kind would add to a suit of so many."""
    return SUIT[kinds + 1] - SUIT[kinds] if kinds < GOODS else i64(0)


def rarity(hand: i64) -> float:
    held = (hand | hand >> 1 | hand >> 2 | hand >> 3 | hand >> 4) & EACH
    return float((held & RAREST) * EACH >> 40 & 31) + 0.5 * float((held & RARE_ENOUGH) * EACH >> 40 & 31)


def place_in_order(state: State, seat: i64) -> float:
    """Where a seat's markers stand for the next bids, from -1 (first) to 1 (last); 0 until all are back."""
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
