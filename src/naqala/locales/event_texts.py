"""Events as texts: the clause of each event, and sentences made of clauses.

The page does the same in `web/src/log/eventTexts.ts`, with the same catalogs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from naqala.engine.colours import COLOURS, colour_of
from naqala.engine.components import NOBODY, tile_name
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
    HiddenCardDrawn,
    HiddenDjinnsShown,
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
from naqala.engine.phrase import Argument, Phrase
from naqala.engine.roster import DJINN_NAMES
from naqala.engine.things import (
    card_code,
    djinn_list,
    fakir_things,
    meeple_things,
    payment_things,
    suit_things,
    tribe_things,
)
from naqala.locales.catalog import Catalog, Namer


@dataclass(frozen=True)
class Reader:
    """Who reads: in which language, from which seat (NOBODY for a spectator), and how players are called.

    `colours` are those of the seats of the game.
    """

    catalog: Catalog
    viewer: int = NOBODY
    namer: Namer | None = None
    colours: tuple[str, ...] = COLOURS

    def name(self, seat: int) -> str:
        """Return the name of the player; the colour without a namer."""
        return (self.namer or self.catalog.colour)(colour_of(self.colours, seat))

    def text(self, key: str, /, **arguments: Argument) -> str:
        return self.phrase(Phrase(key, arguments))

    def phrase(self, phrase: Phrase) -> str:
        return self.catalog.phrase(phrase, self.namer)

    def event(self, event: Event) -> str:
        """Return an event as a sentence: `Blue bids 3.`"""
        seat = subject(event)
        phrase = event_phrase(event, self.viewer, self.colours)
        return self.phrase(phrase) if seat == NOBODY else self.sentence(seat, [phrase])

    def sentence(self, seat: int, clauses: Sequence[Phrase]) -> str:
        """Return clauses with the same subject as one sentence."""
        you = seat == self.viewer
        texts = [
            self.phrase(Phrase(clause.key, clause.arguments | {"you": "yes" if you else "no"})) for clause in clauses
        ]
        return self.text("log-sentence", who=self.text("you") if you else self.name(seat), clauses=texts)


def subject(event: Event) -> int:
    """Return the seat that an event is about; NOBODY if it is about the whole table."""
    return int(getattr(event, "seat", NOBODY))


def event_phrase(event: Event, viewer: int = NOBODY, colours: tuple[str, ...] = COLOURS) -> Phrase:
    """Return the clause of an event (without `$you`), or its sentence if it has no player as its subject."""
    key, arguments = _found(event, viewer, colours)
    return Phrase(f"log-{key}", arguments)


_Found = tuple[str, dict[str, Argument]]


def _found(event: Event, viewer: int, colours: tuple[str, ...]) -> _Found:
    found = (
        _on_tiles(event)
        or _of_tribes(event, viewer, colours)
        or _of_cards(event)
        or _of_djinns(event)
        or _of_rounds(event)
        or _of_the_table(event)
    )
    assert found is not None, f"{type(event).__name__} has no text."
    return found


def _on_tiles(event: Event) -> _Found | None:
    if isinstance(event, MeeplesPickedUp):
        return "picked-up", {"tile": tile_name(event.tile), "what": meeple_things(event.meeples)}
    if isinstance(event, MeepleDropped):
        return "dropped", {"tile": tile_name(event.tile), "what": tribe_things(event.tribe, 1)}
    if isinstance(event, MeeplesCollected):
        return "collected", {"tile": tile_name(event.tile), "what": tribe_things(event.tribe, event.n)}
    if isinstance(event, MeeplesDrawn):
        return "drawn", {"tile": tile_name(event.tile), "what": meeple_things(event.meeples)}
    if isinstance(event, CamelPlaced | PalmPlaced | PalacePlaced):
        return "placed", {"tile": tile_name(event.tile), "what": [(placed_piece(event), 1)]}
    return None


def placed_piece(event: CamelPlaced | PalmPlaced | PalacePlaced) -> str:
    """Return the code of the piece."""
    if isinstance(event, CamelPlaced):
        return "camel"
    return "palm" if isinstance(event, PalmPlaced) else "palace"


def _of_tribes(event: Event, viewer: int, colours: tuple[str, ...]) -> _Found | None:
    if isinstance(event, MeeplesKept):
        return "kept", {"what": tribe_things(event.tribe, event.n)}
    if isinstance(event, MeeplesBagged):
        return "bagged", {"what": tribe_things(event.tribe, event.n)}
    if isinstance(event, BuildersEarned):
        builders = [("b", event.n)] if event.n else []
        return "built", {"gold": event.gold, "what": builders + (fakir_things(event.fakirs) if event.fakirs else [])}
    if isinstance(event, TileMeepleKilled):
        return "killed", {"tile": tile_name(event.tile), "what": tribe_things(event.tribe, 1)}
    if isinstance(event, HeldMeepleKilled):
        if event.rival == viewer:
            return "killed-yours", {"what": tribe_things(event.tribe, 1)}
        return "killed-held", {"rival": colour_of(colours, event.rival), "what": tribe_things(event.tribe, 1)}
    if isinstance(event, MeepleCaptured):
        return "captured", {"djinn": DJINN_NAMES[event.djinn], "what": tribe_things(event.tribe, 1)}
    if isinstance(event, PricePaid):
        return "paid", {"what": payment_things(event.elders, event.fakirs)}
    return None


def _of_cards(event: Event) -> _Found | None:
    if isinstance(event, CardTaken):
        return "card", {"what": [(card_code(event.card), 1)]}
    if isinstance(event, CardDrawn):
        return "drew", {"what": [(card_code(event.card), 1)]}
    if isinstance(event, HiddenCardDrawn):
        return "drew-hidden", {}
    if isinstance(event, SuitSold):
        return "sold", {"what": suit_things(event.suit), "gold": event.gold}
    if isinstance(event, MarketPaid):
        return "market", {"gold": event.gold}
    return None


def _of_djinns(event: Event) -> _Found | None:
    if isinstance(event, PowerUsed):
        return "power", {"djinn": DJINN_NAMES[event.djinn]}
    if isinstance(event, DjinnSummoned):
        return "summoned", {"djinn": DJINN_NAMES[event.djinn]}
    if isinstance(event, DjinnKept):
        return "djinn-kept", {"djinn": DJINN_NAMES[event.djinn]}
    if isinstance(event, DjinnGoldEarned):
        return "earned", {"djinn": DJINN_NAMES[event.djinn], "gold": event.gold}
    if isinstance(event, DjinnsShown):
        return "looked", {"what": djinn_list(event.djinns)}
    if isinstance(event, HiddenDjinnsShown):
        return "looked-hidden", {"what": [("djinn", event.n)]}
    if isinstance(event, DjinnsDiscarded):
        return "discarded", {"what": djinn_list(event.djinns)}
    return None


def _of_rounds(event: Event) -> _Found | None:
    if isinstance(event, MarkerPlaced):
        if event.fakirs:
            return "bid-fakirs", {"price": event.price, "gold": event.gold, "what": fakir_things(event.fakirs)}
        if event.gold == event.price:
            return "bid", {"price": event.price}
        return "bid-for", {"price": event.price, "gold": event.gold}
    if isinstance(event, NoMoveDeclared):
        return "no-move", {}
    if isinstance(event, TurnStarted):
        return "turn", {}
    if isinstance(event, TurnEnded):
        return "turn-ended", {}
    return None


def _of_the_table(event: Event) -> _Found | None:
    if isinstance(event, RoundStarted):
        return "round", {"n": event.round}
    if isinstance(event, RoundEnded):
        return "round-ended", {"n": event.round}
    if isinstance(event, GameEnded):
        return "ended-camel" if event.last_camel else "ended-move", {}
    if isinstance(event, CardRevealed):
        return "cards-revealed", {"what": [(card_code(event.card), 1)]}
    if isinstance(event, DjinnRevealed):
        return "djinns-revealed", {"n": 1, "what": [DJINN_NAMES[event.djinn]]}
    if isinstance(event, DeckReshuffled):
        return "deck-reshuffled", {}
    return ("djinn-deck-reshuffled", {}) if isinstance(event, DjinnDeckReshuffled) else None
