"""Queries about exercises."""

from typing import Final

from sqlalchemy import select

from naqala.server.store.checksums import is_intact
from naqala.server.store.database_schema import exercises_done, tables
from naqala.server.store.exercise_tables import IS_EXERCISE
from naqala.server.store.moderation_queries import ModerationQueries

_DONE: Final = select(exercises_done)


class ExerciseQueries(ModerationQueries):
    """Adds what is asked about exercises."""

    async def exercises_done(self, identity: str) -> set[str]:
        """The exercises that this identity has solved; a damaged row does not count."""
        found = await self._rows(_DONE.where(exercises_done.c.identity == identity))
        intact = {row["exercise"] for row in found if is_intact("exercises_done", row)}
        if len(intact) < len(found):
            self._damage.log("exercises_done", identity)
        return intact

    async def exercise_tables(self, host: str) -> list[str]:
        """The exercises of this identity that are still stored, oldest first."""
        query = select(tables.c.code).where(tables.c.host == host, IS_EXERCISE).order_by(tables.c.created)
        return await self._column(query, {})
