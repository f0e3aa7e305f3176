"""Making weights: generations of self-play, each with the weights that the one before taught.

What comes of it depends on the seed, not on how many processes play: batches are fixed, and added up in their order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from naqala.arena.contest import derived
from naqala.arena.hands import Hands
from naqala.arena.least_squares import Sums
from naqala.arena.match import Bell
from naqala.bots.mind.lessons import COLUMNS, Lessons
from naqala.bots.mind.turns import Mind
from naqala.bots.mind.weights import RACE, Weights, WeightSets, blank, column_of, set_of, stored, valuer_of
from naqala.bots.weights_file import checked
from naqala.engine.luck import Luck

BATCH: Final = 20  # games
RACES: Final = (0.15, 0.25, 0.35, 0.45, 0.6, 0.8, 1.0)  # widths of the Viziers' race that are tried, beside the present
DIGITS: Final = 4  # of a weight


@dataclass(frozen=True)
class Course:
    """What is to be learnt, and how."""

    players: tuple[int, ...]  # numbers of them
    games: int  # for each generation and number of players
    generations: int
    seed: int
    width: int = 6  # outcomes that a turn weighs
    whim: float = 0.15  # how often a bid or a turn is not the best one

    def batches(self, generation: int, players: int, weights: Weights) -> list[Batch]:
        """All games of a generation, played with these weights."""
        seeds = [derived(self.seed, f"lesson {generation} {players} {nth}") for nth in range(self.games)]
        races = tuple(sorted({*RACES, weights[RACE][0]}))
        return [
            Batch(players, weights, races, self.width, self.whim, tuple(seeds[nth : nth + BATCH]))
            for nth in range(0, self.games, BATCH)
        ]


@dataclass(frozen=True)
class Batch:
    """Some games of one generation, for one process."""

    players: int
    weights: Weights
    races: tuple[float, ...]
    width: int
    whim: float
    seeds: tuple[int, ...]


@dataclass(frozen=True)
class Fit:
    """What one generation has learnt for one number of players."""

    generation: int
    players: int
    games: int
    rows: int
    before: float  # how far, as a rule, the weights played with were from the final margin
    after: float  # and the new ones
    races: dict[float, float]  # for each width that was tried: the same, with the weights that suit it
    weights: Weights

    @property
    def race(self) -> float:
        return self.weights[RACE][0]


Watch = Callable[[int], None]  # is told how many games are played


def tune(course: Course, start: WeightSets, jobs: int, watch: Watch = lambda _: None) -> Iterator[Fit]:
    """Each generation and number of players as soon as it is fitted. After Ctrl-C no more come."""
    weights = {players: start[str(players)] for players in course.players}
    played = 0
    with Bell() as bell, Hands(jobs, study) as hands:
        for generation in range(1, course.generations + 1):
            for players in course.players:
                batches = course.batches(generation, players, weights[players])
                halves = [Sums.none(COLUMNS, len(batches[0].races)) for _ in range(2)]
                done = 0
                for taught in hands.do(batches):
                    if bell.rang:
                        return
                    if taught:
                        halves[done % 2] += taught
                        played += len(batches[done].seeds)
                        done += 1
                    watch(played)
                fit = fitted(generation, course.games, batches[0], halves)
                weights[players] = fit.weights
                yield fit


def study(batch: Batch) -> Sums:
    """Play these games and learn from them."""
    mind = Mind(valuer_of(batch.weights), Luck.seeded(0))
    lessons = Lessons(batch.players, mind, list(batch.races), batch.width, batch.whim)
    lessons.learn_from(list(batch.seeds))
    return Sums(lessons.all_products(), lessons.all_answers(), lessons.all_squares(), lessons.rows)


def fitted(generation: int, games: int, batch: Batch, halves: list[Sums]) -> Fit:
    """The weights that suit what was seen best, with the width of the race that suits it best.

    How well they suit is judged without flattery: what one half of the games teaches is tried on the other half.
    """
    one, other = halves
    both = one + other
    before = column_of(batch.weights)
    races = {
        race: both.deviation(other.missed(nth, one.fit(nth, before)) + one.missed(nth, other.fit(nth, before)))
        for nth, race in enumerate(batch.races)
    }
    best = min(races, key=lambda race: races[race])
    column = both.fit(batch.races.index(best), before)
    return Fit(
        generation=generation,
        players=batch.players,
        games=games,
        rows=both.rows,
        before=both.deviation(both.missed(batch.races.index(batch.weights[RACE][0]), before)),
        after=races[best],
        races=races,
        weights=set_of([round(weight, DIGITS) for weight in column], best),
    )


# Where to start


def from_scratch(players: tuple[int, ...]) -> WeightSets:
    return {str(n): blank() for n in players}


def from_naqala(players: tuple[int, ...]) -> WeightSets:
    """The weights that come with it."""
    return checked(stored(), players, "Naqala itself")
