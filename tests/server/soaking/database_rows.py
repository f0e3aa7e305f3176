"""The database file, read without the server."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, TypeVar

from naqala.server.store.rows import ActionRow, ChatRow, ContributionRow, DraftRow, SeatRow, TableRow

Row = TypeVar("Row", TableRow, SeatRow, ActionRow, DraftRow, ChatRow, ContributionRow)


@dataclass(frozen=True)
class DatabaseRows:
    integrity: list[str]
    tables: dict[str, TableRow]
    seats: dict[str, list[SeatRow]]
    actions: dict[str, list[ActionRow]]
    drafts: dict[str, DraftRow]
    chats: dict[str, list[ChatRow]]
    contributions: dict[str, list[ContributionRow]]


def read_database(database: Path) -> DatabaseRows:
    """Read a copy of a database without a writer, so that the file itself stays unchanged."""
    if not database.exists():
        return DatabaseRows(["ok"], {}, {}, {}, {}, {}, {})
    with tempfile.TemporaryDirectory(prefix="naqala-pages-") as folder:
        for file in database.parent.glob(f"{database.name}*"):
            if not file.name.endswith("-shm"):
                shutil.copy(file, folder)
        with closing(sqlite3.connect(f"file:{folder}/{database.name}?mode=ro", uri=True)) as copy:
            try:
                return read_tables(copy)
            except sqlite3.DatabaseError as damage:
                return DatabaseRows([str(damage)], {}, {}, {}, {}, {}, {})


def read_tables(file: sqlite3.Connection) -> DatabaseRows:
    integrity = [str(word) for (word,) in file.execute("PRAGMA integrity_check")]
    if not file.execute("SELECT 1 FROM sqlite_master WHERE name = 'actions'").fetchall():
        return DatabaseRows(integrity, {}, {}, {}, {}, {}, {})
    return DatabaseRows(
        integrity,
        {row.code: row for row in read_rows(file, "tables", TableRow, "code")},
        by_table(read_rows(file, "seats", SeatRow, "seat")),
        by_table(read_rows(file, "actions", ActionRow, "n")),
        {row.table_code: row for row in read_rows(file, "drafts", DraftRow, "table_code")},
        by_table(read_rows(file, "chat_messages", ChatRow, "n")),
        by_table(read_rows(file, "contributions", ContributionRow, "seat")),
    )


def read_rows(file: sqlite3.Connection, table: str, row: type[Row], order: str) -> list[Row]:
    """Rows of a table; SQLite's 0 and 1 become booleans where the row has them."""
    columns = ", ".join([field.name for field in fields(row)])
    answers = [nth for nth, field in enumerate(fields(row)) if field.type in (bool, "bool")]
    found = [list(values) for values in file.execute(f"SELECT {columns} FROM {table} ORDER BY {order}")]
    for values in found:
        for nth in answers:
            values[nth] = bool(values[nth])
    return [row(*values) for values in found]


def by_table(found: list[Any]) -> dict[str, list[Any]]:
    kept: dict[str, list[Any]] = {}
    for row in found:
        kept.setdefault(row.table_code, []).append(row)
    return kept
