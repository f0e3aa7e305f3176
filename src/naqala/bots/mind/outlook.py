"""What every outcome of sowing would bring a seat: the tribe, the tile, the place, the market, a djinn, a kill.

Tables are laid out once for a position and a seat; after that an outcome costs a few additions.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from naqala.bots.mind.appraisal import UNKNOWN, Appraisal
from naqala.bots.mind.valuation import Valuer
from naqala.engine.djinns import (
    BAAL,
    HAGIS,
    HAURVATAT,
    IBLIS,
    KANDICHA,
    LAMIA,
    MONKIR,
    NEKIR,
)
from naqala.engine.geometry import AROUND, bit, distance, lowest, within
from naqala.engine.pile import count, one, size
from naqala.engine.player import Player
from naqala.engine.sowing import empties, final_of, packed_outcomes, start_of, taken_of, tribe_of
from naqala.engine.state import State
from naqala.engine.things import (
    ASSASSIN,
    BUILDER,
    ELDER,
    LARGE_MARKET,
    MERCHANT,
    OASIS,
    SMALL_MARKET,
    TILES,
    VILLAGE,
    VIZIER,
)

NONE: Final = -1


@final
class Outlook(Appraisal):
    def __init__(self, valuer: Valuer) -> None:
        super().__init__(valuer)
        self.tile = vec[float]([0.0] * TILES)  # what owning each would be worth
        self.kept = vec[float]([0.0] * TILES)  # what the place's piece brings if the tile is mine
        self.given = vec[float]([0.0] * TILES)  # and if it is not
        self.merchants = vec[float]([0.0] * 12)
        self.small = vec[float]([UNKNOWN] * 12)  # the best purchase after so many cards went to the Merchants
        self.large = vec[float]([UNKNOWN] * 12)
        self.djinn: float = 0.0  # what the best djinn on offer is worth
        self.prey = vec[float]([0.0] * TILES)  # what a kill there brings
        self.hunted: i64 = 0  # the tiles where it brings anything
        self.strike: float = 0.0  # what the best kill at a rival's court brings
        self.blood: float = 0.0  # what any kill brings
        self.best: i64 = NONE  # the best outcome found
        self.gain: float = UNKNOWN  # and what it brings
        self.codes = vec[i64]()  # the best outcomes, best first
        self.gains = vec[float]()

    # Surveying

    def survey(self, state: State, seat: i64, keep: i64) -> float:
        """Value all outcomes and keep the best so many; what the best brings. UNKNOWN if there is none."""
        self.lay_out(state, seat)
        codes = packed_outcomes(state.board)
        self.best = NONE
        self.gain = UNKNOWN
        self.codes = vec[i64](capacity=keep)
        self.gains = vec[float](capacity=keep)
        for code in codes:
            gain = self.bring(state, code)
            if gain > self.gain:
                self.gain = gain
                self.best = code
            if keep:
                self.keep(code, gain, keep)
        return self.gain

    def keep(self, code: i64, gain: float, most: i64) -> None:
        """Among the best, in order."""
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

    def bring(self, state: State, code: i64) -> float:
        """What an outcome brings, with all that follows in the best order."""
        final = final_of(code)
        tribe = tribe_of(code)
        n = taken_of(code)
        here = bit(final)
        mine = self.owns & here != 0
        total: float = 0.0
        cards: i64 = 0
        elders = self.purse.elders
        if empties(code) and self.free & here and self.camels:
            total = self.tile[final]
            mine = True
        if tribe == VIZIER:
            total += self.viziers[n]
        elif tribe == ELDER:
            total += self.purse.gaining(n)
            elders += n
        elif tribe == MERCHANT:
            cards = n if n < 11 else i64(11)
            total += self.merchants[cards]
        elif tribe == BUILDER:
            total += self.building(state.land.blue_around(final), n)
        else:
            total += self.killing(state, final, n, code)
        place = state.land.place[final]
        if self.pieces & here:
            return total + (self.kept[final] if mine else self.given[final])
        if place == SMALL_MARKET:
            if self.small[cards] == UNKNOWN:
                self.small[cards] = self.trading(state, cards, 3, 3, False)
            return total + self.small[cards]
        if place == LARGE_MARKET:
            if self.large[cards] == UNKNOWN:
                self.large[cards] = self.trading(state, cards, 6, 6, True)
            return total + self.large[cards]
        if elders:
            gain = self.djinn - self.purse.summoning(elders)
            if gain > 0.0:
                total += gain
        return total

    # Laying out

    def lay_out(self, state: State, seat: i64) -> None:
        self.glance(state, seat)
        player = state.players[seat]
        for tile in range(i64(TILES)):
            self.tile[tile] = self.owning(state, player, tile)
        self.lay_out_pieces(state, player)
        self.lay_out_viziers(state, player)
        self.lay_out_cards(state)
        self.lay_out_djinns(state, player)
        self.lay_out_kills(state, player)

    def lay_out_pieces(self, state: State, player: Player) -> None:
        """Palm trees and palaces, on the tile or around it."""
        for tile in range(i64(TILES)):
            self.kept[tile] = 0.0
            self.given[tile] = 0.0
        if state.palms:
            palm = float(self.worth.palm)
            self.lay_out_piece(state, state.land.sites[OASIS], palm, HAURVATAT, 3.0, 5.0, LAMIA, 0.0)
        if state.palaces:
            alms = self.alms(state, player, MONKIR)
            self.lay_out_piece(
                state, state.land.sites[VILLAGE], float(self.worth.palace), HAURVATAT, 5.0, 5.0, HAGIS, alms
            )

    def lay_out_piece(
        self, state: State, sites: i64, mine: float, lover: i64, theirs: float, loved: float, bender: i64, alms: float
    ) -> None:
        """A piece that is worth so much to me, so much to others, more to the lover's owner; alms come with each."""
        elsewhere = mine - self.purse.using(bender)
        while sites:
            tile = lowest(sites)
            sites &= sites - 1
            given: float = 0.0
            if not (self.free | self.owns) & bit(tile):
                for rival in state.players:
                    if rival.owns & bit(tile):
                        given = -self.share * (loved if rival.djinns & bit(lover) else theirs)
            if elsewhere > given and AROUND[tile] & self.owns:
                given = elsewhere
            self.kept[tile] = mine + alms
            self.given[tile] = given + alms

    def lay_out_cards(self, state: State) -> None:
        before = self.in_hand(self.hand)
        hand = self.hand
        self.merchants[0] = 0.0
        for n in range(i64(1), i64(12)):
            if n <= len(state.row):
                hand += one(state.row[n - 1])
                self.merchants[n] = self.in_hand(hand) - before
            else:
                self.merchants[n] = self.merchants[n - 1]
        for n in range(i64(12)):
            self.small[n] = UNKNOWN
            self.large[n] = UNKNOWN

    def lay_out_djinns(self, state: State, player: Player) -> None:
        self.djinn = 0.0
        for slot in range(i64(len(state.djinn_row))):
            worth = self.serving(state, player, state.djinn_row[slot])
            if worth > self.djinn:
                self.djinn = worth
        if self.djinn > 0.0:
            self.djinn += self.alms(state, player, BAAL)

    def lay_out_kills(self, state: State, player: Player) -> None:
        board = state.board
        self.blood = self.alms(state, player, NEKIR)
        two = self.purse.using(IBLIS)
        spoiling = player.djinns & bit(KANDICHA) != 0
        hunted: i64 = 0
        tiles = board.peopled()
        while tiles:
            tile = lowest(tiles)
            here = tiles & -tiles
            tiles &= tiles - 1
            gain: float = 0.0
            if self.free & here and self.camels:
                n = size(board.meeples(tile))
                if n == 1:
                    gain = self.tile[tile]
                elif n == 2:
                    gain = self.tile[tile] - two
            if spoiling:
                gain = (gain if gain > 0.0 else 0.0) + self.spoils(state, tile)
            if gain > 0.0:
                self.prey[tile] = gain
                hunted |= here
        self.hunted = hunted
        self.strike = 0.0
        for rival in state.players:
            if rival.seat != player.seat and not state.shielded(rival.seat):
                for tribe in (VIZIER, ELDER):
                    if rival.court(tribe):
                        gain = self.striking(state, player, rival, tribe)
                        if gain > self.strike:
                            self.strike = gain

    # What kills and markets bring

    def killing(self, state: State, final: i64, n: i64, code: i64) -> float:
        """A5-A7: the best kill from here."""
        best = self.strike
        tiles = self.hunted & within(final, n + self.purse.fakirs) & ~bit(final)
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            gain = self.prey[tile]
            farther = distance(final, tile) - n
            if farther > 0:
                gain -= self.purse.spending_fakirs(farther)
            if gain > best:
                best = gain
        if not empties(code) and self.free & bit(final) and self.camels and final != start_of(code):
            there = state.board.meeples(final)
            if size(there) - count(there, ASSASSIN) == 1:
                gain = self.tile[final] + self.kept[final] - self.given[final]
                if gain > best:
                    best = gain
        return best + self.blood

    def trading(self, state: State, taken: i64, first: i64, price: i64, two: bool) -> float:
        """The best purchase at a market after the Merchants took so many; none costs nothing."""
        best: float = 0.0
        cards = i64(len(state.row))
        if self.gold < price or taken >= cards:
            return best
        hand = self.hand
        for slot in range(taken):
            hand += one(state.row[slot])
        before = self.in_hand(hand) + float(price)
        last = min(cards, taken + first)
        seen: i64 = 0
        for slot in range(taken, last):
            card = state.row[slot]
            if seen & bit(card):
                continue
            seen |= bit(card)
            with_one = hand + one(card)
            if not two or last - taken == 1:
                gain = self.in_hand(with_one) - before
                if gain > best:
                    best = gain
                continue
            seen_second: i64 = 0
            for second in range(slot + 1, last):
                other = state.row[second]
                if not seen_second & bit(other):
                    seen_second |= bit(other)
                    gain = self.in_hand(with_one + one(other)) - before
                    if gain > best:
                        best = gain
        return best
