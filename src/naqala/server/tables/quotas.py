"""How much one person or one network may create. What is stored is counted in the database, by identity.

Networks are counted in memory only, so that the database contains no address; a restart forgets these counts.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

from naqala.server.api_error import ApiError
from naqala.server.rate_limits import RateLimiter
from naqala.server.settings import DAY, Settings
from naqala.server.store.queries import Queries

MAX_NETWORKS: Final = 10_000  # whose open tables are remembered


class Quotas:
    def __init__(self, settings: Settings, read: Queries) -> None:
        self.settings = settings
        self.read = read
        self.new_tables = daily_limiter(settings.tables_per_day)
        self.new_exercises = daily_limiter(settings.exercises_per_day)
        self.new_identities = daily_limiter(settings.identities_per_day)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tables: OrderedDict[str, set[str]] = OrderedDict()  # codes by network; the last used network at the end

    def check_new_identity(self, network: str) -> None:
        if self.settings.limits and network and not self.new_identities.allows(network):
            raise ApiError("limit-reached", "server-too-many-identities")

    @asynccontextmanager
    async def new_table(self, host: str, network: str) -> AsyncIterator[None]:
        """Within it a table may be created; raises if there are too many already. A new identity has no host yet.

        One at a time for each host and network, so that none is created between counting and creating.
        """
        if not self.settings.limits:
            yield
            return
        async with self._lock(f"host {host}" if host else f"new {network}"), self._lock(f"network {network}"):
            await self._check_host(host)
            await self._check_network(network)
            yield

    @asynccontextmanager
    async def new_exercise(self, host: str, network: str) -> AsyncIterator[None]:
        """Within it a table for an exercise may be created, one at a time for each host."""
        if self.settings.limits and network and not self.new_exercises.allows(network):
            raise ApiError("limit-reached", "server-too-many-exercises")
        async with self._lock(f"exercise {host or network}"):
            yield

    def _lock(self, key: str) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())

    async def _check_host(self, host: str) -> None:
        most = self.settings.open_tables_per_identity
        if host and await self.read.open_table_count(host) >= most:
            raise ApiError("limit-reached", "server-too-many-open-games", n=most)

    async def _check_network(self, network: str) -> None:
        if not network:
            return
        most = self.settings.open_tables_per_address
        if len(self._tables.get(network, ())) >= most:
            self._tables[network] = await self.read.still_open(self._tables.get(network, set()))
        if len(self._tables.get(network, ())) >= most:
            raise ApiError("limit-reached", "server-too-many-open-games-network", n=most)
        if not self.new_tables.allows(network):
            raise ApiError("limit-reached", "server-too-many-tables-today")

    def note_table(self, code: str, network: str) -> None:
        """A table was created from this network; called within `new_table`."""
        if not self.settings.limits or not network:
            return
        self._tables.setdefault(network, set()).add(code)
        self._tables.move_to_end(network)
        if len(self._tables) > MAX_NETWORKS:
            self._tables.popitem(last=False)


def daily_limiter(limit: int) -> RateLimiter:
    """A whole day's number at once, then as they come back in the course of a day."""
    return RateLimiter(limit / DAY, limit)
