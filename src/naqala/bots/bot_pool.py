"""Bots in worker processes, for a server whose event loop must never wait for them."""

from __future__ import annotations

import asyncio
import pickle
from collections import OrderedDict
from contextlib import suppress
from time import monotonic
from typing import Final

from naqala.bots.bot_process import MAX_CACHED_BOTS, BotRequest
from naqala.bots.bot_worker import BotWorker, PendingRequest
from naqala.bots.fair_queue import FairQueue
from naqala.bots.referee import Answer
from naqala.bots.time_limit import DECISION_SECONDS
from naqala.engine.errors import InvalidArgument
from naqala.engine.memory import Memory
from naqala.engine.pile import size
from naqala.engine.steps.moving import Sowing

WALK_SECONDS: Final = 0.05  # for which a worker waits for the next drop of a walk that its bot has planned


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
        """The worker that has the bot wakes first; if it is not free, another one takes the request."""
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
