"""Checks every row of a database that no server needs to have open: file structure, references and checksums."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Select, inspect, select, text

from naqala.server.store.checksums import CHAINED, COVERED, PRIMARY_KEYS, is_intact
from naqala.server.store.database_schema import metadata

SECRET: Final = ("identities", "identity_keys", "seat_keys", "exercises_done")  # tables whose keys are not shown


@dataclass(frozen=True, slots=True)
class Damage:
    """What is damaged, and which table's game is concerned, if one is."""

    what: str
    table_code: str | None = None


def file_damages(connection: Connection) -> Iterator[Damage]:
    """What SQLite finds in the structure of its file, and references to rows that do not exist."""
    if connection.dialect.name != "sqlite":
        return
    for (problem,) in connection.execute(text("PRAGMA integrity_check")):
        if problem != "ok":
            yield Damage(f"the file: {problem}")
    for table, _, referred, _ in connection.execute(text("PRAGMA foreign_key_check")):
        yield Damage(f"a row of {table} refers to a row of {referred} that does not exist")


def has_checksums(connection: Connection) -> bool:
    """False for the database of an older version."""
    found = inspect(connection)
    return found.has_table("tables") and "checksum" in {column["name"] for column in found.get_columns("tables")}


def row_damages(connection: Connection, table_name: str) -> Iterator[Damage]:
    """Rows whose checksum is wrong; in a chain, the first wrong row of each game."""
    first = PRIMARY_KEYS[table_name][0]
    previous, current, is_broken = b"", None, False
    for row in connection.execute(all_rows(table_name)).mappings():
        if row[first] != current or table_name != CHAINED:
            previous, current, is_broken = b"", row[first], False
        values = dict(row)
        if not is_broken and not is_intact(table_name, values, previous):
            is_broken = table_name == CHAINED
            yield damaged_row(table_name, values)
        previous = values["checksum"] or b""


def all_rows(table_name: str) -> Select[*tuple[Any, ...]]:
    table = metadata.tables[table_name]
    return select(table).order_by(*[table.c[key] for key in PRIMARY_KEYS[table_name]])


def damaged_row(table_name: str, row: dict[str, Any]) -> Damage:
    code = row.get("table_code", row.get("code"))
    code = code if isinstance(code, str) else None
    if table_name in SECRET:
        return Damage(f"a row of {table_name} was changed", code)
    if table_name == CHAINED:
        return Damage(f"action {shown(row['n'], 1)} was changed, or an action before it is missing", code)
    if table_name == "chat_messages":
        return Damage(f"chat message {shown(row['n'])} was changed", code)
    if table_name == "seats":
        return Damage(f"seat {shown(row['seat'])} was changed", code)
    wrong = [name for name in COVERED[table_name] if row[name] is None]
    return Damage(f"its row of {table_name} was changed{' (a checksum is missing)' if wrong else ''}", code)


def shown(number: object, offset: int = 0) -> str:
    return str(number + offset) if isinstance(number, int) else "?"
