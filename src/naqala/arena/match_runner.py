"""Runs a match: plays deals in all their seatings until enough are played, or a sequential test decides."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass

from naqala.arena import record_files
from naqala.arena.game_pool import GamePool
from naqala.arena.game_runner import MatchSettings
from naqala.arena.interrupt import InterruptHandler
from naqala.arena.match_report import Deal, DealResults, Report
from naqala.arena.schedule import CannotPlay, Pairing, schedule_games
from naqala.arena.sprt import BOUNDS, OPEN, Sprt
from naqala.engine.mode import MODE
from naqala.version import VERSION


@dataclass(frozen=True)
class MatchProgress:
    """The progress of a match."""

    games: int
    of: int
    share: float  # of wins of the first bot


Watch = Callable[[MatchProgress], None]


@dataclass(frozen=True)
class MatchResult:
    """The report of a match, and what is not in it."""

    report: Report
    left_out: int  # games of unfinished deals, or beyond the verdict
    interrupted: bool
    sprt: Sprt | None

    def as_json(self) -> dict[str, object]:
        pairing = self.report.pairing
        data: dict[str, object] = {
            "version": VERSION,
            "mode": MODE,
            "specs": list(pairing.specs),
            "players": pairing.players,
            "seed": pairing.seed,
            **self.report.as_json(),
            "left_out": self.left_out,
            "interrupted": self.interrupted,
        }
        if self.sprt:
            test = self.sprt
            data["sprt"] = {"gain": test.gain, "llr": test.llr, "bounds": BOUNDS, "verdict": test.verdict}
        return data


def available_cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_match(
    pairing: Pairing, games: int, jobs: int, settings: MatchSettings, gain: float | None, watch: Watch = lambda _: None
) -> MatchResult:
    """Play up to this many games, rounded up to whole deals. With a gain, stop when it is proved or refuted."""
    if gain is not None and not 0 < gain < 1 - pairing.par(0):
        raise CannotPlay(f"The gain is a share of the wins: more than 0, less than {1 - pairing.par(0):g} here.")
    deals = pairing.deals(games)
    results = DealResults(pairing)
    sprt = Sprt(pairing.par(0), gain) if gain is not None else None
    verdict = OPEN
    judged = 0  # deals that the test has seen, in order
    if settings.records_folder:
        record_files.make_folder(settings.records_folder)
    with InterruptHandler() as interrupt, GamePool(jobs, settings) as pool:
        pool.start(schedule_games([pairing], deals))
        for finished in pool.results():
            if finished:
                results.add(finished)
            while sprt and verdict == OPEN and results.is_whole(judged):
                sprt.add(results.deal_share(judged))
                verdict = sprt.verdict
                judged += 1
            share = results.shares / max(results.game_count, 1)
            watch(MatchProgress(results.game_count, deals * len(pairing.seatings), share))
            if interrupt.requested or verdict != OPEN:
                break
    whole: list[Deal] = results.whole()[: judged if sprt else None]
    report = Report(pairing, whole)
    return MatchResult(report, results.game_count - report.games, interrupt.requested, sprt)
