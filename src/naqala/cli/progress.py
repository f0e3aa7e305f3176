"""How far a long task is, on one line that is written over, where somebody sits to see it."""

from __future__ import annotations

import shutil
import sys
from time import monotonic
from typing import Final

BAR: Final = 20  # letters
OFTEN: Final = 0.1  # seconds between two looks


class Progress:
    """`with Progress(…) as progress`, then `progress.tell(done, of)`; the line is wiped at the end."""

    def __init__(self, what: str) -> None:
        self.what = what  # what is counted
        self.seen = sys.stderr.isatty()
        self.began = monotonic()
        self.told = 0.0

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        self.write("")

    def tell(self, done: int, of: int, words: str = "") -> None:
        now = monotonic()
        if now - self.told < OFTEN and done < of:
            return
        self.told = now
        left = f"{clock((now - self.began) / done * (of - done))} left" if done else ""
        bar = "#" * (BAR * done // max(of, 1))
        self.write("  ".join([word for word in (f"[{bar:<{BAR}}]", f"{done}/{of} {self.what}", words, left) if word]))

    def write(self, line: str) -> None:
        if self.seen:
            room = shutil.get_terminal_size().columns - 1
            print(f"\r\x1b[K{line[:room]}", end="", file=sys.stderr, flush=True)


def clock(seconds: float) -> str:
    """`1:23:45`, or `4:05`."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
