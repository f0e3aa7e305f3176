"""Asking a bot under a time limit: the one way in which arena, server and terminal do it."""

from __future__ import annotations

import _thread
import signal
import threading
from collections.abc import Callable, Sequence
from time import perf_counter
from traceback import format_exception_only
from types import FrameType
from typing import Final

from naqala.engine.actions import Action
from naqala.engine.memory import Memory

DECISION_SECONDS: Final = 10.0  # default limit for one decision
STOP_GRACE_SECONDS: Final = 1.0  # beyond the limit, until the process of a bot that ignores signals is killed
MAX_REASON_LENGTH: Final = 200
HAS_TIMER: Final = hasattr(signal, "setitimer")  # not on Windows

Chooser = Callable[[Memory], object]  # usually the method `choose` of a bot


class BotFailed(Exception):
    """A bot gave no legal answer in time. The text says why, as the rest of a sentence about the bot."""


class TimeLimitReached(BaseException):
    """Raised in the bot when its time is over. Not an Exception, so that a bot that catches those is stopped too."""


class TimeLimit:
    """Raises TimeLimitReached after some seconds, in the main thread only: other threads receive no signals.

    Compiled code cannot be interrupted. To be sure, run the bot in a process that can be killed.
    """

    def __init__(self, seconds: float) -> None:
        self.is_active = threading.current_thread() is threading.main_thread()
        self.alarm: SystemAlarm | ThreadAlarm = SystemAlarm(seconds) if HAS_TIMER else ThreadAlarm(seconds)

    def __enter__(self) -> None:
        if self.is_active:
            self.before = signal.signal(self.alarm.signal, raise_time_limit)
            self.alarm.start()

    def __exit__(self, *_: object) -> None:
        if self.is_active:
            self.alarm.stop()
            signal.signal(self.alarm.signal, self.before)


class SystemAlarm:
    """The timer of POSIX, which also interrupts waiting."""

    def __init__(self, seconds: float) -> None:
        self.signal = signal.SIGALRM
        self.seconds = seconds

    def start(self) -> None:
        signal.setitimer(signal.ITIMER_REAL, self.seconds)

    def stop(self) -> None:
        signal.setitimer(signal.ITIMER_REAL, 0)


class ThreadAlarm:
    """A thread that simulates a signal: for systems without such a timer. It does not interrupt a bot that waits."""

    def __init__(self, seconds: float) -> None:
        self.signal = signal.SIGABRT  # exists everywhere, and nothing else of Naqala handles it
        self.timer = threading.Timer(seconds, _thread.interrupt_main, (self.signal,))
        self.timer.daemon = True

    def start(self) -> None:
        self.timer.start()

    def stop(self) -> None:
        self.timer.cancel()
        self.timer.join()  # or it could still interrupt the next decision


def raise_time_limit(_number: int, _frame: FrameType | None) -> None:
    raise TimeLimitReached


def choose_in_time(choose: Chooser, memory: Memory, options: Sequence[Action], limit: float) -> tuple[Action, float]:
    """The answer of a bot and the seconds it took. Raises BotFailed if it raises, is late or answers no option."""
    started = perf_counter()
    try:
        with TimeLimit(limit):
            answer = choose(memory)
    except TimeLimitReached:
        raise too_late(limit) from None
    except (Exception, SystemExit) as error:  # noqa: BLE001  (a bot may raise anything)
        raise BotFailed(shorten(f"raised {format_exception_only(error)[-1]}")) from None
    seconds = perf_counter() - started
    if seconds > limit:
        raise too_late(limit)
    if not isinstance(answer, Action) or answer not in options:
        raise BotFailed(shorten(f"answered {describe(answer)}, which is no option"))
    return answer, seconds


def too_late(limit: float) -> BotFailed:
    return BotFailed(f"took longer than {limit:g} s")


def killed_too_late(limit: float) -> str:
    """The reason if the process of the bot had to be killed."""
    return f"took longer than {limit:g} s, and had to be stopped"


def process_ended(exit_code: int | None) -> str:
    """The reason if the bot ended its own process."""
    return f"ended its process (exit code {exit_code})"


def describe(answer: object) -> str:
    """A text about an answer that does not run code of the bot."""
    if isinstance(answer, Action) or type(answer) in (int, float, str, bool, type(None)):
        return repr(answer)
    return f"something of the type {type(answer).__name__}"


def shorten(text: str) -> str:
    """On one line, and not too long."""
    line = " ".join(text.split())
    return line if len(line) <= MAX_REASON_LENGTH else line[: MAX_REASON_LENGTH - 1] + "…"
