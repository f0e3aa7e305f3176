"""Sequential halving: try every candidate, drop the worse half, and repeat until time is over or one is left."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from naqala.engine.actions import Action, Bid
from naqala.engine.imagine import imagine
from naqala_baseline.evaluation import evaluate
from naqala_baseline.rollouts import Rollouts, finish_turn
from naqala_baseline.walks import make_move, random_walk, start_of

if TYPE_CHECKING:
    from naqala.engine.memory import Memory
    from naqala.engine.state import State

OUTCOMES: Final = 16
WALKS: Final = 8
MOST_FAKIRS: Final = 2  # to lower a bid


class SequentialHalving:
    """Tries candidates by rollouts in imagined worlds, a new world for each rollout."""

    def __init__(self, memory: Memory, rollouts: Rollouts, ms: float, sims: i64) -> None:
        self.memory = memory
        self.seat: i64 = memory.seat
        self.rollouts = rollouts
        self.by_simulations = sims > 0  # time is counted in simulations
        self.budget = float(sims) if sims > 0 else ms / 1000.0
        self.simulations: i64 = 0
        self.candidates: i64 = 0

    def world(self) -> State:
        return imagine(self.memory, self.rollouts.fresh_luck())

    def now(self) -> float:
        return float(self.simulations) if self.by_simulations else perf_counter()

    def after(self, candidate: i64) -> State:
        """An imagined world in which the candidate was chosen."""
        raise NotImplementedError

    def trial(self, candidate: i64) -> float:
        self.simulations += 1
        return evaluate(self.rollouts.to_end_of_round(self.after(candidate)), self.seat)

    def run_halving(self, stages: i64, stop_at_limit: bool) -> i64:
        """The last candidate, or the best one at the time limit. Each is tried at least once."""
        total = vec[float]([0.0] * self.candidates)
        tried = vec[i64]([0] * self.candidates)
        alive = list(range(self.candidates))
        ends = self.now() + self.budget
        stage: i64 = 0
        while len(alive) > 1:
            stop = self.now() + (ends - self.now()) / float(max(i64(1), stages - stage))
            first = True
            while first or self.now() < stop:
                first = False
                for candidate in alive:
                    total[candidate] += self.trial(candidate)
                    tried[candidate] += 1
            means = [(total[candidate] / float(tried[candidate]), candidate) for candidate in alive]
            means.sort(reverse=True)
            alive = [candidate for _, candidate in means[: max(1, len(means) // 2)]]
            stage += 1
            if stop_at_limit and self.now() >= ends:
                break
        return alive[0]


@final
class Bids(SequentialHalving):
    def __init__(self, memory: Memory, rollouts: Rollouts, ms: float, sims: i64) -> None:
        super().__init__(memory, rollouts, ms, sims)
        self.options: list[Action] = []
        for option in self.world().options():
            if isinstance(option, Bid) and option.fakirs <= MOST_FAKIRS:
                self.options.append(option)
        self.candidates = len(self.options)

    def after(self, candidate: i64) -> State:
        state = self.world()
        state.play(self.options[candidate])
        return state

    def best(self) -> Action:
        return self.options[self.run_halving(bits(self.candidates), False)]


@final
class Moves(SequentialHalving):
    """Outcomes times walks; fewer if there are not enough simulations to try each of them once."""

    def __init__(self, memory: Memory, rollouts: Rollouts, ms: float, sims: i64) -> None:
        super().__init__(memory, rollouts, ms, sims)
        self.codes = vec[i64]()
        self.walks: list[vec[i64]] = []
        outcomes: i64 = OUTCOMES
        walks: i64 = WALKS
        if sims > 0:
            outcomes = min(outcomes, sims)
            walks = min(walks, max(i64(1), sims // outcomes))
        state = self.world()
        rollouts.outcomes_seen.evaluate_outcomes(state, self.seat, outcomes)
        best = rollouts.outcomes_seen.codes
        for i in range(i64(len(best))):
            hand = state.board.meeples(start_of(best[i]))
            for _ in range(walks if hand & (hand - 1) else i64(1)):
                self.codes = append(self.codes, best[i])
                self.walks.append(random_walk(state.board, best[i], rollouts.luck))
        self.candidates = len(self.walks)

    def after(self, candidate: i64) -> State:
        state = self.world()
        make_move(state, self.seat, self.codes[candidate], self.walks[candidate])
        finish_turn(state)
        return state

    def best(self) -> vec[i64]:
        """The start tile, then the drops, each tile * TRIBE_COUNT + tribe; empty if there is no move."""
        chosen = vec[i64]()
        if not self.candidates:
            return chosen
        candidate: i64 = self.run_halving(max(i64(1), bits(self.candidates - 1)), True)
        chosen = append(chosen, start_of(self.codes[candidate]))
        for drop in self.walks[candidate]:
            chosen = append(chosen, drop)
        return chosen


def bits(n: i64) -> i64:
    """The number of binary digits."""
    digits: i64 = 0
    while n:
        digits += 1
        n >>= 1
    return digits
