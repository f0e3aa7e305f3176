"""A pseudo-terminal with `naqala play` in it, driven as a person would."""

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

PATIENCE = 60.0  # seconds, on a busy machine
PROMPT = r"(Blue|Pink|Orange|Black)(\x1b\[0m)?> $"
ESCAPE = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


class Gone(Exception):
    """The game has left the terminal."""


class Sitting:
    """Somebody who sits at a terminal and plays."""

    def __init__(self, home: Path, *words: str, columns: int = 80, lines: int = 24, **environment: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        around = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "naqala", "play", *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**around, "NAQALA_HOME": str(home), "TERM": "xterm", "PYTHONIOENCODING": "utf-8", **environment},
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(slave)
        self.seen = b""  # everything since the start
        self.new = ""  # what came since the last thing typed

    def __enter__(self) -> Sitting:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.hang_up()

    def hang_up(self) -> None:
        """Close the window."""
        with contextlib.suppress(OSError):
            os.close(self.master)

    def until(self, pattern: str) -> str:
        """Read until this stands at the end of something; all that came."""
        deadline = time.monotonic() + PATIENCE
        while not re.search(pattern, self.new):
            ready, _, _ = select.select([self.master], [], [], max(0.0, deadline - time.monotonic()))
            if not ready:
                raise AssertionError(f"No {pattern!r} came, but:\n{self.new[-3000:]}")
            self.take_in()
        return self.new

    def take_in(self) -> None:
        try:
            came = os.read(self.master, 65536)
        except OSError:  # Linux says so when the other end is closed
            came = b""
        if not came:
            raise Gone(self.new)
        self.seen += came
        self.new = plain(self.new + came.decode(errors="replace").replace("\r\n", "\n"))

    def type(self, line: str | bytes, until: str = PROMPT) -> str:
        """A line and Enter; what comes up to the next prompt."""
        self.new = ""
        os.write(self.master, (line.encode() if isinstance(line, str) else line) + b"\n")
        return self.until(until)

    def leave_by(self, line: bytes) -> str:
        """Type this, and read to the end."""
        os.write(self.master, line)
        return self.to_the_end()

    def to_the_end(self) -> str:
        self.new = ""
        with contextlib.suppress(Gone):
            while True:
                self.take_in()
        self.process.wait(PATIENCE)
        return self.new

    def signal(self, name: str) -> None:
        os.kill(self.process.pid, getattr(signal, name))

    @property
    def screen(self) -> str:
        """All that was written since the screen was last cleared."""
        return plain(self.seen.rpartition(b"\x1b[2J")[2].decode()).strip()

    # Playing

    def answer_anyhow(self) -> None:
        """To any question some answer: the cheapest free spot, the first option."""
        if "(B1)" not in self.new:
            self.type("1")
            return
        free = re.findall(r"^Bid +(\d+)", self.new, re.MULTILINE)
        self.type(free[-1])


def plain(text: str) -> str:
    return ESCAPE.sub("", text)


@contextlib.contextmanager
def sitting(home: Path, *words: str, columns: int = 80, lines: int = 24, **environment: str) -> Iterator[Sitting]:
    """Seated, with the first question on the screen."""
    with Sitting(home, *words, columns=columns, lines=lines, **environment) as seat:
        seat.until(PROMPT)
        yield seat
