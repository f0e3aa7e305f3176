"""The ways to a database: one to write, some to read, one to migrate.

SQLite is told here how to behave, and nowhere else.  Its driver would begin transactions by itself, late and not for
every statement; so the driver is switched off and each way says its own BEGIN (SQLAlchemy, "Transactions with SQLite
and the sqlite3 driver").
"""

import os
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from naqala.table.store.errors import NoLedger

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

PATIENCE: Final = "5"  # seconds to wait for a lock, if the address says nothing else
READERS: Final = 4
DURABLE: Final = ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL")


def address(url: str) -> URL:
    """The address of a database that more than one connection can reach."""
    try:
        place = make_url(url)
    except ArgumentError:
        raise NoLedger(f"{url!r} is no address of a database; 'sqlite+aiosqlite:////path/file.db' is one.") from None
    if place.get_backend_name() != "sqlite":
        return place
    if not place.database or place.database == ":memory:" or place.database.startswith("file:"):
        raise NoLedger("A ledger needs a file; name it like 'sqlite+aiosqlite:////path/file.db'.")
    return place if "timeout" in place.query else place.update_query_dict({"timeout": PATIENCE})


def make_room(place: URL) -> None:
    """A file that only its owner may read, where there is none: it holds the seeds of games that are being played."""
    if place.get_backend_name() != "sqlite" or not place.database:
        return
    path = Path(place.database)
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise NoLedger(f"Games cannot be kept in {str(path)!r}: {error.strerror}. Name another file.") from None


def claim(place: URL) -> int | None:
    """A file that is locked as long as this process keeps games there: two servers would not know of each other."""
    if place.get_backend_name() != "sqlite" or not place.database or fcntl is None:
        return None
    lock = os.open(f"{place.database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise NoLedger(f"Another server keeps its games in {place.database!r}. End it, or name another file.") from None
    return lock


def writing(place: URL) -> Engine:
    """For a thread of its own. The asynchronous driver would send every step of a statement to a thread and back.

    Of another database the address must name a driver that does both, as psycopg does.
    """
    plain = place.set(drivername="sqlite") if place.get_backend_name() == "sqlite" else place
    engine = create_engine(plain, pool_size=1, max_overflow=0, hide_parameters=True)
    # A transaction that begins by reading could not always become one that writes.
    _settle(engine, "BEGIN IMMEDIATE", *DURABLE, "PRAGMA foreign_keys = ON")
    return engine


def reading(place: URL) -> AsyncEngine:
    engine = create_async_engine(place, pool_size=READERS, max_overflow=0, hide_parameters=True)
    _settle(engine.sync_engine, "BEGIN", "PRAGMA query_only = ON")
    return engine


def migrating(place: URL) -> AsyncEngine:
    """Foreign keys are not watched: a table that is made anew would take the rows that point to it along."""
    engine = create_async_engine(place, poolclass=NullPool)
    _settle(engine.sync_engine, "BEGIN IMMEDIATE", *DURABLE)
    return engine


def _settle(engine: Engine, begin: str, *pragmas: str) -> None:
    if engine.dialect.name != "sqlite":
        return

    def connect(driver: Any, _record: object) -> None:
        driver.isolation_level = None
        cursor = driver.cursor()
        for pragma in pragmas:
            cursor.execute(pragma)
        cursor.close()

    def say_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", connect)
    event.listen(engine, "begin", say_begin)
