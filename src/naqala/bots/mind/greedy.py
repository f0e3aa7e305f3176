"""Greedy: the turn that brings the most, and the bid that gets it at the best price."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from naqala.bots.mind.appraisal import UNKNOWN
from naqala.bots.mind.outlook import NONE
from naqala.bots.mind.quick_bids import rivals_ahead, rivals_later
from naqala.bots.mind.thinker import Thinker
from naqala.bots.mind.turns import cheapest_bid
from naqala.bots.mind.valuation import Valuer
from naqala.bots.mind.ways import Way
from naqala.engine.actions import Action, Bid
from naqala.engine.luck import Luck
from naqala.engine.memory import Memory
from naqala.engine.sowing import random_walk
from naqala.engine.state import State
from naqala.engine.steps.moving import Moving
from naqala.engine.steps.round import Bidding
from naqala.engine.steps.sale import Selling
from naqala.engine.things import PRICE

THRIFT: Final = 0.3  # a Fakir spent on a bid must save a little more than it is worth


@final
class Greedy(Thinker):
    def __init__(self, valuer: Valuer, luck: Luck, glimpses: int) -> None:
        """With so many glimpses of how the rivals' turns may go, for a bid; with none it takes the cheapest spot."""
        super().__init__(valuer, luck)
        self.deny = False
        self.samples = 2
        self.glimpses: i64 = glimpses

    def move(self, memory: Memory) -> Action:
        world = self.world(memory)
        self.mind.outlook.survey(world, memory.view.seat, 0)
        code = self.mind.outlook.best
        if code == NONE:
            return self.answer(memory)
        return self.follow(Way(code, random_walk(world.board, code, self.luck), None, 0.0))

    def bid(self, memory: Memory) -> Action:
        """What my best turn would bring if so many rivals went first, against the price."""
        world = self.world(memory)
        if not self.glimpses:
            return cheapest_bid(world)
        step = world.steps[-1]
        assert isinstance(step, Bidding)
        later = rivals_later(world, step)
        worth = self.turn_after(memory)
        best = UNKNOWN
        options = world.options()
        chosen = options[0]
        for option in options:
            if isinstance(option, Bid):
                ahead = rivals_ahead(world, step.seat, world.spot(option.level), later)
                value = worth[ahead] - float(PRICE[option.level - option.fakirs])
                if option.fakirs:
                    value -= self.mind.outlook.purse.spending_fakirs(option.fakirs) + THRIFT
                if value > best:
                    best = value
                    chosen = option
        return chosen

    def turn_after(self, memory: Memory) -> vec[float]:
        """What my best turn brings after none, one, two … of the rivals' turns."""
        seat = memory.view.seat
        mind = self.mind
        rivals = vec[i64]()
        for other in memory.view.order:
            if other != seat:
                rivals = append(rivals, other)
        n = i64(len(rivals))
        worth = vec[float]([0.0] * (n + 1))
        for _ in range(self.glimpses):
            world = self.world(memory)
            for i in range(n + 1):
                gain = mind.outlook.survey(world, seat, 0)
                if gain == UNKNOWN:
                    break
                worth[i] += gain / float(self.glimpses)
                if i < n:
                    let_move(world, rivals[i])
                    mind.greedy_turn(world, rivals[i])
                    if world.over:
                        break
        mind.outlook.glance(self.world(memory), seat)
        return worth


def let_move(world: State, seat: i64) -> None:
    """A seat's turn out of order, on top of the question that is asked."""
    world.ask(Selling(seat))
    world.ask(Moving(seat))
