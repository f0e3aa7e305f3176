"""`naqala match`: bots play each other; prints results with confidence intervals."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from naqala.arena.game_runner import MatchSettings
from naqala.arena.match_report import BotWarning, Report
from naqala.arena.match_runner import MatchProgress, MatchResult, available_cores, play_match
from naqala.arena.schedule import Pairing, make_match
from naqala.arena.sprt import OPEN, PROVED
from naqala.arena.statistics import time_summary
from naqala.cli.plot_files import check_plot_file, write_plot
from naqala.cli.progress_bar import ProgressBar
from naqala.cli.text_output import print_wrapped
from naqala.cli.text_tables import duration, percent, percent_interval, print_table
from naqala.engine.mode import MODE

INTERRUPTED: Final = 130  # exit code after Ctrl-C
RANDOM_SEED_BITS: Final = 48  # short enough to type
MAX_WARNINGS: Final = 10  # the JSON output has all


@dataclass(frozen=True)
class MatchOptions:
    """The options that match and ladder have in common."""

    games: int
    players: int | None
    seed: int | None
    jobs: int | None
    limit: float
    records: str
    plot: str = ""

    def seed_or_random(self) -> int:
        return seed_or_random(self.seed)

    def game_settings(self) -> MatchSettings:
        return MatchSettings(limit=self.limit, records_folder=self.records)

    def workers(self) -> int:
        return self.jobs or available_cores()


def seed_or_random(seed: int | None) -> int:
    return secrets.randbits(RANDOM_SEED_BITS) if seed is None else seed


def match(specs: list[str], options: MatchOptions, gain: float | None, *, as_json: bool) -> int:
    pairing = make_match(specs, options.players, options.seed_or_random())
    check_plot_file(options.plot)
    with ProgressBar("games") as progress:

        def update(current: MatchProgress) -> None:
            share = f"{pairing.names[0]} {percent(current.share)}" if current.games else ""
            progress.update(current.games, current.of, share)

        result = play_match(pairing, options.games, options.workers(), options.game_settings(), gain, update)
    if as_json:
        print(json.dumps(result.as_json(), indent=2))
    else:
        print_report(result, options.games)
    if options.plot and result.report.deals:
        from naqala.arena.plots import match_figure

        write_plot(match_figure(result.report), options.plot)
    return INTERRUPTED if result.interrupted else 0


def print_report(result: MatchResult, wanted: int) -> None:
    report = result.report
    print_wrapped(heading(report, wanted, result.interrupted))
    if result.left_out:
        print_wrapped(f"{result.left_out} games of incomplete deals, or after the verdict, are not counted.")
    if not report.deals:
        print_wrapped("No deal was played in all its seatings, so there is no result.")
        return
    for rows in (result_rows(report), time_rows(report)):
        print()
        print_table(rows)
    if result.sprt:
        print()
        print_wrapped(verdict(result))
    print_warnings(report.warnings())


def heading(report: Report, wanted: int, interrupted: bool) -> str:
    pairing = report.pairing
    games, seatings = report.games, len(pairing.seatings)
    rounded = f" ({wanted} rounded up to whole deals)" if games > wanted else ""
    note = " Interrupted." if interrupted else ""
    return (
        f"{opponents(pairing)}: {games} games for {pairing.players} players{rounded}: {len(report.deals)} deals "
        f"with {seatings} seatings each. Seed {pairing.seed}, {MODE}.{note}"
    )


def opponents(pairing: Pairing) -> str:
    first, *others = pairing.names
    if len(pairing.names) < pairing.players:
        return f"{first} against {pairing.players - 1} {others[0]}"
    return f"{first} against {' and '.join(others)}"


def result_rows(report: Report) -> list[Sequence[str]]:
    found: list[Sequence[str]] = [("", "wins", "95 %", "par", "margin", "95 %", "score")]
    for index, name in enumerate(report.pairing.names):
        margin = report.margin_interval(index)
        found.append(
            (
                name,
                percent(report.win_share(index)),
                percent_interval(report.interval(index)),
                percent(report.pairing.par(index)),
                f"{report.mean_margin(index):+.1f}",
                f"{margin[0]:+.1f} to {margin[1]:+.1f}" if margin else "unknown",
                f"{report.mean_score(index):.1f}",
            )
        )
    return found


def time_rows(report: Report) -> list[Sequence[str]]:
    found: list[Sequence[str]] = [("decision time", "bid: median", "mean", "worst", "turn: median", "mean", "worst")]
    for index, name in enumerate(report.pairing.names):
        spreads = (time_summary(report.bids(index)), time_summary(report.turns(index)))
        found.append((name, *[duration(one[key]) for one in spreads for key in ("median", "mean", "worst")]))
    return found


def verdict(result: MatchResult) -> str:
    test = result.sprt
    assert test
    name = result.report.pairing.names[0]
    claim = f"{name} wins {percent(test.par + test.gain)} rather than {percent(test.par)}"
    ratio = f"(log likelihood ratio {test.llr:+.2f} after {test.n} deals)"
    if test.verdict == OPEN:
        return f"Undecided: that {claim} is neither proved nor refuted {ratio}. Play more games to decide it."
    return f"{'Proved' if test.verdict == PROVED else 'Refuted'}: {claim} {ratio}."


def print_warnings(warnings: list[BotWarning]) -> None:
    if not warnings:
        return
    print()
    print_wrapped("Some decisions were forfeited; another bot decided instead.")
    for warning in warnings[:MAX_WARNINGS]:
        print_wrapped(f"Warning: {warning}", hanging="  ")
    if len(warnings) > MAX_WARNINGS:
        print_wrapped(f"{len(warnings) - MAX_WARNINGS} more kinds of warnings are not shown; --json prints all.")
