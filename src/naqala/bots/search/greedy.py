"""Greedy: the outcome with the highest value, and the cheapest bid."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from naqala.bots.search.candidates import Candidate
from naqala.bots.search.decider import Decider
from naqala.bots.search.evaluation import Evaluator
from naqala.bots.search.item_values import NO_VALUE
from naqala.bots.search.outcome_values import NO_OUTCOME
from naqala.bots.search.quick_bids import rivals_ahead, rivals_still_to_bid
from naqala.bots.search.turn_simulator import cheapest_bid
from naqala.engine.actions import Action, Bid
from naqala.engine.components import BID_PRICE_AT
from naqala.engine.luck import Luck
from naqala.engine.memory import Memory
from naqala.engine.sowing import random_walk
from naqala.engine.state import State
from naqala.engine.steps.moving import Moving
from naqala.engine.steps.round import Bidding
from naqala.engine.steps.sale import Selling

FAKIR_MARGIN: Final = 0.3  # points that a Fakir spent on a bid must save beyond its value


@final
class Greedy(Decider):
    def __init__(self, evaluator: Evaluator, luck: Luck, bid_samples: int) -> None:
        """`bid_samples` is the number of imagined worlds per bid; with 0 it takes the cheapest spot."""
        super().__init__(evaluator, luck)
        self.counts_reply = False
        self.samples = 2
        self.bid_samples: i64 = bid_samples

    def move(self, memory: Memory) -> Action:
        world = self.sample_world(memory)
        self.simulator.outcome_values.evaluate_outcomes(world, memory.view.seat, 0)
        code = self.simulator.outcome_values.best
        if code == NO_OUTCOME:
            return self.answer(memory)
        return self.follow(Candidate(code, random_walk(world.board, code, self.luck), None, 0.0))

    def bid(self, memory: Memory) -> Action:
        """The value of the best turn after the rivals who act earlier, less the price."""
        world = self.sample_world(memory)
        if not self.bid_samples:
            return cheapest_bid(world)
        step = world.steps[-1]
        assert isinstance(step, Bidding)
        later = rivals_still_to_bid(world, step)
        worth = self.turn_values_after_rivals(memory)
        best = NO_VALUE
        options = world.options()
        chosen = options[0]
        for option in options:
            if isinstance(option, Bid):
                ahead = rivals_ahead(world, step.seat, world.spot(option.level), later)
                value = worth[ahead] - float(BID_PRICE_AT[option.level - option.fakirs])
                if option.fakirs:
                    value -= self.simulator.outcome_values.currency.fakirs_cost(option.fakirs) + FAKIR_MARGIN
                if value > best:
                    best = value
                    chosen = option
        return chosen

    def turn_values_after_rivals(self, memory: Memory) -> vec[float]:
        """The value of the best turn after none, one, two … turns of the rivals."""
        seat = memory.view.seat
        simulator = self.simulator
        rivals = vec[i64]()
        for other in memory.view.order:
            if other != seat:
                rivals = append(rivals, other)
        n = i64(len(rivals))
        worth = vec[float]([0.0] * (n + 1))
        for _ in range(self.bid_samples):
            world = self.sample_world(memory)
            for i in range(n + 1):
                gain = simulator.outcome_values.evaluate_outcomes(world, seat, 0)
                if gain == NO_VALUE:
                    break
                worth[i] += gain / float(self.bid_samples)
                if i < n:
                    give_turn(world, rivals[i])
                    simulator.greedy_turn(world, rivals[i])
                    if world.over:
                        break
        simulator.outcome_values.read_player(self.sample_world(memory), seat)
        return worth


def give_turn(world: State, seat: i64) -> None:
    """Let a player move out of order, before the present question."""
    world.push_step(Selling(seat))
    world.push_step(Moving(seat))
