"""A rating ladder: every bot plays every other, and OpenSkill rates them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean
from typing import Final

from naqala.arena import record_files
from naqala.arena.game_pool import GamePool
from naqala.arena.game_runner import FinishedGame, MatchSettings
from naqala.arena.interrupt import InterruptHandler
from naqala.arena.match_report import BotWarning, Deal, DealResults, Report, warnings_of
from naqala.arena.match_runner import MatchProgress, Watch
from naqala.arena.schedule import (
    CannotPlay,
    Pairing,
    check_bots,
    check_players,
    distinct_names,
    rotations,
    schedule_games,
)
from naqala.arena.statistics import Interval, Z, share_interval
from naqala.bots import BOTS

DEFAULT_BOTS: Final = ("random", "novice", "gentle", "calm", "sharp", "fierce")


def default_bots() -> list[str]:
    """The bots of a ladder without arguments."""
    return [name for name in DEFAULT_BOTS if name in BOTS]


def make_ladder(specs: list[str], players: int, seed: int) -> list[Pairing]:
    """Every combination of this many bots, each in every seat."""
    check_players(players)
    if len(specs) < players:
        raise CannotPlay(
            f"A ladder for {players} players needs {players} bots or more; "
            f"there {'is' if len(specs) == 1 else 'are'} {len(specs)}: {', '.join(specs)}."
        )
    check_bots(specs)
    names = distinct_names(specs)
    return [
        Pairing(tuple([names[n] for n in chosen]), tuple([specs[n] for n in chosen]), rotations(players), seed, number)
        for number, chosen in enumerate(combinations(range(len(specs)), players))
    ]


@dataclass(frozen=True)
class Rating:
    name: str
    spec: str
    mu: float
    sigma: float
    games: int
    win_share: float

    def interval(self) -> Interval:
        return self.mu - Z * self.sigma, self.mu + Z * self.sigma


@dataclass(frozen=True)
class HeadToHead:
    """How often one bot finished ahead of another; equal scores count half."""

    name: str
    rival: str
    share: float
    interval: Interval
    games: int


@dataclass(frozen=True)
class Ladder:
    pairings: list[Pairing]
    deals: list[list[Deal]]  # by pairing; whole deals only
    left_out: int
    interrupted: bool

    @property
    def games(self) -> int:
        return sum([len(deal) for deals in self.deals for deal in deals])

    def specs(self) -> dict[str, str]:
        """Specs by name."""
        return {
            name: spec
            for pairing in self.pairings
            for name, spec in zip(pairing.names, pairing.specs, strict=True)
        }  # fmt: skip

    def ratings(self) -> list[Rating]:
        """The strongest first. Bots do not change while they play, so tau (uncertainty added over time) is 0."""
        from openskill.models import PlackettLuce

        model = PlackettLuce(tau=0)
        rated = {name: model.rating(name=name) for name in self.specs()}
        for pairing, finished in self.in_order():
            names = [pairing.names[sitter] for sitter in pairing.seatings[finished.scheduled.seating]]
            ranks = [float(sum([rival > score for rival in finished.scores])) for score in finished.scores]
            teams = model.rate([[rated[name]] for name in names], ranks=ranks)
            rated.update({name: team[0] for name, team in zip(names, teams, strict=True)})
        shares = self.shares()
        found = [
            Rating(name, spec, rated[name].mu, rated[name].sigma, len(shares[name]), fmean(shares[name] or [0.0]))
            for name, spec in self.specs().items()
        ]
        return sorted(found, key=lambda rating: -rating.mu)

    def in_order(self) -> Iterator[tuple[Pairing, FinishedGame]]:
        """All games in the order in which they count: ratings depend on the order."""
        games = [
            (pairing, finished)
            for pairing, deals in zip(self.pairings, self.deals, strict=True)
            for deal in deals
            for finished in deal
        ]
        yield from sorted(games, key=lambda game: game[1].scheduled.order)

    def shares(self) -> dict[str, list[float]]:
        """Shares of wins, by name."""
        found: dict[str, list[float]] = {name: [] for name in self.specs()}
        for pairing, finished in self.in_order():
            for seat, share in enumerate(finished.shares()):
                found[pairing.names[pairing.seatings[finished.scheduled.seating][seat]]].append(share)
        return found

    def pairs(self) -> list[HeadToHead]:
        """Every two bots, both ways round."""
        ahead: dict[tuple[str, str], list[float]] = {}  # by deal
        for pairing, deals in zip(self.pairings, self.deals, strict=True):
            report = Report(pairing, deals)
            for deal in deals:
                for one, name in enumerate(pairing.names):
                    for other, rival in enumerate(pairing.names):
                        if one != other:
                            differences = [
                                report.score(finished, one) - report.score(finished, other) for finished in deal
                            ]
                            share = fmean([(difference > 0) + (difference == 0) / 2 for difference in differences])
                            ahead.setdefault((name, rival), []).append(share)
        seatings = len(self.pairings[0].seatings)
        return [
            HeadToHead(name, rival, fmean(shares), share_interval(shares), len(shares) * seatings)
            for (name, rival), shares in ahead.items()
        ]

    def warnings(self) -> list[BotWarning]:
        return warnings_of(list(zip(self.pairings, self.deals, strict=True)))


def play_ladder(
    pairings: list[Pairing], games: int, jobs: int, settings: MatchSettings, watch: Watch = lambda _: None
) -> Ladder:
    """Play this many games of each pairing, rounded up to whole deals."""
    deals = pairings[0].deals(games)
    results_by_pairing = [DealResults(pairing) for pairing in pairings]
    of = deals * len(pairings) * len(pairings[0].seatings)
    if settings.records_folder:
        record_files.make_folder(settings.records_folder)
    with InterruptHandler() as interrupt, GamePool(jobs, settings) as pool:
        pool.start(schedule_games(pairings, deals))
        for finished in pool.results():
            if finished:
                results_by_pairing[finished.scheduled.pairing].add(finished)
            watch(MatchProgress(sum([results.game_count for results in results_by_pairing]), of, 0.0))
            if interrupt.requested:
                break
    whole = [results.whole() for results in results_by_pairing]
    done = sum([len(deal) for deals_played in whole for deal in deals_played])
    return Ladder(
        pairings, whole, sum([results.game_count for results in results_by_pairing]) - done, interrupt.requested
    )
