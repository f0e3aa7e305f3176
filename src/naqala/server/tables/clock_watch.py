"""Watches the clocks and votes of all tables: one task for the whole server.

Clocks in memory are looked at every half second; tables that are not in memory are loaded when their deadline, which
the store keeps an index of, has passed. A heartbeat is stored every few seconds while any clock runs: after a crash all
deadlines are postponed by the time since the last one, so that players lose nothing while the server is down, and gain
a few seconds at most.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Final

from naqala.server import server_time
from naqala.server.api_error import ApiError
from naqala.server.store import Store, WriteFailed
from naqala.server.store.clock_writes import beat, resume_clocks
from naqala.server.tables.expiry import expire
from naqala.server.tables.replacing import check_votes
from naqala.server.tables.session import TableSession

TICK: Final = 0.5  # seconds
STORE_TICKS: Final = 6  # ticks between two looks into the store
LOADED_AT_ONCE: Final = 20  # tables whose deadline has passed
log = logging.getLogger(__name__)


class ClockWatch:
    def __init__(
        self, store: Store, sessions: Mapping[str, TableSession], load: Callable[[str], Awaitable[TableSession]]
    ) -> None:
        self.store = store
        self.sessions = sessions
        self.load = load
        self._unloadable: set[str] = set()

    async def resume(self) -> None:
        """The server has started: clocks stood still while it was down."""
        if not await self._any_runs():
            return
        now = server_time.now()
        try:
            await self.store.write(resume_clocks(await self.store.read.heartbeat(), now), beat(now))
        except WriteFailed:  # nobody can play either
            log.warning("clocks could not be postponed")

    async def pause(self) -> None:
        """The server stops: note when."""
        with suppress(Exception):  # the last heartbeat counts
            if await self._any_runs():
                await self.store.write(beat(server_time.now()))

    async def _any_runs(self) -> bool:
        """Without clocks the server writes nothing about time."""
        return bool(await self.store.read.deadlines(1))

    async def run(self) -> None:
        ticks = 0
        while True:
            await asyncio.sleep(TICK)
            ticks += 1
            try:
                await self.check_memory()
                if ticks % STORE_TICKS == 0:
                    await self.check_store()
            except Exception:  # tried again at the next tick
                log.exception("clocks could not be checked")

    async def check_memory(self) -> None:
        """Handle clocks that have reached zero, and votes that have passed, at tables in memory."""
        for session in list(self.sessions.values()):
            if session.clock.is_due() and not session.is_discarded:
                await run_quietly(session, expire)
            if session.absence.running and not session.is_discarded:
                await run_quietly(session, check_votes)

    async def check_store(self) -> None:
        """Load tables whose deadline has passed, and note that the server runs if any clock does."""
        running = await self.store.read.deadlines(LOADED_AT_ONCE + len(self._unloadable))
        if not running:
            return
        now = server_time.now()
        self.store.write_soon(beat(now))
        for code, deadline in running:
            if deadline <= now and code not in self.sessions and code not in self._unloadable:
                await self.load_and_expire(code)

    async def load_and_expire(self, code: str) -> None:
        try:
            session = await self.load(code)
        except ApiError as error:
            if error.code != "not-saved":  # damaged, or of another version: nobody can play there
                self._unloadable.add(code)
            return
        await run_quietly(session, expire)


async def run_quietly(session: TableSession, operation: Callable[[TableSession], Awaitable[None]]) -> None:
    """What fails is tried again at the next tick, if it is still due."""
    try:
        await session.run_exclusive(lambda: operation(session))
    except ApiError as error:
        log.warning("what was due could not be done", extra={"code": error.code})
