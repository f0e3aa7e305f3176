"""Which connections are admitted: caps per address and in total, and which connection makes room for another."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Final

from naqala.server.rate_limits import RateLimiter
from naqala.server.transport.log_limiter import LogLimiter
from naqala.server.transport.newcomer_queue import NewcomerQueue
from naqala.server.transport.transport_limits import TransportLimits
from naqala.server.transport.trusted_proxies import TrustedProxies

if TYPE_CHECKING:
    from naqala.server.transport.guarded_connection import GuardedConnection

SWEEP_SECONDS: Final = 0.5  # between two checks of all deadlines
MAX_BANS: Final = 10_000


class ConnectionCaps:
    def __init__(self, limits: TransportLimits, proxies: TrustedProxies) -> None:
        self.limits = limits
        self.proxies = proxies
        self.log_limiter = LogLimiter()
        self.newcomers = NewcomerQueue()
        self.requests = RateLimiter(limits.requests_per_second, limits.request_burst)
        self._connects = RateLimiter(limits.connects_per_second, limits.connect_burst)
        self._malformed = RateLimiter(limits.malformed_per_second, limits.malformed_burst)
        self._banned_until: dict[str, float] = {}
        self._open: dict[str, dict[GuardedConnection, None]] = {}  # by network, oldest first
        self._total = 0
        self._sweep: asyncio.TimerHandle | None = None

    # Admission

    def admit(self, connection: GuardedConnection) -> bool:
        reason = self.reason_to_refuse(connection)
        if reason is not None:
            self.log_limiter.count(f"connections refused: {reason}", connection.network)
            return False
        self._open.setdefault(connection.network, {})[connection] = None
        self._total += 1
        if self._sweep is None:
            self._sweep = connection.loop.call_later(SWEEP_SECONDS, self.sweep, connection.loop)
        return True

    def reason_to_refuse(self, connection: GuardedConnection) -> str | None:
        network = connection.network
        if self.is_limited(connection):
            if self.is_banned(network):
                return "too many malformed requests from this address"
            if not self._connects.allows(network):
                return "too many new connections from this address"
            self.close_waiting(network)
            if len(self._open.get(network, ())) >= self.limits.connections_per_address:
                return "too many connections from this address"
        if self._total >= self.limits.max_connections and not self.make_room(network):
            return "the server is full"
        return None

    def is_limited(self, connection: GuardedConnection) -> bool:
        """A trusted proxy speaks for many clients: the app limits them by the addresses it forwards."""
        return self.limits.by_address and not connection.is_proxy

    def remove(self, connection: GuardedConnection) -> None:
        same_network = self._open.get(connection.network, {})
        if connection in same_network:
            del same_network[connection]
            self._total -= 1
        if not same_network:
            self._open.pop(connection.network, None)

    # Making room

    def close_waiting(self, network: str) -> None:
        """If too many connections of this address wait for a request, close the oldest of them."""
        connections = self._open.get(network, {})
        if len(connections) < self.limits.waiting_per_address:
            return
        waiting = [connection for connection in connections if connection.is_waiting]
        if len(waiting) >= self.limits.waiting_per_address and waiting[0].age > self.limits.waiting_seconds:
            self.log_limiter.count("connection closed: too many of this address wait for a request", network)
            self.close(waiting[0])

    def make_room(self, network: str) -> bool:
        """Close a connection of the address that has the most: one that has not joined a table if possible."""
        victim = self.busiest_newcomer(network) or self.newest_of_the_busiest(network)
        if victim is None:
            return False
        self.log_limiter.count("connection closed: the server is full", victim.network)
        self.close(victim)
        return True

    def busiest_newcomer(self, network: str) -> GuardedConnection | None:
        """Of the addresses that have no fewer connections than the one that asks."""
        own = len(self._open.get(network, ()))
        busy = [found for found in self._open.values() if len(found) >= own]
        newcomers = [[each for each in found if not each.is_established] for found in busy]
        most: list[GuardedConnection] = max(newcomers, key=len, default=[])
        return most[0] if most else None

    def newest_of_the_busiest(self, network: str) -> GuardedConnection | None:
        """None if that address has hardly more connections than the one that asks."""
        limited = [name for name, found in self._open.items() if self.is_limited(next(iter(found)))]
        busiest = max(limited, key=lambda name: len(self._open[name]), default=network)
        if len(self._open.get(busiest, ())) <= len(self._open.get(network, ())) + 1:
            return None
        return next(reversed(self._open[busiest]))

    def close(self, connection: GuardedConnection) -> None:
        self.remove(connection)
        connection.abort()

    # Malformed requests

    def count_malformed(self, connection: GuardedConnection, cost: float = 1.0) -> None:
        """Ban an address for a while if it sends too many."""
        network = connection.network
        self.log_limiter.count("malformed requests or floods", network)
        if self.is_limited(connection) and self._malformed.bucket(network).charge(cost):
            if len(self._banned_until) >= MAX_BANS:
                self._banned_until.clear()
            self._banned_until[network] = monotonic() + self.limits.ban_seconds

    def is_banned(self, network: str) -> bool:
        until = self._banned_until.get(network)
        if until is not None and until <= monotonic():
            del self._banned_until[network]
            return False
        return until is not None

    # Deadlines

    def sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        """Close connections whose time is up; one timer for all is cheaper than one for each."""
        now = monotonic()
        for connection in [each for found in self._open.values() for each in found]:
            connection.check_deadlines(now)
        self.log_limiter.flush()
        self._sweep = loop.call_later(SWEEP_SECONDS, self.sweep, loop) if self._open else None
