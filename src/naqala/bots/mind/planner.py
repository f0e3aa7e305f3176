"""Planner: good outcomes by several walks each, less what they leave to the next; bids by playing rounds out."""

from __future__ import annotations

from typing import final

from naqala.bots.mind.thinker import Thinker
from naqala.bots.mind.valuation import Valuer
from naqala.engine.luck import Luck


@final
class Planner(Thinker):
    def __init__(self, valuer: Valuer, luck: Luck, outcomes: int, walks: int, rounds: int) -> None:
        """So many outcomes, each by so many walks; for each bid so many rounds played out."""
        super().__init__(valuer, luck)
        self.outcomes = outcomes
        self.walks = walks
        self.rounds = rounds
