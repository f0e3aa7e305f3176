"""Gentle: looks at what a turn brings at once, likes several turns equally well, and lets others go first."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from naqala.bots.mind.answers import quick_answer
from naqala.bots.mind.thinker import Thinker
from naqala.bots.mind.turns import cheapest_bid
from naqala.bots.mind.ways import Way
from naqala.engine.actions import Action
from naqala.engine.memory import Memory
from naqala.engine.sowing import random_walk

LIKED: Final = 6  # so many of the best turns seem equally good


@final
class Gentle(Thinker):
    def bid(self, memory: Memory) -> Action:
        return cheapest_bid(self.world(memory))

    def move(self, memory: Memory) -> Action:
        world = self.world(memory)
        self.mind.outlook.survey(world, memory.view.seat, LIKED)
        codes = self.mind.outlook.codes
        if not len(codes):
            return world.options()[0]
        code = codes[self.luck.below(i64(len(codes)))]
        return self.follow(Way(code, random_walk(world.board, code, self.luck), None, 0.0))

    def answer(self, memory: Memory) -> Action:
        return quick_answer(self.world(memory), self.mind.outlook)
