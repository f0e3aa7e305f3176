"""Queries about clocks and notes about seats."""

from typing import Final

from sqlalchemy import exists, or_, select

from naqala.server.store.checksums import is_intact
from naqala.server.store.damage import has_types
from naqala.server.store.database_schema import clocks, heartbeats, seat_notes, seats, tables
from naqala.server.store.finished_queries import FinishedQueries
from naqala.server.store.rows import ClockRow, SeatNoteRow

_CLOCKS: Final = select(clocks)
_DEADLINES: Final = (
    select(clocks.c.table_code, clocks.c.deadline).where(clocks.c.deadline.is_not(None)).order_by(clocks.c.deadline)
)
_PLAYED_BY_PERSON: Final = exists().where(
    seats.c.table_code == tables.c.code, seats.c.kind != "bot", seats.c.identity.is_not(None), seats.c.substitute == ""
)
_WAITS_AT_ZERO: Final = tables.c.time_control.contains('"at_zero":"warn"')  # as `TimeControl.text` writes it
_BOT_TURNS: Final = (
    select(tables.c.code)
    .join(clocks, clocks.c.table_code == tables.c.code)
    .where(tables.c.started_at.is_not(None), tables.c.finished_at.is_(None), tables.c.closed_at.is_(None))
    .where(clocks.c.deadline.is_(None), or_(clocks.c.running.is_(None), ~_WAITS_AT_ZERO), _PLAYED_BY_PERSON)
    .order_by(tables.c.code)
)
_NOTES: Final = select(seat_notes).order_by(seat_notes.c.n.desc())


class AllQueries(FinishedQueries):
    """All queries."""

    async def heartbeat(self) -> float:
        """When the server was last known to run; 0 if that is unknown."""
        async with self._connected() as connection:
            return float((await connection.execute(select(heartbeats.c.beat_at))).scalar() or 0.0)

    async def clocks(self, code: str) -> ClockRow | None:
        """None if they are damaged: the players get new ones."""
        for found in await self._rows(_CLOCKS.where(clocks.c.table_code == code)):
            row = ClockRow(**{name: value for name, value in found.items() if name != "checksum"})
            if is_intact("clocks", found) and has_types(row):
                return row
            self._damage.log("clocks", code)
        return None

    async def deadlines(self, limit: int) -> list[tuple[str, float]]:
        """The tables whose running clock reaches zero first, and when."""
        async with self._connected() as connection:
            return [(code, deadline) for code, deadline in await connection.execute(_DEADLINES.limit(limit))]

    async def bot_turns(self, limit: int, after: str) -> list[str]:
        """Running games with clocks where a bot is to move and a person plays too, in the order of their codes."""
        async with self._connected() as connection:
            return list(await connection.scalars(_BOT_TURNS.where(tables.c.code > after).limit(limit)))

    async def seat_notes(self, code: str, last: int) -> list[SeatNoteRow]:
        """The last notes, oldest first, without damaged ones."""
        notes: list[SeatNoteRow] = []
        for found in reversed(await self._rows(_NOTES.where(seat_notes.c.table_code == code).limit(last))):
            note = SeatNoteRow(**{name: value for name, value in found.items() if name != "checksum"})
            if is_intact("seat_notes", found) and has_types(note):
                notes.append(note)
            else:
                self._damage.log("seat_notes", code)
        return notes
