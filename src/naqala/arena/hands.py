"""Processes that work for this one: each does what comes through its pipe, until nothing comes any more."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Container, Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Final, Generic, Self, TypeVar

from naqala.bots.hands import Hand
from naqala.engine.errors import NaqalaError

POLL: Final = 0.1  # seconds between two looks at other things
Task = TypeVar("Task")
Result = TypeVar("Result")


class HandLost(NaqalaError):
    """A process that ended before its work was done."""


AnyHand = TypeVar("AnyHand", bound=Hand)


class Household(Generic[AnyHand]):
    """Those whom somebody employs; at the end of `with` all are ended."""

    def __init__(self) -> None:
        self.hands: list[AnyHand] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for hand in self.hands:
            hand.end()
        self.hands = []


class Hands(Household[Hand], Generic[Task, Result]):
    """At most so many, which all do the same work."""

    def __init__(self, most: int, work: Callable[[Task], Result]) -> None:
        super().__init__()
        self.most = most
        self.work = work

    def do(self, tasks: Iterable[Task]) -> Iterator[Result | None]:
        """What comes of each, in their order, however many hands there are; None now and then, while it is awaited."""
        waiting = deque(enumerate(tasks))
        busy: dict[Connection, tuple[Hand, int]] = {}  # and the number of the task
        done: dict[int, Result] = {}
        told = 0
        while waiting or busy:
            while waiting and (hand := self.idle(busy)):
                nth, task = waiting.popleft()
                busy[hand.pipe] = hand, nth
                with suppress(BrokenPipeError):  # then it is dead, which is noticed where its answer is awaited
                    hand.pipe.send(task)
            ready = [pipe for pipe in wait(list(busy), POLL) if isinstance(pipe, Connection)]
            for pipe in ready:
                hand, nth = busy.pop(pipe)
                done[nth] = self.result_of(hand)
            if not ready:
                yield None
            while told in done:
                yield done.pop(told)
                told += 1

    def result_of(self, hand: Hand) -> Result:
        try:
            result: Result = hand.pipe.recv()
        except (EOFError, ConnectionResetError):
            hand.process.join()
            raise HandLost(f"A process ended before its work was done (exit code {hand.process.exitcode}).") from None
        return result

    def idle(self, busy: Container[Connection]) -> Hand | None:
        """Somebody who has nothing to do, if need be a new one."""
        for hand in self.hands:
            if hand.pipe not in busy:
                return hand
        if len(self.hands) == self.most:
            return None
        self.hands.append(Hand(answer, self.work))
        return self.hands[-1]


def answer(pipe: Connection, work: Callable[[Task], Result]) -> None:
    """What a hand does."""
    with suppress(EOFError, BrokenPipeError):
        while True:
            pipe.send(work(pipe.recv()))
