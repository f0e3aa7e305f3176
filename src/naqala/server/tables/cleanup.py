"""Deletes what the settings no longer keep, in small batches, so that nobody waits for it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from time import time
from typing import Final

from naqala.server.settings import DAY, Settings
from naqala.server.store.retention import Cutoffs, delete_identity, delete_table
from naqala.server.tables.context import ServerContext

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
        """Each in a transaction of its own: a table is deleted with everything that belongs to it, or not at all."""
        found = await self.context.store.read.expired_tables(cutoffs, BATCH + len(self.tables_in_use()))
        codes = without(found, self.tables_in_use())
        self.deleting = set(codes)
        try:
            for code in codes:
                await self.context.store.write(*delete_table(code))
        finally:
            self.deleting = set()
        return codes

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
    )
