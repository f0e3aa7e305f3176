"""The time between the start of a game and its deal, in which players reveal their contributions."""

from __future__ import annotations

import asyncio
from contextlib import suppress


class RevealPhase:
    """A start that waits for values. `dealing` is done when the game is dealt, or when the start has failed."""

    def __init__(self) -> None:
        self.dealing: asyncio.Task[None] | None = None
        self._ended = asyncio.Event()

    def end(self) -> None:
        """All values are known, or nobody waits for them any more."""
        self._ended.set()

    async def wait(self, seconds: float) -> None:
        """Wait until the phase is ended, but not longer than this."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._ended.wait()
