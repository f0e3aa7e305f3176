"""The value of every outcome of sowing as a whole turn: the tribe, the tile, the place, the market, a djinn, a kill.

Tables are computed once for a position and a player; after that an outcome costs a few additions.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from naqala.bots.search.djinns import (
    CAPTURES_VICTIMS,
    EARNS_BY_DJINNS,
    EARNS_BY_KILLS,
    EARNS_BY_PALACES,
    EXTRA_PALM_POINTS,
    KILLS_TWO,
    MOVES_PALACES,
    MOVES_PALM_TREES,
    sum_points,
)
from naqala.bots.search.evaluation import Evaluator
from naqala.bots.search.item_values import NO_VALUE, ItemValues
from naqala.engine.components import (
    ASSASSIN,
    BUILDER,
    ELDER,
    LARGE_MARKET,
    LARGE_MARKET_PRICE,
    LARGE_MARKET_REACH,
    MERCHANT,
    OASIS,
    PALACE_POINTS,
    PALM_TREE_POINTS,
    SMALL_MARKET,
    SMALL_MARKET_PRICE,
    SMALL_MARKET_REACH,
    TILE_COUNT,
    VILLAGE,
    VIZIER,
)
from naqala.engine.geometry import AROUND, bit, distance, lowest, within
from naqala.engine.pile import count, one, size
from naqala.engine.player import Player
from naqala.engine.sowing import empties, final_of, packed_outcomes, start_of, taken_of, tribe_of
from naqala.engine.state import State

NO_OUTCOME: Final = -1
MAX_CARDS: Final = 12  # more than the resource row holds
PALM_TREE_VALUE: Final = float(PALM_TREE_POINTS)  # to an owner without a djinn
PALACE_VALUE: Final = float(PALACE_POINTS)


@final
class OutcomeValues(ItemValues):
    def __init__(self, evaluator: Evaluator) -> None:
        super().__init__(evaluator)
        self.tile_values = vec[float]([0.0] * TILE_COUNT)
        self.piece_if_mine = vec[float]([0.0] * TILE_COUNT)  # the palm tree or palace of the place, on an own tile
        self.piece_if_not = vec[float]([0.0] * TILE_COUNT)  # and on a tile of nobody or a rival
        self.merchant_gain = vec[float]([0.0] * MAX_CARDS)  # by number of Merchants
        self.small_market = vec[float]([NO_VALUE] * MAX_CARDS)  # the best purchase, by cards taken by Merchants before
        self.large_market = vec[float]([NO_VALUE] * MAX_CARDS)
        self.best_djinn: float = 0.0  # the value of the best djinn on offer
        self.kill_values = vec[float]([0.0] * TILE_COUNT)
        self.kill_tiles: i64 = 0  # the tiles where a kill has a value
        self.held_kill: float = 0.0  # the value of the best kill of a meeple that a rival holds
        self.kill_income: float = 0.0  # the value of the income that any kill gives to others
        self.best: i64 = NO_OUTCOME
        self.best_gain: float = NO_VALUE
        self.codes = vec[i64]()  # the best outcomes, best first
        self.gains = vec[float]()

    # Outcomes

    def evaluate_outcomes(self, state: State, seat: i64, keep: i64) -> float:
        """Evaluate all outcomes, keep the best n, and return the best value; NO_VALUE if there is none."""
        self.prepare(state, seat)
        codes = packed_outcomes(state.board)
        self.best = NO_OUTCOME
        self.best_gain = NO_VALUE
        self.codes = vec[i64](capacity=keep)
        self.gains = vec[float](capacity=keep)
        for code in codes:
            gain = self.outcome_value(state, code)
            if gain > self.best_gain:
                self.best_gain = gain
                self.best = code
            if keep:
                self.insert(code, gain, keep)
        return self.best_gain

    def insert(self, code: i64, gain: float, most: i64) -> None:
        """Insert an outcome into the sorted list of the best."""
        n = i64(len(self.codes))
        if n < most:
            self.codes = append(self.codes, code)
            self.gains = append(self.gains, gain)
            n += 1
        elif gain <= self.gains[n - 1]:
            return
        i = n - 1
        while i > 0 and self.gains[i - 1] < gain:
            self.gains[i] = self.gains[i - 1]
            self.codes[i] = self.codes[i - 1]
            i -= 1
        self.gains[i] = gain
        self.codes[i] = code

    def outcome_value(self, state: State, code: i64) -> float:
        """The value of an outcome, with the best choices that follow it."""
        final = final_of(code)
        tribe = tribe_of(code)
        n = taken_of(code)
        here = bit(final)
        mine = self.owns & here != 0
        total: float = 0.0
        cards: i64 = 0
        elders = self.currency.elders
        if empties(code) and self.free_tiles & here and self.camels:
            total = self.tile_values[final]
            mine = True
        if tribe == VIZIER:
            total += self.vizier_gain[n]
        elif tribe == ELDER:
            total += self.currency.elders_gain(n)
            elders += n
        elif tribe == MERCHANT:
            cards = n if n < MAX_CARDS else i64(MAX_CARDS - 1)
            total += self.merchant_gain[cards]
        elif tribe == BUILDER:
            total += self.builders_value(state.layout.blue_around(final), n)
        else:
            total += self.assassins_value(state, final, n, code)
        place = state.layout.place[final]
        if self.piece_tiles & here:
            return total + (self.piece_if_mine[final] if mine else self.piece_if_not[final])
        if place == SMALL_MARKET:
            if self.small_market[cards] == NO_VALUE:
                self.small_market[cards] = self.purchase_value(
                    state, cards, SMALL_MARKET_REACH, SMALL_MARKET_PRICE, False
                )
            return total + self.small_market[cards]
        if place == LARGE_MARKET:
            if self.large_market[cards] == NO_VALUE:
                self.large_market[cards] = self.purchase_value(
                    state, cards, LARGE_MARKET_REACH, LARGE_MARKET_PRICE, True
                )
            return total + self.large_market[cards]
        if elders:
            gain = self.best_djinn - self.currency.summon_cost(elders)
            if gain > 0.0:
                total += gain
        return total

    # Tables

    def prepare(self, state: State, seat: i64) -> None:
        """Compute the tables for a position and a player."""
        self.read_player(state, seat)
        player = state.players[seat]
        for tile in range(i64(TILE_COUNT)):
            self.tile_values[tile] = self.tile_value(state, player, tile)
        self.prepare_pieces(state, player)
        self.prepare_viziers(state, player)
        self.prepare_cards(state)
        self.prepare_djinns(state, player)
        self.prepare_kills(state, player)

    def prepare_pieces(self, state: State, player: Player) -> None:
        """Palm trees and palaces, on the tile or around it."""
        for tile in range(i64(TILE_COUNT)):
            self.piece_if_mine[tile] = 0.0
            self.piece_if_not[tile] = 0.0
        if state.palms:
            cost = self.currency.power_cost(self.currency.ready(MOVES_PALM_TREES))
            self.prepare_oases(state, float(self.worth.palm), float(self.worth.palm) - cost)
        if state.palaces:
            cost = self.currency.power_cost(self.currency.ready(MOVES_PALACES))
            income = self.income_value(state, player, EARNS_BY_PALACES)
            self.prepare_villages(state, float(self.worth.palace), float(self.worth.palace) - cost, income)

    def prepare_oases(self, state: State, value: float, moved: float) -> None:
        """The value of a palm tree on an own tile, and if it is moved there by a power."""
        tiles = state.layout.sites[OASIS]
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            otherwise: float = 0.0
            if not (self.free_tiles | self.owns) & bit(tile):
                for rival in state.players:
                    if rival.owns & bit(tile):
                        otherwise = -self.share * (PALM_TREE_VALUE + sum_points(EXTRA_PALM_POINTS, rival.djinns))
            if moved > otherwise and AROUND[tile] & self.owns:
                otherwise = moved
            self.piece_if_mine[tile] = value
            self.piece_if_not[tile] = otherwise

    def prepare_villages(self, state: State, value: float, moved: float, income: float) -> None:
        """The same for palaces, each of which may give an income to others."""
        tiles = state.layout.sites[VILLAGE]
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            otherwise: float = 0.0
            if not (self.free_tiles | self.owns) & bit(tile):
                otherwise = -self.share * PALACE_VALUE
            if moved > otherwise and AROUND[tile] & self.owns:
                otherwise = moved
            self.piece_if_mine[tile] = value + income
            self.piece_if_not[tile] = otherwise + income

    def prepare_cards(self, state: State) -> None:
        before = self.cards_value(self.hand)
        hand = self.hand
        self.merchant_gain[0] = 0.0
        for n in range(i64(1), i64(MAX_CARDS)):
            if n <= len(state.row):
                hand += one(state.row[n - 1])
                self.merchant_gain[n] = self.cards_value(hand) - before
            else:
                self.merchant_gain[n] = self.merchant_gain[n - 1]
        for n in range(i64(MAX_CARDS)):
            self.small_market[n] = NO_VALUE
            self.large_market[n] = NO_VALUE

    def prepare_djinns(self, state: State, player: Player) -> None:
        self.best_djinn = 0.0
        for slot in range(i64(len(state.djinn_row))):
            value = self.djinn_value(state, player, state.djinn_row[slot])
            if value > self.best_djinn:
                self.best_djinn = value
        if self.best_djinn > 0.0:
            self.best_djinn += self.income_value(state, player, EARNS_BY_DJINNS)

    def prepare_kills(self, state: State, player: Player) -> None:
        board = state.board
        self.kill_income = self.income_value(state, player, EARNS_BY_KILLS)
        cost_of_two = self.currency.power_cost(self.currency.ready(KILLS_TWO))
        captures = player.djinns & CAPTURES_VICTIMS != 0
        kill_tiles: i64 = 0
        tiles = board.occupied()
        while tiles:
            tile = lowest(tiles)
            here = tiles & -tiles
            tiles &= tiles - 1
            gain: float = 0.0
            if self.free_tiles & here and self.camels:
                n = size(board.meeples(tile))
                if n == 1:
                    gain = self.tile_values[tile]
                elif n == 2:
                    gain = self.tile_values[tile] - cost_of_two
            if captures:
                gain = (gain if gain > 0.0 else 0.0) + self.best_capture(state, tile)
            if gain > 0.0:
                self.kill_values[tile] = gain
                kill_tiles |= here
        self.kill_tiles = kill_tiles
        self.held_kill = 0.0
        for rival in state.players:
            if rival.seat != player.seat and not state.is_protected(rival.seat):
                for tribe in (VIZIER, ELDER):
                    if rival.held(tribe):
                        gain = self.held_kill_value(state, player, rival, tribe)
                        if gain > self.held_kill:
                            self.held_kill = gain

    # Kills and markets

    def assassins_value(self, state: State, final: i64, n: i64, code: i64) -> float:
        """The value of the best kill by n Assassins (A5-A7)."""
        best = self.held_kill
        tiles = self.kill_tiles & within(final, n + self.currency.fakirs) & ~bit(final)
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            gain = self.kill_values[tile]
            farther = distance(final, tile) - n
            if farther > 0:
                gain -= self.currency.fakirs_cost(farther)
            if gain > best:
                best = gain
        if not empties(code) and self.free_tiles & bit(final) and self.camels and final != start_of(code):
            there = state.board.meeples(final)
            if size(there) - count(there, ASSASSIN) == 1:
                gain = self.tile_values[final] + self.piece_if_mine[final] - self.piece_if_not[final]
                if gain > best:
                    best = gain
        return best + self.kill_income

    def purchase_value(self, state: State, taken: i64, first: i64, price: i64, two: bool) -> float:
        """The value of the best purchase at a market, after Merchants took this many cards; 0 without any."""
        best: float = 0.0
        cards = i64(len(state.row))
        if self.gold < price or taken >= cards:
            return best
        hand = self.hand
        for slot in range(taken):
            hand += one(state.row[slot])
        before = self.cards_value(hand) + float(price)
        last = min(cards, taken + first)
        seen: i64 = 0
        for slot in range(taken, last):
            card = state.row[slot]
            if seen & bit(card):
                continue
            seen |= bit(card)
            with_one = hand + one(card)
            if not two or last - taken == 1:
                gain = self.cards_value(with_one) - before
                if gain > best:
                    best = gain
                continue
            seen_second: i64 = 0
            for second in range(slot + 1, last):
                other = state.row[second]
                if not seen_second & bit(other):
                    seen_second |= bit(other)
                    gain = self.cards_value(with_one + one(other)) - before
                    if gain > best:
                        best = gain
        return best
