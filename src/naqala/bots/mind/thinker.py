"""Who answers one question after another, from a memory: what greedy, planner and search have in common."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from naqala.bots.mind.outlook import UNKNOWN
from naqala.bots.mind.turns import Mind
from naqala.bots.mind.valuation import Valuer, phase_of
from naqala.engine.actions import DROPS, PICK_UPS, Action, Bid, Invoke, Sell
from naqala.engine.imagine import imagine
from naqala.engine.luck import Luck
from naqala.engine.memory import Memory
from naqala.engine.state import State
from naqala.engine.steps.moving import Moving, Sowing
from naqala.engine.steps.round import Bidding
from naqala.engine.things import SUIT, TILES, TRIBES

COMPLETIONS: Final = 60  # ways to finish a walk that are tried, when it was begun without a plan
POOR: Final = 6  # with less gold than this, a sale is thought of


class Thinker:
    """It thinks on worlds that it imagines, never on the game itself."""

    def __init__(self, valuer: Valuer, luck: Luck) -> None:
        self.luck = luck
        self.mind = Mind(valuer, luck)
        self.valuer = valuer
        self.plan: list[Action] = []  # the drops to come, the next one last
        self.samples: i64 = 4  # worlds in which an option with chance in it is tried
        self.deny: bool = False  # is the next player's best turn counted?

    def decide(self, memory: Memory) -> Action:
        step = memory.view.steps[-1]
        if isinstance(step, Sowing):
            return self.drop(memory)
        self.plan = []
        if isinstance(step, Bidding):
            return self.bid(memory)
        if isinstance(step, Moving):
            return self.move(memory)
        return self.answer(memory)

    def world(self, memory: Memory) -> State:
        luck = self.luck
        return imagine(memory, Luck(luck.next(), luck.next(), luck.next(), 1))

    # Questions; a bot overrides what it thinks about harder

    def bid(self, memory: Memory) -> Action:
        raise NotImplementedError

    def move(self, memory: Memory) -> Action:
        raise NotImplementedError

    def answer(self, memory: Memory) -> Action:
        """The option after which the turn, finished at a glance, leaves the seat best."""
        world = self.world(memory)
        options = sensible(world)
        return options[0] if len(options) == 1 else options[self.best_of(memory, options)]

    def best_of(self, memory: Memory, options: list[Action]) -> i64:
        best = UNKNOWN
        chosen: i64 = 0
        for i in range(i64(len(options))):
            value = self.value_of(memory, options[i])
            if value > best:
                best = value
                chosen = i
        return chosen

    def value_of(self, memory: Memory, option: Action) -> float:
        """Where this answer leads, on average over some worlds if chance has a say."""
        seat = memory.view.seat
        total: float = 0.0
        tries = self.samples if memory.draws or isinstance(option, Invoke) else i64(1)
        for _ in range(tries):
            world = self.world(memory)
            world.play(option)
            total += self.worth_after(world, seat)
        return total / float(tries)

    def worth_after(self, world: State, seat: i64) -> float:
        """The turn is finished at a glance, and what then stands is judged; with the reply, if this bot denies."""
        self.mind.finish(world)
        value = self.valuer.margin(world, seat)
        return value + self.mind.reply(world, seat) if self.deny else value

    # Walks

    def intend(self, code: i64, drops: vec[i64]) -> Action:
        """Plan this walk; its first action."""
        self.plan = []
        i = i64(len(drops)) - 1
        while i >= 0:
            self.plan.append(DROPS[drops[i]])
            i -= 1
        return PICK_UPS[code // 64 // TRIBES // TILES]

    def drop(self, memory: Memory) -> Action:
        """As planned; or, found in the middle of a walk, the first of the best way on among some at random."""
        if self.plan:
            planned = self.plan.pop()
            for option in self.world(memory).options():
                if option is planned:
                    return planned
        self.plan = []
        seat = memory.view.seat
        best = UNKNOWN
        for _ in range(COMPLETIONS):
            world = self.world(memory)
            drops: list[Action] = []
            while not world.over and isinstance(world.steps[-1], Sowing):
                options = world.options()
                drops.append(options[self.luck.below(len(options))])
                world.play(drops[-1])
            value = self.worth_after(world, seat)
            if value > best:
                best = value
                drops.reverse()
                self.plan = drops
        return self.plan.pop()


def sensible(world: State) -> list[Action]:
    """The options but for pointless sales: goods count the same unsold, so only who is poor thinks of the best suit."""
    found: list[Action] = []
    best: Action | None = None
    most: i64 = 0
    for option in world.options():
        if isinstance(option, Sell):
            value = SUIT[size_of(option.suit)]
            if value > most:
                most = value
                best = option
        else:
            found.append(option)
    if best is not None and world.players[world.steps[-1].seat].gold < POOR and phase_of(world) > 0.0:
        found.append(best)
    return found


def size_of(suit: i64) -> i64:
    n: i64 = 0
    while suit:
        n += 1
        suit &= suit - 1
    return n


def bids_worth_a_thought(world: State, most: i64) -> list[Action]:
    """All bids up to a price, with at most two Fakirs; always one at least."""
    options = world.options()
    found: list[Action] = []
    for option in options:
        if isinstance(option, Bid) and option.price <= most and option.fakirs <= 2:
            found.append(option)
    return found if found else options[:1]
