"""What many games of one number of players tell, counted game by game."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from itertools import chain, pairwise

from naqala.engine.actions import EndTurn
from naqala.engine.djinns import DJINNS
from naqala.engine.events.cards import DjinnKept, DjinnSummoned
from naqala.engine.events.event import Event
from naqala.engine.events.round import MarkerPlaced, TurnBegan, TurnEnded
from naqala.engine.events.tribes import DjinnEarned
from naqala.engine.game import Game
from naqala.engine.geometry import bit
from naqala.engine.scoring import ScoreSheet, score_sheet
from naqala.engine.state import State
from naqala.engine.steps.round import Bidding

SOURCES = tuple([name for name in ScoreSheet.FIELDS if name != "seat"])


@dataclass
class Mean:
    """Of what was added."""

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
class DjinnTally:
    summoned: int = 0
    gold: int = 0  # brought to its owners
    wins: Mean = field(default_factory=Mean)  # of those who held it at the end
    margin: Mean = field(default_factory=Mean)


@dataclass
class Tally:
    players: int
    games: int = 0
    rounds: Mean = field(default_factory=Mean)
    scores: Mean = field(default_factory=Mean)
    winning: Mean = field(default_factory=Mean)  # scores of winners
    ends: Counter[str] = field(default_factory=Counter)
    options: Means = field(default_factory=means)  # by what is asked
    paid: dict[int, Mean] = field(default_factory=lambda: defaultdict(Mean))  # gold, by the price of the spot
    gained: dict[int, Mean] = field(default_factory=lambda: defaultdict(Mean))  # points of a turn, by its place
    bids: dict[int, Mean] = field(default_factory=lambda: defaultdict(Mean))  # gold paid for it, by its place
    spent: list[tuple[int, float]] = field(default_factory=list)  # gold on bids in a game, and the share of the win
    won_by: Means = field(default_factory=means)  # points of winners, by source
    lost_by: Means = field(default_factory=means)
    djinns: list[DjinnTally] = field(default_factory=lambda: [DjinnTally() for _ in DJINNS])

    def add(self, game: Game) -> None:
        """A game that is over."""
        self.games += 1
        track = Track(self)
        last = game.state
        positions = chain(game.retold(), [(last, EndTurn(), [])])
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
        elif isinstance(event, DjinnEarned):
            self.djinns[event.djinn].gold += event.gold

    def close(self, game: Game, last: State, spent: list[int]) -> None:
        """The score sheets, and who won."""
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
    """Why the game was over (E1-E3)."""
    if last.last_camel:
        return "last camel and no move" if last.no_move else "last camel"
    return "no move"


def begins_with_the_deal(start: State) -> bool:
    """Are all bids of the game in its record?"""
    step = start.steps[-1] if start.steps else None
    return start.round == 1 and isinstance(step, Bidding) and step.nth == 0


class Track:
    """The turns of each round, in their order: what each cost, and what it made."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.spent = [0] * tally.players  # by seat
        self.gold: dict[int, int] = {}  # paid in this round, by the price of the spot; the three zeros cost nothing
        self.place: int | None = None  # of the turn in its round, from 1; None until a bid is seen
        self.points = 0  # of the seat before its turn

    def hear(self, event: Event, after: State) -> None:
        if isinstance(event, MarkerPlaced):
            self.spent[event.seat] += event.gold
            self.gold[event.price] = event.gold
            self.place = 0
        elif self.place is None:  # the record begins amid the turns of a round
            return
        elif isinstance(event, TurnBegan):
            self.place += 1
            if event.price in self.gold:  # else the bid was made before the record begins
                self.tally.bids[self.place].add(self.gold[event.price])
            self.points = score_sheet(after, event.seat).total
        elif isinstance(event, TurnEnded):
            self.tally.gained[self.place].add(score_sheet(after, event.seat).total - self.points)
