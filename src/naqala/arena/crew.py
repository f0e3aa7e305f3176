"""Processes that play games. One that hangs is ended, and its game played anew without the decision that hung.

What comes of the games does not depend on how many processes there are; only the order in which they are over does.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from time import monotonic
from traceback import format_exc
from typing import Final

from naqala.arena.contest import Fixture, with_strike
from naqala.arena.hands import POLL, Household
from naqala.arena.playing import House, Played, play_out
from naqala.bots.hands import SPAWN, Hand
from naqala.engine.errors import NaqalaError

GRACE: Final = 1.0  # seconds beyond the limit: who can be stopped by a signal is stopped before
STANDARD_OUTPUT: Final = 1
STANDARD_ERROR: Final = 2


class CrewTrouble(NaqalaError):
    """A game that could not be played, for another reason than a bot's mistake."""


class Beacon:
    """Where in its game a worker is; its process writes, the crew reads."""

    def __init__(self) -> None:
        self.cells = SPAWN.RawArray("q", 3)  # decision, seat, and how often somebody began to think since the deal

    def begins(self, decision: int, seat: int) -> None:
        self.cells[0], self.cells[1] = decision, seat
        self.cells[2] += 1

    def rest(self) -> None:
        self.cells[2] = 0

    def read(self) -> tuple[int, int, int]:
        decision, seat, times = self.cells[:]
        return decision, seat, times


def work(pipe: Connection, beacon: Beacon, house: House) -> None:
    """What a worker does: play what comes through the pipe, until nothing comes any more."""
    os.dup2(STANDARD_ERROR, STANDARD_OUTPUT)  # what bots print is no part of the report
    try:
        while (fixture := pipe.recv()) is not None:
            try:
                result: Played | Exception = play_out(fixture, house, beacon.begins)
            except NaqalaError as error:
                result = CrewTrouble(str(error))
            except Exception:  # noqa: BLE001  (whatever it is, the crew tells)
                result = RuntimeError(f"A game could not be played to its end.\n{format_exc()}")
            beacon.rest()
            pipe.send(result)
    except (EOFError, BrokenPipeError):
        pass


class Worker(Hand):
    def __init__(self, house: House) -> None:
        self.beacon = Beacon()
        super().__init__(work, self.beacon, house)
        self.fixture: Fixture | None = None
        self.games = 0  # that it has played
        self.seen = (0, 0, 0)
        self.since = monotonic()

    def give(self, fixture: Fixture) -> None:
        self.fixture = fixture
        self.seen, self.since = (0, 0, 0), monotonic()
        with suppress(BrokenPipeError):  # then it is dead, which is noticed where its answer is awaited
            self.pipe.send(fixture)

    def take(self) -> Played:
        result = self.pipe.recv()
        self.fixture = None
        if isinstance(result, Exception):
            raise result
        assert isinstance(result, Played)
        self.games += 1
        return result

    def hangs(self, limit: float) -> bool:
        """Has one and the same thought lasted too long?"""
        seen = self.beacon.read()
        if seen != self.seen or not seen[2]:
            self.seen, self.since = seen, monotonic()
        return monotonic() - self.since > limit + GRACE


class Crew(Household[Worker]):
    """So many workers, and the games that they play."""

    def __init__(self, jobs: int, house: House) -> None:
        super().__init__()
        self.house = house
        self.jobs = jobs
        self.waiting: deque[Fixture] = deque()  # to be played anew

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Played | None]:
        """Each game as soon as it is over; None now and then, when none is."""
        ahead = iter(fixtures)
        self.hand_out(ahead)
        while busy := [worker for worker in self.hands if worker.fixture]:
            ready = wait([worker.pipe for worker in busy], POLL)
            for worker in busy:
                if worker.pipe in ready:
                    yield self.result_of(worker)
                elif worker.hangs(self.house.limit):
                    self.replace(worker, f"took longer than {self.house.limit:g} s, and had to be stopped")
            if not ready:
                yield None
            self.hand_out(ahead)

    def hand_out(self, ahead: Iterator[Fixture]) -> None:
        """A game for whoever has none; another worker if there is more to do than workers."""
        idle = [worker for worker in self.hands if not worker.fixture]
        while idle or len(self.hands) < self.jobs:
            fixture = self.waiting.popleft() if self.waiting else next(ahead, None)
            if fixture is None:
                return
            if not idle:
                idle.append(Worker(self.house))
                self.hands += idle
            idle.pop().give(fixture)

    def result_of(self, worker: Worker) -> Played | None:
        try:
            return worker.take()
        except (EOFError, ConnectionResetError):
            worker.process.join()
            self.replace(worker, f"ended its process (exit code {worker.process.exitcode})")
            return None

    def replace(self, worker: Worker, what: str) -> None:
        """End a worker; what it did not finish is played anew, without asking who was thinking."""
        decision, seat, times = worker.beacon.read()
        worker.end()
        self.hands.remove(worker)
        assert worker.fixture
        if not times and not worker.games:
            raise CrewTrouble("A process that was to play a game ended before anybody was asked anything.")
        self.waiting.append(with_strike(worker.fixture, decision, seat, what) if times else worker.fixture)
