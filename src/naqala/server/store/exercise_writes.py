"""Writes about solved exercises."""

from typing import Final

from sqlalchemy import text

from naqala.server.store.checksums import with_checksums
from naqala.server.store.writes import Write

# The same in SQLite and PostgreSQL, but SQLAlchemy has a separate construct for each.
_ADD_EXERCISE_DONE: Final = text(
    "INSERT INTO exercises_done (identity, exercise, solved_at, checksum) "
    "VALUES (:identity, :exercise, :solved_at, :checksum) ON CONFLICT (identity, exercise) DO NOTHING"
)


def add_exercise_done(identity: str, exercise: str, solved_at: float) -> Write:
    """Keeps the first time."""
    row = {"identity": identity, "exercise": exercise, "solved_at": solved_at}
    return Write(_ADD_EXERCISE_DONE, with_checksums("exercises_done", row))
