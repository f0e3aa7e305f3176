"""Who sits where, and who answers for them."""

from __future__ import annotations

from naqala.engine.notation.tales import TAG_WORD
from naqala.engine.things import SEAT_NAMES
from naqala.table.store.rows import ChairRow
from naqala.table.wire.words import Level

LONGEST_NAME = 24
STAND_IN: Level = "calm"  # answers for somebody who left without naming another


def answering_bot(chair: ChairRow) -> str:
    """The level of the bot that answers for this seat; nothing if a person does."""
    return chair.level if chair.kind == "bot" else chair.stand_in


def is_free(chair: ChairRow) -> bool:
    return chair.kind == "person" and chair.guest is None and not chair.stand_in


def is_persons(chair: ChairRow) -> bool:
    """Does a person hold this seat, even if a bot answers for now?"""
    return chair.kind != "bot" and chair.guest is not None


def a_name(said: str) -> str:
    """What can be shown to all and written into a record; perhaps nothing."""
    kept = "".join([letter for letter in said if letter.isprintable() and letter not in '"[]'])
    name = " ".join(kept.split())[:LONGEST_NAME].strip()
    return name if TAG_WORD.fullmatch(name) else ""


def shown_name(chair: ChairRow) -> str:
    if chair.kind == "bot":
        return chair.level.capitalize()
    return chair.name or SEAT_NAMES[chair.seat]


def record_tags(chairs: list[ChairRow]) -> dict[str, str]:
    """As the terminal writes them, so that `naqala play` and `naqala replay` know who sat there."""
    return {
        SEAT_NAMES[chair.seat]: f"bot {chair.level}" if chair.kind == "bot" else f"person {shown_name(chair)}"
        for chair in chairs
    }
