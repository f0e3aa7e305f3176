"""Statistics of many games with the same number of players, added game by game."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from itertools import chain, pairwise

from naqala.engine.actions import EndTurn
from naqala.engine.djinns import DJINNS
from naqala.engine.events.card_events import DjinnKept, DjinnSummoned
from naqala.engine.events.event import Event
from naqala.engine.events.round_events import MarkerPlaced, TurnEnded, TurnStarted
from naqala.engine.events.tribe_events import DjinnGoldEarned
from naqala.engine.game import Game
from naqala.engine.geometry import bit
from naqala.engine.scoring import ScoreSheet, score_sheet
from naqala.engine.state import State
from naqala.engine.steps.round import Bidding

SOURCES = tuple([name for name in ScoreSheet.FIELDS if name != "seat"])


@dataclass
class Mean:
    """A mean that is updated value by value."""

    total: float = 0.0
    n: int = 0

    def add(self, value: int | float) -> None:
        self.total += value
        self.n += 1

    @property
    def value(self) -> float:
        return self.total / self.n if self.n else 0.0


Means = defaultdict[str, Mean]


def means() -> Means:
    return defaultdict(Mean)


@dataclass
class DjinnStats:
    summoned: int = 0
    gold: int = 0  # earned by its owners
    wins: Mean = field(default_factory=Mean)  # of owners at the end of the game
    margin: Mean = field(default_factory=Mean)


@dataclass
class GameStats:
    players: int
    games: int = 0
    rounds: Mean = field(default_factory=Mean)
    scores: Mean = field(default_factory=Mean)
    winning: Mean = field(default_factory=Mean)  # scores of winners
    ends: Counter[str] = field(default_factory=Counter)
    options: Means = field(default_factory=means)  # by type of step
    paid: dict[int, Mean] = field(default_factory=lambda: defaultdict(Mean))  # gold, by the price of the spot
    gained: dict[int, Mean] = field(
        default_factory=lambda: defaultdict(Mean)
    )  # points of a turn, by its place in the round
    bids: dict[int, Mean] = field(
        default_factory=lambda: defaultdict(Mean)
    )  # gold paid for the turn, by its place in the round
    spent: list[tuple[int, float]] = field(
        default_factory=list
    )  # gold spent on bids in a game, and the share of the win
    won_by: Means = field(default_factory=means)  # points of winners, by source
    lost_by: Means = field(default_factory=means)
    djinns: list[DjinnStats] = field(default_factory=lambda: [DjinnStats() for _ in DJINNS])

    def add(self, game: Game) -> None:
        """Add a finished game."""
        self.games += 1
        track = TurnTracker(self)
        last = game.state
        positions = chain(game.replay(), [(last, EndTurn(), [])])
        for (before, _, events), (after, _, _) in pairwise(positions):
            self.options[type(before.steps[-1]).__name__].add(len(before.options()))
            for event in events:
                self.hear(event)
                track.hear(event, after)
        self.close(game, last, track.spent)

    def hear(self, event: Event) -> None:
        if isinstance(event, MarkerPlaced):
            self.paid[event.price].add(event.gold)
        elif isinstance(event, DjinnSummoned | DjinnKept):
            self.djinns[event.djinn].summoned += 1
        elif isinstance(event, DjinnGoldEarned):
            self.djinns[event.djinn].gold += event.gold

    def close(self, game: Game, last: State, spent: list[int]) -> None:
        """Add the score sheets and the winners."""
        self.rounds.add(last.round)
        self.ends[ending(last)] += 1
        sheets, winners = game.scores(), game.winners()
        for seat, sheet in enumerate(sheets):
            won = seat in winners
            share = 1 / len(winners) if won else 0.0
            self.scores.add(sheet.total)
            if won:
                self.winning.add(sheet.total)
            for source in SOURCES:
                (self.won_by if won else self.lost_by)[source].add(getattr(sheet, source))
            if begins_with_the_deal(game.start):
                self.spent.append((spent[seat], share))
            others = [int(other.total) for other in sheets if other is not sheet]
            for number, djinn in enumerate(self.djinns):
                if last.players[seat].djinns & bit(number):
                    djinn.wins.add(share)
                    djinn.margin.add(int(sheet.total) - sum(others) / len(others))


def ending(last: State) -> str:
    """Why the game ended (E1-E3)."""
    if last.last_camel:
        return "last camel and no move" if last.no_move else "last camel"
    return "no move"


def begins_with_the_deal(start: State) -> bool:
    """Does the record contain all bids of the game?"""
    step = start.steps[-1] if start.steps else None
    return start.round == 1 and isinstance(step, Bidding) and step.nth == 0


class TurnTracker:
    """Follows the turns of each round in order: what each cost, and what it gained."""

    def __init__(self, stats: GameStats) -> None:
        self.stats = stats
        self.spent = [0] * stats.players  # by seat
        self.gold: dict[int, int] = {}  # paid in this round, by the price of the spot; the zero spots cost nothing
        self.place: int | None = None  # of the turn in its round, from 1; None before the first bid
        self.points = 0  # of the player before the turn

    def hear(self, event: Event, after: State) -> None:
        if isinstance(event, MarkerPlaced):
            self.spent[event.seat] += event.gold
            self.gold[event.price] = event.gold
            self.place = 0
        elif self.place is None:  # the record starts in the middle of a round
            return
        elif isinstance(event, TurnStarted):
            self.place += 1
            if event.price in self.gold:  # otherwise the bid was made before the record starts
                self.stats.bids[self.place].add(self.gold[event.price])
            self.points = score_sheet(after, event.seat).total
        elif isinstance(event, TurnEnded):
            self.stats.gained[self.place].add(score_sheet(after, event.seat).total - self.points)
