"""What a process does in which bots think: it answers one question after another, each from a memory and nothing else.

A decision is the bot's own or forfeited; who answers instead is asked for by whoever asked.
"""

from __future__ import annotations

import os
import pickle
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from time import perf_counter
from traceback import format_exception_only
from typing import Final

from naqala.bots.bot import Bot
from naqala.bots.referee import Alarm, Late, Mishap, shortly, spoken
from naqala.bots.roster import named
from naqala.engine.actions import Action
from naqala.engine.memory import Memory

KEPT: Final = 300  # bots at most
STANDARD_OUTPUT: Final = 1
STANDARD_ERROR: Final = 2


@dataclass(frozen=True)
class Question:
    """Who is asked (by table and seat, and as which bot), what that seat remembers, and which tables are over."""

    key: str
    spec: str
    memory: bytes  # a pickled Memory
    forgotten: tuple[str, ...] = ()


@dataclass(frozen=True)
class Said:
    """The number of an action, and how long the bot thought."""

    action: int
    seconds: float


@dataclass(frozen=True)
class Forfeited:
    """Why there is no answer, and how long it was awaited."""

    why: str
    seconds: float


class Listening:
    """What a process says first, when it is ready for questions."""


Reply = Said | Forfeited


def think(pipe: Connection, limit: float) -> None:
    """Answer what comes through the pipe, until nothing comes any more."""
    os.dup2(STANDARD_ERROR, STANDARD_OUTPUT)  # what bots print is no part of what the server says
    circle = Circle(limit)
    with suppress(EOFError, ConnectionError):
        pipe.send(Listening())
        while True:
            pipe.send(circle.reply(pipe.recv()))


class Circle:
    """The bots of one process, by table and seat. Whoever was not asked for longest leaves when there are too many."""

    def __init__(self, limit: float, most: int = KEPT) -> None:
        self.limit = limit
        self.most = most
        self.bots: OrderedDict[str, tuple[str, Bot]] = OrderedDict()  # with its spec, the one asked last at the end

    def reply(self, question: Question) -> Reply:
        """Whoever forfeits is made anew for the next question: a thought broken off may leave anything behind."""
        self.forget(question.forgotten)
        began = perf_counter()
        try:
            action = self.decision(question)
        except Mishap as mishap:
            self.bots.pop(question.key, None)
            return Forfeited(str(mishap), perf_counter() - began)
        return Said(action.id, perf_counter() - began)

    def decision(self, question: Question) -> Action:
        memory: Memory = pickle.loads(question.memory)
        options = memory.options()
        began = perf_counter()
        try:
            with Alarm(self.limit):
                said: object = self.bot(question.key, question.spec).choose(memory)
        except Late:
            raise self.late() from None
        except (Exception, SystemExit) as error:  # noqa: BLE001  (a bot may raise anything)
            raise Mishap(shortly(f"raised {format_exception_only(error)[-1]}")) from None
        if perf_counter() - began > self.limit:
            raise self.late()
        if not isinstance(said, Action) or said not in options:
            raise Mishap(shortly(f"answered {spoken(said)}, which is no option"))
        return said

    def late(self) -> Mishap:
        return Mishap(f"took longer than {self.limit:g} s")

    def bot(self, key: str, spec: str) -> Bot:
        """The one that sits there, or a new one if nobody does or somebody else."""
        before, bot = self.bots.get(key, ("", None))
        if bot is None or before != spec:
            bot = named(spec)
            self.bots[key] = spec, bot
        self.bots.move_to_end(key)
        if len(self.bots) > self.most:
            self.bots.popitem(last=False)
        return bot

    def forget(self, tables: tuple[str, ...]) -> None:
        beginnings = tuple([f"{table}/" for table in tables])
        for key in [key for key in self.bots if key.startswith(beginnings)]:
            del self.bots[key]
