"""What an attack is: how many connections it uses, and what each of them does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from tests.server.attacks.raw_connection import RawConnection

RECONNECTS_PER_SECOND: Final = 200  # of all connections of an attack, unless connecting is the attack


@dataclass(frozen=True)
class Attack:
    name: str
    what: str  # in a few words, for the report
    run: Callable[[RawConnection], Awaitable[None]]  # on one connection, until it is closed
    connections: int = 1  # in total; at least one for each source address
    receive_buffer: int = 0  # bytes; 0 is the system's choice
    at_full_speed: bool = False  # no pause before the next connection
    needs_finished_game: bool = False
    must_be_answered: bool = False  # a request that hangs misses the target

    def pause(self, connections: int) -> float:
        """Seconds before a closed connection is opened again."""
        return 0.0 if self.at_full_speed else connections / RECONNECTS_PER_SECOND
