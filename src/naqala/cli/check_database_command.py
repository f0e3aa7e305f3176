"""`naqala admin check`: look for damage in a database."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

from naqala.cli.command_errors import CHECK_FAILED
from naqala.cli.extras import require_extra
from naqala.cli.progress_bar import ProgressBar
from naqala.engine.errors import NaqalaError

if TYPE_CHECKING:
    from naqala.server.tables.database_check import DatabaseReport

WHAT_TO_DO: Final = """
What to do:
- Copy the database with its -wal file before you change anything, and check the disk and the memory of the machine.
- If only tables are listed, the server can go on: it refuses these tables (`damaged`) and serves all others.
- If the file itself is listed, stop the server and restore the last backup that passes this check; without one,
  `sqlite3 tables.db .recover | sqlite3 recovered.db` saves what can be read."""


def check(database: str, *, as_json: bool) -> int:
    """0 if nothing is damaged, else 1."""
    require_extra("server")
    from naqala.server.settings import database_url
    from naqala.server.tables.database_check import check_database

    url = url_of(database) if database else database_url()
    require_file(url)
    with ProgressBar("checks") as progress:
        report = check_database(url, progress.update)
    print(json_report(report) if as_json else text_report(report))
    return CHECK_FAILED if report.damages else 0


def url_of(database: str) -> str:
    return database if "://" in database else f"sqlite+aiosqlite:///{Path(database).absolute()}"


def require_file(url: str) -> None:
    """SQLite would create a missing file."""
    path = Path(url.split(":///", 1)[-1].split("?", 1)[0])
    if url.startswith("sqlite") and not path.is_file():
        raise NaqalaError(f"There is no database {str(path)!r}. Name the file, as in: naqala admin check tables.db")


def json_report(report: DatabaseReport) -> str:
    damages = [{"table": damage.table_code, "what": damage.what} for damage in report.damages]
    counts = {"tables": report.tables, "actions": report.actions, "games_replayed": report.games_replayed}
    return json.dumps({"ok": not damages, "older_version": report.is_old, **counts, "damaged": damages})


def text_report(report: DatabaseReport) -> str:
    counts = f"{report.tables} tables and {report.actions} actions, replayed {report.games_replayed} games"
    checked = "Checked the file only: it was written by a version without checksums, which the server adds."
    lines = [checked if report.is_old else f"Checked {counts}."]
    if not report.damages:
        return "\n".join([*lines, "Nothing is damaged."])
    lines.append("Damaged:")
    lines += [
        f"- {f'table {damage.table_code}: ' if damage.table_code else ''}{damage.what}" for damage in report.damages
    ]
    return "\n".join([*lines, WHAT_TO_DO])
