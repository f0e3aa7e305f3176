"""Planner: the best outcomes by several walks each, less the reply of the next player; bids by rollouts."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from naqala.bots.search.candidates import Candidate
from naqala.bots.search.decider import Decider
from naqala.bots.search.evaluation import Evaluator
from naqala.engine.luck import Luck
from naqala.engine.memory import Memory


@final
class Planner(Decider):
    def __init__(
        self, evaluator: Evaluator, luck: Luck, outcomes: int, walks: int, rollouts: int, finalists: int
    ) -> None:
        """Consider this many outcomes and walks of each; roll out each bid, and each finalist among the moves."""
        super().__init__(evaluator, luck)
        self.outcomes = outcomes
        self.walks = walks
        self.rollouts = rollouts
        self.finalists: i64 = finalists

    def moves(self, memory: Memory) -> list[Candidate]:
        """By value less the reply; the finalists among them by rollouts to the end of the round."""
        found = super().moves(memory)
        return self.sort_finalists(memory, found, self.finalists) if self.finalists else found
