"""The bot that searches, on one core or with helpers on others."""

from __future__ import annotations

import atexit
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, ClassVar, Final

from naqala.bots.mind.tree import Node, Search, by_trust
from naqala.bots.thinking import ThinkingBot, at_least
from naqala.engine.steps.moving import Moving
from naqala.engine.steps.round import Bidding

if TYPE_CHECKING:
    from concurrent.futures import Future

    from naqala.bots.mind.thinker import Thinker
    from naqala.bots.mind.valuation import Valuer
    from naqala.bots.mind.ways import Way
    from naqala.engine.actions import Action
    from naqala.engine.memory import Memory

SIMS: Final = 6000  # passages through the tree a decision, unless it is told otherwise
PATIENCE: Final = 2500  # milliseconds that they may take at most, on a slow machine


class SearchBot(ThinkingBot):
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
        """So many passages through the tree a decision, or so many milliseconds; whichever ends first, if both.

        With more cores other processes search as much each, and what all have found is added up. Of a move so many
        outcomes come into question, each by so many walks.
        """
        super().__init__(seed, weights)
        if sims is None and ms is None:
            sims, ms = SIMS, PATIENCE
        self.sims = at_least(0, sims or 0)
        self.ms = at_least(0, ms or 0)
        if not self.sims and not self.ms:
            raise ValueError("A search needs an end: give it sims or ms.")
        self.cores = at_least(1, cores)
        self.outcomes = at_least(1, outcomes)
        self.walks = at_least(1, walks)
        self._helpers: ProcessPoolExecutor | None = None

    def think(self, valuer: Valuer) -> Thinker:
        return self.searcher(valuer)

    def searcher(self, valuer: Valuer) -> Search:
        return Search(valuer, self.luck, self.sims, self.ms / 1000.0, self.outcomes, self.walks, breathe)

    def choose(self, memory: Memory) -> Action:
        searcher = self.thinker(len(memory.view.mats))
        assert isinstance(searcher, Search)
        if self.cores < 2 or not isinstance(memory.view.steps[-1], (Bidding, Moving)):
            return searcher.decide(memory)
        root = searcher.seedling(memory)
        if len(root.branches) > 1:
            self.search_together(searcher, memory, root)
        return searcher.follow(by_trust(root)[0].way)

    def search_together(self, searcher: Search, memory: Memory, root: Node) -> None:
        ways = [branch.way for branch in root.branches]
        helps: list[Future[list[tuple[int, float]]]] = [
            self.helpers().submit(help_out, self.alone(self.luck.next()), memory, ways) for _ in range(self.cores - 1)
        ]
        searcher.look_ahead(memory, root)
        for found in helps:
            for branch, (tried, total) in zip(root.branches, found.result(), strict=True):
                branch.tried += tried
                branch.total += total

    def helpers(self) -> ProcessPoolExecutor:
        if self._helpers is None:
            self._helpers = ProcessPoolExecutor(self.cores - 1, multiprocessing.get_context("spawn"))
            atexit.register(self._helpers.shutdown, wait=False, cancel_futures=True)
        return self._helpers

    def alone(self, seed: int) -> SearchBot:
        """The same on one core, with another luck."""
        return SearchBot(seed, self.sims, self.ms, 1, self.outcomes, self.walks, self.weights)


def breathe() -> None:
    """Nothing; but a signal is heard only where Python itself runs."""


def help_out(helper: SearchBot, memory: Memory, ways: list[Way]) -> list[tuple[int, float]]:
    """In a process of its own."""
    return helper.searcher(helper.valuer(len(memory.view.mats))).helped(memory, ways)
