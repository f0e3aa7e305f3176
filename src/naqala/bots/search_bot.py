"""The bot that searches, in this process or in several."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from naqala.bots.decider_bots import DeciderBot, at_least
from naqala.bots.search.candidates import Candidate
from naqala.bots.search.tree import Node, Search, edges_by_visits
from naqala.bots.worker_pool import FunctionPool
from naqala.engine.errors import InvalidArgument
from naqala.engine.memory import Memory
from naqala.engine.steps.moving import Moving
from naqala.engine.steps.round import Bidding

if TYPE_CHECKING:
    from naqala.bots.search.decider import Decider
    from naqala.bots.search.evaluation import Evaluator
    from naqala.engine.actions import Action

DEFAULT_SIMULATIONS: Final = 6000  # per decision
DEFAULT_MILLISECONDS: Final = 2500  # time limit for them, on a slow machine


class SearchBot(DeciderBot):
    sentence: ClassVar[str] = "Plays the whole round out in its head, thousands of times, before it moves."

    def __init__(
        self,
        seed: int = 0,
        sims: int | None = None,
        ms: int | None = None,
        cores: int = 1,
        outcomes: int = 24,
        walks: int = 8,
        weights: str = "",
    ) -> None:
        """Search with `sims` simulations or `ms` milliseconds per decision; if both are given, until one is used up.

        With more cores, as many processes search with the same budget, and their results are added up. `outcomes` and
        `walks` limit the moves that are considered: outcomes of a move, and walks to each.
        """
        super().__init__(seed, weights)
        if sims is None and ms is None:
            sims, ms = DEFAULT_SIMULATIONS, DEFAULT_MILLISECONDS
        self.sims = at_least(0, sims or 0)
        self.ms = at_least(0, ms or 0)
        if not self.sims and not self.ms:
            raise InvalidArgument("A search needs an end: give it sims or ms.")
        self.cores = at_least(1, cores)
        self.outcomes = at_least(1, outcomes)
        self.walks = at_least(1, walks)
        self._pool: FunctionPool[SearchTask, SearchTotals] | None = None

    def make_decider(self, evaluator: Evaluator) -> Decider:
        return self.make_search(evaluator)

    def make_search(self, evaluator: Evaluator) -> Search:
        return Search(evaluator, self.luck, self.sims, self.ms / 1000.0, self.outcomes, self.walks, check_signals)

    def choose(self, memory: Memory) -> Action:
        search = self.decider(len(memory.view.players))
        assert isinstance(search, Search)
        if self.cores < 2 or not isinstance(memory.view.steps[-1], (Bidding, Moving)):
            return search.decide(memory)
        root = search.new_root(memory)
        if len(root.edges) > 1:
            self.search_in_parallel(search, memory, root)
        return search.follow(edges_by_visits(root)[0].candidate)

    def search_in_parallel(self, search: Search, memory: Memory, root: Node) -> None:
        candidates = [edge.candidate for edge in root.edges]
        pool = self.pool()
        try:
            pool.start([(self.single_core_copy(self.luck.next()), memory, candidates) for _ in range(self.cores - 1)])
            search.run_simulations(memory, root)
            for totals in pool.results_in_order():
                if totals is not None:
                    add_totals(root, totals)
        except BaseException:  # an interrupted search must not leave results for the next one
            pool.close()
            raise

    def pool(self) -> FunctionPool[SearchTask, SearchTotals]:
        if self._pool is None:
            self._pool = FunctionPool(self.cores - 1, search_in_worker)
        return self._pool

    def single_core_copy(self, seed: int) -> SearchBot:
        return SearchBot(seed, self.sims, self.ms, 1, self.outcomes, self.walks, self.weights)


SearchTask = tuple[SearchBot, Memory, list[Candidate]]
SearchTotals = list[tuple[int, float]]  # by candidate: visits and total value


def add_totals(root: Node, totals: SearchTotals) -> None:
    for edge, (visits, total_value) in zip(root.edges, totals, strict=True):
        edge.visits += visits
        edge.total_value += total_value


def search_in_worker(task: SearchTask) -> SearchTotals:
    bot, memory, candidates = task
    search = bot.make_search(bot.evaluator(len(memory.view.players)))
    return search.search_candidates(memory, candidates)


def check_signals() -> None:
    """Does nothing; but Python handles signals only while it runs interpreted code."""
