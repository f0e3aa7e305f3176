"""A notice on the terminal while a bot takes long to decide.

It runs in a process of its own: while compiled code runs, no other thread of this process can.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import Final

DELAY: Final = 0.3  # seconds before the notice appears
ERASE_LINE: Final = b"\r\x1b[K"
STANDARD_OUTPUT: Final = 1


class ThinkingNotice:
    """A child process that shows a notice on our terminal and exits when we exit."""

    def __init__(self) -> None:
        fork = multiprocessing.get_context("fork")
        self._pipe, child_pipe = fork.Pipe()
        fork.Process(target=show_notices, args=(child_pipe, self._pipe), daemon=True).start()
        child_pipe.close()

    @contextlib.contextmanager
    def showing(self, text: bytes) -> Iterator[None]:
        """Show the text if the block takes longer than DELAY, and erase it afterwards."""
        with contextlib.suppress(OSError):  # the child may have been killed: then there is no notice
            self._pipe.send_bytes(text)
        try:
            yield
        finally:
            with contextlib.suppress(OSError, EOFError):
                self._pipe.send_bytes(b"done")
                self._pipe.recv_bytes()  # wait until the notice is erased


def show_notices(pipe: Connection, parent_pipe: Connection) -> None:
    """The loop of the child process."""
    parent_pipe.close()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the game
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    with contextlib.suppress(OSError, EOFError):
        while text := pipe.recv_bytes():
            if not pipe.poll(DELAY):
                os.write(STANDARD_OUTPUT, text)
                try:
                    pipe.poll(None)
                finally:
                    os.write(STANDARD_OUTPUT, ERASE_LINE)
            pipe.recv_bytes()
            pipe.send_bytes(b"erased")
