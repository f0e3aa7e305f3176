"""Somebody who is connected to a table, on one device."""

from __future__ import annotations

import asyncio
from typing import Final

from naqala.engine.things import NOBODY

ROOM: Final = 200  # messages that may wait for a slow line


class Visitor:
    """Speaks for the seats it holds the keys to, looks from one of them, and is told what that seat may know."""

    def __init__(self) -> None:
        self.seats: set[int] = set()
        self.seat: int = NOBODY
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(ROOM)  # None is the end
        self.is_lost = False  # it must come again
        self.overflowed = asyncio.Event()  # too slow to be told even the end

    def tell(self, text: str) -> None:
        if self.is_lost:
            return
        if self.outbox.full():
            self.is_lost = True
            self.overflowed.set()
        else:
            self.outbox.put_nowait(text)

    def dismiss(self) -> None:
        """Say no more; what does not fit before the end is left out."""
        if self.is_lost:
            return
        self.is_lost = True
        if self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)
