"""Deletes what the settings no longer keep, in small batches, so that nobody waits for it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Iterable
from time import time
from typing import Final

from naqala.server.settings import DAY, Settings
from naqala.server.store.retention import Cutoffs, delete_identity, delete_table
from naqala.server.tables.context import ServerContext

EXERCISE_SECONDS: Final = 12 * 3600.0  # that an exercise is kept
BATCH: Final = 20  # tables, and identities, that are deleted at once
log = logging.getLogger(__name__)


class Cleanup:
    def __init__(self, context: ServerContext, tables_in_use: Callable[[], set[str]]) -> None:
        """`tables_in_use` returns the codes of tables in memory, which are never deleted."""
        self.context = context
        self.tables_in_use = tables_in_use
        self.deleting: set[str] = set()  # tables that must not be loaded now

    async def run_batch(self) -> tuple[list[str], list[str]]:
        """Delete some tables and identities; returns them."""
        cutoffs = cutoffs_at(time(), self.context.settings)
        deleted = await self._delete_tables(cutoffs), await self._delete_identities(cutoffs)
        if any(deleted):
            log.info("deleted %d old tables and %d unused identities", *map(len, deleted))
        return deleted

    async def _delete_tables(self, cutoffs: Cutoffs) -> list[str]:
        found = await self.context.store.read.expired_tables(cutoffs, BATCH + len(self.tables_in_use()))
        codes = without(found, self.tables_in_use())
        await self.delete(codes)
        return codes

    async def delete(self, codes: Collection[str], unload: Callable[[str], Awaitable[None]] | None = None) -> None:
        """Each table in a transaction of its own: it is deleted with everything that belongs to it, or not at all.

        `unload` takes those from memory that may be there; meanwhile they cannot be loaded again.
        """
        self.deleting |= set(codes)
        try:
            for code in codes:
                if unload is not None:
                    await unload(code)
                await self.context.store.write(*delete_table(code))
        finally:
            self.deleting -= set(codes)

    async def _delete_identities(self, cutoffs: Cutoffs) -> list[str]:
        known = self.context.identities.known()
        found = without(await self.context.store.read.unused_identities(cutoffs, BATCH + len(known)), known)
        self.context.identities.forget(found)
        try:
            for identity in found:
                await self.context.store.write(*delete_identity(identity, cutoffs.identities))
        except BaseException:
            self.context.identities.forget([])
            raise
        return found


def without(found: Iterable[str], kept: set[str]) -> list[str]:
    return [item for item in found if item not in kept][:BATCH]


def cutoffs_at(now: float, settings: Settings) -> Cutoffs:
    def cutoff(days: float) -> float:
        return now - days * DAY if days else 0.0

    return Cutoffs(
        waiting=cutoff(settings.keep_waiting_days),
        unfinished=cutoff(settings.keep_unfinished_days),
        finished=cutoff(settings.keep_finished_days),
        identities=cutoff(settings.keep_identities_days),
        exercises=now - EXERCISE_SECONDS,
    )
