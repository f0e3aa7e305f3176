"""Gentle: plays one of the best turns by points alone, and bids the cheapest spot."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from naqala.bots.search.candidates import Candidate
from naqala.bots.search.decider import Decider
from naqala.bots.search.evaluation import Evaluator
from naqala.bots.search.quick_answers import quick_answer
from naqala.bots.search.turn_simulator import cheapest_bid
from naqala.engine.actions import Action
from naqala.engine.luck import Luck
from naqala.engine.memory import Memory
from naqala.engine.sowing import random_walk

FAVOURITES: Final = 6  # outcomes among which it chooses at random


@final
class Gentle(Decider):
    def __init__(self, evaluator: Evaluator, luck: Luck, favourites: int = FAVOURITES) -> None:
        super().__init__(evaluator, luck)
        self.favourites: i64 = favourites

    def bid(self, memory: Memory) -> Action:
        return cheapest_bid(self.sample_world(memory))

    def move(self, memory: Memory) -> Action:
        world = self.sample_world(memory)
        self.simulator.outcome_values.evaluate_outcomes(world, memory.view.seat, self.favourites)
        codes = self.simulator.outcome_values.codes
        if not len(codes):
            return world.options()[0]
        code = codes[self.luck.below(i64(len(codes)))]
        return self.follow(Candidate(code, random_walk(world.board, code, self.luck), None, 0.0))

    def answer(self, memory: Memory) -> Action:
        return quick_answer(self.sample_world(memory), self.simulator.outcome_values)
