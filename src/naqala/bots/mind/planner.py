"""Planner: good outcomes by several walks each, less what they leave to others; bids by playing rounds out."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from naqala.bots.mind.thinker import Thinker
from naqala.bots.mind.valuation import Valuer
from naqala.bots.mind.ways import Way, best_first
from naqala.engine.luck import Luck
from naqala.engine.memory import Memory


@final
class Planner(Thinker):
    def __init__(self, valuer: Valuer, luck: Luck, outcomes: int, walks: int, rounds: int, finalists: int) -> None:
        """So many outcomes, each by so many walks; for each bid, and for each finalist of the moves, so many rounds."""
        super().__init__(valuer, luck)
        self.outcomes = outcomes
        self.walks = walks
        self.rounds = rounds
        self.finalists: i64 = finalists

    def moves(self, memory: Memory) -> list[Way]:
        """The best by what they leave to the next; the finalists among them by how the round may end."""
        found = super().moves(memory)
        if not self.finalists:
            return found
        finalists = found[: self.finalists]
        for way in finalists:
            way.promise = 0.0
        self.play_out(memory, finalists)
        best_first(finalists)
        return finalists + found[self.finalists :]
