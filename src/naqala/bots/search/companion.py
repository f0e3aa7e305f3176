"""Companion: steers for a close game. It plays its best while it is behind, and takes less while it leads."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from naqala.bots.search.candidates import Candidate, sort_by_estimate
from naqala.bots.search.decider import Decider
from naqala.bots.search.evaluation import Evaluator, phase_of
from naqala.bots.search.quick_answers import quick_answer
from naqala.bots.search.turn_simulator import cheapest_bid
from naqala.engine.actions import Action
from naqala.engine.luck import Luck
from naqala.engine.memory import Memory
from naqala.engine.sowing import random_walk
from naqala.engine.state import State

CONSIDERED: Final = 150  # outcomes among which it chooses while it leads
MIN_GAIN: Final = 3.0  # points that a turn brings in any case, if there is such a turn: it never plays absurdly
CLOSE: Final = 8  # outcomes that bring about what is wanted, compared by what they leave to the next player
FINALISTS: Final = 8  # moves that are compared by rollouts while it is behind
ROLLOUTS: Final = 16  # for each bid and each of the best moves
PACE: Final = 9.0  # points that a turn usually brings
START_VALUE: Final = 50.0  # of a player before the first turn
TOO_EARLY: Final = 0.1  # the part of the game in which strength cannot be judged


@final
class Companion(Decider):
    def __init__(
        self, evaluator: Evaluator, luck: Luck, head_start: float, until: float, weak: float, strong: float
    ) -> None:
        """Against a strong rival it aims at a lead of `head_start` points, falling to 0 from the phase `until` on.

        A rival who gains `weak` points in a whole game of two is weak, one who gains `strong` points is strong.
        """
        super().__init__(evaluator, luck)
        self.rollouts = ROLLOUTS
        self.head_start = head_start
        self.until = until
        self.weak = weak
        self.strong = strong
        self.strength: float = 1.0  # of the rivals, from 0 to 1
        self.wanted: float = 0.0  # points that lead to the lead it aims at; negative if it leads by more

    def decide(self, memory: Memory) -> Action:
        self.compare(self.sample_world(memory), memory.view.seat)
        return super().decide(memory)

    def bid(self, memory: Memory) -> Action:
        return super().bid(memory) if self.wanted > 0.0 else cheapest_bid(self.sample_world(memory))

    def move(self, memory: Memory) -> Action:
        """The best move if none brings as much as is wanted; otherwise one that brings about that."""
        world = self.sample_world(memory)
        values = self.simulator.outcome_values
        values.evaluate_outcomes(world, memory.view.seat, CONSIDERED)
        if not len(values.codes) or self.wanted >= values.gains[0]:
            return self.follow(self.sort_finalists(memory, self.moves(memory), FINALISTS)[0])
        return self.follow(self.enough(world, memory.view.seat))

    def answer(self, memory: Memory) -> Action:
        if self.wanted > 0.0:
            return super().answer(memory)
        return quick_answer(self.sample_world(memory), self.simulator.outcome_values)

    def enough(self, world: State, seat: i64) -> Candidate:
        """A move that brings about as much as is wanted; against a strong rival, one that leaves little."""
        compared: i64 = CLOSE if self.strength > 0.5 and self.wanted > MIN_GAIN else 1
        found: list[Candidate] = []
        for code in self.outcomes_near(max(self.wanted, MIN_GAIN), compared):
            candidate = Candidate(code, random_walk(world.board, code, self.luck), None, 0.0)
            trial = world.copy()
            candidate.apply(trial, seat)
            candidate.estimate = self.value_after(trial, seat)
            found.append(candidate)
        sort_by_estimate(found)
        return found[0]

    def outcomes_near(self, gain: float, most: i64) -> vec[i64]:
        """A few of the outcomes that bring about this much; all are sorted by what they bring."""
        values = self.simulator.outcome_values
        n = i64(len(values.codes))
        first: i64 = 0
        while first < n - 1 and values.gains[first] > gain:
            first += 1
        first = max(i64(0), first - most // 2)
        return vec[i64]([values.codes[i] for i in range(first, min(n, first + most))])

    def compare(self, world: State, seat: i64) -> None:
        """Judge the rivals, and what is wanted to lead them by as much as such rivals need.

        Of several rivals their mean counts, so that two companions do not drive each other away from a person.
        """
        values = self.evaluator.player_values(world)
        players = i64(len(values))
        total: float = 0.0
        for other in range(players):
            if other != seat:
                total += values[other]
        mean = total / float(players - 1)
        phase = phase_of(world)
        self.strength = self.strength_of(mean, phase, players)
        aim = self.head_start * 2.0 / float(players) * self.strength * min(1.0, phase / self.until)
        aim += PACE * turns_ahead(world, seat)
        self.wanted = aim - (values[seat] - mean)

    def strength_of(self, value: float, phase: float, players: i64) -> float:
        """How strong the player of this value has been so far, from 0 to 1."""
        played = 1.0 - phase
        if played < TOO_EARLY:
            return 1.0
        pace = (value - START_VALUE) / played * float(players) / 2.0
        return min(1.0, max(0.0, (pace - self.weak) / (self.strong - self.weak)))


def turns_ahead(world: State, seat: i64) -> float:
    """How many turns more than a rival, on average, a player has started in this round; 0 during the bids."""
    own: i64 = 0
    others: i64 = 0
    for started in world.order:
        if started == seat:
            own += 1
        else:
            others += 1
    return float(own) - float(others) / float(len(world.players) - 1)
