"""One worker process of a BotPool, seen from the server: it gets requests one by one, and is replaced if it fails."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from time import monotonic
from typing import Final

from naqala.bots.bot_process import MAX_CACHED_BOTS, BotForfeit, BotReply, BotRequest, Reply, answer_requests
from naqala.bots.referee import Answer, default_stand_in
from naqala.bots.time_limit import STOP_GRACE_SECONDS, killed_too_late, process_ended
from naqala.bots.worker_pool import Worker
from naqala.engine.actions import ACTIONS, Action, PickUp

START_SECONDS: Final = 60.0  # timeout until a new process is ready
MAX_STARTS: Final = 2  # processes that are tried one after the other, if none gets ready

logger: Final = logging.getLogger("naqala.bots.bot_worker")


@dataclass(frozen=True, eq=False)
class PendingRequest:
    request: BotRequest
    last_resort: Action  # if no bot answers
    answer: asyncio.Future[Answer]
    meeples_in_hand: int = 0  # more than 0 in the middle of a walk

    @property
    def key(self) -> str:
        return self.request.key

    def walks_on(self, answer: Answer) -> bool:
        """Is the next decision of this bot a drop that it has planned already?"""
        return not answer.forfeit and (isinstance(answer.action, PickUp) or self.meeples_in_hand > 1)


class BotWorker:
    """One process. A lost process is replaced.

    It gets one request at a time, so that its pipe never fills up and sending never blocks. Processes are started and
    joined in a thread.
    """

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.wake = asyncio.Event()  # there may be a request
        self.walking = ""  # the key of a bot that is in the middle of a walk
        self.forgotten: deque[str] = deque(maxlen=MAX_CACHED_BOTS)  # tables or keys; more than are cached is pointless
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

    async def handle(self, pending: PendingRequest) -> None:
        self.walking = ""
        try:
            answer = await self.answer(pending)
        except Exception as error:  # noqa: BLE001  (the caller gets it, and the next request is handled)
            if not pending.answer.done():
                pending.answer.set_exception(error)
            return
        self.walking = pending.key if pending.walks_on(answer) else ""
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
    try:
        loop.add_reader(pipe.fileno(), event.set)
    except NotImplementedError:  # the event loop of Windows cannot wait for pipes
        return await asyncio.to_thread(pipe.poll, timeout)
    try:
        async with asyncio.timeout(timeout):
            await event.wait()
    except TimeoutError:
        return pipe.poll()  # the loop may have been late itself
    finally:
        loop.remove_reader(pipe.fileno())
    return True
