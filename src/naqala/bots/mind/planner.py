"""Planner: good outcomes by several walks each, less what they leave to the next; bids by playing rounds out."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from naqala.bots.mind.outlook import UNKNOWN
from naqala.bots.mind.thinker import Thinker, bids_worth_a_thought
from naqala.bots.mind.turns import make_move
from naqala.bots.mind.valuation import Valuer
from naqala.engine.actions import Action, Bid, Invoke
from naqala.engine.luck import Luck
from naqala.engine.memory import Memory
from naqala.engine.pile import MEEPLES
from naqala.engine.sowing import random_walk
from naqala.engine.state import State
from naqala.engine.things import PRICE, TILES, TRIBES


@final
class Planner(Thinker):
    def __init__(self, valuer: Valuer, luck: Luck, outcomes: int, walks: int, rounds: int, width: int) -> None:
        """So many outcomes, each by so many walks; for a bid so many rounds played out, by turns of such width."""
        super().__init__(valuer, luck)
        self.deny = True
        self.outcomes: i64 = outcomes
        self.walks: i64 = walks
        self.rounds: i64 = rounds
        self.width: i64 = width

    def move(self, memory: Memory) -> Action:
        world = self.world(memory)
        seat = memory.view.seat
        self.mind.outlook.survey(world, seat, self.outcomes)
        codes = self.mind.outlook.codes
        if not len(codes):
            return self.answer(memory)
        best = UNKNOWN
        chosen = codes[0]
        drops = vec[i64]()
        for code in codes:
            for _ in range(self.walks if is_crowd(world, code) else i64(1)):
                walk = random_walk(world.board, code, self.luck)
                value = self.value_of_walk(memory, seat, code, walk)
                if value > best:
                    best = value
                    chosen = code
                    drops = walk
        power = self.power_first(memory, world, best)
        return self.intend(chosen, drops) if power is None else power

    def value_of_walk(self, memory: Memory, seat: i64, code: i64, walk: vec[i64]) -> float:
        world = self.world(memory)
        make_move(world, seat, code, walk)
        return self.worth_after(world, seat)

    def power_first(self, memory: Memory, world: State, best: float) -> Action | None:
        """A power that is better used before the move than after it."""
        chosen: Action | None = None
        for option in world.options():
            if isinstance(option, Invoke):
                value = self.value_of_power(memory, option)
                if value > best:
                    best = value
                    chosen = option
        return chosen

    def value_of_power(self, memory: Memory, option: Action) -> float:
        seat = memory.view.seat
        total: float = 0.0
        for _ in range(self.samples):
            world = self.world(memory)
            world.play(option)
            self.mind.finish(world)
            world = self.mind.take_turn(world, seat, 6)
            total += self.valuer.margin(world, seat) + self.mind.reply(world, seat)
        return total / float(self.samples)

    def bid(self, memory: Memory) -> Action:
        options = bids_worth_a_thought(self.world(memory), 12)
        if len(options) == 1:
            return options[0]
        best = UNKNOWN
        chosen = options[0]
        for option in options:
            value = self.value_of_bid(memory, option)
            if value > best:
                best = value
                chosen = option
        return chosen

    def value_of_bid(self, memory: Memory, option: Action) -> float:
        seat = memory.view.seat
        total: float = 0.0
        for _ in range(self.rounds):
            world = self.world(memory)
            world.play(option)
            world = self.mind.play_round(world, self.width)
            total += self.valuer.margin(world, seat)
        return total / float(self.rounds)


def is_crowd(world: State, code: i64) -> bool:
    """Is there more than one meeple to sow, so that walks can differ?"""
    hand = world.board.tiles[code // 64 // TRIBES // TILES] & MEEPLES
    return hand & hand - 1 != 0


def paid(option: Action) -> i64:
    return PRICE[option.level - option.fakirs] if isinstance(option, Bid) else i64(0)
