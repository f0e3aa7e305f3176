"""What a match came to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean

from naqala.arena.contest import Contest
from naqala.arena.figures import Interval, mean_interval, share_interval, spread
from naqala.arena.playing import Played, Thinking

Deal = list[Played]  # one deal, played in all its seatings


@dataclass(frozen=True)
class Complaint:
    """Equal things that a bot did wrong, counted; game and decision are those of the first."""

    bot: str
    what: str
    times: int
    game: int  # counted from 1
    decision: int  # counted from 1
    record: str

    def __str__(self) -> str:
        often = f" {self.times} times, first" if self.times > 1 else ""
        return f"{self.bot} {self.what}:{often} at decision {self.decision} of game {self.game} ({self.record})."


class Ledger:
    """The games of a contest that are over, by deal."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.games: dict[int, dict[int, Played]] = {}  # by deal, by seating
        self.played = 0
        self.shares = 0.0  # all that the first contestant won

    def enter(self, played: Played) -> None:
        self.games.setdefault(played.fixture.deal, {})[played.fixture.seating] = played
        self.played += 1
        self.shares += share_of(self.contest, played, 0)

    def deal_share(self, deal: int) -> float:
        """Of the first contestant."""
        return fmean([share_of(self.contest, played, 0) for played in self.games[deal].values()])

    def is_whole(self, deal: int) -> bool:
        return len(self.games.get(deal, {})) == len(self.contest.seatings)

    def whole(self) -> list[Deal]:
        """The deals that were played in all their seatings, in their order."""
        return [
            [games[nth] for nth in sorted(games)] for deal, games in sorted(self.games.items()) if self.is_whole(deal)
        ]


@dataclass(frozen=True)
class Report:
    """Whole deals only: in part of one the luck of seats does not cancel."""

    contest: Contest
    deals: list[Deal]

    @property
    def games(self) -> int:
        return sum([len(deal) for deal in self.deals])

    def by_deal(self, figure: Callable[[Played, int], float], contestant: int) -> list[float]:
        """The mean of a figure over each deal."""
        return [fmean([figure(played, contestant) for played in deal]) for deal in self.deals]

    def seats(self, played: Played, contestant: int) -> list[int]:
        return self.contest.seats(played.fixture.seating, contestant)

    def share(self, played: Played, contestant: int) -> float:
        return share_of(self.contest, played, contestant)

    def score(self, played: Played, contestant: int) -> float:
        return fmean([played.scores[seat] for seat in self.seats(played, contestant)])

    def margin(self, played: Played, contestant: int) -> float:
        """The contestant's mean score less that of the others."""
        own = self.seats(played, contestant)
        others = [score for seat, score in enumerate(played.scores) if seat not in own]
        return self.score(played, contestant) - fmean(others)

    # Over all deals

    def win_share(self, contestant: int) -> float:
        return fmean(self.by_deal(self.share, contestant))

    def interval(self, contestant: int) -> Interval:
        return share_interval(self.by_deal(self.share, contestant))

    def mean_margin(self, contestant: int) -> float:
        return fmean(self.by_deal(self.margin, contestant))

    def margin_interval(self, contestant: int) -> Interval | None:
        return mean_interval(self.by_deal(self.margin, contestant))

    def mean_score(self, contestant: int) -> float:
        return fmean(self.by_deal(self.score, contestant))

    def bids(self, contestant: int) -> list[float]:
        """The seconds of each."""
        return [seconds for thinking in self.thinking(contestant) for seconds in thinking.bids]

    def turns(self, contestant: int) -> list[float]:
        """The seconds of each."""
        return [seconds for thinking in self.thinking(contestant) for seconds in thinking.turns]

    def thinking(self, contestant: int) -> list[Thinking]:
        """In each game, in each seat that it has there."""
        return [
            played.thinking[seat] for deal in self.deals for played in deal for seat in self.seats(played, contestant)
        ]

    def warnings(self) -> list[Complaint]:
        return warnings_of([(self.contest, self.deals)])

    def as_json(self) -> dict[str, object]:
        named = list(enumerate(self.contest.names)) if self.deals else []
        return {
            "games": self.games,
            "deals": len(self.deals),
            "win_share": {name: self.win_share(nth) for nth, name in named},
            "interval95": {name: self.interval(nth) for nth, name in named},
            "par": {name: self.contest.par(nth) for nth, name in named},
            "margin": {name: self.mean_margin(nth) for nth, name in named},
            "margin95": {name: self.margin_interval(nth) for nth, name in named},
            "scores": {name: self.mean_score(nth) for nth, name in named},
            "seconds_per_bid": {name: spread(self.bids(nth)) for nth, name in named},
            "seconds_per_turn": {name: spread(self.turns(nth)) for nth, name in named},
            "warnings": [vars(warning) for warning in self.warnings()],
        }


def share_of(contest: Contest, played: Played, contestant: int) -> float:
    """What this contestant has of the win, in all its seats."""
    shares = played.shares()
    return sum([shares[seat] for seat in contest.seats(played.fixture.seating, contestant)])


def warnings_of(contests: list[tuple[Contest, list[Deal]]]) -> list[Complaint]:
    """Equal ones counted, in the order in which they came up."""
    found: dict[tuple[str, str], Complaint] = {}
    for contest, deals in contests:
        for played in [played for deal in deals for played in deal]:
            fixture = played.fixture
            for forfeit in played.forfeits:
                bot = contest.names[contest.seatings[fixture.seating][forfeit.seat]]
                before = found.get((bot, forfeit.what))
                number = fixture.deal * len(contest.seatings) + fixture.seating + 1
                first = before or Complaint(bot, forfeit.what, 0, number, forfeit.decision + 1, fixture.title)
                found[bot, forfeit.what] = Complaint(
                    bot, forfeit.what, first.times + 1, first.game, first.decision, first.record
                )
    return list(found.values())
