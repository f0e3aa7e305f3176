"""Versions of SQLite with a known bug that can damage a database as Naqala uses it.

The WAL-reset bug (sqlite.org/wal.html#walresetbug) concerns 3.7.0 to 3.51.2, except 3.44.6 and 3.50.7 with later
patches: if two connections write or checkpoint at the same instant, committed rows can be lost. The server writes by
one connection, so only another program that writes to the same file can cause it.
Not listed: the bug of 3.35.0 to 3.37.1, because it needs nested transactions, and bugs fixed before 3.8.
"""

import logging
import sqlite3
from typing import Final

Version = tuple[int, int, int]
FIRST: Final[Version] = (3, 7, 0)
FIXED: Final[Version] = (3, 51, 3)
PATCHED: Final = {(3, 44): 6, (3, 50): 7}  # by minor version, the first patch with the fix
WARNING: Final = (
    "SQLite %s can lose rows if another program writes to the database or checkpoints it while the server does "
    "(the WAL-reset bug, fixed in 3.51.3, 3.50.7 and 3.44.6). Update SQLite, or let no other program write to the file."
)

_log = logging.getLogger(__name__)


def has_wal_reset_bug(version: Version) -> bool:
    patched = PATCHED.get(version[:2])
    return FIRST <= version < FIXED and (patched is None or version[2] < patched)


def warn_about_version(version: Version = sqlite3.sqlite_version_info) -> None:
    if has_wal_reset_bug(version):
        _log.warning(WARNING, ".".join(map(str, version)))
