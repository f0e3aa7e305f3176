"""The scribe: one task that writes down whatever waits, all of it in one transaction.

While it waits for the disk, others hand in; so many tables that write at once cost few visits to the disk. A visit is
one errand to a thread.
"""

import asyncio
import logging
from asyncio import Future
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import chain, groupby
from typing import Any, Final

from sqlalchemy import Engine, Executable
from sqlalchemy.exc import OperationalError

from naqala.table.store.errors import Unwritten
from naqala.table.store.writes import Write

SOON: Final = 0.1  # seconds that what has no hurry may wait for company
BREATH: Final = 0.006  # seconds between two transactions
MOST: Final = 3000  # writes in one transaction, unless one call alone brings more

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, eq=False)
class Call:
    """What was handed in together: it is kept together, or not at all."""

    writes: tuple[Write, ...]
    written: Future[None]

    def keep(self) -> None:
        if not self.written.done():
            self.written.set_result(None)

    def refuse(self, reason: str, cause: Exception | None) -> None:
        if self.written.done():
            return
        unwritten = Unwritten(reason)
        unwritten.__cause__ = cause
        self.written.set_exception(unwritten)


class Scribe:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "scribe")
        self._waiting: deque[Call] = deque()
        self._bell = asyncio.Event()
        self._closing = False
        self._kept = 0.0  # when the last transaction ended
        self._task = asyncio.create_task(self._work(), name="scribe")

    def hand_in(self, writes: tuple[Write, ...]) -> Future[None]:
        """Done when it is written; it is written even if nobody waits for it any more."""
        written = self._put_down(writes)
        self._bell.set()
        return written

    def put_aside(self, writes: tuple[Write, ...]) -> Future[None]:
        """The same without hurry: it goes along with what is handed in next, or alone a moment later."""
        written = self._put_down(writes)
        asyncio.get_running_loop().call_later(SOON, self._bell.set)
        return written

    def _put_down(self, writes: tuple[Write, ...]) -> Future[None]:
        call = Call(writes, asyncio.get_running_loop().create_future())
        if self._closing:
            call.refuse("The ledger is closed.", None)
        else:
            self._waiting.append(call)
        return call.written

    async def close(self) -> None:
        """What was handed in is written first."""
        self._closing = True
        self._bell.set()
        try:
            await self._task
        finally:
            self._thread.shutdown()
            await asyncio.to_thread(self._engine.dispose)  # the last one out waits for the disk

    async def _work(self) -> None:
        while await self._something_waits():
            while self._waiting:
                await self._breathe()
                await self._keep(self._take())
                self._kept = asyncio.get_running_loop().time()

    async def _breathe(self) -> None:
        """After a transaction the next one gathers company for a moment; whoever comes alone does not wait."""
        pause = self._kept + BREATH - asyncio.get_running_loop().time()
        if pause > 0 and not self._closing:
            await asyncio.sleep(pause)

    async def _something_waits(self) -> bool:
        if not self._closing:
            await self._bell.wait()
            self._bell.clear()
        return bool(self._waiting) or not self._closing

    def _take(self) -> list[Call]:
        calls = [self._waiting.popleft()]
        size = len(calls[0].writes)
        while self._waiting and size + len(self._waiting[0].writes) <= MOST:
            calls.append(self._waiting.popleft())
            size += len(calls[-1].writes)
        return calls

    async def _keep(self, calls: list[Call]) -> None:
        """All at once; where that fails, by halves, so that none fails but those that would fail alone."""
        pending = [calls]
        while pending:
            some = pending.pop()
            try:
                await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, some)
            except OperationalError as trouble:
                # Locked, full or out of reach: that is nobody's fault, and to try each would take an age.
                _log.error("The ledger cannot be written: %s", trouble.orig)
                for call in chain(some, *pending):
                    call.refuse("Nothing can be written down at the moment; try again.", trouble)
                return
            except Exception as error:  # noqa: BLE001  (a row may make the driver raise anything)
                if len(some) == 1:
                    some[0].refuse("This cannot be written down; nothing of it was kept.", error)
                    continue
                half = len(some) // 2
                pending += [some[half:], some[:half]]
            else:
                for call in some:
                    call.keep()

    def _transact(self, calls: list[Call]) -> None:
        """In the thread."""
        with self._engine.begin() as connection:
            for statement, rows in _neighbours(chain.from_iterable(call.writes for call in calls)):
                connection.execute(statement, rows)


def _neighbours(writes: Iterable[Write]) -> Iterator[tuple[Executable, list[Mapping[str, Any]]]]:
    for _, group in groupby(writes, key=lambda write: id(write.statement)):
        alike = list(group)
        yield alike[0].statement, [write.row for write in alike]
