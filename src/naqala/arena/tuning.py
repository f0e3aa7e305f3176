"""Tuning the weights: generations of self-play, each with the weights fitted to the one before.

The result depends on the seed only, not on the number of processes: batches are fixed and added up in order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from naqala.arena.interrupt import InterruptHandler
from naqala.arena.least_squares import NormalEquations
from naqala.arena.schedule import derive_seed
from naqala.bots.search.self_play import COLUMNS, SelfPlay
from naqala.bots.search.turn_simulator import TurnSimulator
from naqala.bots.search.weights import (
    RACE,
    Weights,
    WeightSets,
    blank_weights,
    column_from_weights,
    make_evaluator,
    shipped_weights,
    weights_from_column,
)
from naqala.bots.weight_files import check_weights
from naqala.bots.worker_pool import FunctionPool
from naqala.engine.luck import Luck

BATCH: Final = 20  # games per batch
RACES: Final = (
    0.15,
    0.25,
    0.35,
    0.45,
    0.6,
    0.8,
    1.0,
)  # widths of the Vizier race that are tried, beside the present one
DIGITS: Final = 4  # of a weight


@dataclass(frozen=True)
class TuningPlan:
    """What to tune, and how."""

    players: tuple[int, ...]  # numbers of players
    games: int  # per generation and number of players
    generations: int
    seed: int
    width: int = 6  # outcomes considered in a turn
    exploration_rate: float = 0.15  # the part of bids and turns that is random

    def batches(self, generation: int, players: int, weights: Weights) -> list[TrainingBatch]:
        """All games of a generation, played with these weights."""
        seeds = [derive_seed(self.seed, f"lesson {generation} {players} {nth}") for nth in range(self.games)]
        races = tuple(sorted({*RACES, weights[RACE][0]}))
        return [
            TrainingBatch(players, weights, races, self.width, self.exploration_rate, tuple(seeds[nth : nth + BATCH]))
            for nth in range(0, self.games, BATCH)
        ]


@dataclass(frozen=True)
class TrainingBatch:
    """Games of one generation, for one worker process."""

    players: int
    weights: Weights
    races: tuple[float, ...]
    width: int
    exploration_rate: float
    seeds: tuple[int, ...]


@dataclass(frozen=True)
class Fit:
    """The result of one generation for one number of players."""

    generation: int
    players: int
    games: int
    rows: int
    before: float  # root mean square error of the old weights
    after: float  # and of the new ones, by cross-validation
    races: dict[float, float]  # by race width: the same, with the weights fitted for it
    weights: Weights

    @property
    def race(self) -> float:
        return self.weights[RACE][0]


Watch = Callable[[int], None]  # called with the number of games played


def tune(plan: TuningPlan, start: WeightSets, jobs: int, watch: Watch = lambda _: None) -> Iterator[Fit]:
    """Yield the fit of each generation and number of players. After Ctrl-C it stops."""
    weights = {players: start[str(players)] for players in plan.players}
    played = 0
    with InterruptHandler() as interrupt, FunctionPool(jobs, play_batch) as pool:
        for generation in range(1, plan.generations + 1):
            for players in plan.players:
                batches = plan.batches(generation, players, weights[players])
                halves = [NormalEquations.none(COLUMNS, len(batches[0].races)) for _ in range(2)]
                done = 0
                pool.start(batches)
                for equations in pool.results_in_order():
                    if interrupt.requested:
                        return
                    if equations:
                        halves[done % 2] += equations
                        played += len(batches[done].seeds)
                        done += 1
                    watch(played)
                fit = fitted(generation, plan.games, batches[0], halves)
                weights[players] = fit.weights
                yield fit


def play_batch(batch: TrainingBatch) -> NormalEquations:
    """Play the games of a batch and return the sums of their samples."""
    simulator = TurnSimulator(make_evaluator(batch.weights), Luck.seeded(0))
    self_play = SelfPlay(batch.players, simulator, list(batch.races), batch.width, batch.exploration_rate)
    self_play.play_games(list(batch.seeds))
    products = np.reshape(self_play.all_products(), (COLUMNS, COLUMNS))
    return NormalEquations(
        products, np.array(self_play.all_targets()), np.array(self_play.all_squares()), self_play.rows
    )


def fitted(generation: int, games: int, batch: TrainingBatch, halves: list[NormalEquations]) -> Fit:
    """The best weights, with the best race width.

    The error is cross-validated: the weights fitted to one half of the games are tested on the other half.
    """
    one, other = halves
    both = one + other
    before = column_from_weights(batch.weights)
    races = {
        race: both.deviation(
            other.squared_error(nth, one.fit(nth, before)) + one.squared_error(nth, other.fit(nth, before))
        )
        for nth, race in enumerate(batch.races)
    }
    best = min(races, key=lambda race: races[race])
    column = both.fit(batch.races.index(best), before)
    return Fit(
        generation=generation,
        players=batch.players,
        games=games,
        rows=both.rows,
        before=both.deviation(both.squared_error(batch.races.index(batch.weights[RACE][0]), before)),
        after=races[best],
        races=races,
        weights=weights_from_column([round(weight, DIGITS) for weight in column], best),
    )


# Starting points


def start_from_zero(players: tuple[int, ...]) -> WeightSets:
    return {str(n): blank_weights() for n in players}


def start_from_shipped(players: tuple[int, ...]) -> WeightSets:
    """Start from the weights that come with Naqala."""
    return check_weights(shipped_weights(), players, "Naqala itself")
