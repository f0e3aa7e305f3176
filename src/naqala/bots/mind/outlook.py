"""What every outcome of sowing would bring a seat: the tribe, the tile, the place, the market, a djinn, a kill.

Tables are laid out once for a position and a seat; after that an outcome costs a few additions.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from naqala.bots.mind.features import CAMELS, MARIDS_LAND, OASES, POWERS, VILLAGES, VIZIERS
from naqala.bots.mind.purse import PROHIBITIVE, Purse
from naqala.bots.mind.valuation import Valuer
from naqala.engine.djinns import (
    AL_AMIN,
    BAAL,
    DJINNS,
    ECHIDNA,
    HAGIS,
    HAURVATAT,
    IBLIS,
    JAFAAR,
    KANDICHA,
    LAMIA,
    MARID,
    MONKIR,
    NEKIR,
    SHAMHAT,
)
from naqala.engine.geometry import AROUND, bit, distance, lowest, population, within
from naqala.engine.pile import count, one, size
from naqala.engine.player import Player
from naqala.engine.scoring import Worth, suits, worth_to
from naqala.engine.sowing import packed_outcomes
from naqala.engine.state import State
from naqala.engine.things import (
    ASSASSIN,
    BUILDER,
    CARDS,
    ELDER,
    LARGE_MARKET,
    MERCHANT,
    OASIS,
    SMALL_MARKET,
    TILES,
    TRIBES,
    VILLAGE,
    VIZIER,
)

UNKNOWN: Final = -1e9
NONE: Final = -1
MOST: Final = 40  # Viziers that one turn can bring, and some


@final
class Outlook:
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
        self.tile = vec[float]([0.0] * TILES)  # what owning each would be worth
        self.kept = vec[float]([0.0] * TILES)  # what the place's piece brings if the tile is mine
        self.given = vec[float]([0.0] * TILES)  # and if it is not
        self.viziers = vec[float]([0.0] * MOST)  # what so many bring
        self.merchants = vec[float]([0.0] * 12)
        self.small = vec[float]([UNKNOWN] * 12)  # the best purchase after so many cards went to the Merchants
        self.large = vec[float]([UNKNOWN] * 12)
        self.djinn: float = 0.0  # what the best djinn on offer is worth
        self.prey = vec[float]([0.0] * TILES)  # what a kill there brings
        self.hunted: i64 = 0  # the tiles where it brings anything
        self.strike: float = 0.0  # what the best kill at a rival's court brings
        self.blood: float = 0.0  # what any kill brings
        self.best: i64 = NONE  # the best outcome found
        self.gain: float = UNKNOWN
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
        final = code // 64 // TRIBES % TILES
        tribe = code // 64 % TRIBES
        n = code // 2 % 32
        here = bit(final)
        mine = self.owns & here != 0
        total: float = 0.0
        cards: i64 = 0
        elders = self.purse.elders
        if code & 1 and self.free & here and self.camels:
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

    def in_hand(self, hand: i64) -> float:
        """What these cards are worth to me."""
        return float(suits(hand, self.worth.wild)) + self.valuer.promise_of_goods(hand)

    def lay_out_djinns(self, state: State, player: Player) -> None:
        self.djinn = 0.0
        for slot in range(i64(len(state.djinn_row))):
            worth = self.serving(state, player, state.djinn_row[slot])
            if worth > self.djinn:
                self.djinn = worth
        if self.djinn > 0.0:
            self.djinn += self.alms(state, player, BAAL)

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

    def spoils(self, state: State, tile: i64) -> float:
        """What Kandicha makes of the best victim on a tile."""
        board = state.board
        best: float = 0.0
        if board.count(tile, VIZIER):
            best = self.viziers[1]
        if board.count(tile, ELDER) and self.purse.gaining(1) > best:
            best = self.purse.gaining(1)
        if board.count(tile, BUILDER) and float(state.land.blue_around(tile)) > best:
            best = float(state.land.blue_around(tile))
        if board.count(tile, MERCHANT) and self.drawing(state) > best:
            best = self.drawing(state)
        return best

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

    # What the tribes and places bring

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
        if not code & 1 and self.free & bit(final) and self.camels and final != code // 64 // TRIBES // TILES:
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


def palms_on(state: State, tiles: i64) -> i64:
    n: i64 = 0
    tiles &= state.board.built
    while tiles:
        n += state.board.palms(lowest(tiles))
        tiles &= tiles - 1
    return n
