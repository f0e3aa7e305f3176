"""Fast simulation of turns, on copies of a position."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from naqala.bots.search.evaluation import Evaluator
from naqala.bots.search.item_values import NO_VALUE
from naqala.bots.search.outcome_values import NO_OUTCOME, OutcomeValues
from naqala.bots.search.quick_answers import quick_answer
from naqala.engine.actions import Action
from naqala.engine.components import TRIBE_COUNT
from naqala.engine.luck import Luck
from naqala.engine.sowing import random_walk, start_of
from naqala.engine.state import State
from naqala.engine.steps.moving import Moving, end_walk
from naqala.engine.steps.round import Bidding


def copy_with_luck(state: State, luck: Luck) -> State:
    """A copy with independent random numbers, so that a rollout does not foresee the real draws."""
    trial = state.copy()
    trial.luck = Luck(luck.next(), luck.next(), luck.next(), 1)
    return trial


def make_move(state: State, seat: i64, code: i64, drops: vec[i64]) -> None:
    """Make a whole move. The position must ask for the tile to pick up."""
    state.pop_step()
    state.board.pick_up(start_of(code))
    for drop in drops:
        state.drop(seat, drop // TRIBE_COUNT, drop % TRIBE_COUNT)
    last = drops[len(drops) - 1]
    end_walk(state, seat, last // TRIBE_COUNT, last % TRIBE_COUNT)
    state.run_automatic_steps()


def cheapest_bid(state: State) -> Action:
    """The first option is the cheapest free spot, without Fakirs."""
    return state.options()[0]


@final
class TurnSimulator:
    """Plays turns of any player by rules of thumb."""

    def __init__(self, evaluator: Evaluator, luck: Luck) -> None:
        self.evaluator = evaluator
        self.outcome_values = OutcomeValues(evaluator)
        self.luck = luck

    def answer_until_move(self, state: State, answers: list[Action] | None = None) -> None:
        """Give quick answers until the next move or bid; append them to a list, if there is one."""
        while not state.over:
            step = state.steps[-1]
            if isinstance(step, (Moving, Bidding)):
                return
            answer = quick_answer(state, self.outcome_values)
            if answers is not None:
                answers.append(answer)
            state.play(answer)

    def greedy_turn(self, state: State, seat: i64) -> None:
        """Make the move with the best outcome, by a random walk, and finish the turn."""
        self.outcome_values.evaluate_outcomes(state, seat, 0)
        code = self.outcome_values.best
        if code == NO_OUTCOME:
            state.play(state.options()[0])
        else:
            make_move(state, seat, code, random_walk(state.board, code, self.luck))
        self.answer_until_move(state)

    def reply_value(self, state: State, seat: i64) -> float:
        """The value of the next turn of the round to this player: a gain if it is their own, a loss otherwise."""
        if state.over:
            return 0.0
        step = state.steps[-1]
        if not isinstance(step, Moving):
            return 0.0
        gain = self.outcome_values.evaluate_outcomes(state, step.seat, 0)
        if gain == NO_VALUE:
            return 0.0
        return gain if step.seat == seat else -gain / float(len(state.players) - 1)

    def turn_with_reply(self, state: State, seat: i64, width: i64) -> State:
        """Try the best outcomes, subtract the reply of the next player, and return the best position."""
        self.outcome_values.evaluate_outcomes(state, seat, width)
        codes = self.outcome_values.codes
        if len(codes) < 2:
            self.greedy_turn(state, seat)
            return state
        best = NO_VALUE
        chosen = state
        for code in codes:
            trial = copy_with_luck(state, self.luck)
            make_move(trial, seat, code, random_walk(state.board, code, self.luck))
            self.answer_until_move(trial)
            value = self.evaluator.margin(trial, seat) + self.reply_value(trial, seat)
            if value > best:
                best = value
                chosen = trial
        return chosen

    def turn_if_to_move(self, state: State, seat: i64, width: i64) -> State:
        """Make a turn with reply if it is this player's move; otherwise return the position as it is."""
        if state.over:
            return state
        step = state.steps[-1]
        if isinstance(step, Moving) and step.seat == seat:
            return self.turn_with_reply(state, seat, width)
        return state

    def play_out_round(self, state: State) -> None:
        """Play to the end of the round: the cheapest bids, then greedy turns."""
        while not is_round_over(state):
            step = state.steps[-1]
            if isinstance(step, Bidding):
                state.play(cheapest_bid(state))
            elif isinstance(step, Moving):
                self.greedy_turn(state, step.seat)
            else:
                self.answer_until_move(state)


def is_round_over(state: State) -> bool:
    """Is the game over, or does a new round start?"""
    if state.over:
        return True
    step = state.steps[-1]
    return isinstance(step, Bidding) and step.nth == 0
