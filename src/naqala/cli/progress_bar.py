"""A progress bar on standard error, shown only on a terminal."""

from __future__ import annotations

import shutil
import sys
from time import monotonic
from typing import Final

BAR_WIDTH: Final = 20
UPDATE_INTERVAL: Final = 0.1  # seconds


class ProgressBar:
    """Use as `with ProgressBar("games") as progress: progress.update(done, total)`; it is erased at the end."""

    def __init__(self, unit: str) -> None:
        self.unit = unit
        self.enabled = sys.stderr.isatty()
        self.started = monotonic()
        self.updated = 0.0

    def __enter__(self) -> ProgressBar:
        return self

    def __exit__(self, *_: object) -> None:
        self.write("")

    def update(self, done: int, total: int, note: str = "") -> None:
        now = monotonic()
        if now - self.updated < UPDATE_INTERVAL and done < total:
            return
        self.updated = now
        left = f"{clock((now - self.started) / done * (total - done))} left" if done else ""
        bar = f"[{'#' * (BAR_WIDTH * done // max(total, 1)):<{BAR_WIDTH}}]"
        self.write("  ".join([part for part in (bar, f"{done}/{total} {self.unit}", note, left) if part]))

    def write(self, line: str) -> None:
        if self.enabled:
            room = shutil.get_terminal_size().columns - 1
            print(f"\r\x1b[K{line[:room]}", end="", file=sys.stderr, flush=True)


def clock(seconds: float) -> str:
    """`1:23:45` or `4:05`."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
