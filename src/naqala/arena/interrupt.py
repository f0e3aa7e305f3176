"""Ctrl-C during long work."""

from __future__ import annotations

import signal
import threading
from types import FrameType


class InterruptHandler:
    """The first Ctrl-C asks to end in an orderly way; a second one aborts at once."""

    def __init__(self) -> None:
        self.requested = False
        self.installed = threading.current_thread() is threading.main_thread()

    def __enter__(self) -> InterruptHandler:
        if self.installed:
            self.before = signal.signal(signal.SIGINT, self.handle)
        return self

    def __exit__(self, *_: object) -> None:
        if self.installed:
            signal.signal(signal.SIGINT, self.before)

    def handle(self, _number: int, _frame: FrameType | None) -> None:
        if self.requested:
            raise KeyboardInterrupt
        self.requested = True
