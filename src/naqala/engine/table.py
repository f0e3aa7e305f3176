"""The verbs: all that can be done to the things on the table. Nothing else changes them.

A verb tells its event if somebody listens, and wakes the djinns that care.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from naqala.engine.djinns import DJINNS, ON_DJINN, ON_DROP, ON_KILL, ON_PALACE, SPOILS
from naqala.engine.events.board import (
    CamelPlaced,
    MeepleDropped,
    MeeplesCame,
    MeeplesLifted,
    MeeplesTakenBack,
    PalacePlaced,
    PalmPlaced,
)
from naqala.engine.events.cards import (
    CardDrawn,
    CardLaid,
    CardTaken,
    DjinnKept,
    DjinnLaid,
    DjinnPileRenewed,
    DjinnsDiscarded,
    DjinnsShown,
    DjinnSummoned,
    PileRenewed,
)
from naqala.engine.events.tribes import (
    BuildersEarned,
    Captured,
    DjinnEarned,
    KilledAtCourt,
    KilledOnTile,
    MarketPaid,
    MeeplesBagged,
    MeeplesKept,
    PricePaid,
    SuitSold,
)
from naqala.engine.geometry import bit, lowest
from naqala.engine.pile import one, several, size
from naqala.engine.tabletop import Tabletop
from naqala.engine.things import ELDER, FAKIR, GOODS, NOWHERE, PALACE, PALM, SUIT

if TYPE_CHECKING:
    from naqala.engine.djinns.djinn import Djinn
    from naqala.engine.events.event import Event
    from naqala.engine.player import Player


@mypyc_attr(acyclic=True)
class Table(Tabletop):
    def tell(self, event: Event) -> None:
        if self.heard is not None:
            self.heard.append(event)

    def awake(self, djinns: i64) -> list[tuple[Djinn, Player]]:
        """Those of these djinns that somebody holds, with their owners."""
        found: list[tuple[Djinn, Player]] = []
        for owner in self.players:
            held = owner.djinns & djinns
            while held:
                found.append((DJINNS[lowest(held)], owner))
                held &= held - 1
        return found

    # What is paid and earned

    def pay_price(self, seat: i64, elders: i64, fakirs: i64) -> None:
        """Elders to the bag, Fakirs to the discard (D1, P6)."""
        player = self.players[seat]
        player.elders -= elders
        self.bag += several(ELDER, elders)
        player.hand -= several(FAKIR, fakirs)
        self.discards += several(FAKIR, fakirs)
        if self.heard is not None:
            self.tell(PricePaid(seat, elders, fakirs))

    def pay_market(self, seat: i64, gold: i64) -> None:
        self.players[seat].gold -= gold
        if self.heard is not None:
            self.tell(MarketPaid(seat, gold))

    def pay_builders(self, seat: i64, tile: i64, n: i64, fakirs: i64, factor: i64) -> None:
        """A4."""
        blue = self.land.blue_around(tile)
        gold = (n + fakirs) * blue * factor
        self.players[seat].gold += gold
        if self.heard is not None:
            self.tell(BuildersEarned(seat, tile, n, fakirs, blue, gold))

    def reward(self, seat: i64, djinn: i64, gold: i64) -> None:
        """A djinn brings its owner gold."""
        self.players[seat].gold += gold
        if self.heard is not None:
            self.tell(DjinnEarned(seat, djinn, gold))

    def sell(self, seat: i64, suit: i64) -> None:
        """G1: one of each good in the suit."""
        sold: i64 = 0
        length: i64 = 0
        for good in range(i64(GOODS)):
            if suit >> good & 1:
                sold += one(good)
                length += 1
        player = self.players[seat]
        player.hand -= sold
        self.discards += sold
        player.gold += SUIT[length]
        if self.heard is not None:
            self.tell(SuitSold(seat, suit, SUIT[length]))

    # Resource cards

    def take_card(self, seat: i64, slot: i64) -> None:
        card = self.row[slot]
        self.row = without(self.row, slot)
        self.players[seat].hand += one(card)
        if self.heard is not None:
            self.tell(CardTaken(seat, slot, card))

    def next_card(self) -> i64:
        """The top card of the pile, made anew from the discards if need be; NOWHERE when none is left (N1, N3)."""
        if not self.deck:
            if not self.discards:
                return NOWHERE
            self.deck = self.discards
            self.discards = 0
            if self.heard is not None:
                self.tell(PileRenewed())
        card = self.luck.pick(self.deck)
        self.deck -= one(card)
        return card

    def draw_card(self, seat: i64) -> None:
        """From the pile, in secret (D13, D22)."""
        card = self.next_card()
        if card == NOWHERE:
            return
        self.players[seat].hand += one(card)
        if self.heard is not None:
            self.tell(CardDrawn(seat, card))

    def refill_row(self) -> None:
        """S4, N1: nine cards, or as many as there are."""
        while len(self.row) < 9:
            card = self.next_card()
            if card == NOWHERE:
                return
            self.row = append(self.row, card)
            if self.heard is not None:
                self.tell(CardLaid(card))

    # Djinns

    def next_djinn(self) -> i64:
        if not self.djinn_deck:
            if not self.djinn_discards:
                return NOWHERE
            self.djinn_deck = self.djinn_discards
            self.djinn_discards = 0
            if self.heard is not None:
                self.tell(DjinnPileRenewed())
        djinn = self.luck.member(self.djinn_deck)
        self.djinn_deck &= ~bit(djinn)
        return djinn

    def refill_djinns(self) -> None:
        """S4, N2: three, or as many as there are."""
        while len(self.djinn_row) < 3:
            djinn = self.next_djinn()
            if djinn == NOWHERE:
                return
            self.djinn_row = append(self.djinn_row, djinn)
            if self.heard is not None:
                self.tell(DjinnLaid(djinn))

    def summon(self, seat: i64, djinn: i64) -> None:
        """P6: out of the row."""
        slot: i64 = 0
        while self.djinn_row[slot] != djinn:
            slot += 1
        self.djinn_row = without(self.djinn_row, slot)
        if self.heard is not None:
            self.tell(DjinnSummoned(seat, djinn))
        self.receive(seat, djinn)

    def show_djinns(self, seat: i64, n: i64) -> i64:
        """Draw so many djinns from the pile, or as many as there are, for one player to see (D21)."""
        shown: i64 = 0
        for _ in range(n):
            djinn = self.next_djinn()
            if djinn != NOWHERE:
                shown |= bit(djinn)
        if self.heard is not None:
            self.tell(DjinnsShown(seat, shown))
        return shown

    def keep(self, seat: i64, djinn: i64, shown: i64) -> None:
        """One of the djinns shown; the rest go to the discard (D21)."""
        rest = shown & ~bit(djinn)
        self.djinn_discards |= rest
        if self.heard is not None:
            self.tell(DjinnKept(seat, djinn))
            if rest:
                self.tell(DjinnsDiscarded(seat, rest))
        self.receive(seat, djinn)

    def receive(self, seat: i64, djinn: i64) -> None:
        if self.summoned & ON_DJINN:
            for listener, owner in self.awake(ON_DJINN):
                listener.on_djinn(self, owner, seat)
        self.players[seat].djinns |= bit(djinn)
        self.summoned |= bit(djinn)

    # Meeples

    def lift(self, seat: i64, tile: i64) -> i64:
        """M1."""
        hand = self.board.lift(tile)
        if self.heard is not None:
            self.tell(MeeplesLifted(seat, tile, hand))
        return hand

    def drop(self, seat: i64, tile: i64, tribe: i64) -> None:
        """M2."""
        self.board.add(tile, tribe)
        if self.heard is not None:
            self.tell(MeepleDropped(seat, tile, tribe))
        if self.summoned & ON_DROP:
            for djinn, owner in self.awake(ON_DROP):
                djinn.on_drop(self, owner, seat, tile)

    def take_back(self, seat: i64, tile: i64, tribe: i64) -> i64:
        """K1: how many of the tribe come back in hand."""
        n = self.board.count(tile, tribe)
        self.board.remove(tile, tribe, n)
        if self.heard is not None:
            self.tell(MeeplesTakenBack(seat, tile, tribe, n))
        return n

    def keep_meeples(self, seat: i64, tribe: i64, n: i64) -> None:
        """A1, A2."""
        self.players[seat].welcome(tribe, n)
        if self.heard is not None:
            self.tell(MeeplesKept(seat, tribe, n))

    def bag_meeples(self, seat: i64, tribe: i64, n: i64) -> None:
        """A3-A5: meeples in hand go to the bag."""
        self.bag += several(tribe, n)
        if self.heard is not None:
            self.tell(MeeplesBagged(seat, tribe, n))

    def draw_meeples(self, seat: i64, tile: i64, n: i64) -> None:
        """Out of the bag onto a tile, by chance (D3)."""
        came: i64 = 0
        for _ in range(min(n, size(self.bag))):
            tribe = self.luck.pick(self.bag)
            self.bag -= one(tribe)
            self.board.add(tile, tribe)
            came += one(tribe)
        if self.heard is not None:
            self.tell(MeeplesCame(seat, tile, came))

    # Camels, palm trees and palaces

    def place_camel(self, seat: i64, tile: i64) -> None:
        player = self.players[seat]
        player.camels -= 1
        player.owns |= bit(tile)
        self.board.owned |= bit(tile)
        if not player.camels:
            self.last_camel = True
        if self.heard is not None:
            self.tell(CamelPlaced(seat, tile))

    def claim_if_emptied(self, seat: i64, tile: i64) -> None:
        """K2, A7: whoever empties a free tile puts a camel there, if one is left."""
        if not self.board.meeples(tile) and not self.board.owned & bit(tile) and self.players[seat].camels:
            self.place_camel(seat, tile)

    def place(self, seat: i64, tile: i64, piece: i64) -> None:
        self.board.put(tile, piece)
        if piece == PALM:
            self.palms -= 1
            if self.heard is not None:
                self.tell(PalmPlaced(seat, tile))
            return
        self.palaces -= 1
        if self.heard is not None:
            self.tell(PalacePlaced(seat, tile))
        if self.summoned & ON_PALACE:
            for djinn, owner in self.awake(ON_PALACE):
                djinn.on_palace(self, owner, seat)

    def supply(self, piece: i64) -> i64:
        return self.palaces if piece == PALACE else self.palms

    # Killing

    def kill_on_tile(self, seat: i64, tile: i64, tribe: i64) -> bool:
        """A meeple on the board; say whether it died."""
        self.board.remove(tile, tribe, 1)
        if self.heard is not None:
            self.tell(KilledOnTile(seat, tile, tribe))
        return self.bury(seat, tile, tribe)

    def kill_at_court(self, seat: i64, rival: i64, tribe: i64) -> bool:
        """A Vizier or Elder that a rival holds; say whether it died."""
        self.players[rival].welcome(tribe, -1)
        if self.heard is not None:
            self.tell(KilledAtCourt(seat, rival, tribe))
        return self.bury(seat, NOWHERE, tribe)

    def bury(self, seat: i64, tile: i64, tribe: i64) -> bool:
        """To the bag (A5), unless a djinn of the killer claims the victim alive."""
        killer = self.players[seat]
        spoiling = killer.djinns & SPOILS
        while spoiling:
            if DJINNS[lowest(spoiling)].spoils(self, killer, tile, tribe):
                return False
            spoiling &= spoiling - 1
        self.bag += one(tribe)
        return True

    def capture(self, seat: i64, djinn: i64, tribe: i64) -> None:
        """The victim comes to the killer alive (D13)."""
        self.players[seat].welcome(tribe, 1)
        if self.heard is not None:
            self.tell(Captured(seat, djinn, tribe))

    def mourn(self, seat: i64) -> None:
        """A kill action is over, and somebody died."""
        if self.summoned & ON_KILL:
            for djinn, owner in self.awake(ON_KILL):
                djinn.on_kill(self, owner, seat)


def without(row: vec[i64], slot: i64) -> vec[i64]:
    left = vec[i64](capacity=9)
    for i in range(i64(len(row))):
        if i != slot:
            left = append(left, row[i])
    return left
