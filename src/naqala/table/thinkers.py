"""Bots that think in processes of their own, for a server whose event loop never waits for them."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from time import monotonic
from typing import Final
from zlib import crc32

from naqala.bots.hands import Hand
from naqala.bots.referee import LIMIT, Answer, substitute
from naqala.engine.actions import ACTIONS, Action
from naqala.engine.memory import Memory
from naqala.table.thinking_process import KEPT, Forfeited, Question, Reply, Said, think

GRACE: Final = 1.0  # seconds beyond the limit: who can be stopped by a signal is stopped before
START: Final = 60.0  # seconds in which a process is ready for its first question
STARTS: Final = 2  # so many processes are tried one after the other, if none gets ready

logger: Final = logging.getLogger("naqala.table.thinkers")


@dataclass(frozen=True)
class Ask:
    question: Question
    last_resort: Action  # if nobody answers
    answer: asyncio.Future[Answer]


class Thinkers:
    """So many processes. A table's seat, the key `TABLE/SEAT`, is always asked in the same one.

    A bot that raises, is later than the limit or answers what is no option forfeits the decision, and greedy answers.
    """

    def __init__(self, workers: int, limit: float = LIMIT) -> None:
        self.desks = [Desk(limit) for _ in range(workers)]
        self.serving: list[asyncio.Task[None]] = []
        self.pending: set[asyncio.Future[Answer]] = set()
        self.closed = False

    async def start(self) -> None:
        """The processes get ready meanwhile; questions wait for them."""
        if self.serving or self.closed:
            return
        for desk in self.desks:
            self.serving.append(asyncio.create_task(desk.serve()))

    async def choose(self, key: str, spec: str, memory: Memory) -> Answer:
        """What this bot answers there, or greedy in its place. Once all is closed, whoever asks is cancelled."""
        if self.closed:
            raise asyncio.CancelledError
        options = memory.options()
        if not options:
            raise ValueError("Nothing is asked of this seat.")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.pending.add(answer)
        answer.add_done_callback(self.pending.discard)
        question = Question(key, spec, pickle.dumps(memory, pickle.HIGHEST_PROTOCOL))
        self.desk(key).waiting.put_nowait(Ask(question, options[0], answer))
        return await answer

    def forget(self, table: str) -> None:
        """Nobody will be asked there any more; the bots leave when their process is next asked something."""
        for desk in self.desks:
            desk.forgotten.append(table)

    async def close(self) -> None:
        """End all processes; whoever waits for an answer is cancelled."""
        self.closed = True
        for task in self.serving:
            task.cancel()
        for answer in list(self.pending):
            answer.cancel()
        await asyncio.gather(*self.serving, return_exceptions=True)
        await asyncio.gather(*[desk.close() for desk in self.desks])

    def desk(self, key: str) -> Desk:
        return self.desks[crc32(key.encode()) % len(self.desks)]


class Desk:
    """One process and those who wait for it: first come, first served. A process that is lost is replaced.

    It is asked one question at a time, so its pipe never fills up and to send never waits. Processes are started and
    seen off in a thread.
    """

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.waiting: asyncio.Queue[Ask] = asyncio.Queue()
        self.forgotten: deque[str] = deque(maxlen=KEPT)  # tables; to forget more than it keeps is in vain
        self.hand: Hand | None = None
        self.listening = False

    async def open(self) -> None:
        """A new process, and with it nobody to be forgotten."""
        self.listening = False
        self.forgotten.clear()
        birth = asyncio.ensure_future(asyncio.to_thread(Hand, think, self.limit))
        try:
            await asyncio.shield(birth)
        finally:  # even if all is closed meanwhile: only who is known can be ended
            self.hand = await birth

    async def close(self) -> int | None:
        """Its process is ended; how it ended, if there was one."""
        if self.hand is None:
            return None
        self.hand.process.kill()
        self.hand.pipe.close()
        await asyncio.to_thread(self.hand.process.join)
        return self.hand.process.exitcode

    async def serve(self) -> None:
        await self.another()
        while True:
            ask = await self.waiting.get()
            if not ask.answer.done():  # else who asked has left
                await self.see_to(ask)

    async def see_to(self, ask: Ask) -> None:
        try:
            answer = await self.answer(ask)
        except Exception as error:  # noqa: BLE001  (whatever it is, who asked is told, and the next one is served)
            if not ask.answer.done():
                ask.answer.set_exception(error)
            return
        if not ask.answer.done():
            ask.answer.set_result(answer)

    async def answer(self, ask: Ask) -> Answer:
        """The bot's own, else the stand-in's, else the first option."""
        reply = await self.reply(ask.question)
        if isinstance(reply, Said):
            return Answer(ACTIONS[reply.action], reply.seconds)
        logger.warning("%r forfeits a decision: %r", ask.question.spec, reply.why)
        stand_in = substitute()
        instead = await self.reply(replace(ask.question, spec=stand_in))
        if isinstance(instead, Said):
            return Answer(ACTIONS[instead.action], reply.seconds, reply.why)
        logger.error("%r, in its place, forfeits too: %r", stand_in, instead.why)
        return Answer(ask.last_resort, reply.seconds, f"{reply.why}; {stand_in}, in its place, {instead.why}")

    async def reply(self, question: Question) -> Reply:
        """What the process says. If it hangs or dies while it thinks, the question is forfeited."""
        hand = await self.ready()
        if hand is None:
            return Forfeited("found no process to think in", 0.0)
        began = monotonic()
        with suppress(ConnectionError):  # then it is dead, which is noticed where its answer is awaited
            hand.pipe.send(replace(question, forgotten=tuple(self.forgotten)))
            self.forgotten.clear()
        if not await readable(hand.pipe, self.limit + GRACE):
            await self.another()
            return Forfeited(f"took longer than {self.limit:g} s, and had to be stopped", monotonic() - began)
        try:
            reply: Reply = hand.pipe.recv()
        except (EOFError, ConnectionError):
            code = await self.another()
            return Forfeited(f"ended its process (exit code {code})", monotonic() - began)
        return reply

    async def ready(self) -> Hand | None:
        """The process, as soon as it listens; another one if it has died since it was last asked."""
        for _ in range(STARTS):
            if self.hand is None or self.is_gone(self.hand):
                await self.another()
            if self.hand is not None and (self.listening or await self.listens(self.hand)):
                return self.hand
            logger.error("A process for bots to think in did not get ready.")
            await self.close()
        return None

    def is_gone(self, hand: Hand) -> bool:
        """A process that is not asked has nothing to say: there only the end of a pipe can be read."""
        return not hand.process.is_alive() or (self.listening and hand.pipe.poll())

    async def listens(self, hand: Hand) -> bool:
        if not hand.pipe.closed and await readable(hand.pipe, START):
            with suppress(EOFError, ConnectionError):
                hand.pipe.recv()
                self.listening = True
        return self.listening

    async def another(self) -> int | None:
        """Replace the process, if there can be another; how the old one ended."""
        code = await self.close()
        try:
            await self.open()
        except (OSError, RuntimeError) as error:  # no room for another process, or thread
            logger.error("No process for bots to think in can be started: %s", error)
        return code


async def readable(pipe: Connection, seconds: float) -> bool:
    """Is there anything to read, or the end, within this time?"""
    loop = asyncio.get_running_loop()
    heard = asyncio.Event()
    loop.add_reader(pipe.fileno(), heard.set)
    try:
        async with asyncio.timeout(seconds):
            await heard.wait()
    except TimeoutError:
        return pipe.poll()  # the loop may have been late itself
    finally:
        loop.remove_reader(pipe.fileno())
    return True
