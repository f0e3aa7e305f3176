"""A match: deals played in all their seatings by a crew, until enough are played, or one thing is proved."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from dataclasses import dataclass
from types import FrameType

from naqala.arena import shelf
from naqala.arena.contest import CannotPlay, Contest, fixtures
from naqala.arena.crew import Crew
from naqala.arena.playing import House
from naqala.arena.report import Deal, Ledger, Report
from naqala.arena.sprt import BOUNDS, OPEN, Sprt
from naqala.engine.mode import MODE
from naqala.version import VERSION


@dataclass(frozen=True)
class Standing:
    """How far a match is."""

    games: int
    of: int
    share: float  # of the first contestant, so far


Watch = Callable[[Standing], None]


@dataclass(frozen=True)
class Outcome:
    report: Report
    left_out: int  # games of deals that were not played in all their seatings, or beyond the verdict
    interrupted: bool
    sprt: Sprt | None

    def as_json(self) -> dict[str, object]:
        contest = self.report.contest
        said: dict[str, object] = {
            "version": VERSION,
            "mode": MODE,
            "specs": list(contest.specs),
            "players": contest.players,
            "seed": contest.seed,
            **self.report.as_json(),
            "left_out": self.left_out,
            "interrupted": self.interrupted,
        }
        if self.sprt:
            test = self.sprt
            said["sprt"] = {"gain": test.gain, "llr": test.llr, "bounds": BOUNDS, "verdict": test.verdict}
        return said


class Bell:
    """Ctrl-C rings it, and the match ends in good order. A second one is meant in earnest."""

    def __init__(self) -> None:
        self.rang = False
        self.hears = threading.current_thread() is threading.main_thread()

    def __enter__(self) -> Bell:
        if self.hears:
            self.before = signal.signal(signal.SIGINT, self.ring)
        return self

    def __exit__(self, *_: object) -> None:
        if self.hears:
            signal.signal(signal.SIGINT, self.before)

    def ring(self, _number: int, _frame: FrameType | None) -> None:
        if self.rang:
            raise KeyboardInterrupt
        self.rang = True


def cores() -> int:
    """As many as this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_match(
    contest: Contest, games: int, jobs: int, house: House, gain: float | None, watch: Watch = lambda _: None
) -> Outcome:
    """At most so many games, rounded up to whole deals. With a gain it stops when that is proved or refuted."""
    if gain is not None and not 0 < gain < 1 - contest.par(0):
        raise CannotPlay(f"The gain is a share of the wins: more than 0, less than {1 - contest.par(0):g} here.")
    deals = contest.deals(games)
    ledger = Ledger(contest)
    sprt = Sprt(contest.par(0), gain) if gain is not None else None
    verdict = OPEN
    judged = 0  # deals that the test has seen: in their order, not in that of their ends
    if house.shelf:
        shelf.prepare(house.shelf)
    with Bell() as bell, Crew(jobs, house) as crew:
        for played in crew.play(fixtures([contest], deals)):
            if played:
                ledger.enter(played)
            while sprt and verdict == OPEN and ledger.is_whole(judged):
                sprt.add(ledger.deal_share(judged))
                verdict = sprt.verdict
                judged += 1
            watch(Standing(ledger.played, deals * len(contest.seatings), ledger.shares / max(ledger.played, 1)))
            if bell.rang or verdict != OPEN:
                break
    whole: list[Deal] = ledger.whole()[: judged if sprt else None]
    report = Report(contest, whole)
    return Outcome(report, ledger.played - report.games, bell.rang, sprt)
