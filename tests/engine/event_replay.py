"""A position that is copied once and then updated by events alone (H1-H3)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from naqala.engine import components
from naqala.engine import djinns as roster
from naqala.engine import events as all_events
from naqala.engine.components import BID_PRICES, ELDER, FAKIR, GOOD_KINDS, NOBODY, TILE_COUNT, VIZIER
from naqala.engine.events import (
    BuildersEarned,
    CamelPlaced,
    CardDrawn,
    CardRevealed,
    CardTaken,
    DeckReshuffled,
    DjinnDeckReshuffled,
    DjinnGoldEarned,
    DjinnKept,
    DjinnRevealed,
    DjinnsDiscarded,
    DjinnsShown,
    DjinnSummoned,
    Event,
    GameEnded,
    HeldMeepleKilled,
    MarkerPlaced,
    MarketPaid,
    MeepleCaptured,
    MeepleDropped,
    MeeplesBagged,
    MeeplesCollected,
    MeeplesDrawn,
    MeeplesKept,
    MeeplesPickedUp,
    NoMoveDeclared,
    PalacePlaced,
    PalmPlaced,
    PowerUsed,
    PricePaid,
    RoundEnded,
    RoundStarted,
    SuitSold,
    TileMeepleKilled,
    TurnEnded,
    TurnStarted,
)
from naqala.engine.geometry import members
from naqala.engine.state import State
from naqala.engine.steps import Keeping

KINDS = 10


def counter(pile: int) -> Counter[int]:
    return Counter({kind: pile >> 5 * kind & 31 for kind in range(KINDS) if pile >> 5 * kind & 31})


@dataclass
class Tile:
    meeples: Counter[int]
    palms: int
    palaces: int
    owner: int


@dataclass
class ReplayedPlayer:
    gold: int
    camels: int
    held: Counter[int]
    hand: Counter[int]
    djinns: set[int]
    spent: set[int]


@dataclass
class ReplayedPosition:
    """A whole position as plain collections, without the order of the decks."""

    places: list[Tile]
    holdings: list[ReplayedPlayer]
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
    def of(state: State) -> ReplayedPosition:
        board = state.board
        owner = {tile: player.seat for player in state.players for tile in members(player.owns)}
        return ReplayedPosition(
            [
                Tile(counter(board.meeples(tile)), board.palms(tile), board.palaces(tile), owner.get(tile, NOBODY))
                for tile in range(TILE_COUNT)
            ],
            [
                ReplayedPlayer(
                    player.gold,
                    player.camels,
                    Counter({VIZIER: player.viziers, ELDER: player.elders}),
                    counter(player.hand),
                    set(members(player.djinns)),
                    set(members(player.spent)),
                )
                for player in state.players
            ],
            counter(state.bag),
            list(state.row),
            counter(state.deck),
            counter(state.discards),
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
            sum((counter(step.in_hand()) for step in state.steps), Counter()),
        )

    def apply(self, event: Event) -> None:
        applied = self.apply_tile_event(event) or self.apply_card_event(event) or self.apply_player_event(event)
        assert applied or self.apply_round_event(event), f"{event!r} is not handled here."

    def apply_tile_event(self, event: Event) -> bool:
        match event:
            case MeeplesPickedUp(tile=tile, meeples=meeples):
                assert self.places[tile].meeples == counter(meeples)
                self.places[tile].meeples = Counter()
                self.in_hand.update(counter(meeples))
            case MeepleDropped(tile=tile, tribe=tribe):
                self.in_hand[tribe] -= 1
                self.places[tile].meeples[tribe] += 1
            case MeeplesCollected(tile=tile, tribe=tribe, n=n):
                self.places[tile].meeples[tribe] -= n
                self.in_hand[tribe] += n
            case MeeplesDrawn(tile=tile, meeples=meeples):
                self.bag.subtract(counter(meeples))
                self.places[tile].meeples.update(counter(meeples))
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

    def apply_card_event(self, event: Event) -> bool:
        match event:
            case CardRevealed(card=card):
                self.deck[card] -= 1
                self.row.append(card)
            case CardTaken(seat=seat, slot=slot, card=card):
                assert self.row.pop(slot) == card
                self.holdings[seat].hand[card] += 1
            case CardDrawn(seat=seat, card=card):
                self.deck[card] -= 1
                self.holdings[seat].hand[card] += 1
            case DeckReshuffled():
                assert not +self.deck
                self.deck, self.discards = self.discards, Counter()
            case DjinnRevealed(djinn=djinn):
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
            case DjinnDeckReshuffled():
                self.djinn_deck, self.djinn_discards = self.djinn_deck | self.djinn_discards, set()
            case _:
                return False
        self.djinn_deck -= self.shown
        return True

    def apply_player_event(self, event: Event) -> bool:
        match event:
            case MeeplesKept(seat=seat, tribe=tribe, n=n):
                self.in_hand[tribe] -= n
                self.holdings[seat].held[tribe] += n
            case MeeplesBagged(tribe=tribe, n=n):
                self.in_hand[tribe] -= n
                self.bag[tribe] += n
            case TileMeepleKilled(tile=tile, tribe=tribe):
                self.places[tile].meeples[tribe] -= 1
                self.bag[tribe] += 1
            case HeldMeepleKilled(rival=rival, tribe=tribe):
                self.holdings[rival].held[tribe] -= 1
                self.bag[tribe] += 1
            case MeepleCaptured(seat=seat, tribe=tribe):
                self.bag[tribe] -= 1
                self.holdings[seat].held[tribe] += 1
            case PowerUsed(seat=seat, djinn=djinn):
                self.holdings[seat].spent.add(djinn)
            case PricePaid(seat=seat, elders=elders, fakirs=fakirs):
                self.holdings[seat].held[ELDER] -= elders
                self.bag[ELDER] += elders
                self.holdings[seat].hand[FAKIR] -= fakirs
                self.discards[FAKIR] += fakirs
            case BuildersEarned(seat=seat, gold=gold) | DjinnGoldEarned(seat=seat, gold=gold):
                self.holdings[seat].gold += gold
            case MarketPaid(seat=seat, gold=gold):
                self.holdings[seat].gold -= gold
            case SuitSold(seat=seat, suit=suit, gold=gold):
                sold = Counter([good for good in range(GOOD_KINDS) if suit >> good & 1])
                self.holdings[seat].hand.subtract(sold)
                self.discards.update(sold)
                self.holdings[seat].gold += gold
            case _:
                return False
        return True

    def apply_round_event(self, event: Event) -> bool:
        match event:
            case MarkerPlaced(seat=seat, price=price, gold=gold):
                self.holdings[seat].gold -= gold
                spot = BID_PRICES.index(price) + 2 if price else self.track.index(NOBODY)
                self.track[spot] = seat
                if len(self.order) + self.track.count(NOBODY) == len(self.track):
                    self.order = []
            case TurnStarted(seat=seat, price=price):
                spot = max(spot for spot, marker in enumerate(self.track) if marker != NOBODY)
                assert (self.track[spot], BID_PRICES[max(0, spot - 2)]) == (seat, price)
                self.track[spot] = NOBODY
                self.order.append(seat)
            case NoMoveDeclared():
                self.no_move = True
            case RoundStarted(round=number):
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


def repr_names() -> dict[str, object]:
    """Return the names that the repr of an event may use: events, components and djinns."""
    return vars(components) | vars(roster) | vars(all_events)
