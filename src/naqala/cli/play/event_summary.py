"""Short summaries of what happened: one paragraph per turn."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from naqala.engine.components import NOBODY, tile_name
from naqala.engine.events import (
    CardRevealed,
    CardTaken,
    DjinnRevealed,
    Event,
    MarkerPlaced,
    MeepleDropped,
    MeeplesBagged,
    MeeplesPickedUp,
    RoundEnded,
    RoundStarted,
    TurnEnded,
    TurnStarted,
)
from naqala.engine.notation.vocabulary import TRIBE
from naqala.engine.phrase import Phrase
from naqala.engine.roster import DJINN_NAMES
from naqala.engine.things import card_code
from naqala.locales.event_texts import Reader, event_phrase, subject

OmittedEvent = MeeplesBagged | TurnStarted | TurnEnded | RoundEnded  # implied by the other events

WALK: Final = "terminal-walks"
CARDS: Final = "log-card"
NEW_CARDS: Final = "log-cards-revealed"
NEW_DJINNS: Final = "log-djinns-revealed"


@dataclass
class Clause:
    """What one event tells of a player, or of the table; consecutive events of one kind share a clause."""

    seat: int
    phrase: Phrase
    objects: list[str] = field(default_factory=list)  # drops, cards or djinns

    def absorb(self, other: Clause) -> bool:
        """Add the other clause's objects if it is of the same kind; return whether it was."""
        if not self.objects or (self.seat, self.phrase.key) != (other.seat, other.phrase.key):
            return False
        self.objects += other.objects
        return True

    def complete(self) -> Phrase:
        """The phrase with all objects."""
        if self.phrase.key == WALK:
            return Phrase(WALK, {"walk": " ".join(self.objects)})
        if self.phrase.key in (CARDS, NEW_CARDS):
            return Phrase(self.phrase.key, {"what": list(Counter(self.objects).items())})
        if self.phrase.key == NEW_DJINNS:
            return Phrase(NEW_DJINNS, {"what": self.objects, "n": len(self.objects)})
        return self.phrase


def paragraphs(events: list[Event], reader: Reader) -> list[str]:
    """One paragraph for each turn, for the bids of a round, and for the start of a round."""
    groups: list[list[Clause]] = [[]]
    bidding = False
    for event in events:
        if isinstance(event, TurnStarted | RoundStarted) or (isinstance(event, MarkerPlaced) and not bidding):
            groups.append([])
        if not isinstance(event, RoundEnded | CardRevealed | DjinnRevealed):
            bidding = isinstance(event, MarkerPlaced)
        if isinstance(event, OmittedEvent):
            continue
        clause = clause_of(event, reader)
        if not (groups[-1] and groups[-1][-1].absorb(clause)):
            groups[-1].append(clause)
    return [sentences(clauses, reader) for clauses in groups if clauses]


def clause_of(event: Event, reader: Reader) -> Clause:
    return Clause(subject(event), *phrase_and_objects(event, reader))


def phrase_and_objects(event: Event, reader: Reader) -> tuple[Phrase, list[str]]:
    if isinstance(event, MeeplesPickedUp):
        return Phrase(WALK), [f"{tile_name(event.tile)}>"]
    if isinstance(event, MeepleDropped):
        return Phrase(WALK), [tile_name(event.tile) + TRIBE.format(event.tribe)]
    if isinstance(event, CardTaken | CardRevealed):
        return event_phrase(event), [card_code(event.card)]
    if isinstance(event, DjinnRevealed):
        return event_phrase(event), [DJINN_NAMES[event.djinn]]
    return event_phrase(event, reader.viewer, reader.colours), []


def sentences(clauses: list[Clause], reader: Reader) -> str:
    """Join consecutive clauses about the same player into one sentence."""
    groups: list[tuple[int, list[Phrase]]] = []
    for clause in clauses:
        if groups and groups[-1][0] == clause.seat != NOBODY:
            groups[-1][1].append(clause.complete())
        else:
            groups.append((clause.seat, [clause.complete()]))
    return " ".join(
        reader.phrase(phrases[0]) if seat == NOBODY else reader.sentence(seat, phrases) for seat, phrases in groups
    )
