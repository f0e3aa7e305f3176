"""The store: durable writes, consistent reads."""

from __future__ import annotations

import logging
import os
from asyncio import Future

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError

from naqala.server.store import engines
from naqala.server.store.migrations import upgrade
from naqala.server.store.moderation_queries import ModerationQueries
from naqala.server.store.store_errors import CannotOpenStore
from naqala.server.store.writer import StoreWriter
from naqala.server.store.writes import Write

_log = logging.getLogger(__name__)


class Store:
    """`await store.write(add_action(…))`, `await store.read.actions(code)`."""

    def __init__(self, writer: StoreWriter, read: ModerationQueries, lock: int | None) -> None:
        self._writer = writer
        self.read = read
        self._lock = lock

    @staticmethod
    async def open(url: str) -> Store:
        """Open "sqlite+aiosqlite:////path/file.db"; create the file if needed, and migrate it to this version."""
        parsed = engines.parse_url(url)
        engines.create_file(parsed)
        lock = engines.lock_file(parsed)
        try:
            await migrate(parsed)
        except BaseException:
            release(lock)
            raise
        writer = StoreWriter(engines.writing_engine(parsed))
        return Store(writer, ModerationQueries(engines.reading_engine(parsed)), lock)

    async def close(self) -> None:
        """Finish pending writes and close."""
        await self._writer.close()
        await self.read.close()
        release(self._lock)
        self._lock = None

    async def write(self, *writes: Write) -> None:
        """Store all of them, in order and durably, or none and raise `WriteFailed`.

        Cancelling the caller does not cancel the write. Without arguments, waits for all earlier writes.
        """
        await self._writer.submit(writes)

    def write_soon(self, *writes: Write) -> None:
        """Store them without waiting; a failure is logged."""
        self._writer.submit_soon(writes).add_done_callback(_log_failure)


async def migrate(url: URL) -> None:
    engine = engines.migrating_engine(url)
    try:
        await upgrade(engine)
    except DBAPIError as error:
        raise CannotOpenStore(f"Cannot open the database {url.render_as_string()}: {error.orig}.") from error
    finally:
        await engine.dispose()


def release(lock: int | None) -> None:
    if lock is not None:
        os.close(lock)


def _log_failure(written: Future[None]) -> None:
    error = written.exception()
    if error is not None:
        _log.error("%s", error, exc_info=error)
