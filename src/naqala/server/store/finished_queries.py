"""Queries about the finished games of a player."""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, and_, func, select

from naqala.server.store.checksums import row_checksum
from naqala.server.store.database_schema import seats, tables
from naqala.server.store.exercise_queries import ExerciseQueries
from naqala.server.store.exercise_tables import IS_EXERCISE
from naqala.server.store.queries import row_query
from naqala.server.store.rows import FinishedListing, StoredRecord

_OWN_SEATS: Final = select(seats.c.table_code).where(seats.c.kind != "bot")
_RECORDS: Final = select(tables.c.code, tables.c.finished_at, tables.c.record, tables.c.end_checksum)


class FinishedQueries(ExerciseQueries):
    """All queries but those about clocks."""

    async def finished_games(self, identity: str, before: float, limit: int) -> list[FinishedListing]:
        """The games that this identity finished before a time; last finished first."""
        query = _newest_first(row_query(FinishedListing, tables).where(_finished_by(identity)), before)
        return await self._with_seats(FinishedListing, query.limit(limit))

    async def finished_game_count(self, identity: str) -> int:
        query = select(func.count()).select_from(tables).where(_finished_by(identity))
        async with self._connected() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def finished_records(self, identity: str, before: float, limit: int) -> list[StoredRecord]:
        """The records of these games; last finished first. A damaged record is empty."""
        found = await self._rows(_newest_first(_RECORDS.where(_finished_by(identity)), before).limit(limit))
        return [
            StoredRecord(row["code"], row["finished_at"], row["record"] if self._is_intact_record(row) else "")
            for row in found
        ]

    def _is_intact_record(self, row: Mapping[str, Any]) -> bool:
        checksum = row_checksum("tables", row, "end_checksum")
        intact = isinstance(row["record"], str) and row["end_checksum"] == checksum
        if not intact:
            self._damage.log("tables", row["code"])
        return intact


def _finished_by(identity: str) -> ColumnElement[bool]:
    own = _OWN_SEATS.where(seats.c.identity == identity)
    finished = and_(tables.c.finished_at.is_not(None), tables.c.closed_at.is_(None), ~IS_EXERCISE)
    return and_(tables.c.code.in_(own), finished)


def _newest_first(query: Select[*tuple[Any, ...]], before: float) -> Select[*tuple[Any, ...]]:
    return query.where(tables.c.finished_at < before).order_by(tables.c.finished_at.desc(), tables.c.code)
