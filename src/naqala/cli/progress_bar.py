"""A progress bar on standard error, shown only on a terminal."""

from __future__ import annotations

import sys
from time import monotonic
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.progress import Progress

UPDATE_INTERVAL: Final = 0.1  # seconds


class ProgressBar:
    """Use as `with ProgressBar("games") as progress: progress.update(done, total)`; it is erased at the end."""

    def __init__(self, unit: str) -> None:
        self.bar = make_bar(unit) if sys.stderr.isatty() else None
        self.updated = 0.0

    def __enter__(self) -> ProgressBar:
        return self

    def __exit__(self, *_: object) -> None:
        self.hide()

    def update(self, done: int, total: int, note: str = "") -> None:
        now = monotonic()
        if self.bar and (now - self.updated >= UPDATE_INTERVAL or done >= total):
            self.updated = now
            self.bar.start()
            self.bar.update(self.bar.task_ids[0], completed=done, total=total, note=note, refresh=True)

    def hide(self) -> None:
        """Make room for other output; the next update shows the bar again."""
        if self.bar:
            self.bar.stop()


def make_bar(unit: str) -> Progress:
    """Nothing refreshes it by itself: a thread would be unsafe where processes are forked."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    bar = Progress(
        BarColumn(), MofNCompleteColumn(), TextColumn(unit), TextColumn("{task.fields[note]}"), TimeRemainingColumn(),
        console=Console(stderr=True), auto_refresh=False, transient=True, redirect_stdout=False, redirect_stderr=False,
    )  # fmt: skip
    bar.add_task("", total=None, note="")
    return bar
