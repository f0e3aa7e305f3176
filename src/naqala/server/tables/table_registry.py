"""All tables of the server: sessions in memory, loaded on demand and unloaded when idle."""

from __future__ import annotations

import asyncio
import gc
import logging
from dataclasses import replace
from time import time
from typing import Final

from naqala.guide import Exercise
from naqala.server.api_error import ApiError
from naqala.server.identity.tokens import CODE_LETTERS, TABLE_CODE_LENGTH, normalize_code
from naqala.server.messages import builders
from naqala.server.settings import Settings
from naqala.server.store import writes
from naqala.server.store.rows import Identity, SeatRow, TableRow
from naqala.server.tables import seat_changes, starting
from naqala.server.tables.archive import FinishedTable, find_finished
from naqala.server.tables.cleanup import Cleanup
from naqala.server.tables.clock_watch import ClockWatch
from naqala.server.tables.context import ServerContext
from naqala.server.tables.loading import load_session, no_such_table
from naqala.server.tables.quotas import Quotas
from naqala.server.tables.session import TableSession
from naqala.server.tables.table_options import (
    TableOptions,
    check_options,
    exercise_options,
    new_seat_rows,
    new_table_row,
    normalize_position,
    rematch_row,
    rematch_seats,
)

MAINTENANCE_INTERVAL: Final = 5.0  # seconds
KEPT_EXERCISES: Final = 4  # tables of exercises that an identity may have at once
GC_INTERVAL: Final = 600.0  # seconds between full garbage collections
CLEANUP_INTERVAL: Final = 600.0  # seconds between batches of old tables and identities to delete, if none was found
log = logging.getLogger(__name__)


class TableRegistry:
    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self.quotas = Quotas(context.settings, context.store.read)
        self.cleanup = Cleanup(context, lambda: {*self.sessions, *self._loading})
        self.sessions: dict[str, TableSession] = {}
        self.is_closing = False
        self._loading: dict[str, asyncio.Future[TableSession]] = {}
        self._maintenance: asyncio.Task[None] | None = None
        self._last_broadcast: dict[str, tuple[list[bool], int, list[str]]] = {}  # by code: absence and spectators
        self.clock_watch = ClockWatch(context.store, self.sessions, self.get)
        self._clock_task: asyncio.Task[None] | None = None

    @staticmethod
    async def open(settings: Settings) -> TableRegistry:
        registry = TableRegistry(await ServerContext.open(settings))
        await registry.clock_watch.resume()
        registry._clock_task = asyncio.create_task(registry.clock_watch.run())
        registry._maintenance = asyncio.create_task(registry._maintain())
        return registry

    async def close(self) -> None:
        """Finish running operations, tell all clients and close the store."""
        if self.is_closing:
            return
        self.is_closing = True
        for task in (self._maintenance, self._clock_task):
            if task is not None:
                task.cancel()
        sessions = list(self.sessions.values())
        await asyncio.gather(*[session.stop() for session in sessions])
        for session in sessions:
            session.broadcast(builders.shutting_down())
            session.disconnect_all()
        await self.clock_watch.pause()
        await self.context.close()

    # Tables

    async def get(self, text: str) -> TableSession:
        """The session of a table code as a person typed it."""
        code = self._parse_code(text)
        if code in self.cleanup.deleting:
            raise no_such_table(text)
        session = self._in_memory(code) or await self._load_once(code)
        session.last_used = time()
        return session

    async def get_finished(self, text: str) -> FinishedTable:
        """A finished game; it does not become a live table if it is not one."""
        code = self._parse_code(text)
        return await find_finished(self.context, code, self._in_memory(code))

    def _parse_code(self, text: str) -> str:
        if self.is_closing:
            raise ApiError("shutting-down", "server-restarting")
        code = normalize_code(text)
        if len(code) != TABLE_CODE_LENGTH or code.strip(CODE_LETTERS):
            raise no_such_table(text)
        return code

    def _in_memory(self, code: str) -> TableSession | None:
        session = self.sessions.get(code)
        return None if session is None or session.is_discarded else session

    async def _load_once(self, code: str) -> TableSession:
        """Concurrent requests for the same table share one load."""
        if code not in self._loading:
            self._loading[code] = asyncio.ensure_future(self._load(code))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> TableSession:
        try:
            await self.context.store.write()  # wait for pending writes
            self.sessions[code] = await load_session(self.context, code)
            return self.sessions[code]
        finally:
            del self._loading[code]

    def check(self, options: TableOptions, *, any_position: bool = False) -> None:
        """Raise if nobody could play at such a table, or this server does not offer it.

        With `any_position` the position is not the client's own choice, so that every server offers it.
        """
        check_options(options)
        if options.position is None:
            return
        if not (any_position or self.context.settings.allow_positions):
            raise ApiError("illegal-action", "server-no-positions")
        normalize_position(options.position, len(options.seats))

    async def create(self, identity: Identity, options: TableOptions, *, any_position: bool = False) -> TableSession:
        """A new table. The host takes all device seats, or the first seat for a person."""
        self.check(options, any_position=any_position)
        row = new_table_row(identity, options)
        session = await self._add(row, new_seat_rows(row.code, identity, options))
        if options.start:
            await session.run_exclusive(lambda: starting.start_game(session))
        return session

    async def create_exercise(self, identity: Identity, exercise: Exercise) -> TableSession:
        """A new table for an exercise, started at once. The identity's oldest tables of exercises are deleted."""
        stored = await self.context.store.read.exercise_tables(identity.id)
        await self.cleanup.delete(stored[: 1 - KEPT_EXERCISES], self._unload)
        return await self.create(identity, exercise_options(exercise), any_position=True)

    async def _unload(self, code: str) -> None:
        """Take a table from memory; its clients are disconnected."""
        if code in self._loading:
            await asyncio.wait([self._loading[code]])
        session = self.sessions.pop(code, None)
        if session is not None:
            await session.stop()
            session.disconnect_all()
            self._forget(code)

    def _forget(self, code: str) -> None:
        self._last_broadcast.pop(code, None)
        self.context.bots.forget(code)

    async def _add(self, row: TableRow, seats: list[SeatRow], *, after: TableSession | None = None) -> TableSession:
        link = [writes.link_next_table(after.code, row.code)] if after else []
        await self.context.store.write(writes.add_table(row), *[writes.add_seat(seat) for seat in seats], *link)
        session = TableSession(self.context, row, seats, {})
        self.sessions[row.code] = session
        return session

    async def rematch(self, session: TableSession, identity: Identity, network: str = "") -> TableSession:
        """Another game of the same players; all who ask get the same table. Runs exclusively at the old table."""
        if not seat_changes.seats_held_by(session, identity):
            raise ApiError("not-seated", "server-rematch-not-seated")
        if session.status != "finished":
            raise ApiError("not-finished", "server-rematch-running")
        if session.row.next is not None:
            existing = await self.get(session.row.next)
            if existing.status != "closed":
                return existing
        row = rematch_row(session.row, identity)
        async with self.quotas.new_table(identity.id, network):
            new = await self._add(row, rematch_seats(row.code, session.seats), after=session)
            self.quotas.note_table(row.code, network)
        session.row = replace(session.row, next=row.code)
        session.broadcast_table()
        return new

    # Maintenance

    async def _maintain(self) -> None:
        collected_at = cleaned_at = time()
        while True:
            await asyncio.sleep(MAINTENANCE_INTERVAL)
            if time() - collected_at > GC_INTERVAL:
                gc.collect()
                collected_at = time()
            if time() - cleaned_at > CLEANUP_INTERVAL and not await self._clean_up():
                cleaned_at = time()
            for session in list(self.sessions.values()):
                try:
                    self._maintain_session(session)
                except Exception:  # one table must not stop the maintenance of the others
                    log.exception("maintenance of a table failed")

    async def _clean_up(self) -> bool:
        """Delete a batch of what is no longer kept; returns whether there may be more."""
        try:
            deleted, identities = await self.cleanup.run_batch()
        except Exception:  # tried again later
            log.exception("old tables could not be deleted")
            return False
        for session in self.sessions.values():
            unlink(session, deleted)
        return bool(deleted or identities)

    def _maintain_session(self, session: TableSession) -> None:
        if not session.is_discarded:
            session.start_bots()
        if session.clients and not session.is_discarded:
            self._broadcast_changes(session)
        elif session.is_discarded or self._is_unused(session):
            session.is_discarded = True
            self.sessions.pop(session.code, None)
            self._forget(session.code)

    def _is_unused(self, session: TableSession) -> bool:
        return not session.is_busy and time() - session.last_used > self.context.settings.unload_seconds

    def _broadcast_changes(self, session: TableSession) -> None:
        """Announce players whom the others may replace now, and the number of spectators."""
        presence = session.presence
        replaceable = [session.is_replaceable(row.seat) for row in session.seats]
        now = (replaceable, presence.spectators, presence.spectator_names())
        if now != self._last_broadcast.get(session.code, ([False] * len(session.seats), 0, [])):
            session.broadcast_table()
        self._last_broadcast[session.code] = now


def unlink(session: TableSession, deleted: list[str]) -> None:
    """Forget links to tables that were deleted."""
    row = session.row
    if row.previous in deleted or row.next in deleted:
        session.row = replace(
            row,
            previous=None if row.previous in deleted else row.previous,
            next=None if row.next in deleted else row.next,
        )
