"""The worker process of a BotPool: answers requests one by one, each from a memory and nothing else.

A reply is the bot's own answer or a forfeit. The pool then asks a stand-in.
"""

from __future__ import annotations

import pickle
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Final

from naqala.bots.bot import Bot
from naqala.bots.registry import make_bot
from naqala.bots.time_limit import BotFailed, choose_in_time
from naqala.bots.worker_pool import send_output_to_stderr
from naqala.engine.memory import Memory

MAX_CACHED_BOTS: Final = 300


@dataclass(frozen=True)
class BotRequest:
    """The key (table and seat) and spec of a bot, what its seat remembers, and the tables or keys whose bots can go."""

    key: str
    spec: str
    memory: bytes  # a pickled Memory
    forgotten: tuple[str, ...] = ()


@dataclass(frozen=True)
class BotReply:
    """The id of an action, and how long the bot thought."""

    action: int
    seconds: float


@dataclass(frozen=True)
class BotForfeit:
    """Why there is no answer, and how long it took."""

    reason: str
    seconds: float


class Ready:
    """The first message of a process: it can answer requests."""


Reply = BotReply | BotForfeit


def answer_requests(pipe: Connection, limit: float) -> None:
    """Answer what comes through the pipe, until the pipe is closed."""
    send_output_to_stderr()
    bots = BotCache(limit)
    with suppress(EOFError, ConnectionError):
        pipe.send(Ready())
        while True:
            pipe.send(bots.reply(pipe.recv()))


class BotCache:
    """The bots of one process by key. If there are too many, the least recently used is dropped."""

    def __init__(self, limit: float, size: int = MAX_CACHED_BOTS) -> None:
        self.limit = limit
        self.size = size
        self.bots: OrderedDict[str, tuple[str, Bot]] = OrderedDict()  # with the spec, the last used one at the end

    def reply(self, request: BotRequest) -> Reply:
        """A bot that forfeits is made anew for the next request: an interrupted one may be in any state."""
        self.forget(request.forgotten)
        started = perf_counter()
        memory: Memory = pickle.loads(request.memory)
        try:
            action, _ = choose_in_time(
                lambda known: self.bot(request.key, request.spec).choose(known), memory, memory.options(), self.limit
            )
        except BotFailed as failure:
            self.bots.pop(request.key, None)
            return BotForfeit(str(failure), perf_counter() - started)
        return BotReply(action.id, perf_counter() - started)

    def bot(self, key: str, spec: str) -> Bot:
        """The bot of this key; a new one if there is none, or one of another spec."""
        before, bot = self.bots.get(key, ("", None))
        if bot is None or before != spec:
            bot = make_bot(spec)
            self.bots[key] = spec, bot
        self.bots.move_to_end(key)
        if len(self.bots) > self.size:
            self.bots.popitem(last=False)
        return bot

    def forget(self, tables_or_keys: tuple[str, ...]) -> None:
        prefixes = tuple([f"{table}/" for table in tables_or_keys])
        for key in [key for key in self.bots if key in tables_or_keys or key.startswith(prefixes)]:
            del self.bots[key]
