"""The value of single items to one player: a tile, cards, a djinn, a victim, the gold of Builders."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from naqala.bots.search.currency import PROHIBITIVE, Currency
from naqala.bots.search.djinns import (
    CAPTURES_VICTIMS,
    DOUBLES_BUILDERS,
    EXTRA_ELDER_POINTS,
    EXTRA_VIZIER_POINTS,
    PAGES,
    VALUES_LAND,
    sum_points,
)
from naqala.bots.search.evaluation import Evaluator
from naqala.bots.search.features import CAMELS, FIRST_DJINN, LAND, OASES, VILLAGES, VIZIERS
from naqala.engine.components import (
    BUILDER,
    CARD_KINDS,
    ELDER,
    ELDER_POINTS,
    MERCHANT,
    OASIS,
    TRIBE_COUNT,
    VILLAGE,
    VIZIER,
    VIZIER_POINTS,
)
from naqala.engine.djinns import DJINNS
from naqala.engine.geometry import bit
from naqala.engine.pile import count, one, size
from naqala.engine.player import Player
from naqala.engine.scoring import PointValues, point_values, suits
from naqala.engine.state import State

NO_VALUE: Final = -1e9  # below every value
MAX_VIZIERS: Final = 40  # more than one turn can bring
DECIDED_LEAD: Final = 10  # Viziers that decide every race
ELDER_VALUE: Final = float(ELDER_POINTS)  # to a player without a djinn
VIZIER_VALUE: Final = float(VIZIER_POINTS)
GOLD_EARNED: Final = 1.0  # value of an income to its owner
GOLD_LOST: Final = 2.0  # and of a rival's income, before it is shared among the rivals


class ItemValues:
    """Values in points, for the player read last. The subclass OutcomeValues adds those of whole turns."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.currency = Currency()
        self.seat: i64 = 0
        self.share: float = 1.0  # the part of one rival's gain that counts as a loss
        self.worth = PointValues()
        self.camels: i64 = 0
        self.gold: i64 = 0
        self.hand: i64 = 0
        self.owns: i64 = 0
        self.piece_tiles: i64 = 0  # oases and villages
        self.free_tiles: i64 = 0  # tiles without a camel
        self.vizier_gain = vec[float]([0.0] * MAX_VIZIERS)  # by number of new Viziers, set by prepare_viziers
        self.kill_gain: float = NO_VALUE  # of the victim chosen last

    def read_player(self, state: State, seat: i64) -> None:
        """Set the player whose values are asked for."""
        self.evaluator.set_phase(state)
        player = state.players[seat]
        self.seat = seat
        self.share = 1.0 / float(len(state.players) - 1)
        self.worth = point_values(player)
        self.currency.load(self.evaluator, player, self.worth.elder)
        self.camels = player.camels
        self.gold = player.gold
        self.hand = player.hand
        self.owns = player.owns
        self.free_tiles = ~state.board.owned
        self.piece_tiles = state.layout.sites[OASIS] | state.layout.sites[VILLAGE]

    # Tiles, Viziers, cards and djinns

    def tile_value(self, state: State, player: Player, tile: i64) -> float:
        """The value of placing a camel on a tile."""
        w = self.evaluator.weight
        value = float(state.layout.value[tile]) - w[CAMELS]
        place = state.layout.place[tile]
        if place == OASIS:
            value += w[OASES]
        elif place == VILLAGE:
            value += w[VILLAGES]
        if state.board.built & bit(tile):
            value += float(state.board.palms(tile) * self.worth.palm + state.board.palaces(tile) * self.worth.palace)
        if player.djinns & VALUES_LAND:
            value += w[LAND]
        return value

    def income_value(self, state: State, player: Player, djinns: i64) -> float:
        """The value of the income that an action gives to the owners of these djinns."""
        earning = state.summoned & djinns
        total: float = 0.0
        while earning:
            if player.djinns & (earning & -earning):
                total += GOLD_EARNED
            else:
                total -= GOLD_LOST * self.share
            earning &= earning - 1
        return total

    def prepare_viziers(self, state: State, player: Player) -> None:
        each = float(self.worth.vizier) + self.evaluator.weight[VIZIERS]
        base = self.race_value(state, player, 0)
        race_gain: float = 0.0
        for n in range(i64(1), i64(MAX_VIZIERS)):
            if n < DECIDED_LEAD:
                race_gain = self.race_value(state, player, n) - base
            self.vizier_gain[n] = race_gain + each * float(n)

    def race_value(self, state: State, player: Player, more: i64) -> float:
        """The expected points of the Vizier race with n more, less the share of what the rivals expect."""
        total: float = 0.0
        for rival in state.players:
            if rival.seat != player.seat:
                lead = player.viziers + more - rival.viziers
                total += self.evaluator.vizier_race(lead) - self.share * self.evaluator.vizier_race(-lead)
        return total

    def cards_value(self, hand: i64) -> float:
        return float(suits(hand, self.worth.wild)) + self.evaluator.potential_of_cards(hand)

    def djinn_value(self, state: State, player: Player, djinn: i64) -> float:
        """The value of summoning a djinn, before its price."""
        value = float(DJINNS[djinn].points) + self.evaluator.weight[FIRST_DJINN + djinn]
        value += PAGES[djinn].value_in_service(state, player, self.evaluator)
        return value

    # Victims

    def best_capture(self, state: State, tile: i64) -> float:
        """The value of the best victim on a tile to a player who captures victims."""
        best: float = 0.0
        for tribe in range(i64(TRIBE_COUNT)):
            if state.board.count(tile, tribe):
                gain = self.capture_value(state, tile, tribe)
                if gain > best:
                    best = gain
        return best

    def capture_value(self, state: State, tile: i64, tribe: i64) -> float:
        """The value of a captured victim. Call prepare_viziers first."""
        if tribe == VIZIER:
            return self.vizier_gain[1]
        if tribe == ELDER:
            return self.currency.elders_gain(1)
        if tribe == BUILDER:
            return float(state.layout.blue_around(tile))
        return self.draw_value(state) if tribe == MERCHANT else 0.0

    def draw_value(self, state: State) -> float:
        """The average value of a card from the deck."""
        deck = state.deck if state.deck else state.discards
        if not deck:
            return 0.0
        before = self.cards_value(self.hand)
        total: float = 0.0
        for card in range(i64(CARD_KINDS)):
            n = count(deck, card)
            if n:
                total += float(n) * (self.cards_value(self.hand + one(card)) - before)
        return total / float(size(deck))

    def held_kill_value(self, state: State, player: Player, rival: Player, tribe: i64) -> float:
        """The value of killing a Vizier or an Elder that a rival holds."""
        gain: float = 0.0
        captures = player.djinns & CAPTURES_VICTIMS != 0
        if tribe == ELDER:
            points = ELDER_VALUE + sum_points(EXTRA_ELDER_POINTS, rival.djinns)
            gain = self.share * (points + 0.5 * self.currency.elder_pair)
            return gain + self.currency.elders_gain(1) if captures else gain
        lead = player.viziers - rival.viziers
        evaluator = self.evaluator
        gain = self.share * (VIZIER_VALUE + sum_points(EXTRA_VIZIER_POINTS, rival.djinns))
        gain += evaluator.vizier_race(lead + 1) - evaluator.vizier_race(lead)
        gain += self.share * (evaluator.vizier_race(-lead) - evaluator.vizier_race(-lead - 1))
        return gain + self.vizier_gain[1] if captures else gain

    # Builders

    def builders_value(self, blue: i64, n: i64) -> float:
        """The gold of Builders (A4), with Fakirs and a doubling power where they pay."""
        plain = self.builders_gold(blue, n)
        cost = self.currency.power_cost(self.currency.ready(DOUBLES_BUILDERS))
        if cost < PROHIBITIVE:
            doubled = self.builders_gold(2 * blue, n) - cost
            if doubled > plain:
                return doubled
        return plain

    def builders_gold(self, each: i64, n: i64) -> float:
        """With all Fakirs, all but two, or none: whichever pays."""
        currency = self.currency
        gold = float(each * n)
        if currency.fakirs and each:
            more = float(each * currency.fakirs) - currency.fakirs_cost(currency.fakirs)
            if more > 0.0:
                gold += more
            elif currency.fakirs > 2:
                spared = currency.fakirs - 2
                more = float(each * spared) - currency.fakirs_cost(spared)
                if more > 0.0:
                    gold += more
        return gold
