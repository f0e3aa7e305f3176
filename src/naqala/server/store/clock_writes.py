"""Writes about clocks, the heartbeat of the server, and notes about seats."""

from dataclasses import asdict
from typing import Final

from sqlalchemy import bindparam, case, insert, text, update

from naqala.server.store.checksums import with_checksums
from naqala.server.store.database_schema import clocks, seat_notes
from naqala.server.store.rows import ClockRow, SeatNoteRow
from naqala.server.store.writes import Write

# The same in SQLite and PostgreSQL, but SQLAlchemy has a separate construct for each.
_SAVE_CLOCKS: Final = text(
    "INSERT INTO clocks (table_code, remaining, timeouts, running, deadline, saved_at, checksum) "
    "VALUES (:table_code, :remaining, :timeouts, :running, :deadline, :saved_at, :checksum) "
    "ON CONFLICT (table_code) DO UPDATE SET remaining = excluded.remaining, timeouts = excluded.timeouts, "
    "running = excluded.running, deadline = excluded.deadline, saved_at = excluded.saved_at, "
    "checksum = excluded.checksum"
)
_BEAT: Final = text(
    "INSERT INTO heartbeats (id, beat_at) VALUES (1, :now) ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at"
)
_LAST_ALIVE: Final = case((clocks.c.saved_at > bindparam("beat_at"), clocks.c.saved_at), else_=bindparam("beat_at"))
_RESUME_CLOCKS: Final = (
    update(clocks)
    .where(clocks.c.deadline.is_not(None))
    .values(deadline=clocks.c.deadline + bindparam("now") - _LAST_ALIVE, saved_at=bindparam("now"))
)
_ADD_SEAT_NOTE: Final = insert(seat_notes)


def save_clocks(row: ClockRow) -> Write:
    """Replaces what was stored of these clocks."""
    return Write(_SAVE_CLOCKS, with_checksums("clocks", asdict(row)))


def beat(now: float) -> Write:
    """The server was running now."""
    return Write(_BEAT, {"now": now})


def resume_clocks(beat_at: float, now: float) -> Write:
    """Postpone all deadlines by the time since the last heartbeat, or since a clock was stored if that is later."""
    return Write(_RESUME_CLOCKS, {"beat_at": beat_at, "now": now})


def add_seat_note(row: SeatNoteRow) -> Write:
    return Write(_ADD_SEAT_NOTE, with_checksums("seat_notes", asdict(row)))
