"""The operations on a position. Nothing else changes one.

An operation emits its event if there is an event sink, and triggers the djinns that react to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from naqala.engine.components import (
    CARDS_IN_ROW,
    DJINNS_IN_ROW,
    ELDER,
    FAKIR,
    GOOD_KINDS,
    NOWHERE,
    PALACE,
    PALM_TREE,
    SUIT_VALUES,
)
from naqala.engine.djinns import CLAIM_VICTIMS, DJINNS, ON_DJINN, ON_DROP, ON_KILL, ON_PALACE
from naqala.engine.events.card_events import (
    CardDrawn,
    CardRevealed,
    CardTaken,
    DeckReshuffled,
    DjinnDeckReshuffled,
    DjinnKept,
    DjinnRevealed,
    DjinnsDiscarded,
    DjinnsShown,
    DjinnSummoned,
)
from naqala.engine.events.tile_events import (
    CamelPlaced,
    MeepleDropped,
    MeeplesCollected,
    MeeplesDrawn,
    MeeplesPickedUp,
    PalacePlaced,
    PalmPlaced,
)
from naqala.engine.events.tribe_events import (
    BuildersEarned,
    DjinnGoldEarned,
    HeldMeepleKilled,
    MarketPaid,
    MeepleCaptured,
    MeeplesBagged,
    MeeplesKept,
    PricePaid,
    SuitSold,
    TileMeepleKilled,
)
from naqala.engine.geometry import bit, lowest
from naqala.engine.pile import one, several, size
from naqala.engine.position import Position

if TYPE_CHECKING:
    from naqala.engine.djinns.djinn import Djinn
    from naqala.engine.events.event import Event
    from naqala.engine.player import Player


@mypyc_attr(acyclic=True)
class Operations(Position):
    """A position and the operations on it."""

    def emit(self, event: Event) -> None:
        if self.event_sink is not None:
            self.event_sink.append(event)

    def listeners(self, djinns: i64) -> list[tuple[Djinn, Player]]:
        """Return those of these djinns that players hold, with their owners."""
        found: list[tuple[Djinn, Player]] = []
        for owner in self.players:
            held = owner.djinns & djinns
            while held:
                found.append((DJINNS[lowest(held)], owner))
                held &= held - 1
        return found

    # Payments and earnings

    def pay_price(self, seat: i64, elders: i64, fakirs: i64) -> None:
        """Pay Elders into the bag and Fakirs into the discard pile (D1, P6)."""
        player = self.players[seat]
        player.elders -= elders
        self.bag += several(ELDER, elders)
        player.hand -= several(FAKIR, fakirs)
        self.discards += several(FAKIR, fakirs)
        if self.event_sink is not None:
            self.emit(PricePaid(seat, elders, fakirs))

    def pay_market(self, seat: i64, gold: i64) -> None:
        self.players[seat].gold -= gold
        if self.event_sink is not None:
            self.emit(MarketPaid(seat, gold))

    def pay_builders(self, seat: i64, tile: i64, n: i64, fakirs: i64, factor: i64) -> None:
        """Earn gold with Builders and Fakirs (A4)."""
        blue = self.layout.blue_around(tile)
        gold = (n + fakirs) * blue * factor
        self.players[seat].gold += gold
        if self.event_sink is not None:
            self.emit(BuildersEarned(seat, tile, n, fakirs, blue, gold))

    def reward(self, seat: i64, djinn: i64, gold: i64) -> None:
        """Pay the owner of a djinn."""
        self.players[seat].gold += gold
        if self.event_sink is not None:
            self.emit(DjinnGoldEarned(seat, djinn, gold))

    def sell(self, seat: i64, suit: i64) -> None:
        """Sell one of each good in the suit (G1)."""
        sold: i64 = 0
        length: i64 = 0
        for good in range(i64(GOOD_KINDS)):
            if suit >> good & 1:
                sold += one(good)
                length += 1
        player = self.players[seat]
        player.hand -= sold
        self.discards += sold
        player.gold += SUIT_VALUES[length]
        if self.event_sink is not None:
            self.emit(SuitSold(seat, suit, SUIT_VALUES[length]))

    # Resource cards

    def take_card(self, seat: i64, slot: i64) -> None:
        card = self.row[slot]
        self.row = without(self.row, slot)
        self.players[seat].hand += one(card)
        if self.event_sink is not None:
            self.emit(CardTaken(seat, slot, card))

    def next_card(self) -> i64:
        """Draw a card, reshuffling the discard pile if the deck is empty; NOWHERE if no card is left (N1, N3)."""
        if not self.deck:
            if not self.discards:
                return NOWHERE
            self.deck = self.discards
            self.discards = 0
            if self.event_sink is not None:
                self.emit(DeckReshuffled())
        card = self.luck.pick(self.deck)
        self.deck -= one(card)
        return card

    def draw_card(self, seat: i64) -> None:
        """Draw a card in secret (D13, D22)."""
        card = self.next_card()
        if card == NOWHERE:
            return
        self.players[seat].hand += one(card)
        if self.event_sink is not None:
            self.emit(CardDrawn(seat, card))

    def refill_row(self) -> None:
        """Refill the resource row as far as there are cards (S4, N1)."""
        while len(self.row) < CARDS_IN_ROW:
            card = self.next_card()
            if card == NOWHERE:
                return
            self.row = append(self.row, card)
            if self.event_sink is not None:
                self.emit(CardRevealed(card))

    # Djinns

    def next_djinn(self) -> i64:
        if not self.djinn_deck:
            if not self.djinn_discards:
                return NOWHERE
            self.djinn_deck = self.djinn_discards
            self.djinn_discards = 0
            if self.event_sink is not None:
                self.emit(DjinnDeckReshuffled())
        djinn = self.luck.member(self.djinn_deck)
        self.djinn_deck &= ~bit(djinn)
        return djinn

    def refill_djinns(self) -> None:
        """Refill the djinn row as far as there are djinns (S4, N2)."""
        while len(self.djinn_row) < DJINNS_IN_ROW:
            djinn = self.next_djinn()
            if djinn == NOWHERE:
                return
            self.djinn_row = append(self.djinn_row, djinn)
            if self.event_sink is not None:
                self.emit(DjinnRevealed(djinn))

    def summon(self, seat: i64, djinn: i64) -> None:
        """Take a djinn from the row (P6)."""
        slot: i64 = 0
        while self.djinn_row[slot] != djinn:
            slot += 1
        self.djinn_row = without(self.djinn_row, slot)
        if self.event_sink is not None:
            self.emit(DjinnSummoned(seat, djinn))
        self.receive(seat, djinn)

    def show_djinns(self, seat: i64, n: i64) -> i64:
        """Draw up to n djinns from the deck for one player to see (D21)."""
        shown: i64 = 0
        for _ in range(n):
            djinn = self.next_djinn()
            if djinn != NOWHERE:
                shown |= bit(djinn)
        if self.event_sink is not None:
            self.emit(DjinnsShown(seat, shown))
        return shown

    def keep(self, seat: i64, djinn: i64, shown: i64) -> None:
        """Keep one of the djinns shown and discard the rest (D21)."""
        rest = shown & ~bit(djinn)
        self.djinn_discards |= rest
        if self.event_sink is not None:
            self.emit(DjinnKept(seat, djinn))
            if rest:
                self.emit(DjinnsDiscarded(seat, rest))
        self.receive(seat, djinn)

    def receive(self, seat: i64, djinn: i64) -> None:
        if self.summoned & ON_DJINN:
            for listener, owner in self.listeners(ON_DJINN):
                listener.on_djinn(self, owner, seat)
        self.players[seat].djinns |= bit(djinn)
        self.summoned |= bit(djinn)

    # Meeples

    def pick_up(self, seat: i64, tile: i64) -> i64:
        """Pick up all meeples of a tile and return them as a pile (M1)."""
        hand = self.board.pick_up(tile)
        if self.event_sink is not None:
            self.emit(MeeplesPickedUp(seat, tile, hand))
        return hand

    def drop(self, seat: i64, tile: i64, tribe: i64) -> None:
        """Drop a meeple on a tile (M2)."""
        self.board.add(tile, tribe)
        if self.event_sink is not None:
            self.emit(MeepleDropped(seat, tile, tribe))
        if self.summoned & ON_DROP:
            for djinn, owner in self.listeners(ON_DROP):
                djinn.on_drop(self, owner, seat, tile)

    def collect(self, seat: i64, tile: i64, tribe: i64) -> i64:
        """Collect all meeples of a tribe from the final tile and return their number (K1)."""
        n = self.board.count(tile, tribe)
        self.board.remove(tile, tribe, n)
        if self.event_sink is not None:
            self.emit(MeeplesCollected(seat, tile, tribe, n))
        return n

    def keep_meeples(self, seat: i64, tribe: i64, n: i64) -> None:
        """Add collected Viziers or Elders to those the player holds (A1, A2)."""
        self.players[seat].add_held(tribe, n)
        if self.event_sink is not None:
            self.emit(MeeplesKept(seat, tribe, n))

    def bag_meeples(self, seat: i64, tribe: i64, n: i64) -> None:
        """Put collected meeples into the bag (A3-A5)."""
        self.bag += several(tribe, n)
        if self.event_sink is not None:
            self.emit(MeeplesBagged(seat, tribe, n))

    def draw_meeples(self, seat: i64, tile: i64, n: i64) -> None:
        """Draw meeples from the bag onto a tile (D3)."""
        came: i64 = 0
        for _ in range(min(n, size(self.bag))):
            tribe = self.luck.pick(self.bag)
            self.bag -= one(tribe)
            self.board.add(tile, tribe)
            came += one(tribe)
        if self.event_sink is not None:
            self.emit(MeeplesDrawn(seat, tile, came))

    # Camels, palm trees and palaces

    def place_camel(self, seat: i64, tile: i64) -> None:
        player = self.players[seat]
        player.camels -= 1
        player.owns |= bit(tile)
        self.board.owned |= bit(tile)
        if not player.camels:
            self.last_camel = True
        if self.event_sink is not None:
            self.emit(CamelPlaced(seat, tile))

    def claim_if_emptied(self, seat: i64, tile: i64) -> None:
        """Place a camel if the player has emptied an unowned tile and has one left (K2, A7)."""
        if not self.board.meeples(tile) and not self.board.owned & bit(tile) and self.players[seat].camels:
            self.place_camel(seat, tile)

    def place(self, seat: i64, tile: i64, piece: i64) -> None:
        self.board.place(tile, piece)
        if piece == PALM_TREE:
            self.palms -= 1
            if self.event_sink is not None:
                self.emit(PalmPlaced(seat, tile))
            return
        self.palaces -= 1
        if self.event_sink is not None:
            self.emit(PalacePlaced(seat, tile))
        if self.summoned & ON_PALACE:
            for djinn, owner in self.listeners(ON_PALACE):
                djinn.on_palace(self, owner, seat)

    def supply(self, piece: i64) -> i64:
        return self.palaces if piece == PALACE else self.palms

    # Killing

    def kill_on_tile(self, seat: i64, tile: i64, tribe: i64) -> bool:
        """Kill a meeple on the board; return False if a djinn claimed it alive."""
        self.board.remove(tile, tribe, 1)
        if self.event_sink is not None:
            self.emit(TileMeepleKilled(seat, tile, tribe))
        return self.resolve_victim(seat, tile, tribe)

    def kill_held(self, seat: i64, rival: i64, tribe: i64) -> bool:
        """Kill a Vizier or Elder that an opponent holds; return False if a djinn claimed it alive."""
        self.players[rival].add_held(tribe, -1)
        if self.event_sink is not None:
            self.emit(HeldMeepleKilled(seat, rival, tribe))
        return self.resolve_victim(seat, NOWHERE, tribe)

    def resolve_victim(self, seat: i64, tile: i64, tribe: i64) -> bool:
        """Put a victim into the bag (A5), unless a djinn of the killer claims it alive."""
        killer = self.players[seat]
        spoiling = killer.djinns & CLAIM_VICTIMS
        while spoiling:
            if DJINNS[lowest(spoiling)].claims_victim(self, killer, tile, tribe):
                return False
            spoiling &= spoiling - 1
        self.bag += one(tribe)
        return True

    def capture(self, seat: i64, djinn: i64, tribe: i64) -> None:
        """Give the victim to the killer alive (D13)."""
        self.players[seat].add_held(tribe, 1)
        if self.event_sink is not None:
            self.emit(MeepleCaptured(seat, djinn, tribe))

    def after_kill(self, seat: i64) -> None:
        """Trigger the djinns that react to a kill, once per action."""
        if self.summoned & ON_KILL:
            for djinn, owner in self.listeners(ON_KILL):
                djinn.on_kill(self, owner, seat)


def without(row: vec[i64], slot: i64) -> vec[i64]:
    left = vec[i64](capacity=CARDS_IN_ROW)
    for i in range(i64(len(row))):
        if i != slot:
            left = append(left, row[i])
    return left
