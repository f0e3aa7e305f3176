"""Watches the clocks, votes and bots of all tables: one task for the whole server.

Clocks in memory are looked at every half second. Tables that are not in memory are loaded, a few at a time, when their
deadline has passed, which the store keeps an index of, or when a bot is to move while people wait for it, as after a
crash. While nothing can be stored, time stands still and nothing is due.

A heartbeat is stored every few seconds while any clock runs: after a crash all deadlines are postponed by the time
since the last one, so that players lose nothing while the server is down, and gain a few seconds at most.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from time import monotonic
from typing import Final

from naqala.server.api_error import ApiError
from naqala.server.store import Store, WriteFailed
from naqala.server.store.clock_writes import beat, resume_clocks
from naqala.server.tables.expiry import expire
from naqala.server.tables.replacing import check_votes
from naqala.server.tables.session import TableSession
from naqala.server.tables.vote_alerts import VoteAlerts

TICK: Final = 0.5  # seconds
STORE_TICKS: Final = 6  # ticks between two looks into the store
LOADED_AT_ONCE: Final = 20  # tables whose deadline has passed, or where a bot is to move
SWEEP_INTERVAL: Final = 300.0  # seconds between two searches for tables where a bot is to move
log = logging.getLogger(__name__)


class ClockWatch:
    def __init__(
        self, store: Store, sessions: Mapping[str, TableSession], load: Callable[[str], Awaitable[TableSession]]
    ) -> None:
        self.store = store
        self.sessions = sessions
        self.load = load
        self.vote_alerts = VoteAlerts(sessions)
        self._unloadable: set[str] = set()
        self._stood_still = False
        self._swept_to: str | None = ""  # the last table of the running sweep; None between two sweeps
        self._swept_at = 0.0

    async def resume(self) -> None:
        """The server has started: clocks stood still while it was down."""
        if not await self._any_runs():
            return
        now = self.store.clock_time.now()
        try:
            await self.store.write(resume_clocks(await self.store.read.heartbeat(), now), beat(now))
        except WriteFailed:  # nobody can play either
            log.warning("clocks could not be postponed")

    async def pause(self) -> None:
        """The server stops: note when."""
        with suppress(Exception):  # the last heartbeat counts
            if await self._any_runs():
                await self.store.write(beat(self.store.clock_time.now()))

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
        self.announce_time()
        self.vote_alerts.announce()
        if self.store.clock_time.is_stopped:
            return
        for session in list(self.sessions.values()):
            if session.clock.is_due() and not session.is_discarded:
                await run_quietly(session, expire)
            if session.absence.running and not session.is_discarded:
                await run_quietly(session, check_votes)

    def announce_time(self) -> None:
        """Tell players when their clocks stop because nothing can be stored, and when they go on."""
        if self._stood_still == self.store.clock_time.is_stopped:
            return
        self._stood_still = self.store.clock_time.is_stopped
        for session in self.sessions.values():
            if session.clock.control is not None and session.status == "playing":
                session.broadcast_table()

    async def check_store(self) -> None:
        """Look for tables that are not in memory where something is due."""
        if not self.store.clock_time.is_stopped:
            await self.check_deadlines()
            await self.check_bots()

    async def check_deadlines(self) -> None:
        """Load tables whose deadline has passed, and note that the server runs if any clock does."""
        running = await self.store.read.deadlines(LOADED_AT_ONCE + len(self._unloadable))
        if not running:
            return
        now = self.store.clock_time.now()
        self.store.write_soon(beat(now))
        for code, deadline in running:
            if deadline <= now and code not in self.sessions and code not in self._unloadable:
                await self.load_and_expire(code)

    async def load_and_expire(self, code: str) -> None:
        session = await self._load(code)
        if session is not None:
            await run_quietly(session, expire)

    async def check_bots(self) -> None:
        """Let the bots of a few more tables play on, if those that were loaded before have played."""
        if self._swept_to is None and monotonic() - self._swept_at >= SWEEP_INTERVAL:
            self._swept_to = ""
        if self._swept_to is None or self._busy_tables() >= LOADED_AT_ONCE:
            return
        found = await self.store.read.bot_turns(LOADED_AT_ONCE, self._swept_to)
        for code in found:
            if code not in self.sessions and code not in self._unloadable and (session := await self._load(code)):
                session.start_bots()
        self._swept_to = found[-1] if found else None
        self._swept_at = monotonic()

    def _busy_tables(self) -> int:
        """The tables where bots play though nobody is connected."""
        return sum(session.bot_player.is_playing and not session.clients for session in self.sessions.values())

    async def _load(self, code: str) -> TableSession | None:
        try:
            return await self.load(code)
        except ApiError as error:
            if error.code != "not-saved":  # damaged, or of another version: nobody can play there
                self._unloadable.add(code)
            return None


async def run_quietly(session: TableSession, operation: Callable[[TableSession], Awaitable[None]]) -> None:
    """What fails is tried again at the next tick, if it is still due."""
    try:
        await session.run_exclusive(lambda: operation(session))
    except ApiError as error:
        log.warning("what was due could not be done", extra={"code": error.code})
