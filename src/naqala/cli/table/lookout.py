"""Somebody who says that a bot is thinking, if it takes long.

A process of its own, for while compiled code thinks no other thread of ours can run.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import Final

SOON: Final = 0.3  # seconds; what takes no longer is not worth saying
WIPE: Final = b"\r\x1b[K"
STANDARD_OUTPUT: Final = 1


class Lookout:
    """Looks out for whoever shares our terminal, and goes when we go."""

    def __init__(self) -> None:
        fork = multiprocessing.get_context("fork")
        self._pipe, far_end = fork.Pipe()
        fork.Process(target=look_out, args=(far_end, self._pipe), daemon=True).start()
        far_end.close()

    @contextlib.contextmanager
    def saying(self, words: bytes) -> Iterator[None]:
        """Say so soon, unless this is over; then wipe it out."""
        with contextlib.suppress(OSError):  # it may be gone: then nothing is said
            self._pipe.send_bytes(words)
        try:
            yield
        finally:
            with contextlib.suppress(OSError, EOFError):
                self._pipe.send_bytes(b"over")
                self._pipe.recv_bytes()  # nothing of it comes any more


def look_out(pipe: Connection, our_end: Connection) -> None:
    our_end.close()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for those at the table
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    with contextlib.suppress(OSError, EOFError):
        while words := pipe.recv_bytes():
            if not pipe.poll(SOON):
                os.write(STANDARD_OUTPUT, words)
                try:
                    pipe.poll(None)
                finally:
                    os.write(STANDARD_OUTPUT, WIPE)
            pipe.recv_bytes()
            pipe.send_bytes(b"wiped")
