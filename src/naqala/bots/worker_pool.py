"""Worker processes: one pool for everything that runs beside this process."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from typing import Final, Generic, Self, TypeVar

from naqala.engine.errors import NaqalaError

SPAWN: Final = multiprocessing.get_context("spawn")
POLL_SECONDS: Final = 0.1  # between two checks for hanging workers
STANDARD_OUTPUT: Final = 1
STANDARD_ERROR: Final = 2


class WorkerLost(NaqalaError):
    """A worker process ended before its task was done."""


class WorkerFailed(NaqalaError):
    """A task could not be done, for a reason that the user can understand."""


class Worker:
    """A process and the pipe to it."""

    def __init__(self, target: Callable[..., None], *arguments: object) -> None:
        """Start the process. It runs target with the far end of the pipe and these arguments."""
        self.pipe, far_end = SPAWN.Pipe()
        self.process = SPAWN.Process(target=run_in_worker, args=(target, far_end, *arguments), daemon=True)
        with blocked_interrupts():
            self.process.start()
        far_end.close()

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


@contextmanager
def blocked_interrupts() -> Iterator[None]:
    """Ctrl-C is for the parent only: block SIGINT so that the child inherits the mask, where there are masks."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # starting it unblocks SIGINT, so start it first
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


AnyWorker = TypeVar("AnyWorker", bound=Worker)
Task = TypeVar("Task")
Result = TypeVar("Result")


class WorkerPool(Generic[AnyWorker, Task, Result]):
    """Up to `size` workers, started as needed; all are ended at the end of `with`.

    A subclass says how a worker is made, when it hangs, and what happens to its task if it is lost.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.workers: list[AnyWorker] = []
        self.busy: dict[AnyWorker, tuple[int, Task]] = {}  # with the number of the task
        self.tasks: Iterator[tuple[int, Task]] = iter(())
        self.retries: deque[tuple[int, Task]] = deque()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        for worker in self.workers:
            worker.end()
        self.workers, self.busy = [], {}
        self.tasks, self.retries = iter(()), deque()

    # For subclasses

    def new_worker(self) -> AnyWorker:
        raise NotImplementedError

    def is_hanging(self, worker: AnyWorker) -> bool:
        return False

    def on_hanging(self, worker: AnyWorker) -> None:
        """Called for a busy worker that hangs."""

    def on_lost(self, worker: AnyWorker, exit_code: int | None) -> None:
        """Called for a busy worker whose process has ended. Raises WorkerLost unless overridden."""
        self.drop(worker)
        raise WorkerLost(f"A process ended before its work was done (exit code {exit_code}).")

    def drop(self, worker: AnyWorker) -> tuple[int, Task]:
        """End a worker and return its task."""
        worker.end()
        self.workers.remove(worker)
        return self.busy.pop(worker)

    # Tasks and results

    def start(self, tasks: Iterable[Task]) -> None:
        """Assign the first tasks. The iterable is consumed as workers become free."""
        self.tasks = enumerate(tasks)
        self.assign_tasks()

    def results(self) -> Iterator[Result | None]:
        """The results as soon as they arrive; None whenever none arrived for a while."""
        for done in self.numbered_results():
            yield done[1] if done else None

    def results_in_order(self) -> Iterator[Result | None]:
        """The results in the order of the tasks; None whenever none arrived for a while."""
        early: dict[int, Result] = {}
        following = 0
        for done in self.numbered_results():
            if done is None:
                yield None
            else:
                early[done[0]] = done[1]
            while following in early:
                yield early.pop(following)
                following += 1

    def numbered_results(self) -> Iterator[tuple[int, Result] | None]:
        while self.busy:
            ready = wait([worker.pipe for worker in self.busy], POLL_SECONDS)
            for worker in list(self.busy):
                if worker.pipe in ready:
                    yield self.receive(worker)
                elif self.is_hanging(worker):
                    self.on_hanging(worker)
            if not ready:
                yield None
            self.assign_tasks()

    def assign_tasks(self) -> None:
        """Give a task to every idle worker; start another one if there are more tasks than workers."""
        idle = [worker for worker in self.workers if worker not in self.busy]
        while idle or len(self.workers) < self.size:
            numbered = self.retries.popleft() if self.retries else next(self.tasks, None)
            if numbered is None:
                return
            if not idle:
                idle.append(self.new_worker())
                self.workers += idle
            self.assign(idle.pop(), numbered)

    def assign(self, worker: AnyWorker, numbered: tuple[int, Task]) -> None:
        self.busy[worker] = numbered
        with suppress(BrokenPipeError):  # a dead worker is noticed when its result is received
            worker.pipe.send(numbered[1])

    def receive(self, worker: AnyWorker) -> tuple[int, Result] | None:
        """The result of a worker, or None if the worker is lost. Raises the exception of a task that failed."""
        try:
            result = worker.pipe.recv()
        except (EOFError, ConnectionResetError):
            worker.process.join()
            self.on_lost(worker, worker.process.exitcode)
            return None
        number, _ = self.busy.pop(worker)
        if isinstance(result, Exception):
            raise result
        return number, result


class FunctionPool(WorkerPool[Worker, Task, Result]):
    """Workers that all apply the same function to their tasks."""

    def __init__(self, size: int, function: Callable[[Task], Result]) -> None:
        super().__init__(size)
        self.function = function

    def new_worker(self) -> Worker:
        return Worker(serve, self.function)


# In the worker process


def run_in_worker(target: Callable[..., None], *arguments: object) -> None:
    """What a new process runs. Where no mask is inherited, it ignores Ctrl-C from here on."""
    if not hasattr(signal, "pthread_sigmask"):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    target(*arguments)


def serve(pipe: Connection, function: Callable[[Task], Result]) -> None:
    """Apply a function to every task that comes through the pipe, until the pipe is closed."""
    with suppress(EOFError, BrokenPipeError):
        while True:
            pipe.send(outcome_of(function, pipe.recv()))


def outcome_of(function: Callable[[Task], Result], task: Task) -> Result | Exception:
    """The result, or an exception that can be sent through a pipe."""
    try:
        return function(task)
    except NaqalaError as error:
        return WorkerFailed(str(error))
    except Exception:  # noqa: BLE001  (the parent reports it)
        return RuntimeError(f"A worker process failed.\n{format_exc()}")


def send_output_to_stderr() -> None:
    """Send what bots print to standard error, because standard output belongs to the parent."""
    os.dup2(STANDARD_ERROR, STANDARD_OUTPUT)
