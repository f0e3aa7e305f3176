"""Finds and deletes what is no longer kept: old tables with everything that belongs to them, and unused identities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import (
    BindParameter,
    Column,
    ColumnElement,
    Delete,
    Update,
    and_,
    bindparam,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)

from naqala.server.store.database_schema import (
    actions,
    device_codes,
    exercises_done,
    identities,
    identity_keys,
    metadata,
    tables,
)
from naqala.server.store.exercise_tables import IS_EXERCISE
from naqala.server.store.writes import Write

# Deleted with it; any other row that names it keeps it.
BELONGS_TO_IDENTITY: Final = (identity_keys, device_codes, exercises_done)


@dataclass(frozen=True)
class Cutoffs:
    """Everything older than these times is deleted; 0 keeps everything."""

    waiting: float  # tables that were created then and never started
    unfinished: float  # games whose last action was then
    finished: float
    identities: float  # last seen then, without a seat
    exercises: float  # created then


def references(target: Column[Any]) -> list[Column[Any]]:
    """All columns that refer to this one."""
    return [
        column
        for table in reversed(metadata.sorted_tables)
        for column in table.columns
        if any(key.column is target for key in column.foreign_keys)
    ]


# Tables

_CODE: Final[BindParameter[str]] = bindparam("the_code")
_LAST_ACTION: Final = select(func.max(actions.c.played_at)).where(actions.c.table_code == tables.c.code)
_NOT_STARTED: Final = and_(
    tables.c.started_at.is_(None), func.coalesce(tables.c.closed_at, tables.c.created) < bindparam("waiting")
)
_UNFINISHED: Final = and_(
    tables.c.finished_at.is_(None),
    tables.c.started_at < bindparam("unfinished"),
    func.coalesce(_LAST_ACTION.scalar_subquery(), tables.c.started_at) < bindparam("unfinished"),
)
_OLD_EXERCISE: Final = and_(IS_EXERCISE, tables.c.created < bindparam("exercises"))
EXPIRED_TABLES: Final = (
    select(tables.c.code)
    .where(or_(_NOT_STARTED, _UNFINISHED, tables.c.finished_at < bindparam("finished"), _OLD_EXERCISE))
    .order_by(tables.c.created)
)
_deleted = tables.alias()
_DELETE_TABLE: Final[list[Delete | Update]] = [
    update(tables).where(tables.c.previous == _CODE).values(previous=None),
    update(tables)
    .where(tables.c.next == _CODE, tables.c.code.in_(select(_deleted.c.previous).where(_deleted.c.code == _CODE)))
    .values(next=None),
    *[delete(column.table).where(column == _CODE) for column in references(tables.c.code)],
    delete(tables).where(tables.c.code == _CODE),
]


def delete_table(code: str) -> list[Write]:
    """The table with its seats, keys, actions, draft and chat, and the links to it; to be written in one call."""
    return [Write(statement, {"the_code": code}) for statement in _DELETE_TABLE]


# Identities


def _is_unused() -> ColumnElement[bool]:
    """Does nothing but its own keys and codes refer to it? A seat does, and a table that it hosts."""
    kept_by = [column for column in references(identities.c.id) if column.table not in BELONGS_TO_IDENTITY]
    return and_(*[~exists().where(column == identities.c.id) for column in kept_by])


UNUSED_IDENTITIES: Final = (
    select(identities.c.id)
    .where(identities.c.last_seen < bindparam("identities"), _is_unused())
    .order_by(identities.c.last_seen)
)
_STILL_UNUSED: Final = select(identities.c.id).where(
    identities.c.id == bindparam("the_identity"), identities.c.last_seen < bindparam("seen_before"), _is_unused()
)
_DELETE_IDENTITY: Final[list[Delete]] = [
    *[delete(table).where(table.c.identity.in_(_STILL_UNUSED)) for table in BELONGS_TO_IDENTITY],
    delete(identities).where(
        identities.c.id == bindparam("the_identity"), identities.c.last_seen < bindparam("seen_before"), _is_unused()
    ),
]


def delete_identity(identity: str, seen_before: float) -> list[Write]:
    """With its keys; but not if it has been used meanwhile. To be written in one call."""
    row = {"the_identity": identity, "seen_before": seen_before}
    return [Write(statement, row) for statement in _DELETE_IDENTITY]
