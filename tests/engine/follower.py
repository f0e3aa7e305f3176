"""Somebody who sees a table once, and from then on only hears what happens (H1-H3)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from naqala.engine import djinns as roster
from naqala.engine import events as chronicle
from naqala.engine import things
from naqala.engine.events import (
    BuildersEarned,
    CamelPlaced,
    Captured,
    CardDrawn,
    CardLaid,
    CardTaken,
    DjinnEarned,
    DjinnKept,
    DjinnLaid,
    DjinnPileRenewed,
    DjinnsDiscarded,
    DjinnsShown,
    DjinnSummoned,
    Event,
    GameEnded,
    KilledAtCourt,
    KilledOnTile,
    MarkerPlaced,
    MarketPaid,
    MeepleDropped,
    MeeplesBagged,
    MeeplesCame,
    MeeplesKept,
    MeeplesLifted,
    MeeplesTakenBack,
    NoMoveLeft,
    PalacePlaced,
    PalmPlaced,
    PileRenewed,
    PowerUsed,
    PricePaid,
    RoundBegan,
    RoundEnded,
    SuitSold,
    TurnBegan,
    TurnEnded,
)
from naqala.engine.geometry import members
from naqala.engine.state import State
from naqala.engine.steps import Keeping
from naqala.engine.things import ELDER, FAKIR, GOODS, NOBODY, PRICES, TILES, VIZIER

KINDS = 10


def told(pile: int) -> Counter[int]:
    return Counter({kind: pile >> 5 * kind & 31 for kind in range(KINDS) if pile >> 5 * kind & 31})


@dataclass
class Place:
    meeples: Counter[int]
    palms: int
    palaces: int
    owner: int


@dataclass
class Holding:
    gold: int
    camels: int
    court: Counter[int]
    hand: Counter[int]
    djinns: set[int]
    spent: set[int]


@dataclass
class Seen:
    """The whole table in plain words: what is in which place, and nothing about the order of piles."""

    places: list[Place]
    holdings: list[Holding]
    bag: Counter[int]
    row: list[int]
    deck: Counter[int]
    discards: Counter[int]
    djinn_row: list[int]
    djinn_deck: set[int]
    djinn_discards: set[int]
    shown: set[int]
    order: list[int]
    track: list[int]
    palms: int
    palaces: int
    round: int
    last_camel: bool
    no_move: bool
    over: bool
    in_hand: Counter[int] = field(default_factory=Counter)

    @staticmethod
    def of(state: State) -> Seen:
        board = state.board
        owner = {tile: player.seat for player in state.players for tile in members(player.owns)}
        return Seen(
            [
                Place(told(board.meeples(tile)), board.palms(tile), board.palaces(tile), owner.get(tile, NOBODY))
                for tile in range(TILES)
            ],
            [
                Holding(
                    player.gold,
                    player.camels,
                    Counter({VIZIER: player.viziers, ELDER: player.elders}),
                    told(player.hand),
                    set(members(player.djinns)),
                    set(members(player.spent)),
                )
                for player in state.players
            ],
            told(state.bag),
            list(state.row),
            told(state.deck),
            told(state.discards),
            list(state.djinn_row),
            set(members(state.djinn_deck)),
            set(members(state.djinn_discards)),
            {djinn for step in state.steps if isinstance(step, Keeping) for djinn in members(step.shown)},
            list(state.order),
            list(state.track),
            state.palms,
            state.palaces,
            state.round,
            state.last_camel,
            state.no_move,
            state.over,
            sum((told(step.in_hand()) for step in state.steps), Counter()),
        )

    def hear(self, event: Event) -> None:
        heard = self.hear_of_tiles(event) or self.hear_of_cards(event) or self.hear_of_people(event)
        assert heard or self.hear_of_the_round(event), f"{event!r} says nothing to me."

    def hear_of_tiles(self, event: Event) -> bool:
        match event:
            case MeeplesLifted(tile=tile, meeples=meeples):
                assert self.places[tile].meeples == told(meeples)
                self.places[tile].meeples = Counter()
                self.in_hand.update(told(meeples))
            case MeepleDropped(tile=tile, tribe=tribe):
                self.in_hand[tribe] -= 1
                self.places[tile].meeples[tribe] += 1
            case MeeplesTakenBack(tile=tile, tribe=tribe, n=n):
                self.places[tile].meeples[tribe] -= n
                self.in_hand[tribe] += n
            case MeeplesCame(tile=tile, meeples=meeples):
                self.bag.subtract(told(meeples))
                self.places[tile].meeples.update(told(meeples))
            case CamelPlaced(seat=seat, tile=tile):
                self.places[tile].owner = seat
                self.holdings[seat].camels -= 1
                self.last_camel = self.last_camel or self.holdings[seat].camels == 0
            case PalmPlaced(tile=tile):
                self.places[tile].palms += 1
                self.palms -= 1
            case PalacePlaced(tile=tile):
                self.places[tile].palaces += 1
                self.palaces -= 1
            case _:
                return False
        return True

    def hear_of_cards(self, event: Event) -> bool:
        match event:
            case CardLaid(card=card):
                self.deck[card] -= 1
                self.row.append(card)
            case CardTaken(seat=seat, slot=slot, card=card):
                assert self.row.pop(slot) == card
                self.holdings[seat].hand[card] += 1
            case CardDrawn(seat=seat, card=card):
                self.deck[card] -= 1
                self.holdings[seat].hand[card] += 1
            case PileRenewed():
                assert not +self.deck
                self.deck, self.discards = self.discards, Counter()
            case DjinnLaid(djinn=djinn):
                self.djinn_deck.remove(djinn)
                self.djinn_row.append(djinn)
            case DjinnSummoned(seat=seat, djinn=djinn):
                self.djinn_row.remove(djinn)
                self.holdings[seat].djinns.add(djinn)
            case DjinnsShown(djinns=djinns):
                self.shown = set(members(djinns))
            case DjinnKept(seat=seat, djinn=djinn):
                self.shown.remove(djinn)
                self.holdings[seat].djinns.add(djinn)
            case DjinnsDiscarded(djinns=djinns):
                self.shown -= set(members(djinns))
                self.djinn_discards |= set(members(djinns))
            case DjinnPileRenewed():
                self.djinn_deck, self.djinn_discards = self.djinn_deck | self.djinn_discards, set()
            case _:
                return False
        self.djinn_deck -= self.shown
        return True

    def hear_of_people(self, event: Event) -> bool:
        match event:
            case MeeplesKept(seat=seat, tribe=tribe, n=n):
                self.in_hand[tribe] -= n
                self.holdings[seat].court[tribe] += n
            case MeeplesBagged(tribe=tribe, n=n):
                self.in_hand[tribe] -= n
                self.bag[tribe] += n
            case KilledOnTile(tile=tile, tribe=tribe):
                self.places[tile].meeples[tribe] -= 1
                self.bag[tribe] += 1
            case KilledAtCourt(rival=rival, tribe=tribe):
                self.holdings[rival].court[tribe] -= 1
                self.bag[tribe] += 1
            case Captured(seat=seat, tribe=tribe):
                self.bag[tribe] -= 1
                self.holdings[seat].court[tribe] += 1
            case PowerUsed(seat=seat, djinn=djinn):
                self.holdings[seat].spent.add(djinn)
            case PricePaid(seat=seat, elders=elders, fakirs=fakirs):
                self.holdings[seat].court[ELDER] -= elders
                self.bag[ELDER] += elders
                self.holdings[seat].hand[FAKIR] -= fakirs
                self.discards[FAKIR] += fakirs
            case BuildersEarned(seat=seat, gold=gold) | DjinnEarned(seat=seat, gold=gold):
                self.holdings[seat].gold += gold
            case MarketPaid(seat=seat, gold=gold):
                self.holdings[seat].gold -= gold
            case SuitSold(seat=seat, suit=suit, gold=gold):
                sold = Counter([good for good in range(GOODS) if suit >> good & 1])
                self.holdings[seat].hand.subtract(sold)
                self.discards.update(sold)
                self.holdings[seat].gold += gold
            case _:
                return False
        return True

    def hear_of_the_round(self, event: Event) -> bool:
        match event:
            case MarkerPlaced(seat=seat, price=price, gold=gold):
                self.holdings[seat].gold -= gold
                spot = PRICES.index(price) + 2 if price else self.track.index(NOBODY)
                self.track[spot] = seat
                if len(self.order) + self.track.count(NOBODY) == len(self.track):
                    self.order = []
            case TurnBegan(seat=seat, price=price):
                spot = max(spot for spot, marker in enumerate(self.track) if marker != NOBODY)
                assert (self.track[spot], PRICES[max(0, spot - 2)]) == (seat, price)
                self.track[spot] = NOBODY
                self.order.append(seat)
            case NoMoveLeft():
                self.no_move = True
            case RoundBegan(round=number):
                self.round = number
                for holding in self.holdings:
                    holding.spent = set()
            case RoundEnded(round=number):
                assert number == self.round
            case GameEnded():
                self.over = True
            case TurnEnded():
                assert not +self.in_hand
            case _:
                return False
        return True


def names() -> dict[str, object]:
    """All that the repr of an event may use: the events, the words of `things` and the roster."""
    return vars(things) | vars(roster) | vars(chronicle)
