"""Which clients are connected to a table, and for how long players are absent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from naqala.server.tables.client import Client

MAX_SPECTATOR_NAMES: Final = 20


class Presence:
    def __init__(self, now: Callable[[], float]) -> None:
        """`now` is the time in which absence is measured."""
        self.now = now
        self.clients: set[Client] = set()
        self._started_at = self.now()
        self._last_active: dict[int, float] = {}  # by seat
        self._disconnected_at: dict[int, float] = {}  # by seat

    def start_game(self) -> None:
        """Time before the start does not count as absence."""
        self._started_at = self.now()

    def mark_active(self, seat: int) -> None:
        self._last_active[seat] = self.now()

    def seats(self) -> set[int]:
        return {seat for client in self.clients for seat in client.seats}

    def is_connected(self, seat: int) -> bool:
        return any(seat in client.seats for client in self.clients)

    @property
    def spectators(self) -> int:
        return sum(not client.seats for client in self.clients)

    def spectator_names(self) -> list[str]:
        """The names of spectators who have chosen one, each person once; a bounded number of them, in order."""
        named = {client.identity: client.name for client in self.clients if not client.seats and client.name}
        return sorted(named.values())[:MAX_SPECTATOR_NAMES]

    def spectators_from(self, network: str) -> int:
        return sum(not client.seats and client.network == network for client in self.clients)

    def add(self, client: Client) -> set[int]:
        """Returns the seats that were not connected before."""
        before = self.seats()
        self.clients.add(client)
        return self.seats() - before

    def remove(self, client: Client) -> set[int]:
        """Returns the seats that are no longer connected."""
        before = self.seats()
        self.clients.discard(client)
        return self._note_disconnected(before - self.seats())

    def take_seats(self, client: Client, seats: set[int]) -> set[int]:
        """The client loses these seats but stays; returns the seats that are no longer connected."""
        before = self.seats()
        client.seats.difference_update(seats)
        return self._note_disconnected(before - self.seats())

    def _note_disconnected(self, seats: set[int]) -> set[int]:
        for seat in seats:
            self._disconnected_at[seat] = self.now()
        return seats

    def network(self, host_seats: set[int]) -> str:
        """Where the table is played from: by the host if connected, else by another player, else by a spectator."""
        ranked = sorted([(not client.seats & host_seats, not client.seats, client.network) for client in self.clients])
        return ranked[0][-1] if ranked else ""

    def absent_seconds(self, seat: int) -> float:
        """For how long a seat has been disconnected; a connected player is never absent."""
        if self.is_connected(seat):
            return 0.0
        return self.now() - max(
            self._disconnected_at.get(seat, 0.0), self._last_active.get(seat, 0.0), self._started_at
        )
