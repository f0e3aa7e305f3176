"""SQLAlchemy engines: one for writing, one for reading, one for migrations.

All SQLite settings are here.  The sqlite3 driver would start transactions by itself, late and not for every
statement; so its transaction handling is switched off and each engine emits its own BEGIN (SQLAlchemy docs,
"Transactions with SQLite and the sqlite3 driver").
"""

from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from naqala.server.store.store_errors import CannotOpenStore

LOCK_TIMEOUT: Final = "5"  # seconds, unless the URL has a timeout
READER_CONNECTIONS: Final = 4
DURABLE: Final = ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL")


def parse_url(url: str) -> URL:
    """The URL of a database that several connections can open."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise CannotOpenStore("server-not-a-database-url", url=url) from None
    if parsed.get_backend_name() != "sqlite":
        return parsed
    if not parsed.database or parsed.database == ":memory:" or parsed.database.startswith("file:"):
        raise CannotOpenStore("server-database-not-a-file")
    return parsed if "timeout" in parsed.query else parsed.update_query_dict({"timeout": LOCK_TIMEOUT})


def writing_engine(url: URL) -> Engine:
    """A synchronous engine for one worker thread.

    The asynchronous driver would send every step of a statement to a thread and back. For another database, the URL
    must name a driver that can do both, such as psycopg.
    """
    plain = url.set(drivername="sqlite") if url.get_backend_name() == "sqlite" else url
    engine = create_engine(plain, pool_size=1, max_overflow=0, hide_parameters=True)
    # A transaction that starts with a read cannot always be upgraded to a write.
    _configure(engine, "BEGIN IMMEDIATE", *DURABLE, "PRAGMA foreign_keys = ON")
    return engine


def reading_engine(url: URL) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=READER_CONNECTIONS, max_overflow=0, hide_parameters=True)
    _configure(engine.sync_engine, "BEGIN", "PRAGMA query_only = ON")
    return engine


def checking_engine(url: URL) -> Engine:
    """For `naqala admin check`: one connection, which cannot write."""
    plain = url.set(drivername="sqlite") if url.get_backend_name() == "sqlite" else url
    engine = create_engine(plain, poolclass=NullPool, hide_parameters=True)
    _configure(engine, "BEGIN", "PRAGMA query_only = ON")
    return engine


def migrating_engine(url: URL) -> AsyncEngine:
    """Foreign keys are not enforced: dropping a table that is rebuilt would delete the rows that refer to it."""
    engine = create_async_engine(url, poolclass=NullPool)
    _configure(engine.sync_engine, "BEGIN IMMEDIATE", *DURABLE)
    return engine


def _configure(engine: Engine, begin: str, *pragmas: str) -> None:
    if engine.dialect.name != "sqlite":
        return

    def on_connect(driver: Any, _record: object) -> None:
        driver.isolation_level = None
        getattr(driver, "driver_connection", driver).text_factory = decode_text
        cursor = driver.cursor()
        for pragma in pragmas:
            cursor.execute(pragma)
        cursor.close()

    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", on_connect)
    event.listen(engine, "begin", on_begin)


def decode_text(data: bytes) -> str:
    """Damaged text becomes invalid text, which its checksum reveals; an exception would hide the other rows."""
    return data.decode("utf-8", "surrogateescape")
