"""Novice: errs like a beginner, but never absurdly.

It counts present points only, sees no loops, takes any turn that is good enough, overlooks what a market offers, and
bids nothing or too much.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from naqala.bots.search.candidates import Candidate
from naqala.bots.search.decider import Decider
from naqala.bots.search.evaluation import Evaluator
from naqala.bots.search.novice_limits import BID_RARITY, HUGE_GAIN, MARKET_RARITY, MAX_BID, RESERVE
from naqala.bots.search.quick_answers import quick_answer
from naqala.bots.search.turn_simulator import cheapest_bid
from naqala.engine.actions import PASS, Action, Bid
from naqala.engine.board import Board
from naqala.engine.components import LARGE_MARKET_CARDS
from naqala.engine.crossings import loopy
from naqala.engine.geometry import bit
from naqala.engine.luck import Luck
from naqala.engine.memory import Memory
from naqala.engine.pile import count, size
from naqala.engine.sowing import LOOP, final_of, packed_outcomes, random_walk, start_of, taken_of, tribe_of
from naqala.engine.state import State
from naqala.engine.steps.places import Trading


@final
class Novice(Decider):
    def __init__(self, evaluator: Evaluator, luck: Luck, turns: int, max_loss: float) -> None:
        """It chooses among this many turns, of those that lose at most `max_loss` against the best one it sees."""
        super().__init__(evaluator, luck)
        self.turns: i64 = turns
        self.max_loss = max_loss

    def bid(self, memory: Memory) -> Action:
        """Mostly the cheapest spot, sometimes any spot that it can easily afford."""
        world = self.sample_world(memory)
        if self.luck.below(BID_RARITY):
            return cheapest_bid(world)
        dear = [bid for bid in world.options() if is_affordable(world, bid)]
        return dear[self.luck.below(i64(len(dear)))] if dear else cheapest_bid(world)

    def move(self, memory: Memory) -> Action:
        """One of the outcomes that it sees, none of which loses too much against the best of them."""
        world = self.sample_world(memory)
        codes = self.acceptable_outcomes(world, memory.view.seat)
        if not len(codes):
            return world.options()[0]
        code = codes[self.luck.below(i64(len(codes)))]
        return self.follow(Candidate(code, random_walk(world.board, code, self.luck), None, 0.0))

    def acceptable_outcomes(self, world: State, seat: i64) -> vec[i64]:
        """The best outcomes without loops, or with loops if there are no others; none that loses too much."""
        values = self.simulator.outcome_values
        values.evaluate_outcomes(world, seat, 0)
        every = packed_outcomes(world.board)
        straight = [code for code in every if not is_loop(world.board, code)]
        values.codes = vec[i64](capacity=self.turns)
        values.gains = vec[float](capacity=self.turns)
        for code in straight if straight else [code for code in every]:
            values.insert(code, values.outcome_value(world, code), self.turns)
        found = vec[i64](capacity=self.turns)
        for i in range(i64(len(values.codes))):
            if values.gains[i] >= values.gains[0] - self.max_loss:
                found = append(found, values.codes[i])
        return found

    def answer(self, memory: Memory) -> Action:
        """A quick answer; but it sometimes overlooks what a market offers."""
        world = self.sample_world(memory)
        step = world.steps[-1]
        answer = quick_answer(world, self.simulator.outcome_values)
        if isinstance(step, Trading) and step.price and not self.luck.below(MARKET_RARITY):
            values = self.simulator.outcome_values
            if values.purchase_value(world, 0, step.first, step.price, step.n == LARGE_MARKET_CARDS) < HUGE_GAIN:
                return PASS
        return answer


def is_affordable(world: State, action: Action) -> bool:
    """Is this a bid that costs something, but no Fakirs and no gold that is needed?"""
    if not isinstance(action, Bid) or action.fakirs or not 0 < action.price <= MAX_BID:
        return False
    return world.players[world.steps[-1].seat].gold - action.price >= RESERVE


def is_loop(board: Board, code: i64) -> bool:
    """Must the walk cross its final tile before it ends there?"""
    start = start_of(code)
    final = final_of(code)
    n = size(board.meeples(start))
    if n < LOOP or not loopy(n, start) & bit(final):
        return False
    return final == start or taken_of(code) != count(board.meeples(final), tribe_of(code)) + 1
