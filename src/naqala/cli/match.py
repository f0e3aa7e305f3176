"""`naqala match`: bots against bots, and how sure the result is."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from naqala.arena.contest import Contest, match_of
from naqala.arena.figures import spread
from naqala.arena.match import Outcome, Standing, cores, play_match
from naqala.arena.playing import House
from naqala.arena.report import Complaint, Report
from naqala.arena.sprt import OPEN, PROVED
from naqala.cli.columns import percent, percents, table, time
from naqala.cli.progress import Progress
from naqala.cli.reading import say
from naqala.engine.mode import MODE

INTERRUPTED: Final = 130
SEED_BITS: Final = 48  # of a seed that nobody has chosen: short enough to type
COMPLAINTS: Final = 10  # so many are told; JSON has all


@dataclass(frozen=True)
class Table:
    """How games are to be played, whoever plays."""

    games: int
    players: int | None
    seed: int | None
    jobs: int | None
    limit: float
    records: str

    def seed_or_new(self) -> int:
        return seed_or_new(self.seed)

    def house(self) -> House:
        return House(limit=self.limit, shelf=self.records)

    def workers(self) -> int:
        return self.jobs or cores()


def seed_or_new(seed: int | None) -> int:
    return secrets.randbits(SEED_BITS) if seed is None else seed


def match(specs: list[str], asked: Table, gain: float | None, *, as_json: bool) -> int:
    contest = match_of(specs, asked.players, asked.seed_or_new())
    with Progress("games") as progress:

        def watch(standing: Standing) -> None:
            share = f"{contest.names[0]} {percent(standing.share)}" if standing.games else ""
            progress.tell(standing.games, standing.of, share)

        outcome = play_match(contest, asked.games, asked.workers(), asked.house(), gain, watch)
    if as_json:
        print(json.dumps(outcome.as_json(), indent=2))
    else:
        tell(outcome, asked.games)
    return INTERRUPTED if outcome.interrupted else 0


def tell(outcome: Outcome, wanted: int) -> None:
    report = outcome.report
    say(introduction(report, wanted, outcome.interrupted))
    if outcome.left_out:
        say(f"Left out, as parts of deals or beyond the verdict: {outcome.left_out} games.")
    if not report.deals:
        say("No deal was played in all its seatings, so there is nothing to tell.")
        return
    print()
    print("\n".join(table(rows(report))))
    print()
    print("\n".join(table(clocks(report))))
    if outcome.sprt:
        print()
        say(verdict(outcome))
    tell_complaints(report.warnings())


def introduction(report: Report, wanted: int, interrupted: bool) -> str:
    contest = report.contest
    games, seatings = report.games, len(contest.seatings)
    rounded = f" ({wanted} rounded up to whole deals)" if games > wanted else ""
    broken = " Interrupted." if interrupted else ""
    return (
        f"{against(contest)}: {games} games of {contest.players} players{rounded}, which are {len(report.deals)} deals "
        f"in {seatings} seatings each. Seed {contest.seed}, {MODE}.{broken}"
    )


def against(contest: Contest) -> str:
    first, *others = contest.names
    if len(contest.names) < contest.players:
        return f"{first} among {contest.players - 1} {others[0]}"
    return f"{first} against {' and '.join(others)}"


def rows(report: Report) -> list[Sequence[str]]:
    found: list[Sequence[str]] = [("", "wins", "95 %", "par", "margin", "95 %", "score")]
    for nth, name in enumerate(report.contest.names):
        around = report.margin_interval(nth)
        found.append(
            (
                name,
                percent(report.win_share(nth)),
                percents(report.interval(nth)),
                percent(report.contest.par(nth)),
                f"{report.mean_margin(nth):+.1f}",
                f"{around[0]:+.1f} to {around[1]:+.1f}" if around else "unknown",
                f"{report.mean_score(nth):.1f}",
            )
        )
    return found


def clocks(report: Report) -> list[Sequence[str]]:
    found: list[Sequence[str]] = [
        ("time to think", "a bid: median", "mean", "worst", "a turn: median", "mean", "worst")
    ]
    for nth, name in enumerate(report.contest.names):
        spreads = (spread(report.bids(nth)), spread(report.turns(nth)))
        found.append((name, *[time(one[key]) for one in spreads for key in ("median", "mean", "worst")]))
    return found


def verdict(outcome: Outcome) -> str:
    test = outcome.sprt
    assert test
    name = outcome.report.contest.names[0]
    said = f"{percent(test.par + test.gain)} of the wins rather than {percent(test.par)}"
    ratio = f"(log likelihood ratio {test.llr:+.2f} after {test.n} deals)"
    if test.verdict == OPEN:
        return f"Open: whether {name} has {said} is neither proved nor refuted {ratio}. More games would tell."
    return f"{'Proved' if test.verdict == PROVED else 'Refuted'}: {name} has {said} {ratio}."


def tell_complaints(complaints: list[Complaint]) -> None:
    if not complaints:
        return
    print()
    say("Decisions were forfeited; another bot answered in their place.")
    for complaint in complaints[:COMPLAINTS]:
        say(f"Warning: {complaint}", hanging="  ")
    if len(complaints) > COMPLAINTS:
        say(f"There are {len(complaints) - COMPLAINTS} other kinds of warnings; --json has them all.")
