"""The store: durable writes, consistent reads."""

from __future__ import annotations

import asyncio
import logging
from asyncio import Future

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError

from naqala.server.store import engines
from naqala.server.store.clock_queries import AllQueries
from naqala.server.store.clock_time import ClockTime
from naqala.server.store.database_file import DatabaseFile
from naqala.server.store.migrations import upgrade
from naqala.server.store.quick_check import quick_check
from naqala.server.store.sqlite_bugs import warn_about_version
from naqala.server.store.store_errors import CannotOpenStore, NotWritable
from naqala.server.store.writability import WriteStatus
from naqala.server.store.writer import StoreWriter
from naqala.server.store.writes import Write

_log = logging.getLogger(__name__)


class Store:
    """`await store.write(add_action(…))`, `await store.read.actions(code)`."""

    def __init__(self, writer: StoreWriter, read: AllQueries, file: DatabaseFile | None) -> None:
        self._writer = writer
        self.read = read
        self._file = file

    @staticmethod
    async def open(url: str) -> Store:
        """Open "sqlite+aiosqlite:////path/file.db"; create the file if needed, check it, and migrate it."""
        parsed = engines.parse_url(url)
        file = DatabaseFile.open(parsed)
        try:
            if file is not None:
                await asyncio.to_thread(quick_check, file.path)
            await migrate(parsed)
        except BaseException:
            release(file)
            raise
        writer = StoreWriter(engines.writing_engine(parsed), file)
        return Store(writer, AllQueries(engines.reading_engine(parsed)), file)

    async def close(self) -> None:
        """Finish pending writes and close."""
        await self._writer.close()
        await self.read.close()
        release(self._file)
        self._file = None

    def warn_about_bugs(self) -> None:
        """Log a warning if this version of SQLite is known to damage databases."""
        if self._file is not None:
            warn_about_version()

    @property
    def status(self) -> WriteStatus:
        """Whether the database can be written, as far as is known."""
        return self._writer.writability.status

    @property
    def clock_time(self) -> ClockTime:
        """The time of all clocks; it stands still while the database cannot be written."""
        return self._writer.writability.clock_time

    def check_file(self) -> None:
        """Find out whether the database file is still in its place."""
        self._writer.check_file()

    async def ensure_writable(self) -> None:
        """Raise `NotWritable` while the database cannot be written. Does not wait if the last write succeeded."""
        await self._writer.ensure_writable()

    async def write(self, *writes: Write) -> None:
        """Store all of them, in order and durably, or none and raise `WriteFailed`.

        Cancelling the caller does not cancel the write. Without arguments, waits for all earlier writes.
        """
        if writes:
            await self._writer.ensure_writable()
        await self._writer.submit(writes)

    def write_soon(self, *writes: Write) -> None:
        """Store them without waiting; a failure is logged."""
        self._writer.submit_soon(writes).add_done_callback(_log_failure)


async def migrate(url: URL) -> None:
    engine = engines.migrating_engine(url)
    try:
        await upgrade(engine)
    except DBAPIError as error:
        raise CannotOpenStore(
            "server-database-not-openable", url=url.render_as_string(), problem=str(error.orig)
        ) from error
    finally:
        await engine.dispose()


def release(file: DatabaseFile | None) -> None:
    if file is not None:
        file.close()


def _log_failure(written: Future[None]) -> None:
    error = written.exception()
    if error is not None and not isinstance(error, NotWritable):
        _log.error("%s", error, exc_info=error)
