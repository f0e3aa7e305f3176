"""The values of the parts of a turn, by tile and by number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from naqala.engine.components import ELDER, FAKIR, OASIS, TILE_COUNT, VILLAGE, VIZIER
from naqala.engine.geometry import bit, distance, lowest, within
from naqala.engine.pile import one, size
from naqala_baseline.evaluation import (
    card_value,
    djinn_value,
    elder_value,
    goods_value,
    held_kill_value,
    palm_value,
    phase_of,
    race_value,
    race_width,
    tile_value,
    vizier_value,
)
from naqala_baseline.tuned_weights import CAMEL_POTENTIAL, FAKIR_FLOOR, FAKIR_POTENTIAL, RIVALS_WEIGHT

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.state import State

NOT_COMPUTED: Final = -1.0
MAX_COLLECTED: Final = 40  # more than are ever collected
DECIDED_LEAD: Final = 10  # Viziers that decide every race
MAX_CARDS: Final = 12


class ValueTables:
    """Computed for a player who is to move, from the position before the move."""

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
        self.singles: i64 = 0  # free tiles with one meeple
        self.claim = vec[float]([0.0] * TILE_COUNT)  # the value of a camel, by tile
        self.plant_own = vec[float]([0.0] * TILE_COUNT)  # of a palm tree or palace there, on an own tile
        self.plant_other = vec[float]([0.0] * TILE_COUNT)  # and on another
        self.blue = vec[float]([0.0] * TILE_COUNT)
        self.viziers = vec[float]([0.0] * MAX_COLLECTED)
        self.merchants = vec[float]([0.0] * MAX_CARDS)
        self.small = vec[float]([NOT_COMPUTED] * MAX_CARDS)  # the best purchase, by cards taken by Merchants before
        self.large = vec[float]([NOT_COMPUTED] * MAX_CARDS)
        self.djinn = vec[float]([0.0] * 3)  # by Elders: none, one, more
        self.strike: float = 0.0

    def prepare(self, state: State, seat: i64) -> None:
        player = state.players[seat]
        self.phase = phase_of(state)
        self.elder = elder_value(player, self.phase)
        self.fakir = FAKIR_POTENTIAL * self.phase + FAKIR_FLOOR
        self.fakirs = player.fakirs
        self.elders = player.elders
        self.gold = player.gold
        self.camels = player.camels
        self.hand = player.hand
        self.owns = player.owns
        self.owned = state.board.owned
        share = RIVALS_WEIGHT / float(len(state.players) - 1)
        self.prepare_tiles(state, player, share)
        self.prepare_court(state, player, share)
        self.prepare_cards(state, player)
        self.prepare_djinns(state, player)

    def prepare_tiles(self, state: State, player: Player, share: float) -> None:
        board = state.board
        palm = palm_value(player)
        self.singles = 0
        for tile in range(i64(TILE_COUNT)):
            here = bit(tile)
            place = state.layout.place[tile]
            meeples = board.meeples(tile)
            self.claim[tile] = 0.0
            if meeples and not board.owned & here and player.camels:
                self.claim[tile] = tile_value(state, player, tile, self.phase) - CAMEL_POTENTIAL * self.phase
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
            self.blue[tile] = float(state.layout.blue_around(tile))

    def prepare_court(self, state: State, player: Player, share: float) -> None:
        """New Viziers, and kills of meeples that rivals hold."""
        width = race_width(state)
        each = vizier_value(player)
        for n in range(i64(DECIDED_LEAD)):
            lead: float = 0.0
            for rival in state.players:
                if rival.seat != player.seat:
                    lead += race_value(player.viziers + n, rival.viziers, width)
                    lead -= share * race_value(rival.viziers, player.viziers + n, width)
            self.viziers[n] = lead + each * float(n)
        now = self.viziers[0]
        for n in range(i64(DECIDED_LEAD)):
            self.viziers[n] -= now
        for n in range(i64(DECIDED_LEAD), i64(MAX_COLLECTED)):
            self.viziers[n] = self.viziers[DECIDED_LEAD - 1] + each * float(n - DECIDED_LEAD + 1)
        self.strike = 0.0
        for rival in state.players:
            if rival.seat != player.seat and not state.is_protected(rival.seat):
                if rival.viziers:
                    value = held_kill_value(player, rival, VIZIER, share, width, self.phase)
                    if value > self.strike:
                        self.strike = value
                if rival.elders:
                    value = held_kill_value(player, rival, ELDER, share, width, self.phase)
                    if value > self.strike:
                        self.strike = value

    def prepare_cards(self, state: State, player: Player) -> None:
        hand = player.hand
        before = goods_value(hand, 0, self.phase)
        cards = i64(len(state.row))
        fakirs: i64 = 0
        self.small[0] = NOT_COMPUTED
        self.large[0] = NOT_COMPUTED
        for n in range(i64(1), i64(MAX_CARDS)):
            if n <= cards:
                card = state.row[n - 1]
                if card == FAKIR:
                    fakirs += 1
                hand += one(card)
                gained = goods_value(hand, 0, self.phase) - before
                self.merchants[n] = gained + float(fakirs) * FAKIR_POTENTIAL * self.phase
            else:
                self.merchants[n] = self.merchants[n - 1]
            self.small[n] = NOT_COMPUTED
            self.large[n] = NOT_COMPUTED

    def prepare_djinns(self, state: State, player: Player) -> None:
        best: float = 0.0
        for slot in range(i64(len(state.djinn_row))):
            value = djinn_value(state, player, state.djinn_row[slot], self.phase)
            if value > best:
                best = value
        with_fakir = best - self.elder - self.fakir
        with_elders = best - 2.0 * self.elder
        self.djinn[1] = with_fakir if with_fakir > 0.0 and self.fakirs else 0.0
        self.djinn[2] = with_elders if with_elders > self.djinn[1] else self.djinn[1]

    # Computed on demand

    def small_market(self, state: State, taken: i64) -> float:
        if self.small[taken] < 0.0:
            self.small[taken] = self.best_card(state, taken)
        return self.small[taken]

    def large_market(self, state: State, taken: i64) -> float:
        if self.large[taken] < 0.0:
            self.large[taken] = self.best_two_cards(state, taken)
        return self.large[taken]

    def hand_with(self, state: State, taken: i64) -> i64:
        """The hand after Merchants took this many cards."""
        hand = self.hand
        for slot in range(min(taken, i64(len(state.row)))):
            hand += one(state.row[slot])
        return hand

    def best_card(self, state: State, taken: i64) -> float:
        best: float = 0.0
        if self.gold < 3:
            return best
        hand = self.hand_with(state, taken)
        before = goods_value(hand, 0, self.phase)
        for slot in range(taken, min(taken + 3, i64(len(state.row)))):
            value = card_value(hand, state.row[slot], before, self.phase) - 3.0
            if value > best:
                best = value
        return best

    def best_two_cards(self, state: State, taken: i64) -> float:
        best: float = 0.0
        if self.gold < 6:
            return best
        hand = self.hand_with(state, taken)
        before = goods_value(hand, 0, self.phase)
        end = min(taken + 6, i64(len(state.row)))
        seen: i64 = 0
        for slot in range(taken, end):
            card = state.row[slot]
            if seen & bit(card):
                continue
            seen |= bit(card)
            first = card_value(hand, card, before, self.phase)
            after = before if card == FAKIR else before + first
            tried: i64 = 0
            for later in range(slot + 1, end):
                other = state.row[later]
                if not tried & bit(other):
                    tried |= bit(other)
                    value = first + card_value(hand + one(card), other, after, self.phase) - 6.0
                    if value > best:
                        best = value
        return best

    def best_kill(self, tile: i64, n: i64) -> float:
        """The best kill by n Assassins, without a victim on their own tile."""
        best = self.strike
        tiles = self.singles & within(tile, n + self.fakirs) & ~bit(tile)
        while tiles:
            victim = lowest(tiles)
            tiles &= tiles - 1
            value = self.claim[victim]
            farther = distance(tile, victim) - n
            if farther > 0:
                value -= self.fakir * float(farther)
            if value > best:
                best = value
        return best
