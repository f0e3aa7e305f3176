"""Short summaries of what happened: one paragraph per turn."""

from __future__ import annotations

from dataclasses import dataclass, field

from naqala.engine.components import CARD_NAMES, SEAT_NAMES, tile_name
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
from naqala.engine.events.event import djinn_name, listed
from naqala.engine.notation.vocabulary import TRIBE

OmittedEvent = MeeplesBagged | TurnStarted | TurnEnded | RoundEnded  # implied by the other events


@dataclass
class Clause:
    """A subject and a predicate; consecutive events of one kind share a clause and add objects to it."""

    subject: str
    predicate: str
    objects: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        if self.predicate == "walks":
            return f"walks {' '.join(self.objects)}"
        return f"{self.predicate} {listed(self.objects)}" if self.objects else self.predicate

    def absorb(self, other: Clause) -> bool:
        """Add the other clause's objects if everything else is equal; return whether it was."""
        if not self.objects or (self.subject, self.predicate) != (other.subject, other.predicate):
            return False
        self.objects += other.objects
        return True


def paragraphs(events: list[Event]) -> list[str]:
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
        clause = clause_of(event)
        if not (groups[-1] and groups[-1][-1].absorb(clause)):
            groups[-1].append(clause)
    return [sentences(clauses) for clauses in groups if clauses]


def clause_of(event: Event) -> Clause:
    if isinstance(event, MeeplesPickedUp):
        return Clause(SEAT_NAMES[event.seat], "walks", [f"{tile_name(event.tile)}>"])
    if isinstance(event, MeepleDropped):
        return Clause(SEAT_NAMES[event.seat], "walks", [tile_name(event.tile) + TRIBE.format(event.tribe)])
    if isinstance(event, CardTaken):
        return Clause(SEAT_NAMES[event.seat], "takes", [CARD_NAMES[event.card]])
    if isinstance(event, CardRevealed):
        return Clause("New in the row:", "", [CARD_NAMES[event.card]])
    if isinstance(event, DjinnRevealed):
        return Clause("New djinn:", "", [djinn_name(event.djinn)])
    sentence = str(event).removesuffix(".")
    subject, _, predicate = sentence.partition(" ")
    return Clause(subject, predicate) if subject in SEAT_NAMES else Clause("", sentence)


def sentences(clauses: list[Clause]) -> str:
    """Join consecutive clauses about the same player into one sentence."""
    found: list[str] = []
    subject = ""
    for clause in clauses:
        if found and clause.subject == subject and subject in SEAT_NAMES:
            found[-1] += f", {clause}"
        else:
            found.append(f"{clause.subject} {str(clause).strip()}".strip())
        subject = clause.subject
    return " ".join(f"{sentence}." for sentence in found)
