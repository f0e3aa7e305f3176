"""Notes about the seats of a table: who was replaced by a bot, why, and who came back. Everybody may read them."""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import Final

from naqala.server.store.rows import NoteKind, NoteReason, SeatNoteRow, SeatRow

NOTE_HISTORY: Final = 200  # notes sent to a new client


class SeatNotes:
    def __init__(self, code: str) -> None:
        self.code = code
        self.rows: list[SeatNoteRow] = []

    def new(
        self, kind: NoteKind, row: SeatRow, action_count: int, level: str = "", reason: NoteReason = ""
    ) -> SeatNoteRow:
        """A note about this seat, not yet added."""
        n = self.rows[-1].n + 1 if self.rows else 1
        return SeatNoteRow(self.code, n, action_count, kind, row.seat, row.display_name, level, reason, time())

    def add(self, note: SeatNoteRow) -> None:
        self.rows = [*self.rows, note][-NOTE_HISTORY:]


def substituted_seats(notes: Sequence[SeatNoteRow]) -> dict[int, str]:
    """By seat, the level of the last bot that played for its player."""
    return {note.seat: note.level for note in notes if note.level}
