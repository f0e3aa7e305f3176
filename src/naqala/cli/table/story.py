"""What has happened, told briefly: a turn in a paragraph."""

from __future__ import annotations

from dataclasses import dataclass, field

from naqala.engine.events import (
    CardLaid,
    CardTaken,
    DjinnLaid,
    Event,
    MarkerPlaced,
    MeepleDropped,
    MeeplesBagged,
    MeeplesLifted,
    RoundBegan,
    RoundEnded,
    TurnBegan,
    TurnEnded,
)
from naqala.engine.events.event import djinn_name, listed
from naqala.engine.notation.words import TRIBE
from naqala.engine.things import CARD_NAMES, SEAT_NAMES, tile_name

Untold = MeeplesBagged | TurnBegan | TurnEnded | RoundEnded  # the rest says as much


@dataclass
class Clause:
    """Who did what, and with which things if several such events are one clause."""

    who: str
    what: str
    things: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        if self.what == "walks":
            return f"walks {' '.join(self.things)}"
        return f"{self.what} {listed(self.things)}" if self.things else self.what

    def takes_in(self, other: Clause) -> bool:
        """Make one of two clauses that say the same of different things."""
        if not self.things or (self.who, self.what) != (other.who, other.what):
            return False
        self.things += other.things
        return True


def paragraphs(events: list[Event]) -> list[str]:
    """A paragraph for each turn, for the bids of a round, and for a new round."""
    told: list[list[Clause]] = [[]]
    bidding = False
    for event in events:
        if isinstance(event, TurnBegan | RoundBegan) or (isinstance(event, MarkerPlaced) and not bidding):
            told.append([])
        if not isinstance(event, RoundEnded | CardLaid | DjinnLaid):
            bidding = isinstance(event, MarkerPlaced)
        if isinstance(event, Untold):
            continue
        clause = clause_of(event)
        if not (told[-1] and told[-1][-1].takes_in(clause)):
            told[-1].append(clause)
    return [sentences(clauses) for clauses in told if clauses]


def clause_of(event: Event) -> Clause:
    if isinstance(event, MeeplesLifted):
        return Clause(SEAT_NAMES[event.seat], "walks", [f"{tile_name(event.tile)}>"])
    if isinstance(event, MeepleDropped):
        return Clause(SEAT_NAMES[event.seat], "walks", [tile_name(event.tile) + TRIBE.say(event.tribe)])
    if isinstance(event, CardTaken):
        return Clause(SEAT_NAMES[event.seat], "takes", [CARD_NAMES[event.card]])
    if isinstance(event, CardLaid):
        return Clause("New in the row:", "", [CARD_NAMES[event.card]])
    if isinstance(event, DjinnLaid):
        return Clause("New djinn:", "", [djinn_name(event.djinn)])
    said = str(event).removesuffix(".")
    who, _, what = said.partition(" ")
    return Clause(who, what) if who in SEAT_NAMES else Clause("", said)


def sentences(clauses: list[Clause]) -> str:
    """Clauses about the same seat that follow each other are one sentence."""
    told: list[str] = []
    who = ""
    for clause in clauses:
        if told and clause.who == who and who in SEAT_NAMES:
            told[-1] += f", {clause}"
        else:
            told.append(f"{clause.who} {str(clause).strip()}".strip())
        who = clause.who
    return " ".join(f"{sentence}." for sentence in told)
