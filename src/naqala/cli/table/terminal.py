"""The terminal: what is said and asked there, and how one leaves it."""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import signal
import sys
from collections.abc import Iterator
from types import FrameType
from typing import TYPE_CHECKING, Final

from naqala.cli.table.ink import FANCY, PLAIN, ColouredInk, Ink, Signs

if TYPE_CHECKING:
    from naqala.cli.table.lookout import Lookout

LONGEST: Final = 4096  # bytes of a line that are read; the rest of it is dropped
NARROWEST: Final = 20
SCREENLESS: Final = ("", "dumb", "unknown")
REDRAW: Final = "\x1b[H\x1b[2J"
FORGET: Final = "\x1b[H\x1b[2J\x1b[3J"  # what was scrolled away too


class Left(BaseException):
    """The player has left: end of input, Ctrl-C, a closed window, a kind signal.

    Not an Exception: a bot that is thinking meanwhile, and whoever judges it, must not take it for a mistake.
    """


class Terminal:
    """Where one keyboard and one screen are shared."""

    def __init__(self, ink: Ink, *, moves: bool) -> None:
        self.ink = ink
        self.moves = moves  # can the screen be cleared and drawn anew?
        self._waiting = False
        self._leaving = False
        self._lookout: Lookout | None = None

    @staticmethod
    def open(*, colour: bool) -> Terminal:
        """What this process has, with colour only if it is wanted."""
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        moves = sys.stdout.isatty() and os.environ.get("TERM", "") not in SCREENLESS
        coloured = colour and moves and not os.environ.get("NO_COLOR")
        return Terminal(ColouredInk(signs()) if coloured else Ink(signs()), moves=moves)

    @property
    def is_answered(self) -> bool:
        """Does somebody sit at the keyboard?"""
        return sys.stdin.isatty() and sys.stdout.isatty()

    @property
    def width(self) -> int:
        return max(shutil.get_terminal_size().columns - 1, NARROWEST)

    @property
    def height(self) -> int:
        return shutil.get_terminal_size().lines

    # Saying

    def say(self, *lines: str) -> None:
        self._write("".join(f"{line}\n" for line in lines))

    def redraw(self, lines: list[str]) -> None:
        """The screen anew; in a place without a screen, further down."""
        self._write((REDRAW if self.moves else "\n") + "".join(f"{line}\n" for line in lines))

    def forget(self) -> None:
        """Nothing that was shown can be read any more."""
        self._write(FORGET if self.moves else "\n" * max(self.height, 50))

    def _write(self, text: str) -> None:
        try:
            sys.stdout.write(text)
            sys.stdout.flush()
        except OSError:
            silence()
            raise Left from None

    # Asking

    def ask(self, prompt: str) -> str:
        """A line, without the control characters in it."""
        self._write(prompt)
        said = self._read().decode(errors="replace")
        return "".join(letter if letter.isprintable() else " " for letter in said).strip()

    def _read(self) -> bytes:
        try:
            with self._waits():
                line = more = sys.stdin.buffer.readline(LONGEST)
                while more and not more.endswith(b"\n"):
                    more = sys.stdin.buffer.readline(LONGEST)
        except OSError:
            raise Left from None
        if not line:
            raise Left
        return line

    # Waiting

    @contextlib.contextmanager
    def _waits(self) -> Iterator[None]:
        """Whoever wants to leave meanwhile leaves at once."""
        self._waiting = True
        try:
            self.check()
            yield
        finally:
            self._waiting = False

    @contextlib.contextmanager
    def bearing_with(self, name: str) -> Iterator[None]:
        """While somebody thinks; if it takes long, and the screen can be wiped, that is said meanwhile."""
        said = f"{name} is thinking{self.ink.signs.ellipsis}"[: self.width]
        with self._saying(said) if self.moves else contextlib.nullcontext(), self._waits():
            yield

    def _saying(self, words: str) -> contextlib.AbstractContextManager[None]:
        from naqala.cli.table.lookout import Lookout

        try:
            self._lookout = self._lookout or Lookout()
        except (OSError, ValueError):  # a machine that has no process to spare
            return contextlib.nullcontext()
        return self._lookout.saying(words.encode(sys.stdout.encoding or "ascii", "replace"))

    # Leaving

    def check(self) -> None:
        """Leave now if that was asked for while nobody was waiting."""
        if self._leaving:
            raise Left

    def _leave(self, _signal: int, _frame: FrameType | None) -> None:
        self._leaving = True
        if self._waiting:
            self._waiting = False
            raise Left

    @contextlib.contextmanager
    def minding_signals(self) -> Iterator[None]:
        """Ctrl-C, a closed window and a kind kill leave by the door, between two actions."""
        names = [name for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
        before = {name: signal.signal(getattr(signal, name), self._leave) for name in names}
        try:
            yield
        finally:
            for name, handler in before.items():
                signal.signal(getattr(signal, name), handler)


def signs() -> Signs:
    try:
        "♣♜│─┼…→".encode(sys.stdout.encoding or "ascii")
    except (UnicodeError, LookupError):
        return PLAIN
    return FANCY


def silence() -> None:
    """Nobody reads any more; what is still buffered must not fail when the process ends."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
