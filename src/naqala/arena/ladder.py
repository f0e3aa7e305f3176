"""Who is how strong: all bots against all, rated by OpenSkill."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean
from typing import Final

from naqala.arena import shelf
from naqala.arena.contest import CannotPlay, Contest, distinct, fixtures, refuse_bots, refuse_table, rotations
from naqala.arena.crew import Crew
from naqala.arena.figures import Interval, Z, share_interval
from naqala.arena.match import Bell, Standing, Watch
from naqala.arena.playing import House, Played
from naqala.arena.report import Complaint, Deal, Ledger, Report, warnings_of
from naqala.bots import ROSTER

LEVELS: Final = ("random", "gentle", "calm", "sharp", "fierce")


def levels() -> list[str]:
    """Those that play if nobody is named, as far as they exist."""
    return [name for name in LEVELS if name in ROSTER]


def ladder_of(specs: list[str], players: int, seed: int) -> list[Contest]:
    """Every choice of so many bots, each in every seat."""
    refuse_table(players)
    if len(specs) < players:
        raise CannotPlay(
            f"A ladder for {players} players needs {players} bots or more; "
            f"there {'is' if len(specs) == 1 else 'are'} {len(specs)}: {', '.join(specs)}."
        )
    refuse_bots(specs)
    names = distinct(specs)
    return [
        Contest(tuple([names[n] for n in chosen]), tuple([specs[n] for n in chosen]), rotations(players), seed, number)
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
class Pair:
    """How often the one finished ahead of the other; equal scores are half of it."""

    name: str
    rival: str
    share: float
    interval: Interval
    games: int


@dataclass(frozen=True)
class Ladder:
    contests: list[Contest]
    deals: list[list[Deal]]  # by contest; whole ones only
    left_out: int
    interrupted: bool

    @property
    def games(self) -> int:
        return sum([len(deal) for deals in self.deals for deal in deals])

    def specs(self) -> dict[str, str]:
        """By name."""
        return {
            name: spec
            for contest in self.contests
            for name, spec in zip(contest.names, contest.specs, strict=True)
        }  # fmt: skip

    def ratings(self) -> list[Rating]:
        """The strongest first. Bots do not learn while they play, so time adds no doubt: tau is 0."""
        from openskill.models import PlackettLuce

        model = PlackettLuce(tau=0)
        rated = {name: model.rating(name=name) for name in self.specs()}
        for contest, played in self.in_order():
            names = [contest.names[sitter] for sitter in contest.seatings[played.fixture.seating]]
            ranks = [float(sum([rival > score for rival in played.scores])) for score in played.scores]
            teams = model.rate([[rated[name]] for name in names], ranks=ranks)
            rated.update({name: team[0] for name, team in zip(names, teams, strict=True)})
        shares = self.shares()
        found = [
            Rating(name, spec, rated[name].mu, rated[name].sigma, len(shares[name]), fmean(shares[name] or [0.0]))
            for name, spec in self.specs().items()
        ]
        return sorted(found, key=lambda rating: -rating.mu)

    def in_order(self) -> Iterator[tuple[Contest, Played]]:
        """As they count, whichever was over first: ratings depend on the order."""
        games = [
            (contest, played)
            for contest, deals in zip(self.contests, self.deals, strict=True)
            for deal in deals
            for played in deal
        ]
        yield from sorted(games, key=lambda game: game[1].fixture.place)

    def shares(self) -> dict[str, list[float]]:
        """Of each win, by name."""
        found: dict[str, list[float]] = {name: [] for name in self.specs()}
        for contest, played in self.in_order():
            for seat, share in enumerate(played.shares()):
                found[contest.names[contest.seatings[played.fixture.seating][seat]]].append(share)
        return found

    def pairs(self) -> list[Pair]:
        """All of them, either way round."""
        ahead: dict[tuple[str, str], list[float]] = {}  # by deal
        for contest, deals in zip(self.contests, self.deals, strict=True):
            report = Report(contest, deals)
            for deal in deals:
                for one, name in enumerate(contest.names):
                    for other, rival in enumerate(contest.names):
                        if one != other:
                            differences = [report.score(played, one) - report.score(played, other) for played in deal]
                            share = fmean([(difference > 0) + (difference == 0) / 2 for difference in differences])
                            ahead.setdefault((name, rival), []).append(share)
        seatings = len(self.contests[0].seatings)
        return [
            Pair(name, rival, fmean(shares), share_interval(shares), len(shares) * seatings)
            for (name, rival), shares in ahead.items()
        ]

    def warnings(self) -> list[Complaint]:
        return warnings_of(list(zip(self.contests, self.deals, strict=True)))


def climb(contests: list[Contest], games: int, jobs: int, house: House, watch: Watch = lambda _: None) -> Ladder:
    """So many games of each contest, rounded up to whole deals."""
    deals = contests[0].deals(games)
    ledgers = [Ledger(contest) for contest in contests]
    of = deals * len(contests) * len(contests[0].seatings)
    if house.shelf:
        shelf.prepare(house.shelf)
    with Bell() as bell, Crew(jobs, house) as crew:
        for played in crew.play(fixtures(contests, deals)):
            if played:
                ledgers[played.fixture.contest].enter(played)
            watch(Standing(sum([ledger.played for ledger in ledgers]), of, 0.0))
            if bell.rang:
                break
    whole = [ledger.whole() for ledger in ledgers]
    done = sum([len(deal) for deals_played in whole for deal in deals_played])
    return Ladder(contests, whole, sum([ledger.played for ledger in ledgers]) - done, bell.rang)
