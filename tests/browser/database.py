"""Reads and changes the database of a test server."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from naqala.engine.fairness import commitment, new_salt, new_seed
from tests.server.registries import refill_checksums
from tests.server.serving import Serving


def draft_on_disk(serving: Serving, code: str) -> str:
    return read(serving, "SELECT actions FROM drafts WHERE table_code = ?", code)


def seed_on_disk(serving: Serving, code: str) -> int:
    """As a number that deals the same game at another table."""
    return int(read(serving, "SELECT hex(seed) FROM tables WHERE code = ?", code) or "0", 16)


def swap_seed(serving: Serving, code: str) -> None:
    """As a cheating operator would do it: seed, salt and commitment fit one another. While no server runs."""
    seed, salt = new_seed(), new_salt()
    columns = (seed.to_bytes(16, "big"), salt, commitment(seed, salt), code)
    with closing(sqlite3.connect(serving.database)) as database, database:
        database.execute("UPDATE tables SET seed = ?, salt = ?, commitment = ? WHERE code = ?", columns)
    refill_checksums(Path(serving.database))


def read(serving: Serving, query: str, code: str) -> str:
    """The first column of the first row, or an empty string."""
    with closing(sqlite3.connect(f"file:{serving.database}?mode=ro", uri=True)) as database:
        row = database.execute(query, (code,)).fetchone()
    return str(row[0]) if row else ""


def change(serving: Serving, statement: str) -> None:
    """While no server runs."""
    with closing(sqlite3.connect(serving.database)) as database, database:
        database.execute(statement)
    refill_checksums(Path(serving.database))
