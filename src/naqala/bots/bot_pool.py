"""Bots in worker processes, for a server whose event loop must never wait for them."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections import OrderedDict, deque
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from time import monotonic
from typing import Final

from naqala.bots.bot_process import MAX_CACHED_BOTS, BotForfeit, BotReply, BotRequest, Reply, answer_requests
from naqala.bots.fair_queue import FairQueue
from naqala.bots.referee import Answer, default_stand_in
from naqala.bots.time_limit import DECISION_SECONDS, STOP_GRACE_SECONDS, killed_too_late, process_ended
from naqala.bots.worker_pool import Worker
from naqala.engine.actions import ACTIONS, Action, PickUp
from naqala.engine.errors import InvalidArgument
from naqala.engine.memory import Memory
from naqala.engine.pile import size
from naqala.engine.steps.moving import Sowing

START_SECONDS: Final = 60.0  # timeout until a new process is ready
MAX_STARTS: Final = 2  # processes that are tried one after the other, if none gets ready
WALK_SECONDS: Final = 0.05  # for which a worker waits for the next drop of a walk that its bot has planned

logger: Final = logging.getLogger("naqala.bots.bot_pool")


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


class BotPool:
    """A fixed number of worker processes, which serve the owners of tables in turn.

    A free worker takes the next request, whichever process the bot was in before: all that bots keep from one decision
    to the next is the walk that they have planned. So only the drops of a walk go to the process that planned it, and
    that process waits a moment for them before it serves anybody else.

    A bot that raises, exceeds the limit or answers no option forfeits the decision, and greedy answers.
    """

    def __init__(self, workers: int, limit: float = DECISION_SECONDS) -> None:
        self.queue: FairQueue[PendingRequest] = FairQueue()
        self.workers = [BotWorker(limit) for _ in range(workers)]
        self.tasks: list[asyncio.Task[None]] = []
        self.pending: set[asyncio.Future[Answer]] = set()
        self.homes: OrderedDict[str, BotWorker] = OrderedDict()  # by key, the worker that has the bot
        self.closed = False

    async def start(self) -> None:
        """Start the processes in the background; requests wait for them."""
        if self.tasks or self.closed:
            return
        for worker in self.workers:
            self.tasks.append(asyncio.create_task(self.serve(worker)))

    async def choose(self, key: str, spec: str, memory: Memory, owner: str = "") -> Answer:
        """The answer of the bot of this key, `TABLE/SEAT`, or of greedy in its place.

        Owners are served in turn, no matter how many tables each has. After close() the caller is cancelled.
        """
        if self.closed:
            raise asyncio.CancelledError
        options = memory.options()
        if not options:
            raise InvalidArgument("Nothing is asked of this seat.")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.pending.add(answer)
        answer.add_done_callback(self.pending.discard)
        request = BotRequest(key, spec, pickle.dumps(memory, pickle.HIGHEST_PROTOCOL))
        pending = PendingRequest(request, options[0], answer, meeples_in_hand(memory))
        self.queue.add(owner, table_of(key), pending)
        self.wake_workers(key)
        return await answer

    def forget(self, table: str) -> None:
        """Drop the bots of a table, each when its process is next used."""
        for worker in self.workers:
            worker.forgotten.append(table)
        for key in [key for key in self.homes if table_of(key) == table]:
            del self.homes[key]

    async def close(self) -> None:
        """End all processes and cancel all pending requests."""
        self.closed = True
        for task in self.tasks:
            task.cancel()
        for answer in list(self.pending):
            answer.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*[worker.close() for worker in self.workers])

    # Scheduling

    async def serve(self, worker: BotWorker) -> None:
        await worker.restart()
        while True:
            pending = await self.next_request(worker)
            self.set_home(pending.key, worker)
            await worker.handle(pending)

    def wake_workers(self, key: str) -> None:
        """The worker that has the bot wakes first; whoever is free then takes the request."""
        home = self.homes.get(key)
        for worker in sorted(self.workers, key=lambda worker: worker is not home):
            worker.wake.set()

    async def next_request(self, worker: BotWorker) -> PendingRequest:
        """Waits for it. For a moment after a walk was started, only its next drop will do."""
        deadline = monotonic() + (WALK_SECONDS if worker.walking else 0.0)
        while True:
            worker.wake.clear()
            left = deadline - monotonic()
            if left <= 0:
                worker.walking = ""
            if (pending := self.take(worker)) is not None:
                return pending
            with suppress(TimeoutError):
                async with asyncio.timeout(left if left > 0 else None):
                    await worker.wake.wait()

    def take(self, worker: BotWorker) -> PendingRequest | None:
        """The next request that this worker may handle now; those of callers that were cancelled are dropped."""
        while (pending := self.queue.pop(lambda pending: self.may_handle(worker, pending))) is not None:
            if not pending.answer.done():
                return pending
        return None

    def may_handle(self, worker: BotWorker, pending: PendingRequest) -> bool:
        if worker.walking:
            return pending.key == worker.walking
        return not pending.meeples_in_hand or self.homes.get(pending.key, worker) is worker

    def set_home(self, key: str, worker: BotWorker) -> None:
        """A bot that moves starts anew; the process that had it forgets it."""
        before = self.homes.get(key, worker)
        if before is not worker:
            before.forgotten.append(key)
        self.homes[key] = worker
        self.homes.move_to_end(key)
        if len(self.homes) > MAX_CACHED_BOTS * len(self.workers):
            self.homes.popitem(last=False)


def table_of(key: str) -> str:
    return key.partition("/")[0]


def meeples_in_hand(memory: Memory) -> int:
    step = memory.view.steps[-1]
    return int(size(step.hand)) if isinstance(step, Sowing) else 0


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
    loop.add_reader(pipe.fileno(), event.set)
    try:
        async with asyncio.timeout(timeout):
            await event.wait()
    except TimeoutError:
        return pipe.poll()  # the loop may have been late itself
    finally:
        loop.remove_reader(pipe.fileno())
    return True
