"""Asks bots and sees to it that the game goes on: who raises, is late or answers nonsense forfeits the decision."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from traceback import format_exception_only
from types import FrameType
from typing import Final

from naqala.bots.bot import Bot
from naqala.bots.roster import ROSTER, named
from naqala.engine.actions import Action
from naqala.engine.game import Game

LIMIT: Final = 10.0  # seconds for a decision
LONGEST: Final = 200  # letters of what is said of a mishap


@dataclass(frozen=True)
class Answer:
    """What is to be played, how long the bot thought, and, if that is not its own answer, why."""

    action: Action
    seconds: float
    forfeit: str = ""


class Mishap(Exception):
    """A bot that gave no answer, and why."""


class Late(BaseException):
    """Out of time. Not an Exception: a bot that catches all of those is late nevertheless."""


def substitute() -> str:
    """Who answers for a bot that forfeits."""
    return "greedy" if "greedy" in ROSTER else "random"


class Referee:
    """Of one game. In the main thread a bot is stopped when its time is up; elsewhere only its late answer is refused.

    Compiled code cannot be stopped: whoever must not wait for it asks in a process that can be ended, and then calls
    `answer_for`.
    """

    def __init__(
        self, seed: int, limit: float = LIMIT, stand_in: str = "", begins: Callable[[], None] = lambda: None
    ) -> None:
        self.seed = seed  # the stand-in's
        self.limit = limit
        self.stand_in = stand_in or substitute()
        self.begins = begins  # called whenever somebody begins to think

    def ask(self, bot: Bot, game: Game) -> Answer:
        """The answer of the bot whose turn it is, or the stand-in's."""
        began = perf_counter()
        try:
            action, seconds = self.answer(bot, game)
        except Mishap as mishap:
            spent = perf_counter() - began
            return self.answer_for(game, str(mishap), spent)
        return Answer(action, seconds)

    def answer_for(self, game: Game, why: str, seconds: float) -> Answer:
        """The stand-in's; should it fail too, the first option."""
        try:
            action, _ = self.answer(named(self.stand_in, self.seed + len(game.log)), game)
        except Mishap as mishap:
            return Answer(game.options[0], seconds, f"{why}; {self.stand_in}, in its place, {mishap}")
        return Answer(action, seconds, why)

    def answer(self, bot: Bot, game: Game) -> tuple[Action, float]:
        memory = game.memory(game.seat)
        self.begins()
        began = perf_counter()
        try:
            with Alarm(self.limit):
                said: object = bot.choose(memory)
        except Late:
            raise self.late() from None
        except (Exception, SystemExit) as error:  # noqa: BLE001  (a bot may raise anything)
            raise Mishap(shortly(f"raised {format_exception_only(error)[-1]}")) from None
        seconds = perf_counter() - began
        if seconds > self.limit:
            raise self.late()
        if not isinstance(said, Action) or said not in game.options:
            raise Mishap(shortly(f"answered {spoken(said)}, which is no option"))
        return said, seconds

    def late(self) -> Mishap:
        return Mishap(f"took longer than {self.limit:g} s")


class Alarm:
    """Raises Late when the time is up, if this is the main thread: others get no signals."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.rings = threading.current_thread() is threading.main_thread()

    def __enter__(self) -> None:
        if self.rings:
            self.before = signal.signal(signal.SIGALRM, ring)
            signal.setitimer(signal.ITIMER_REAL, self.seconds)

    def __exit__(self, *_: object) -> None:
        if self.rings:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self.before)


def ring(_number: int, _frame: FrameType | None) -> None:
    raise Late


def spoken(said: object) -> str:
    """What can be said of anything without asking it."""
    if isinstance(said, Action) or type(said) in (int, float, str, bool, type(None)):
        return repr(said)
    return f"something of the type {type(said).__name__}"


def shortly(what: str) -> str:
    """On one line, and not too long."""
    plain = " ".join(what.split())
    return plain if len(plain) <= LONGEST else plain[: LONGEST - 1] + "…"
