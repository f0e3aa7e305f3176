"""How much one person or one network may create. What is stored is counted in the database, by identity.

Networks are counted in memory only, so that the database contains no address; a restart forgets these counts.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

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
        self.new_identities = daily_limiter(settings.identities_per_day)
        self._creating: Counter[str] = Counter()  # tables that are being created, by host and by network
        self._tables: OrderedDict[str, set[str]] = OrderedDict()  # codes by network; the last used network at the end

    def check_new_identity(self, network: str) -> None:
        if self.settings.limits and network and not self.new_identities.allows(network):
            raise ApiError(
                "limit-reached",
                "Too many new players came from your network today. Try again in an hour, "
                "or use a browser that has played here before.",
            )

    @asynccontextmanager
    async def new_table(self, host: str, network: str) -> AsyncIterator[None]:
        """Within it a table may be created; raises if there are too many already. No host is a new identity."""
        if not self.settings.limits:
            yield
            return
        keys = [key for key in (f"host {host}" if host else "", f"network {network}" if network else "") if key]
        self._creating.update(keys)
        try:
            await self._check_host(host, self._creating[f"host {host}"])
            await self._check_network(network, self._creating[f"network {network}"])
            yield
        finally:
            self._creating.subtract(keys)
            self._creating += Counter()  # drops those that are zero

    async def _check_host(self, host: str, creating: int) -> None:
        most = self.settings.open_tables_per_identity
        if host and await self.read.open_table_count(host) + creating > most:
            raise ApiError("limit-reached", f"You have {most} open games; finish or leave one first.")

    async def _check_network(self, network: str, creating: int) -> None:
        if not network:
            return
        most = self.settings.open_tables_per_address
        if len(self._tables.get(network, ())) + creating > most:
            self._tables[network] = await self.read.still_open(self._tables.get(network, set()))
        if len(self._tables.get(network, ())) + creating > most:
            raise ApiError(
                "limit-reached", f"There are {most} open games from your network; finish or leave some of them first."
            )
        if not self.new_tables.allows(network):
            raise ApiError("limit-reached", "Too many new tables from your network today; try again in a few minutes.")

    def note_table(self, code: str, network: str) -> None:
        """A table was created from this network."""
        if not self.settings.limits or not network:
            return
        self._tables.setdefault(network, set()).add(code)
        self._tables.move_to_end(network)
        if len(self._tables) > MAX_NETWORKS:
            self._tables.popitem(last=False)


def daily_limiter(limit: int) -> RateLimiter:
    """A whole day's number at once, then as they come back in the course of a day."""
    return RateLimiter(limit / DAY, limit)
