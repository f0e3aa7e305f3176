"""Playing on quickly to the end of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from naqala.bots.study.answers import quick_answer
from naqala.bots.study.survey import WORST, Survey
from naqala.bots.study.valuation import appraise
from naqala.bots.study.walking import make_move, random_walk
from naqala.bots.study.weights import RIVALS
from naqala.engine.actions import Action, Bid
from naqala.engine.luck import Luck
from naqala.engine.steps.moving import Moving
from naqala.engine.steps.round import Bidding

if TYPE_CHECKING:
    from naqala.engine.state import State

WEIGHED: Final = 3  # so many of the best outcomes a player weighs by the reply


@final
class Playouts:
    """Players who bid as little as they can, weigh a few outcomes by the reply, and answer quickly."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.survey = Survey()

    def fresh_luck(self) -> Luck:
        return Luck.seeded(self.luck.next())

    def twin(self, state: State) -> State:
        """A copy with chance of its own."""
        twin = state.copy()
        twin.luck = self.fresh_luck()
        return twin

    def to_end_of_round(self, state: State) -> State:
        """The position when the first marker of another round is asked for its bid, or the game is over."""
        while not state.over:
            step = state.steps[-1]
            if isinstance(step, Bidding):
                if step.nth == 0:
                    return state
                state.play(cheapest_bid(state))
            elif isinstance(step, Moving):
                state = self.weighed_turn(state, step.seat)
            else:
                state.play(quick_answer(state))
        return state

    def weighed_turn(self, state: State, seat: i64) -> State:
        """The best of some outcomes, each by a random walk, less the next player's best turn."""
        self.survey.look(state, seat, WEIGHED)
        codes = self.survey.codes
        if not len(codes):
            self.greedy_turn(state, seat)
            return state
        best: float = WORST
        chosen = state
        for i in range(i64(len(codes))):
            twin = self.twin(state)
            make_move(twin, seat, codes[i], random_walk(state.board, codes[i], self.luck))
            finish_turn(twin)
            worth = appraise(twin, seat) + self.reply(twin, seat)
            if worth > best:
                best = worth
                chosen = twin
        return chosen

    def reply(self, state: State, seat: i64) -> float:
        """What the next turn of this round is worth to a seat: its own, or a rival's."""
        if state.over:
            return 0.0
        step = state.steps[-1]
        if not isinstance(step, Moving):
            return 0.0
        gain = self.survey.look(state, step.seat, 0)
        if self.survey.best < 0:
            return 0.0
        if step.seat == seat:
            return gain
        return -gain * RIVALS / float(len(state.players) - 1)

    def greedy_turn(self, state: State, seat: i64) -> None:
        """The turn with the best outcome by a random walk; without any, one random answer."""
        self.survey.look(state, seat, 0)
        code = self.survey.best
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
