"""What things are worth to one seat: a tile, cards, a djinn, a victim, the gold of Builders."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from naqala.bots.mind.features import CAMELS, MARIDS_LAND, OASES, POWERS, VILLAGES, VIZIERS
from naqala.bots.mind.purse import PROHIBITIVE, Purse
from naqala.bots.mind.valuation import Valuer
from naqala.engine.djinns import (
    AL_AMIN,
    DJINNS,
    ECHIDNA,
    HAURVATAT,
    JAFAAR,
    KANDICHA,
    MARID,
    SHAMHAT,
)
from naqala.engine.geometry import bit, lowest, population
from naqala.engine.pile import count, one, size
from naqala.engine.player import Player
from naqala.engine.scoring import Worth, suits, worth_to
from naqala.engine.state import State
from naqala.engine.things import (
    BUILDER,
    CARDS,
    ELDER,
    MERCHANT,
    OASIS,
    TRIBES,
    VILLAGE,
    VIZIER,
)

UNKNOWN: Final = -1e9
MOST: Final = 40  # Viziers that one turn can bring, and some


class Appraisal:
    """Made at a glance at a position, for one seat of it after the other."""

    def __init__(self, valuer: Valuer) -> None:
        self.valuer = valuer
        self.purse = Purse()
        self.seat: i64 = 0
        self.share: float = 1.0  # of a rival's gain that is my loss
        self.worth = Worth()
        self.camels: i64 = 0
        self.gold: i64 = 0
        self.hand: i64 = 0
        self.owns: i64 = 0
        self.pieces: i64 = 0  # the tiles that bring a palm tree or a palace
        self.free: i64 = 0  # the tiles without a camel
        self.viziers = vec[float]([0.0] * MOST)  # what so many bring, once laid out
        self.bounty: float = UNKNOWN  # what the victim that was chosen last brings

    def glance(self, state: State, seat: i64) -> None:
        """What matters of the seat itself."""
        self.valuer.attune(state)
        player = state.players[seat]
        self.seat = seat
        self.share = 1.0 / float(len(state.players) - 1)
        self.worth = worth_to(player)
        self.purse.open(self.valuer, player, self.worth.elder)
        self.camels = player.camels
        self.gold = player.gold
        self.hand = player.hand
        self.owns = player.owns
        self.free = ~state.board.owned
        self.pieces = state.land.sites[OASIS] | state.land.sites[VILLAGE]

    # Tiles, Viziers, cards and djinns

    def owning(self, state: State, player: Player, tile: i64) -> float:
        """What a camel there is worth to a player, whose worth this is."""
        w = self.valuer.weight
        value = float(state.land.value[tile]) - w[CAMELS]
        place = state.land.place[tile]
        if place == OASIS:
            value += w[OASES]
        elif place == VILLAGE:
            value += w[VILLAGES]
        if state.board.built & bit(tile):
            value += float(state.board.palms(tile) * self.worth.palm + state.board.palaces(tile) * self.worth.palace)
        if player.djinns & bit(MARID):
            value += w[MARIDS_LAND]
        return value

    def alms(self, state: State, player: Player, djinn: i64) -> float:
        """What my doing something brings the owner of a djinn that shares in it, seen from my side."""
        if not state.summoned & bit(djinn):
            return 0.0
        return 1.0 if player.djinns & bit(djinn) else -2.0 * self.share

    def lay_out_viziers(self, state: State, player: Player) -> None:
        each = float(self.worth.vizier) + self.valuer.weight[VIZIERS]
        base = self.race(state, player, 0)
        most: float = 0.0
        for n in range(i64(1), i64(MOST)):
            if n < 10:
                most = self.race(state, player, n) - base
            self.viziers[n] = most + each * float(n)

    def race(self, state: State, player: Player, more: i64) -> float:
        """What the race for Viziers promises me, less my share of what it promises the others against me."""
        total: float = 0.0
        for rival in state.players:
            if rival.seat != player.seat:
                lead = player.viziers + more - rival.viziers
                total += self.valuer.race(lead) - self.share * self.valuer.race(-lead)
        return total

    def in_hand(self, hand: i64) -> float:
        """What these cards are worth to me."""
        return float(suits(hand, self.worth.wild)) + self.valuer.promise_of_goods(hand)

    def serving(self, state: State, player: Player, djinn: i64) -> float:
        """What a djinn would be worth in my service."""
        worth = float(DJINNS[djinn].points) + self.valuer.weight[POWERS + djinn]
        if djinn == SHAMHAT:
            worth += 2.0 * float(player.elders)
        elif djinn == JAFAAR:
            worth += 2.0 * float(player.viziers)
        elif djinn == HAURVATAT:
            worth += 2.0 * float(palms_on(state, player.owns))
        elif djinn == AL_AMIN:
            worth += float(suits(player.hand, player.fakirs // 2) - suits(player.hand, 0))
        elif djinn == MARID:
            worth += self.valuer.weight[MARIDS_LAND] * float(population(player.owns))
        return worth

    # Victims

    def spoils(self, state: State, tile: i64) -> float:
        """What Kandicha makes of the best victim on a tile."""
        best: float = 0.0
        for tribe in range(i64(TRIBES)):
            if state.board.count(tile, tribe):
                gain = self.spoil_of(state, tile, tribe)
                if gain > best:
                    best = gain
        return best

    def spoil_of(self, state: State, tile: i64, tribe: i64) -> float:
        """What Kandicha makes of a victim; what Viziers bring must have been laid out."""
        if tribe == VIZIER:
            return self.viziers[1]
        if tribe == ELDER:
            return self.purse.gaining(1)
        if tribe == BUILDER:
            return float(state.land.blue_around(tile))
        return self.drawing(state) if tribe == MERCHANT else 0.0

    def drawing(self, state: State) -> float:
        """What a card from the pile is worth on average."""
        pile = state.deck if state.deck else state.discards
        if not pile:
            return 0.0
        before = self.in_hand(self.hand)
        total: float = 0.0
        for card in range(i64(CARDS)):
            n = count(pile, card)
            if n:
                total += float(n) * (self.in_hand(self.hand + one(card)) - before)
        return total / float(size(pile))

    def striking(self, state: State, player: Player, rival: Player, tribe: i64) -> float:
        """What it brings to kill one at a rival's court; with Kandicha it comes to mine."""
        gain: float = 0.0
        captures = player.djinns & bit(KANDICHA) != 0
        if tribe == ELDER:
            gain = self.share * ((4.0 if rival.djinns & bit(SHAMHAT) else 2.0) + 0.5 * self.purse.elder_pair)
            return gain + self.purse.gaining(1) if captures else gain
        lead = player.viziers - rival.viziers
        valuer = self.valuer
        gain = self.share * (3.0 if rival.djinns & bit(JAFAAR) else 1.0)
        gain += valuer.race(lead + 1) - valuer.race(lead)
        gain += self.share * (valuer.race(-lead) - valuer.race(-lead - 1))
        return gain + self.viziers[1] if captures else gain

    # Builders

    def building(self, blue: i64, n: i64) -> float:
        """A4, with Fakirs and Echidna where they pay."""
        plain = self.with_fakirs(blue, n)
        doubled = self.purse.using(ECHIDNA)
        if doubled < PROHIBITIVE:
            twice = self.with_fakirs(2 * blue, n) - doubled
            if twice > plain:
                return twice
        return plain

    def with_fakirs(self, each: i64, n: i64) -> float:
        purse = self.purse
        gold = float(each * n)
        if purse.fakirs and each:
            more = float(each * purse.fakirs) - purse.spending_fakirs(purse.fakirs)
            if more > 0.0:
                gold += more
            elif purse.fakirs > 2:
                spared = purse.fakirs - 2
                more = float(each * spared) - purse.spending_fakirs(spared)
                if more > 0.0:
                    gold += more
        return gold


def palms_on(state: State, tiles: i64) -> i64:
    n: i64 = 0
    tiles &= state.board.built
    while tiles:
        n += state.board.palms(lowest(tiles))
        tiles &= tiles - 1
    return n
