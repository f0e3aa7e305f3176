"""The results of a match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean

from naqala.arena.game_runner import FinishedGame, ThinkingTime
from naqala.arena.schedule import Pairing
from naqala.arena.statistics import Interval, mean_interval, share_interval, time_summary

Deal = list[FinishedGame]  # one deal, played in all its seatings


@dataclass(frozen=True)
class BotWarning:
    """A mistake of a bot, with the number of times it was made; game and decision are those of the first time."""

    bot: str
    what: str
    times: int
    game: int  # from 1
    decision: int  # from 1
    record: str

    def __str__(self) -> str:
        often = f" {self.times} times, first" if self.times > 1 else ""
        return f"{self.bot} {self.what}:{often} at decision {self.decision} of game {self.game} ({self.record})."


class DealResults:
    """The finished games of a pairing, by deal."""

    def __init__(self, pairing: Pairing) -> None:
        self.pairing = pairing
        self.games: dict[int, dict[int, FinishedGame]] = {}  # by deal, by seating
        self.game_count = 0
        self.shares = 0.0  # wins of the first bot

    def add(self, finished: FinishedGame) -> None:
        self.games.setdefault(finished.scheduled.deal, {})[finished.scheduled.seating] = finished
        self.game_count += 1
        self.shares += share_of(self.pairing, finished, 0)

    def deal_share(self, deal: int) -> float:
        """The share of wins of the first bot."""
        return fmean([share_of(self.pairing, finished, 0) for finished in self.games[deal].values()])

    def is_whole(self, deal: int) -> bool:
        return len(self.games.get(deal, {})) == len(self.pairing.seatings)

    def whole(self) -> list[Deal]:
        """The deals that were played in all their seatings, in order."""
        return [
            [games[nth] for nth in sorted(games)] for deal, games in sorted(self.games.items()) if self.is_whole(deal)
        ]


@dataclass(frozen=True)
class Report:
    """Statistics over whole deals: in a part of a deal the luck of the seats does not cancel out."""

    pairing: Pairing
    deals: list[Deal]

    @property
    def games(self) -> int:
        return sum([len(deal) for deal in self.deals])

    def mean_by_deal(self, figure: Callable[[FinishedGame, int], float], contestant: int) -> list[float]:
        """The mean of a statistic over each deal."""
        return [fmean([figure(finished, contestant) for finished in deal]) for deal in self.deals]

    def seats(self, finished: FinishedGame, contestant: int) -> list[int]:
        return self.pairing.seats(finished.scheduled.seating, contestant)

    def share(self, finished: FinishedGame, contestant: int) -> float:
        return share_of(self.pairing, finished, contestant)

    def score(self, finished: FinishedGame, contestant: int) -> float:
        return fmean([finished.scores[seat] for seat in self.seats(finished, contestant)])

    def margin(self, finished: FinishedGame, contestant: int) -> float:
        """The mean score of a bot, less that of the others."""
        own = self.seats(finished, contestant)
        others = [score for seat, score in enumerate(finished.scores) if seat not in own]
        return self.score(finished, contestant) - fmean(others)

    # Over all deals

    def win_share(self, contestant: int) -> float:
        """The share of wins of a bot, by its number in the pairing."""
        return fmean(self.mean_by_deal(self.share, contestant))

    def interval(self, contestant: int) -> Interval:
        """The 95 % confidence interval of the share of wins."""
        return share_interval(self.mean_by_deal(self.share, contestant))

    def mean_margin(self, contestant: int) -> float:
        """The mean of a bot's points less the mean of the others'."""
        return fmean(self.mean_by_deal(self.margin, contestant))

    def margin_interval(self, contestant: int) -> Interval | None:
        """The 95 % confidence interval of the margin; None for a single deal."""
        return mean_interval(self.mean_by_deal(self.margin, contestant))

    def mean_score(self, contestant: int) -> float:
        """The mean of a bot's points."""
        return fmean(self.mean_by_deal(self.score, contestant))

    def bids(self, contestant: int) -> list[float]:
        """Seconds of each bid."""
        return [seconds for thinking in self.thinking(contestant) for seconds in thinking.bids]

    def turns(self, contestant: int) -> list[float]:
        """Seconds of each turn."""
        return [seconds for thinking in self.thinking(contestant) for seconds in thinking.turns]

    def thinking(self, contestant: int) -> list[ThinkingTime]:
        """By game and seat."""
        return [
            finished.thinking[seat]
            for deal in self.deals
            for finished in deal
            for seat in self.seats(finished, contestant)
        ]

    def warnings(self) -> list[BotWarning]:
        return warnings_of([(self.pairing, self.deals)])

    def as_json(self) -> dict[str, object]:
        numbered = list(enumerate(self.pairing.names)) if self.deals else []
        return {
            "games": self.games,
            "deals": len(self.deals),
            "win_share": {name: self.win_share(nth) for nth, name in numbered},
            "interval95": {name: self.interval(nth) for nth, name in numbered},
            "par": {name: self.pairing.par(nth) for nth, name in numbered},
            "margin": {name: self.mean_margin(nth) for nth, name in numbered},
            "margin95": {name: self.margin_interval(nth) for nth, name in numbered},
            "scores": {name: self.mean_score(nth) for nth, name in numbered},
            "seconds_per_bid": {name: time_summary(self.bids(nth)) for nth, name in numbered},
            "seconds_per_turn": {name: time_summary(self.turns(nth)) for nth, name in numbered},
            "warnings": [vars(warning) for warning in self.warnings()],
        }


def share_of(pairing: Pairing, finished: FinishedGame, contestant: int) -> float:
    """The share of the win that a bot has, in all its seats."""
    shares = finished.shares()
    return sum([shares[seat] for seat in pairing.seats(finished.scheduled.seating, contestant)])


def warnings_of(pairings: list[tuple[Pairing, list[Deal]]]) -> list[BotWarning]:
    """Equal warnings are counted together, in order of appearance."""
    found: dict[tuple[str, str], BotWarning] = {}
    for pairing, deals in pairings:
        for finished in [finished for deal in deals for finished in deal]:
            scheduled = finished.scheduled
            for forfeit in finished.forfeits:
                bot = pairing.names[pairing.seatings[scheduled.seating][forfeit.seat]]
                before = found.get((bot, forfeit.what))
                number = scheduled.deal * len(pairing.seatings) + scheduled.seating + 1
                first = before or BotWarning(bot, forfeit.what, 0, number, forfeit.decision + 1, scheduled.title)
                found[bot, forfeit.what] = BotWarning(
                    bot, forfeit.what, first.times + 1, first.game, first.decision, first.record
                )
    return list(found.values())
