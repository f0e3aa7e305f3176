"""A quick check of the database file at the start: SQLite's `quick_check`, for a few seconds at most."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Timer
from time import monotonic
from typing import Final

from naqala.server.store.store_errors import CannotOpenStore

MAX_SECONDS: Final = 5.0  # a file of 100 MB takes less than one
PROGRESS_STEPS: Final = 1000  # of SQLite's virtual machine

_log = logging.getLogger(__name__)


def quick_check(path: Path, seconds: float = MAX_SECONDS) -> None:
    """Raise `CannotOpenStore` if the structure of the file is damaged; a large file is checked only in part."""
    with closing(sqlite3.connect(path, check_same_thread=False)) as connection:
        timer = Timer(seconds, connection.interrupt)
        timer.start()
        end = monotonic() + seconds  # SQLite looks at one or the other, depending on what it is doing
        connection.set_progress_handler(lambda: monotonic() >= end, PROGRESS_STEPS)
        try:
            found = [str(problem) for (problem,) in connection.execute("PRAGMA quick_check(1)")]
        except sqlite3.OperationalError as error:
            if "interrupted" not in str(error):
                raise damaged_file(path, str(error)) from None
            _log.warning("The database is too large to be checked at the start; run `naqala admin check` sometimes.")
            return
        except sqlite3.DatabaseError as error:
            raise damaged_file(path, str(error)) from None
        finally:
            timer.cancel()
            timer.join()
    if found != ["ok"]:
        raise damaged_file(path, found[0])


def damaged_file(path: Path, problem: str) -> CannotOpenStore:
    return CannotOpenStore("server-file-damaged", file=str(path), problem=problem.splitlines()[-1])
