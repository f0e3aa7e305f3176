"""What the parts of a turn would bring a seat, looked up by tile and by number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from naqala.bots.study.valuation import (
    card_worth,
    djinn_worth,
    elder_worth,
    goods_worth,
    palm_worth,
    phase_of,
    race_width,
    race_worth,
    strike_worth,
    tile_worth,
    vizier_worth,
)
from naqala.bots.study.weights import CAMEL_PROMISE, FAKIR_FLOOR, FAKIR_PROMISE, RIVALS
from naqala.engine.geometry import bit, distance, lowest, within
from naqala.engine.pile import one, size
from naqala.engine.things import ELDER, FAKIR, OASIS, TILES, VILLAGE, VIZIER

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.state import State

UNKNOWN: Final = -1.0  # not worked out yet
BY_NUMBER: Final = 40  # more than are ever taken back
RACED: Final = 10  # so many more Viziers decide every race
COLLECTED: Final = 12


class Tables:
    """Made for a seat that is to move, from the position before the move."""

    def __init__(self) -> None:
        self.phase: float = 1.0
        self.elder: float = 2.0
        self.fakir: float = 1.0
        self.fakirs: i64 = 0
        self.elders: i64 = 0
        self.gold: i64 = 0
        self.camels: i64 = 0
        self.hand: i64 = 0
        self.owns: i64 = 0
        self.owned: i64 = 0
        self.singles: i64 = 0  # the free tiles with one meeple
        self.claim = vec[float]([0.0] * TILES)  # by tile: what one's camel there would bring
        self.plant_own = vec[float]([0.0] * TILES)  # by tile: a palm tree or palace there, if it is one's own
        self.plant_other = vec[float]([0.0] * TILES)  # and if it is not
        self.blue = vec[float]([0.0] * TILES)
        self.viziers = vec[float]([0.0] * BY_NUMBER)
        self.merchants = vec[float]([0.0] * COLLECTED)
        self.small = vec[float]([UNKNOWN] * COLLECTED)  # the markets, by how many cards the Merchants took before
        self.large = vec[float]([UNKNOWN] * COLLECTED)
        self.djinn = vec[float]([0.0] * 3)  # by Elders: none, one, more
        self.strike: float = 0.0

    def prepare(self, state: State, seat: i64) -> None:
        player = state.players[seat]
        self.phase = phase_of(state)
        self.elder = elder_worth(player, self.phase)
        self.fakir = FAKIR_PROMISE * self.phase + FAKIR_FLOOR
        self.fakirs = player.fakirs
        self.elders = player.elders
        self.gold = player.gold
        self.camels = player.camels
        self.hand = player.hand
        self.owns = player.owns
        self.owned = state.board.owned
        share = RIVALS / float(len(state.players) - 1)
        self.prepare_tiles(state, player, share)
        self.prepare_court(state, player, share)
        self.prepare_cards(state, player)
        self.prepare_djinns(state, player)

    def prepare_tiles(self, state: State, player: Player, share: float) -> None:
        board = state.board
        palm = palm_worth(player)
        self.singles = 0
        for tile in range(i64(TILES)):
            here = bit(tile)
            place = state.land.place[tile]
            meeples = board.meeples(tile)
            self.claim[tile] = 0.0
            if meeples and not board.owned & here and player.camels:
                self.claim[tile] = tile_worth(state, player, tile, self.phase) - CAMEL_PROMISE * self.phase
                if size(meeples) == 1:
                    self.singles |= here
            self.plant_own[tile] = 0.0
            self.plant_other[tile] = 0.0
            rivals = board.owned & here != 0 and player.owns & here == 0
            if place == OASIS and state.palms:
                self.plant_own[tile] = palm
                if rivals:
                    self.plant_other[tile] = -3.0 * share
            elif place == VILLAGE and state.palaces:
                self.plant_own[tile] = 5.0
                if rivals:
                    self.plant_other[tile] = -5.0 * share
            self.blue[tile] = float(state.land.blue_around(tile))

    def prepare_court(self, state: State, player: Player, share: float) -> None:
        """Viziers that come, and strikes at rivals' courts."""
        width = race_width(state)
        each = vizier_worth(player)
        for n in range(i64(RACED)):
            lead: float = 0.0
            for rival in state.players:
                if rival.seat != player.seat:
                    lead += race_worth(player.viziers + n, rival.viziers, width)
                    lead -= share * race_worth(rival.viziers, player.viziers + n, width)
            self.viziers[n] = lead + each * float(n)
        now = self.viziers[0]
        for n in range(i64(RACED)):
            self.viziers[n] -= now
        for n in range(i64(RACED), i64(BY_NUMBER)):
            self.viziers[n] = self.viziers[RACED - 1] + each * float(n - RACED + 1)
        self.strike = 0.0
        for rival in state.players:
            if rival.seat != player.seat and not state.shielded(rival.seat):
                if rival.viziers:
                    worth = strike_worth(player, rival, VIZIER, share, width, self.phase)
                    if worth > self.strike:
                        self.strike = worth
                if rival.elders:
                    worth = strike_worth(player, rival, ELDER, share, width, self.phase)
                    if worth > self.strike:
                        self.strike = worth

    def prepare_cards(self, state: State, player: Player) -> None:
        hand = player.hand
        before = goods_worth(hand, 0, self.phase)
        cards = i64(len(state.row))
        fakirs: i64 = 0
        self.small[0] = UNKNOWN
        self.large[0] = UNKNOWN
        for n in range(i64(1), i64(COLLECTED)):
            if n <= cards:
                card = state.row[n - 1]
                if card == FAKIR:
                    fakirs += 1
                hand += one(card)
                gained = goods_worth(hand, 0, self.phase) - before
                self.merchants[n] = gained + float(fakirs) * FAKIR_PROMISE * self.phase
            else:
                self.merchants[n] = self.merchants[n - 1]
            self.small[n] = UNKNOWN
            self.large[n] = UNKNOWN

    def prepare_djinns(self, state: State, player: Player) -> None:
        best: float = 0.0
        for slot in range(i64(len(state.djinn_row))):
            worth = djinn_worth(state, player, state.djinn_row[slot], self.phase)
            if worth > best:
                best = worth
        with_fakir = best - self.elder - self.fakir
        with_elders = best - 2.0 * self.elder
        self.djinn[1] = with_fakir if with_fakir > 0.0 and self.fakirs else 0.0
        self.djinn[2] = with_elders if with_elders > self.djinn[1] else self.djinn[1]

    # What is worked out only when it is asked for

    def small_market(self, state: State, taken: i64) -> float:
        if self.small[taken] < 0.0:
            self.small[taken] = self.best_card(state, taken)
        return self.small[taken]

    def large_market(self, state: State, taken: i64) -> float:
        if self.large[taken] < 0.0:
            self.large[taken] = self.best_two_cards(state, taken)
        return self.large[taken]

    def hand_with(self, state: State, taken: i64) -> i64:
        """The hand after the Merchants took so many cards."""
        hand = self.hand
        for slot in range(min(taken, i64(len(state.row)))):
            hand += one(state.row[slot])
        return hand

    def best_card(self, state: State, taken: i64) -> float:
        best: float = 0.0
        if self.gold < 3:
            return best
        hand = self.hand_with(state, taken)
        before = goods_worth(hand, 0, self.phase)
        for slot in range(taken, min(taken + 3, i64(len(state.row)))):
            worth = card_worth(hand, state.row[slot], before, self.phase) - 3.0
            if worth > best:
                best = worth
        return best

    def best_two_cards(self, state: State, taken: i64) -> float:
        best: float = 0.0
        if self.gold < 6:
            return best
        hand = self.hand_with(state, taken)
        before = goods_worth(hand, 0, self.phase)
        end = min(taken + 6, i64(len(state.row)))
        seen: i64 = 0
        for slot in range(taken, end):
            card = state.row[slot]
            if seen & bit(card):
                continue
            seen |= bit(card)
            first = card_worth(hand, card, before, self.phase)
            after = before if card == FAKIR else before + first
            tried: i64 = 0
            for later in range(slot + 1, end):
                other = state.row[later]
                if not tried & bit(other):
                    tried |= bit(other)
                    worth = first + card_worth(hand + one(card), other, after, self.phase) - 6.0
                    if worth > best:
                        best = worth
        return best

    def best_kill(self, tile: i64, n: i64) -> float:
        """For so many Assassins, not counting a victim on their own tile."""
        best = self.strike
        tiles = self.singles & within(tile, n + self.fakirs) & ~bit(tile)
        while tiles:
            victim = lowest(tiles)
            tiles &= tiles - 1
            worth = self.claim[victim]
            farther = distance(tile, victim) - n
            if farther > 0:
                worth -= self.fakir * float(farther)
            if worth > best:
                best = worth
        return best
