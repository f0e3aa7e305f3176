"""A connected client, as seen by the table."""

from __future__ import annotations

import asyncio
from typing import Final

from naqala.engine.components import NOBODY
from naqala.server.addresses import network_of

MAX_PENDING_MESSAGES: Final = 200


class Client:
    """Plays the seats it has keys for and views the game from one of them, or as a spectator."""

    def __init__(self, address: str = "") -> None:
        self.address = address
        self.network = network_of(address)  # what limits count by
        self.owner = ""  # the identity whose browser it is, if it has one; it may hold keys of other people's seats
        self.identity = ""  # of a spectator, if the browser has one
        self.name = ""  # of a spectator who has chosen one
        self.seats: set[int] = set()
        self.keys: dict[int, bytes] = {}  # by seat, the digest of the key that it was opened with
        self.seat: int = NOBODY
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(MAX_PENDING_MESSAGES)  # None closes the connection
        self.is_closed = False
        self.overflowed = asyncio.Event()  # too slow even to receive the end

    def send(self, text: str) -> None:
        """Queue a message; a client whose queue is full is disconnected."""
        if self.is_closed:
            return
        if self.outbox.full():
            self.is_closed = True
            self.overflowed.set()
        else:
            self.outbox.put_nowait(text)

    def disconnect(self) -> None:
        """Close the connection after the queued messages; drops one if the queue is full."""
        if self.is_closed:
            return
        self.is_closed = True
        if self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)
