"""Runs `naqala play`, or another command, in a pseudo-terminal and types like a player."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

OUTPUT_TIMEOUT = 60.0  # seconds; long, for busy machines
PROMPT = r"(Blue|Pink|Orange|Black)(\x1b\[0m)?> $"
ESCAPE = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


class Closed(Exception):
    """The game has closed the terminal."""


class TypingPlayer:
    """A player at a terminal."""

    def __init__(
        self, home: Path, *words: str, command: str = "play", columns: int = 80, lines: int = 24, **environment: str
    ) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        inherited = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "naqala", command, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**inherited, "NAQALA_HOME": str(home), "TERM": "xterm", "PYTHONIOENCODING": "utf-8", **environment},
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(slave)
        self.output = b""  # everything since the start
        self.new = ""  # output since the last input

    def __enter__(self) -> TypingPlayer:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.close_window()

    def close_window(self) -> None:
        with contextlib.suppress(OSError):
            os.close(self.master)

    def until(self, pattern: str) -> str:
        """Read until the new output matches; return it."""
        deadline = time.monotonic() + OUTPUT_TIMEOUT
        while not re.search(pattern, self.new):
            ready, _, _ = select.select([self.master], [], [], max(0.0, deadline - time.monotonic()))
            if not ready:
                raise AssertionError(f"{pattern!r} was not printed, but:\n{self.new[-3000:]}")
            self.read_some()
        return self.new

    def read_some(self) -> None:
        try:
            chunk = os.read(self.master, 65536)
        except OSError:  # on Linux, when the other end is closed
            chunk = b""
        if not chunk:
            raise Closed(self.new)
        self.output += chunk
        self.new = plain(self.new + chunk.decode(errors="replace").replace("\r\n", "\n"))

    def type(self, line: str | bytes, until: str = PROMPT) -> str:
        """Type a line and Enter; return the output up to the next prompt."""
        self.new = ""
        os.write(self.master, (line.encode() if isinstance(line, str) else line) + b"\n")
        return self.until(until)

    def leave_by(self, line: bytes) -> str:
        """Type this and return the rest of the output."""
        os.write(self.master, line)
        return self.to_the_end()

    def to_the_end(self) -> str:
        self.new = ""
        with contextlib.suppress(Closed):
            while True:
                self.read_some()
        self.process.wait(OUTPUT_TIMEOUT)
        return self.new

    def signal(self, name: str) -> None:
        os.kill(self.process.pid, getattr(signal, name))

    @property
    def screen(self) -> str:
        """The output since the screen was last cleared."""
        return plain(self.output.rpartition(b"\x1b[2J")[2].decode()).strip()

    # Playing

    def answer_anything(self) -> None:
        """Answer any prompt: bid for the cheapest free spot, or choose the first option."""
        if "(B1)" not in self.new:
            self.type("1")
            return
        free = re.findall(r"^Bid +(\d+)", self.new, re.MULTILINE)
        self.type(free[-1])


def plain(text: str) -> str:
    return ESCAPE.sub("", text)


@contextlib.contextmanager
def playing(home: Path, *words: str, columns: int = 80, lines: int = 24, **environment: str) -> Iterator[TypingPlayer]:
    """A player who sees the first prompt."""
    with TypingPlayer(home, *words, columns=columns, lines=lines, **environment) as player:
        player.until(PROMPT)
        yield player
