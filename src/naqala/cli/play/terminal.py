"""The terminal: printing, prompting, and leaving."""

from __future__ import annotations

import contextlib
import io
import os
import select
import shutil
import signal
import socket
import sys
from collections.abc import Iterator
from types import FrameType
from typing import Final

from naqala.cli.play.styles import ASCII, UNICODE, ColourStyle, Symbols, TextStyle
from naqala.cli.play.thinking_notice import ThinkingNotice
from naqala.locales import Catalog

MAX_LINE_BYTES: Final = 4096  # the rest of a longer input line is dropped
MIN_WIDTH: Final = 20
DUMB_TERMINALS: Final = ("", "dumb", "unknown")
CLEAR_SCREEN: Final = "\x1b[H\x1b[2J"
CLEAR_SCREEN_AND_HISTORY: Final = "\x1b[H\x1b[2J\x1b[3J"


class PlayerLeft(BaseException):
    """The player has left: end of input, Ctrl-C, a closed window, or SIGTERM.

    Not an Exception, so that neither a bot that is deciding nor its referee takes it for an error of the bot.
    """


class Terminal:
    """The screen and keyboard that all players share."""

    def __init__(self, texts: Catalog, style: TextStyle, *, can_clear: bool) -> None:
        self.texts = texts  # in the language of the players
        self.style = style
        self.can_clear = can_clear
        self._waiting = False
        self._leaving = False
        self._wake: socket.socket | None = None  # becomes readable when a signal arrives
        self._notice: ThinkingNotice | None = None

    @staticmethod
    def open(texts: Catalog, *, colour: bool) -> Terminal:
        """The terminal of this process. Colours are used only if they are wanted and supported."""
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        can_clear = sys.stdout.isatty() and os.environ.get("TERM", "") not in DUMB_TERMINALS
        coloured = colour and can_clear and not os.environ.get("NO_COLOR")
        style = ColourStyle(supported_symbols()) if coloured else TextStyle(supported_symbols())
        return Terminal(texts, style, can_clear=can_clear)

    @property
    def is_interactive(self) -> bool:
        return sys.stdin.isatty() and sys.stdout.isatty()

    @property
    def width(self) -> int:
        return max(shutil.get_terminal_size().columns - 1, MIN_WIDTH)

    @property
    def height(self) -> int:
        return shutil.get_terminal_size().lines

    # Output

    def print(self, *lines: str) -> None:
        self._write("".join(f"{line}\n" for line in lines))

    def redraw(self, lines: list[str]) -> None:
        """Clear the screen, if possible, and print the lines."""
        self._write((CLEAR_SCREEN if self.can_clear else "\n") + "".join(f"{line}\n" for line in lines))

    def erase(self) -> None:
        """Remove everything shown so far, including the scroll-back; without a screen, scroll it away."""
        self._write(CLEAR_SCREEN_AND_HISTORY if self.can_clear else "\n" * max(self.height, 50))

    def _write(self, text: str) -> None:
        try:
            sys.stdout.write(text)
            sys.stdout.flush()
        except OSError:
            discard_output()
            raise PlayerLeft from None

    # Input

    def ask(self, prompt: str) -> str:
        """Print the prompt and read a line, with control characters removed."""
        self._write(prompt)
        line = self._read().decode(errors="replace")
        return "".join(letter if letter.isprintable() else " " for letter in line).strip()

    def _read(self) -> bytes:
        try:
            with self._interruptible():
                self._wait_for_line()
                line = rest = sys.stdin.buffer.readline(MAX_LINE_BYTES)
                while rest and not rest.endswith(b"\n"):
                    rest = sys.stdin.buffer.readline(MAX_LINE_BYTES)
        except OSError:
            raise PlayerLeft from None
        if not line:
            raise PlayerLeft
        return line

    def _wait_for_line(self) -> None:
        """A signal that arrives just before a read does not interrupt it; so wait for either, then read."""
        while self._wake is not None and sys.stdin.isatty():
            ready, _, _ = select.select([sys.stdin, self._wake], [], [])
            if self._wake not in ready:
                return
            self._wake.recv(4096)
            self.check_signals()

    # Waiting

    @contextlib.contextmanager
    def _interruptible(self) -> Iterator[None]:
        """A signal to leave raises PlayerLeft at once inside this block."""
        self._waiting = True
        try:
            self.check_signals()
            yield
        finally:
            self._waiting = False

    @contextlib.contextmanager
    def waiting_for(self, name: str) -> Iterator[None]:
        """While a bot decides: show a notice if that takes long and the notice can be erased."""
        thinking = self.texts.text("terminal-thinking", name=name)
        text = f"{thinking}{self.style.symbols.ellipsis}"[: self.width]
        with self._notice_of(text) if self.can_clear else contextlib.nullcontext(), self._interruptible():
            yield

    def _notice_of(self, text: str) -> contextlib.AbstractContextManager[None]:
        try:
            self._notice = self._notice or ThinkingNotice()
        except (OSError, ValueError):  # no process can be forked
            return contextlib.nullcontext()
        return self._notice.showing(text.encode(sys.stdout.encoding or "ascii", "replace"))

    # Leaving

    def check_signals(self) -> None:
        """Raise PlayerLeft if a signal to leave arrived since the last check."""
        if self._leaving:
            raise PlayerLeft

    def _leave(self, _signal: int, _frame: FrameType | None) -> None:
        self._leaving = True
        if self._waiting:
            self._waiting = False
            raise PlayerLeft

    @contextlib.contextmanager
    def handling_signals(self) -> Iterator[None]:
        """Ctrl-C, a closed window and SIGTERM end the game between two actions, never within one."""
        names = [name for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
        before = {name: signal.signal(getattr(signal, name), self._leave) for name in names}
        try:
            with self._waking_up():
                yield
        finally:
            for name, handler in before.items():
                signal.signal(getattr(signal, name), handler)

    @contextlib.contextmanager
    def _waking_up(self) -> Iterator[None]:
        """Python writes to a socket whenever a signal arrives; only POSIX can wait for it and the keyboard at once."""
        if os.name != "posix":
            yield
            return
        self._wake, writer = socket.socketpair()
        writer.setblocking(False)
        before = signal.set_wakeup_fd(writer.fileno(), warn_on_full_buffer=False)
        try:
            yield
        finally:
            signal.set_wakeup_fd(before)
            self._wake.close()
            writer.close()
            self._wake = None


def supported_symbols() -> Symbols:
    try:
        "♣♜│─┼…→".encode(sys.stdout.encoding or "ascii")
    except (UnicodeError, LookupError):
        return ASCII
    return UNICODE


def discard_output() -> None:
    """Redirect standard output to the null device, so that flushing the buffer at exit cannot fail."""
    with contextlib.suppress(OSError, ValueError):
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, sys.stdout.fileno())
        os.close(null)
