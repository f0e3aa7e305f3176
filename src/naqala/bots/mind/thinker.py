"""Who answers one question after another, from a memory: what greedy, planner and search have in common."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from naqala.bots.mind.features import SOURCES
from naqala.bots.mind.outlook import NONE
from naqala.bots.mind.turns import Mind
from naqala.bots.mind.valuation import Valuer, phase_of
from naqala.bots.mind.ways import Way, answering, best_first
from naqala.engine.actions import Action, Bid, Drop, Invoke, NoMove, Sell
from naqala.engine.imagine import imagine
from naqala.engine.luck import Luck
from naqala.engine.memory import Memory
from naqala.engine.sowing import random_walk, start_of
from naqala.engine.state import State
from naqala.engine.steps.moving import Moving, Sowing
from naqala.engine.steps.round import Bidding
from naqala.engine.things import SUIT, TRIBES

COMPLETIONS: Final = 60  # ways to finish a walk that are tried, when it was begun without a plan
WIDTH: Final = 6  # outcomes that are weighed for the move after a power
DEAREST: Final = 12  # bids above are not thought of
POOR: Final = 6  # with less gold than this, a sale is thought of


class Thinker:
    """It thinks on worlds that it imagines, never on the game itself."""

    def __init__(self, valuer: Valuer, luck: Luck) -> None:
        self.luck = luck
        self.mind = Mind(valuer, luck)
        self.valuer = valuer
        self.plan: list[Action] = []  # the drops to come, the next one last
        self.outcomes: i64 = 10  # of a move that are looked at
        self.walks: i64 = 6  # for each of them
        self.rounds: i64 = 8  # played out for each bid
        self.samples: i64 = 4  # worlds in which an option with chance in it is tried
        self.deny: bool = True  # is the next player's best turn counted?

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

    # Questions; a bot overrides what it thinks about in its own way

    def bid(self, memory: Memory) -> Action:
        return self.follow(self.bids(memory)[0])

    def move(self, memory: Memory) -> Action:
        return self.follow(self.moves(memory)[0])

    def answer(self, memory: Memory) -> Action:
        """The option after which the turn, finished at a glance, leaves the seat best."""
        return self.follow(self.answers(memory)[0])

    def follow(self, way: Way) -> Action:
        """Plan the drops of this way, if it is a move; its first action."""
        self.plan = way.actions()
        self.plan.reverse()
        return self.plan.pop()

    # What comes into question, the best first

    def ways(self, memory: Memory) -> list[Way]:
        step = memory.view.steps[-1]
        if isinstance(step, Bidding):
            return self.bids(memory)
        if isinstance(step, Moving):
            return self.moves(memory)
        if isinstance(step, Sowing):
            return self.completions(memory)
        return self.answers(memory)

    def bids(self, memory: Memory) -> list[Way]:
        """By where they lead at the end of the round."""
        found = [answering(option, 0.0) for option in bids_worth_a_thought(self.world(memory), DEAREST, True)]
        if len(found) > 1:
            self.play_out(memory, found)
        best_first(found)
        return found

    def play_out(self, memory: Memory, ways: list[Way]) -> None:
        """Add to what each way promises the margin it leads to, on average over some rounds: the same for all."""
        seat = memory.view.seat
        luck = self.mind.luck
        for _ in range(self.rounds):
            world = self.world(memory)
            for way in ways:
                self.mind.luck = world.luck.copy()
                twin = world.copy()
                way.go(twin, seat)
                self.mind.play_round(twin)
                way.promise += self.valuer.margin(twin, seat) / float(self.rounds)
        self.mind.luck = luck

    def moves(self, memory: Memory) -> list[Way]:
        """Several walks for each of the best outcomes, and powers to be used before the move."""
        seat = memory.view.seat
        world = self.world(memory)
        self.mind.outlook.survey(world, seat, self.outcomes)
        found: list[Way] = []
        for code in self.mind.outlook.codes:
            for _ in range(self.walks if is_crowd(world, code) else i64(1)):
                way = Way(code, random_walk(world.board, code, self.luck), None, 0.0)
                twin = world.copy()
                way.go(twin, seat)
                way.promise = self.worth_after(twin, seat)
                found.append(way)
        self.weigh_powers(memory, world, found)
        best_first(found)
        return found

    def weigh_powers(self, memory: Memory, world: State, found: list[Way]) -> None:
        """Powers before the move, and then to move; or to declare that there is none."""
        worlds = self.worlds(memory)
        for option in world.options():
            if isinstance(option, (Invoke, NoMove)):
                way = answering(option, 0.0)
                for one in worlds:
                    twin = one.copy()
                    way.go(twin, memory.view.seat)
                    self.mind.finish(twin)
                    twin = self.mind.take_turn(twin, memory.view.seat, WIDTH)
                    way.promise += self.worth_after(twin, memory.view.seat) / float(self.samples)
                found.append(way)

    def answers(self, memory: Memory) -> list[Way]:
        """All that makes sense, by where it leads on average over some worlds: the same for each."""
        found = [answering(option, 0.0) for option in sensible(self.world(memory))]
        if len(found) > 1:
            for world in self.worlds(memory):
                for way in found:
                    twin = world.copy()
                    way.go(twin, memory.view.seat)
                    way.promise += self.worth_after(twin, memory.view.seat) / float(self.samples)
        best_first(found)
        return found

    def worlds(self, memory: Memory) -> list[State]:
        return [self.world(memory) for _ in range(self.samples)]

    def worth_after(self, world: State, seat: i64) -> float:
        """The turn is finished at a glance, and what then stands is judged; with the reply, if this bot denies."""
        self.mind.finish(world)
        value = self.valuer.margin(world, seat)
        return value + self.mind.reply(world, seat) if self.deny else value

    # Explaining

    def consequences(self, memory: Memory, way: Way) -> tuple[list[Action], list[float]]:
        """What is said on this way until the turn ends, and what it brings by source; then what it takes from the
        others, and what it leaves to them. A bid is followed to the end of the round, on average over some."""
        seat = memory.view.seat
        n = len(SOURCES)
        parts = vec[float]([0.0] * (n + 2))
        bidding = isinstance(memory.view.steps[-1], Bidding)
        tries = self.rounds if bidding else self.samples if memory.draws else i64(1)
        said: list[Action] = []
        for _ in range(tries):
            world = self.world(memory)
            others = -self.others(world, seat)
            own = self.valuer.split(world, seat)
            for i in range(i64(n)):
                parts[i] -= own[i]
            turns = len(world.order)  # that have begun
            way.go(world, seat)
            said = way.actions()
            if bidding:
                self.mind.play_round(world)
            else:
                self.finish_turn(world, seat, turns, said)
                parts[n + 1] += self.mind.reply(world, seat)
            own = self.valuer.split(world, seat)
            for i in range(i64(n)):
                parts[i] += own[i]
            parts[n] -= others + self.others(world, seat)
        return said, [part / float(tries) for part in parts]

    def finish_turn(self, world: State, seat: i64, turns: i64, said: list[Action]) -> None:
        """Finish aloud the turn that is the round's last so far; after a power before the move, with the best move."""
        self.mind.finish(world, said)
        if world.over or not isinstance(world.steps[-1], Moving) or len(world.order) != turns:
            return
        self.mind.outlook.survey(world, seat, 0)
        code = self.mind.outlook.best
        if code != NONE:
            way = Way(code, random_walk(world.board, code, self.luck), None, 0.0)
            said.extend(way.actions())
            way.go(world, seat)
            self.mind.finish(world, said)

    def others(self, world: State, seat: i64) -> float:
        """The mean of the others' standings."""
        standings = self.valuer.standings(world)
        total: float = 0.0
        for other in range(i64(len(standings))):
            if other != seat:
                total += standings[other]
        return total / float(len(standings) - 1)

    # Walks

    def drop(self, memory: Memory) -> Action:
        """As planned; or, found in the middle of a walk, the first of the best way on among some at random."""
        if self.plan:
            planned = self.plan.pop()
            for option in self.world(memory).options():
                if option is planned:
                    return planned
        return self.follow(self.completions(memory)[0])

    def completions(self, memory: Memory) -> list[Way]:
        """Some ways at random to finish a walk under way."""
        found: list[Way] = []
        for _ in range(COMPLETIONS):
            world = self.world(memory)
            drops = vec[i64](capacity=8)
            while not world.over and isinstance(world.steps[-1], Sowing):
                options = world.options()
                drop = options[self.luck.below(len(options))]
                assert isinstance(drop, Drop)
                drops = append(drops, drop.tile * TRIBES + drop.tribe)
                world.play(drop)
            found.append(Way(NONE, drops, None, self.worth_after(world, memory.view.seat)))
        best_first(found)
        return found


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


def is_crowd(world: State, code: i64) -> bool:
    """Is there more than one meeple to sow, so that walks can differ?"""
    hand = world.board.meeples(start_of(code))
    return hand & hand - 1 != 0


def size_of(suit: i64) -> i64:
    n: i64 = 0
    while suit:
        n += 1
        suit &= suit - 1
    return n


def bids_worth_a_thought(world: State, most: i64, own: bool) -> list[Action]:
    """All bids up to a price, one at least. Fakirs, two at most, are thought of in one's own hand only."""
    options = world.options()
    found: list[Action] = []
    for option in options:
        if isinstance(option, Bid) and option.price <= most and option.fakirs <= (2 if own else 0):
            found.append(option)
    return found if found else options[:1]
