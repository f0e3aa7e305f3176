"""`naqala serve` with clocks that the test sets forward, and bots that it can hold back.

Usage: python -m tests.server.steered_server FOLDER serve …
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from naqala.bots.bot_pool import BotPool
from naqala.server import server_time
from tests.server.serving import Serving

PASSED = "passed-seconds"
HELD = "bots-are-held"


class SteeredServing(Serving):
    def module(self) -> tuple[str, ...]:
        return ("tests.server.steered_server", str(self.folder))

    def pass_time(self, seconds: float) -> None:
        """Set all clocks forward at once."""
        file, new = self.folder / PASSED, self.folder / "new"
        new.write_text(str(passed_seconds(file) + seconds))
        new.replace(file)

    def hold_bots(self) -> None:
        """From the next start on bots think for ever."""
        (self.folder / HELD).touch()

    def release_bots(self) -> None:
        (self.folder / HELD).unlink()


def passed_seconds(file: Path) -> float:
    return float(file.read_text()) if file.exists() else 0.0


def steer_time(folder: Path) -> None:
    original, file = server_time.now, folder / PASSED
    server_time.now = lambda: original() + passed_seconds(file)


def hold_bots() -> None:
    async def choose(*_: object) -> object:
        return await asyncio.Event().wait()

    BotPool.choose = choose  # type: ignore[method-assign,assignment]


if __name__ == "__main__":
    from naqala.cli import main

    steered = Path(sys.argv.pop(1))
    steer_time(steered)
    if (steered / HELD).exists():
        hold_bots()
    sys.exit(main())
