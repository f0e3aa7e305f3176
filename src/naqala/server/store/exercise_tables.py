"""Which tables are exercises: they are in no list, count in no quota, and are kept for hours only.

An exercise that goes on is a game like any other from its start.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, and_

from naqala.guide import EXERCISES
from naqala.server.store.database_schema import tables

GOING_ON: Final = tuple([exercise.id for exercise in EXERCISES.values() if exercise.goes_on])
IS_EXERCISE: Final[ColumnElement[bool]] = and_(tables.c.exercise.is_not(None), tables.c.exercise.not_in(GOING_ON))


def is_exercise(exercise: str | None) -> bool:
    return exercise is not None and exercise not in GOING_ON
