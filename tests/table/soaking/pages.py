"""The ledger as it lies on the disk, read without the server."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, TypeVar

from naqala.table.store.rows import ChairRow, Chat, Deed, DraftRow, TableRow

Row = TypeVar("Row", TableRow, ChairRow, Deed, DraftRow, Chat)


@dataclass(frozen=True)
class Pages:
    integrity: list[str]
    tables: dict[str, TableRow]
    chairs: dict[str, list[ChairRow]]
    deeds: dict[str, list[Deed]]
    drafts: dict[str, DraftRow]
    chats: dict[str, list[Chat]]


def read_pages(database: Path) -> Pages:
    """Of a ledger that nobody writes. A copy is read, so what the next server finds is what the last one left."""
    if not database.exists():
        return Pages(["ok"], {}, {}, {}, {}, {})
    with tempfile.TemporaryDirectory(prefix="naqala-pages-") as folder:
        for file in database.parent.glob(f"{database.name}*"):
            if not file.name.endswith("-shm"):
                shutil.copy(file, folder)
        with closing(sqlite3.connect(f"file:{folder}/{database.name}?mode=ro", uri=True)) as copy:
            try:
                return pages(copy)
            except sqlite3.DatabaseError as damage:
                return Pages([str(damage)], {}, {}, {}, {}, {})


def pages(file: sqlite3.Connection) -> Pages:
    integrity = [str(word) for (word,) in file.execute("PRAGMA integrity_check")]
    if not file.execute("SELECT 1 FROM sqlite_master WHERE name = 'deeds'").fetchall():
        return Pages(integrity, {}, {}, {}, {}, {})
    return Pages(
        integrity,
        {row.code: row for row in rows(file, "tables", TableRow, "code")},
        by_table(rows(file, "chairs", ChairRow, "seat")),
        by_table(rows(file, "deeds", Deed, "n")),
        {row.code: row for row in rows(file, "drafts", DraftRow, "code")},
        by_table(rows(file, "chats", Chat, "nth")),
    )


def rows(file: sqlite3.Connection, table: str, row: type[Row], order: str) -> list[Row]:
    """SQLite has numbers for yes and no, and the engine wants no numbers there."""
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
        kept.setdefault(row.code, []).append(row)
    return kept
