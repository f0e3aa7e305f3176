"""A process that works for this one, with what comes through its pipe."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable
from multiprocessing import resource_tracker
from typing import Final

SPAWN: Final = multiprocessing.get_context("spawn")


class Hand:
    """One process and the pipe to it."""

    def __init__(self, work: Callable[..., None], *things: object) -> None:
        """It works with the far end of the pipe and with these things."""
        self.pipe, far_end = SPAWN.Pipe()
        self.process = SPAWN.Process(target=work, args=(far_end, *things), daemon=True)
        # Ctrl-C is not for it; who is born while it is blocked never hears it. The tracker would lift the block.
        resource_tracker.ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            self.process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        far_end.close()

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()
