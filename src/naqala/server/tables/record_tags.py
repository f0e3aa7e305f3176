"""Tags that name the players in a record."""

from __future__ import annotations

from collections.abc import Sequence

from naqala.server.store.rows import SeatNoteRow, SeatRow
from naqala.server.tables.seat_notes import substituted_seats


def record_tags(seats: Sequence[SeatRow], notes: Sequence[SeatNoteRow] = ()) -> dict[str, str]:
    """Record tags as the terminal game writes them, so that `naqala play` and `naqala replay` understand them.

    A tag such as `BlueSubstitute` names the bot that has played for a person, if one has.
    """
    names = {row.seat: row.colour.capitalize() for row in seats}
    substitutes = {f"{names[seat]}Substitute": f"bot {level}" for seat, level in substituted_seats(notes).items()}
    return substitutes | {
        names[seat.seat]: f"bot {seat.bot_level} {seat.display_name}"
        if seat.kind == "bot"
        else f"person {seat.display_name}"
        for seat in seats
    }
