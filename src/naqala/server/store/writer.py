"""Batches pending writes into one transaction, run in a worker thread.

While one transaction is being synced to disk, further writes queue up; even many busy tables need few transactions.
While the database cannot be written, writes fail at once, and a small write each second finds out when it can.
"""

import asyncio
from asyncio import Future
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain, groupby
from time import time
from typing import Any, Final

from sqlalchemy import Engine, Executable, event
from sqlalchemy.exc import OperationalError

from naqala.server import server_time
from naqala.server.store.database_file import DatabaseFile
from naqala.server.store.store_errors import WriteFailed
from naqala.server.store.writability import Writability
from naqala.server.store.writes import Write, probe

SOON: Final = 0.1  # seconds that a write that is not urgent waits for others
PAUSE: Final = 0.006  # seconds between two transactions
MAX_BATCH: Final = 3000  # writes per transaction, unless a single call has more
PROBE_INTERVAL: Final = 1.0  # seconds


@dataclass(frozen=True, slots=True, eq=False)
class PendingWrite:
    """The writes of one call: stored together or not at all."""

    writes: tuple[Write, ...]
    written: Future[None]

    def succeed(self) -> None:
        if not self.written.done():
            self.written.set_result(None)

    def fail(self, error: WriteFailed, cause: Exception | None) -> None:
        if self.written.done():
            return
        error.__cause__ = cause
        self.written.set_exception(error)


class FileMoved(Exception):
    """The database file is not where it was opened."""


class StoreWriter:
    def __init__(self, engine: Engine, file: DatabaseFile | None = None) -> None:
        self.writability = Writability()
        self._engine = engine
        self._file = file
        if file is not None:
            event.listen(engine, "connect", lambda *_: file.forget_log())
        self._last_probe = -PROBE_INTERVAL
        self._thread = ThreadPoolExecutor(1, "store-writer")
        self._queue: deque[PendingWrite] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._last_commit = 0.0
        self._task = asyncio.create_task(self._run(), name="store-writer")
        self._watcher = asyncio.create_task(self._watch(), name="store-watcher")

    def submit(self, writes: tuple[Write, ...]) -> Future[None]:
        """A future that is done when the writes are stored. Cancelling it does not cancel the write."""
        written = self._enqueue(writes)
        self._wake.set()
        return written

    def submit_soon(self, writes: tuple[Write, ...]) -> Future[None]:
        """Like `submit`, but waits a moment so that it can share a transaction."""
        written = self._enqueue(writes)
        asyncio.get_running_loop().call_later(SOON, self._wake.set)
        return written

    def _enqueue(self, writes: tuple[Write, ...]) -> Future[None]:
        pending = PendingWrite(writes, asyncio.get_running_loop().create_future())
        if self._closing:
            pending.fail(WriteFailed("server-store-closed"), None)
        elif writes and self.writability.status != "ok":
            pending.fail(self.writability.error(), None)
        else:
            self._queue.append(pending)
        return pending.written

    async def ensure_writable(self) -> None:
        """Raise `NotWritable` if the last write failed; finds out by a probe, at most once a second."""
        if self.writability.status == "ok":
            return
        now = asyncio.get_running_loop().time()
        if now - self._last_probe < PROBE_INTERVAL or self._closing:
            raise self.writability.error()
        self._last_probe = now
        pending = PendingWrite((probe(time()),), asyncio.get_running_loop().create_future())
        self._queue.append(pending)
        self._wake.set()
        await pending.written

    def check_file(self) -> None:
        """Notice at once that the file was moved."""
        if self._file is not None and not self._file.in_place():
            self.writability.move(server_time.now())

    async def _watch(self) -> None:
        """Notice that the file was moved, or that the database can be written again, even if nobody writes."""
        while not self._closing:
            await asyncio.sleep(PROBE_INTERVAL)
            self.check_file()
            with suppress(WriteFailed):
                await self.ensure_writable()

    async def close(self) -> None:
        """Finish pending writes and stop the thread."""
        self._closing = True
        self._watcher.cancel()
        self._wake.set()
        try:
            await self._task
        finally:
            self._thread.shutdown()
            await asyncio.to_thread(self._engine.dispose)  # closing the last connection may sync to disk

    async def _run(self) -> None:
        while await self._has_work():
            while self._queue:
                await self._pause()
                await self._store(self._next_batch())
                self._last_commit = asyncio.get_running_loop().time()

    async def _pause(self) -> None:
        """Collect more writes for a moment after a transaction; a single write on its own does not wait."""
        seconds = self._last_commit + PAUSE - asyncio.get_running_loop().time()
        if seconds > 0 and not self._closing:
            await asyncio.sleep(seconds)

    async def _has_work(self) -> bool:
        if not self._closing:
            await self._wake.wait()
            self._wake.clear()
        return bool(self._queue) or not self._closing

    def _next_batch(self) -> list[PendingWrite]:
        batch = [self._queue.popleft()]
        size = len(batch[0].writes)
        while self._queue and size + len(self._queue[0].writes) <= MAX_BATCH:
            batch.append(self._queue.popleft())
            size += len(batch[-1].writes)
        return batch

    async def _store(self, batch: list[PendingWrite]) -> None:
        """Store a batch in one transaction; if it fails, split it, so that only the faulty calls fail."""
        batches = [batch]
        while batches:
            some = batches.pop()
            began = server_time.now()
            try:
                await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, some)
            except (OperationalError, FileMoved) as error:
                # Locked, full, unreachable or moved: retrying call by call would not help and takes long.
                self._note_failure(error, began)
                for pending in chain(some, *batches):
                    pending.fail(self.writability.error(), error)
                return
            except Exception as error:  # noqa: BLE001  (a row may make the driver raise anything)
                if len(some) == 1:
                    some[0].fail(WriteFailed("server-cannot-store"), error)
                    continue
                half = len(some) // 2
                batches += [some[half:], some[:half]]
            else:
                if any(pending.writes for pending in some):
                    self.writability.recover()
                for pending in some:
                    pending.succeed()

    def _note_failure(self, error: OperationalError | FileMoved, began: float) -> None:
        if isinstance(error, FileMoved):
            self.writability.move(began)
        else:
            self.writability.fail(error.orig, began)

    def _transact(self, batch: list[PendingWrite]) -> None:
        """Runs in the worker thread. What was written to a file that is gone is not acknowledged."""
        writes = list(chain.from_iterable(pending.writes for pending in batch))
        if not writes:
            return
        self._require_file()
        with self._engine.begin() as connection:
            for statement, rows in _group_statements(writes):
                connection.execute(statement, rows)
        self._require_file()
        if self._file is not None:
            self._file.remember_log()

    def _require_file(self) -> None:
        if self._file is not None and not self._file.in_place():
            raise FileMoved


def _group_statements(writes: Iterable[Write]) -> Iterator[tuple[Executable, list[Mapping[str, Any]]]]:
    """Consecutive writes of the same statement, for `executemany`."""
    for _, group in groupby(writes, key=lambda write: id(write.statement)):
        same = list(group)
        yield same[0].statement, [write.row for write in same]
