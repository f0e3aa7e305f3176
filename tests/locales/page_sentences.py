"""A turn as the sentence that the page's log makes of it: the same keys as in `web/src/log/turnSummary.ts`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from naqala.engine.components import tile_name
from naqala.engine.events import (
    CamelPlaced,
    CardTaken,
    DjinnGoldEarned,
    Event,
    MeepleDropped,
    MeeplesBagged,
    MeeplesCollected,
    MeeplesKept,
    MeeplesPickedUp,
    PalacePlaced,
    PalmPlaced,
)
from naqala.engine.phrase import Argument, Phrase
from naqala.engine.things import card_code, tribe_things
from naqala.locales.event_texts import Reader, event_phrase, placed_piece


@dataclass
class _Clause:
    key: str
    arguments: dict[str, Argument] = field(default_factory=dict)
    things: dict[str, int] = field(default_factory=dict)  # pieces or cards, which events add

    def phrase(self) -> Phrase:
        return Phrase(self.key, self.arguments | ({"what": list(self.things.items())} if self.things else {}))


def turn_text(reader: Reader, seat: int, events: Sequence[Event]) -> str:
    """The sentence about the player, and one for each djinn that brought others gold."""
    clauses: list[_Clause] = []
    start = ""
    collected: MeeplesCollected | None = None
    after_collecting = 0
    others: list[str] = []
    for event in events:
        if isinstance(event, MeeplesPickedUp):
            start = tile_name(event.tile)
        elif isinstance(event, MeeplesCollected):
            clauses.append(_Clause("log-move", {"start": start, "tile": tile_name(event.tile)}))
            clauses.append(_Clause("log-collected-them", {"what": tribe_things(event.tribe, event.n)}))
            collected, after_collecting = event, len(clauses)
        elif isinstance(event, MeeplesKept) and collected and (event.tribe, event.n) == (collected.tribe, collected.n):
            clauses.insert(after_collecting, _Clause("log-kept-them"))
        elif isinstance(event, CamelPlaced | PalmPlaced | PalacePlaced):
            add_piece(clauses, tile_name(event.tile), placed_piece(event))
        elif isinstance(event, CardTaken):
            add_card(clauses, card_code(event.card))
        elif isinstance(event, DjinnGoldEarned) and event.seat != seat:
            others.append(reader.event(event))
        elif not isinstance(event, MeepleDropped | MeeplesBagged):
            found = event_phrase(event, reader.viewer, reader.colours)
            clauses.append(_Clause(found.key, dict(found.arguments)))
    return " ".join([reader.sentence(seat, [clause.phrase() for clause in clauses]), *others])


def add_piece(clauses: list[_Clause], tile: str, piece: str) -> None:
    """Pieces on one tile share a clause."""
    for clause in clauses:
        if clause.key == "log-placed" and clause.arguments["tile"] == tile:
            clause.things[piece] = clause.things.get(piece, 0) + 1
            return
    clauses.append(_Clause("log-placed", {"tile": tile}, {piece: 1}))


def add_card(clauses: list[_Clause], card: str) -> None:
    """Cards taken one after the other share a clause."""
    if not (clauses and clauses[-1].key == "log-card"):
        clauses.append(_Clause("log-card"))
    clauses[-1].things[card] = clauses[-1].things.get(card, 0) + 1
