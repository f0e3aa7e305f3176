"""Rollouts to the end of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from naqala.engine.actions import Action, Bid
from naqala.engine.luck import Luck
from naqala.engine.steps.moving import Moving
from naqala.engine.steps.round import Bidding
from naqala_baseline.evaluation import evaluate
from naqala_baseline.outcome_evaluation import NO_VALUE, OutcomeEvaluation
from naqala_baseline.quick_answers import quick_answer
from naqala_baseline.tuned_weights import RIVALS_WEIGHT
from naqala_baseline.walks import make_move, random_walk

if TYPE_CHECKING:
    from naqala.engine.state import State

REPLY_WIDTH: Final = 3  # outcomes that are compared by the reply


@final
class Rollouts:
    """Players who bid as little as possible, compare a few outcomes by the reply, and answer quickly."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.outcomes_seen = OutcomeEvaluation()

    def fresh_luck(self) -> Luck:
        return Luck.seeded(self.luck.next())

    def copy_with_luck(self, state: State) -> State:
        """A copy with independent random numbers."""
        copy_with_luck = state.copy()
        copy_with_luck.luck = self.fresh_luck()
        return copy_with_luck

    def to_end_of_round(self, state: State) -> State:
        """The position at the start of the next round, or at the end of the game."""
        while not state.over:
            step = state.steps[-1]
            if isinstance(step, Bidding):
                if step.nth == 0:
                    return state
                state.play(cheapest_bid(state))
            elif isinstance(step, Moving):
                state = self.turn_with_reply(state, step.seat)
            else:
                state.play(quick_answer(state))
        return state

    def turn_with_reply(self, state: State, seat: i64) -> State:
        """The best of some outcomes, each by a random walk, less the next player's best turn."""
        self.outcomes_seen.evaluate_outcomes(state, seat, REPLY_WIDTH)
        codes = self.outcomes_seen.codes
        if not len(codes):
            self.greedy_turn(state, seat)
            return state
        best: float = NO_VALUE
        chosen = state
        for i in range(i64(len(codes))):
            copy_with_luck = self.copy_with_luck(state)
            make_move(copy_with_luck, seat, codes[i], random_walk(state.board, codes[i], self.luck))
            finish_turn(copy_with_luck)
            value = evaluate(copy_with_luck, seat) + self.reply_value(copy_with_luck, seat)
            if value > best:
                best = value
                chosen = copy_with_luck
        return chosen

    def reply_value(self, state: State, seat: i64) -> float:
        """The value of the next turn of the round to a player: their own, or a rival's."""
        if state.over:
            return 0.0
        step = state.steps[-1]
        if not isinstance(step, Moving):
            return 0.0
        gain = self.outcomes_seen.evaluate_outcomes(state, step.seat, 0)
        if self.outcomes_seen.best < 0:
            return 0.0
        if step.seat == seat:
            return gain
        return -gain * RIVALS_WEIGHT / float(len(state.players) - 1)

    def greedy_turn(self, state: State, seat: i64) -> None:
        """The best outcome by a random walk; without any, one random answer."""
        self.outcomes_seen.evaluate_outcomes(state, seat, 0)
        code = self.outcomes_seen.best
        if code < 0:
            options = state.options()
            state.play(options[self.luck.below(len(options))])
            return
        make_move(state, seat, code, random_walk(state.board, code, self.luck))
        finish_turn(state)


def finish_turn(state: State) -> None:
    """Answer until the next move or bid."""
    while not state.over:
        step = state.steps[-1]
        if isinstance(step, (Moving, Bidding)):
            return
        state.play(quick_answer(state))


def cheapest_bid(state: State) -> Action:
    """The cheapest free spot, without Fakirs."""
    for option in state.options():
        assert isinstance(option, Bid)
        if not option.fakirs:
            return option
    raise AssertionError("The cheapest free spot can always be had for what gold there is (B4).")
