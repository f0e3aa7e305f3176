"""Bots in worker processes, for a server whose event loop must never wait for them."""

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

from naqala.bots.bot_process import MAX_CACHED_BOTS, BotForfeit, BotReply, BotRequest, Reply, answer_requests
from naqala.bots.referee import Answer, default_stand_in
from naqala.bots.time_limit import DECISION_SECONDS, STOP_GRACE_SECONDS, killed_too_late, process_ended
from naqala.bots.worker_pool import Worker
from naqala.engine.actions import ACTIONS, Action
from naqala.engine.errors import InvalidArgument
from naqala.engine.memory import Memory

START_SECONDS: Final = 60.0  # timeout until a new process is ready
MAX_STARTS: Final = 2  # processes that are tried one after the other, if none gets ready

logger: Final = logging.getLogger("naqala.bots.bot_pool")


@dataclass(frozen=True)
class PendingRequest:
    request: BotRequest
    last_resort: Action  # if no bot answers
    answer: asyncio.Future[Answer]


class BotPool:
    """A fixed number of worker processes. The bot of a key, `TABLE/SEAT`, always runs in the same one.

    A bot that raises, exceeds the limit or answers no option forfeits the decision, and greedy answers.
    """

    def __init__(self, workers: int, limit: float = DECISION_SECONDS) -> None:
        self.workers = [BotWorker(limit) for _ in range(workers)]
        self.tasks: list[asyncio.Task[None]] = []
        self.pending: set[asyncio.Future[Answer]] = set()
        self.closed = False

    async def start(self) -> None:
        """Start the processes in the background; requests wait for them."""
        if self.tasks or self.closed:
            return
        for worker in self.workers:
            self.tasks.append(asyncio.create_task(worker.run()))

    async def choose(self, key: str, spec: str, memory: Memory) -> Answer:
        """The answer of this bot, or of greedy in its place. After close() the caller is cancelled."""
        if self.closed:
            raise asyncio.CancelledError
        options = memory.options()
        if not options:
            raise InvalidArgument("Nothing is asked of this seat.")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.pending.add(answer)
        answer.add_done_callback(self.pending.discard)
        request = BotRequest(key, spec, pickle.dumps(memory, pickle.HIGHEST_PROTOCOL))
        self.worker(key).queue.put_nowait(PendingRequest(request, options[0], answer))
        return await answer

    def forget(self, table: str) -> None:
        """Drop the bots of a table, each when its process is next used."""
        for worker in self.workers:
            worker.forgotten.append(table)

    async def close(self) -> None:
        """End all processes and cancel all pending requests."""
        self.closed = True
        for task in self.tasks:
            task.cancel()
        for answer in list(self.pending):
            answer.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*[worker.close() for worker in self.workers])

    def worker(self, key: str) -> BotWorker:
        return self.workers[crc32(key.encode()) % len(self.workers)]


class BotWorker:
    """One process and the queue of its requests. A lost process is replaced.

    It gets one request at a time, so that its pipe never fills up and sending never blocks. Processes are started and
    joined in a thread.
    """

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.queue: asyncio.Queue[PendingRequest] = asyncio.Queue()
        self.forgotten: deque[str] = deque(maxlen=MAX_CACHED_BOTS)  # tables; more than are cached is pointless
        self.worker: Worker | None = None
        self.ready = False

    async def open(self) -> None:
        """Start a new process, which has no bots to forget."""
        self.ready = False
        self.forgotten.clear()
        starting = asyncio.ensure_future(asyncio.to_thread(Worker, answer_requests, self.limit))
        try:
            await asyncio.shield(starting)
        finally:  # even if cancelled meanwhile: only a known process can be ended
            self.worker = await starting

    async def close(self) -> int | None:
        """End the process, if there is one, and return its exit code."""
        if self.worker is None:
            return None
        self.worker.process.kill()
        self.worker.pipe.close()
        await asyncio.to_thread(self.worker.process.join)
        return self.worker.process.exitcode

    async def run(self) -> None:
        await self.restart()
        while True:
            pending = await self.queue.get()
            if not pending.answer.done():  # the caller may have been cancelled
                await self.handle(pending)

    async def handle(self, pending: PendingRequest) -> None:
        try:
            answer = await self.answer(pending)
        except Exception as error:  # noqa: BLE001  (the caller gets it, and the next request is handled)
            if not pending.answer.done():
                pending.answer.set_exception(error)
            return
        if not pending.answer.done():
            pending.answer.set_result(answer)

    async def answer(self, pending: PendingRequest) -> Answer:
        """The bot's own answer, else the stand-in's, else the first option."""
        reply = await self.send(pending.request)
        if isinstance(reply, BotReply):
            return Answer(ACTIONS[reply.action], reply.seconds)
        logger.warning("%r forfeits a decision: %r", pending.request.spec, reply.reason)
        stand_in = default_stand_in()
        second = await self.send(replace(pending.request, spec=stand_in))
        if isinstance(second, BotReply):
            return Answer(ACTIONS[second.action], reply.seconds, reply.reason)
        logger.error("%r, in its place, forfeits too: %r", stand_in, second.reason)
        reason = f"{reply.reason}; {stand_in}, in its place, {second.reason}"
        return Answer(pending.last_resort, reply.seconds, reason)

    async def send(self, request: BotRequest) -> Reply:
        """The reply of the process; a forfeit if it hangs or ends."""
        worker = await self.get_ready()
        if worker is None:
            return BotForfeit("found no process to think in", 0.0)
        started = monotonic()
        with suppress(ConnectionError):  # a dead process is noticed when its reply is read
            worker.pipe.send(replace(request, forgotten=tuple(self.forgotten)))
            self.forgotten.clear()
        if not await readable(worker.pipe, self.limit + STOP_GRACE_SECONDS):
            await self.restart()
            return BotForfeit(killed_too_late(self.limit), monotonic() - started)
        try:
            reply: Reply = worker.pipe.recv()
        except (EOFError, ConnectionError):
            exit_code = await self.restart()
            return BotForfeit(process_ended(exit_code), monotonic() - started)
        return reply

    async def get_ready(self) -> Worker | None:
        """The process as soon as it is ready; another one if it has ended since the last request."""
        for _ in range(MAX_STARTS):
            if self.worker is None or self.is_gone(self.worker):
                await self.restart()
            if self.worker is not None and (self.ready or await self.wait_until_ready(self.worker)):
                return self.worker
            logger.error("A process for bots to think in did not get ready.")
            await self.close()
        return None

    def is_gone(self, worker: Worker) -> bool:
        """An idle process sends nothing: if its pipe is readable, that is the end of the pipe."""
        return not worker.process.is_alive() or (self.ready and worker.pipe.poll())

    async def wait_until_ready(self, worker: Worker) -> bool:
        if not worker.pipe.closed and await readable(worker.pipe, START_SECONDS):
            with suppress(EOFError, ConnectionError):
                worker.pipe.recv()
                self.ready = True
        return self.ready

    async def restart(self) -> int | None:
        """Replace the process, if another can be started, and return the exit code of the old one."""
        exit_code = await self.close()
        try:
            await self.open()
        except (OSError, RuntimeError) as error:  # no resources for another process or thread
            logger.error("No process for bots to think in can be started: %s", error)
        return exit_code


async def readable(pipe: Connection, timeout: float) -> bool:
    """Wait until the pipe has something to read, or its end; False after the timeout."""
    loop = asyncio.get_running_loop()
    event = asyncio.Event()
    loop.add_reader(pipe.fileno(), event.set)
    try:
        async with asyncio.timeout(timeout):
            await event.wait()
    except TimeoutError:
        return pipe.poll()  # the loop may have been late itself
    finally:
        loop.remove_reader(pipe.fileno())
    return True
