"""Decider: answers the questions of a game from a memory. The base of greedy, planner and search."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from naqala.bots.search.candidates import Candidate, answer_candidate, sort_by_estimate
from naqala.bots.search.evaluation import Evaluator, phase_of
from naqala.bots.search.features import SOURCES
from naqala.bots.search.outcome_values import NO_OUTCOME
from naqala.bots.search.turn_simulator import TurnSimulator
from naqala.engine.actions import Action, Bid, Drop, Invoke, NoMove, Sell
from naqala.engine.components import SUIT_VALUES, TRIBE_COUNT
from naqala.engine.imagine import imagine
from naqala.engine.luck import Luck
from naqala.engine.memory import Memory
from naqala.engine.sowing import random_walk, start_of
from naqala.engine.state import State
from naqala.engine.steps.moving import Moving, Sowing
from naqala.engine.steps.round import Bidding

COMPLETIONS: Final = 60  # random ways to finish a walk that was started without a plan
POWER_MOVE_WIDTH: Final = 6  # outcomes considered for the move after a power
MAX_BID_PRICE: Final = 12  # higher bids are not considered
LOW_GOLD: Final = 6  # a sale is considered only with less gold than this


class Decider:
    """Makes the decisions of one seat. It plays in imagined worlds only, never in the game itself."""

    def __init__(self, evaluator: Evaluator, luck: Luck) -> None:
        self.luck = luck
        self.simulator = TurnSimulator(evaluator, luck)
        self.evaluator = evaluator
        self.plan: list[Action] = []  # the drops to come, the next one last
        self.outcomes: i64 = 10  # of a move that are considered
        self.walks: i64 = 6  # for each outcome
        self.rollouts: i64 = 8  # for each bid
        self.samples: i64 = 4  # imagined worlds in which an option is tried, if chance matters
        self.counts_reply: bool = True  # is the best reply of the next player subtracted?

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

    def sample_world(self, memory: Memory) -> State:
        luck = self.luck
        return imagine(memory, Luck(luck.next(), luck.next(), luck.next(), 1))

    # Decisions; a subclass overrides those that it makes differently

    def bid(self, memory: Memory) -> Action:
        return self.follow(self.bids(memory)[0])

    def move(self, memory: Memory) -> Action:
        return self.follow(self.moves(memory)[0])

    def answer(self, memory: Memory) -> Action:
        """The option with the best value after the turn is finished by quick answers."""
        return self.follow(self.answers(memory)[0])

    def follow(self, candidate: Candidate) -> Action:
        """Return the first action of a candidate, and plan the drops that follow."""
        self.plan = candidate.actions()
        self.plan.reverse()
        return self.plan.pop()

    # Candidates, best first

    def candidates(self, memory: Memory) -> list[Candidate]:
        step = memory.view.steps[-1]
        if isinstance(step, Bidding):
            return self.bids(memory)
        if isinstance(step, Moving):
            return self.moves(memory)
        if isinstance(step, Sowing):
            return self.completions(memory)
        return self.answers(memory)

    def bids(self, memory: Memory) -> list[Candidate]:
        """All plausible bids, by the value at the end of the round."""
        options = plausible_bids(self.sample_world(memory), MAX_BID_PRICE, True)
        found = [answer_candidate(option, 0.0) for option in options]
        if len(found) > 1:
            self.roll_out(memory, found)
        sort_by_estimate(found)
        return found

    def roll_out(self, memory: Memory, candidates: list[Candidate]) -> None:
        """Add to each estimate the mean margin of some rollouts, in the same worlds for all candidates."""
        seat = memory.view.seat
        luck = self.simulator.luck
        for _ in range(self.rollouts):
            world = self.sample_world(memory)
            for candidate in candidates:
                self.simulator.luck = world.luck.copy()
                trial = world.copy()
                candidate.apply(trial, seat)
                self.simulator.play_out_round(trial)
                candidate.estimate += self.evaluator.margin(trial, seat) / float(self.rollouts)
        self.simulator.luck = luck

    def sort_finalists(self, memory: Memory, found: list[Candidate], finalists: i64) -> list[Candidate]:
        """The same candidates, with the first few sorted by rollouts to the end of the round."""
        first = found[:finalists]
        for candidate in first:
            candidate.estimate = 0.0
        self.roll_out(memory, first)
        sort_by_estimate(first)
        return first + found[finalists:]

    def moves(self, memory: Memory) -> list[Candidate]:
        """Several walks for each of the best outcomes, and powers to be used before the move."""
        seat = memory.view.seat
        world = self.sample_world(memory)
        self.simulator.outcome_values.evaluate_outcomes(world, seat, self.outcomes)
        found: list[Candidate] = []
        for code in self.simulator.outcome_values.codes:
            for _ in range(self.walks if has_several_walks(world, code) else i64(1)):
                candidate = Candidate(code, random_walk(world.board, code, self.luck), None, 0.0)
                trial = world.copy()
                candidate.apply(trial, seat)
                candidate.estimate = self.value_after(trial, seat)
                found.append(candidate)
        self.add_powers(memory, world, found)
        sort_by_estimate(found)
        return found

    def add_powers(self, memory: Memory, world: State, found: list[Candidate]) -> None:
        """Add the powers that can be used before the move, and the declaration that there is no move."""
        worlds = self.sample_worlds(memory)
        for option in world.options():
            if isinstance(option, (Invoke, NoMove)):
                candidate = answer_candidate(option, 0.0)
                for sampled in worlds:
                    trial = sampled.copy()
                    candidate.apply(trial, memory.view.seat)
                    self.simulator.answer_until_move(trial)
                    trial = self.simulator.turn_if_to_move(trial, memory.view.seat, POWER_MOVE_WIDTH)
                    candidate.estimate += self.value_after(trial, memory.view.seat) / float(self.samples)
                found.append(candidate)

    def answers(self, memory: Memory) -> list[Candidate]:
        """All sensible options, by their mean value in the same imagined worlds."""
        found = [answer_candidate(option, 0.0) for option in sensible_answers(self.sample_world(memory))]
        if len(found) > 1:
            for world in self.sample_worlds(memory):
                for candidate in found:
                    trial = world.copy()
                    candidate.apply(trial, memory.view.seat)
                    candidate.estimate += self.value_after(trial, memory.view.seat) / float(self.samples)
        sort_by_estimate(found)
        return found

    def sample_worlds(self, memory: Memory) -> list[State]:
        return [self.sample_world(memory) for _ in range(self.samples)]

    def value_after(self, world: State, seat: i64) -> float:
        """Finish the turn by quick answers and evaluate; with the reply, if it counts."""
        self.simulator.answer_until_move(world)
        value = self.evaluator.margin(world, seat)
        return value + self.simulator.reply_value(world, seat) if self.counts_reply else value

    # Explanations

    def explain_candidate(self, memory: Memory, candidate: Candidate) -> tuple[list[Action], list[float]]:
        """The actions of a candidate to the end of the turn, and their gain by source, loss of others and reply.

        A bid is rolled out to the end of the round, on average over several worlds.
        """
        seat = memory.view.seat
        n = len(SOURCES)
        parts = vec[float]([0.0] * (n + 2))
        bidding = isinstance(memory.view.steps[-1], Bidding)
        tries = self.rollouts if bidding else self.samples if memory.draws else i64(1)
        actions: list[Action] = []
        for _ in range(tries):
            world = self.sample_world(memory)
            others_before = -self.mean_of_others(world, seat)
            own = self.evaluator.values_by_source(world, seat)
            for i in range(i64(n)):
                parts[i] -= own[i]
            turns = len(world.order)  # started so far in this round
            candidate.apply(world, seat)
            actions = candidate.actions()
            if bidding:
                self.simulator.play_out_round(world)
            else:
                self.finish_turn(world, seat, turns, actions)
                parts[n + 1] += self.simulator.reply_value(world, seat)
            own = self.evaluator.values_by_source(world, seat)
            for i in range(i64(n)):
                parts[i] += own[i]
            parts[n] -= others_before + self.mean_of_others(world, seat)
        return actions, [part / float(tries) for part in parts]

    def finish_turn(self, world: State, seat: i64, turns: i64, actions: list[Action]) -> None:
        """Finish the turn and list its actions; after a power that was used before the move, with the best move."""
        self.simulator.answer_until_move(world, actions)
        if world.over or not isinstance(world.steps[-1], Moving) or len(world.order) != turns:
            return
        self.simulator.outcome_values.evaluate_outcomes(world, seat, 0)
        code = self.simulator.outcome_values.best
        if code != NO_OUTCOME:
            candidate = Candidate(code, random_walk(world.board, code, self.luck), None, 0.0)
            actions.extend(candidate.actions())
            candidate.apply(world, seat)
            self.simulator.answer_until_move(world, actions)

    def mean_of_others(self, world: State, seat: i64) -> float:
        """The mean value of the other players."""
        values = self.evaluator.player_values(world)
        total: float = 0.0
        for other in range(i64(len(values))):
            if other != seat:
                total += values[other]
        return total / float(len(values) - 1)

    # Walks

    def drop(self, memory: Memory) -> Action:
        """The planned drop; or the first drop of the best random way to finish the walk."""
        if self.plan:
            planned = self.plan.pop()
            for option in self.sample_world(memory).options():
                if option is planned:
                    return planned
        return self.follow(self.completions(memory)[0])

    def completions(self, memory: Memory) -> list[Candidate]:
        """Random ways to finish a walk."""
        found: list[Candidate] = []
        for _ in range(COMPLETIONS):
            world = self.sample_world(memory)
            drops = vec[i64](capacity=8)
            while not world.over and isinstance(world.steps[-1], Sowing):
                options = world.options()
                drop = options[self.luck.below(len(options))]
                assert isinstance(drop, Drop)
                drops = append(drops, drop.tile * TRIBE_COUNT + drop.tribe)
                world.play(drop)
            found.append(Candidate(NO_OUTCOME, drops, None, self.value_after(world, memory.view.seat)))
        sort_by_estimate(found)
        return found


def sensible_answers(world: State) -> list[Action]:
    """The options without pointless sales. Goods count the same unsold, so only a poor player considers a sale."""
    found: list[Action] = []
    best: Action | None = None
    most: i64 = 0
    for option in world.options():
        if isinstance(option, Sell):
            value = SUIT_VALUES[size_of(option.suit)]
            if value > most:
                most = value
                best = option
        else:
            found.append(option)
    if best is not None and world.players[world.steps[-1].seat].gold < LOW_GOLD and phase_of(world) > 0.0:
        found.append(best)
    return found


def has_several_walks(world: State, code: i64) -> bool:
    """Is there more than one meeple to sow, so that different walks are possible?"""
    hand = world.board.meeples(start_of(code))
    return hand & hand - 1 != 0


def size_of(suit: i64) -> i64:
    n: i64 = 0
    while suit:
        n += 1
        suit &= suit - 1
    return n


def plausible_bids(world: State, most: i64, own: bool) -> list[Action]:
    """All bids up to a price, at least one. Up to two Fakirs are considered, and only for the player who decides."""
    options = world.options()
    found: list[Action] = []
    for option in options:
        if isinstance(option, Bid) and option.price <= most and option.fakirs <= (2 if own else 0):
            found.append(option)
    return found if found else options[:1]
