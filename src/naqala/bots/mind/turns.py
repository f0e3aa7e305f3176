"""Whole turns, quickly: on positions that belong to whoever thinks."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from naqala.bots.mind.answers import quick_answer
from naqala.bots.mind.appraisal import UNKNOWN
from naqala.bots.mind.outlook import NONE, Outlook
from naqala.bots.mind.valuation import Valuer
from naqala.engine.actions import Action
from naqala.engine.luck import Luck
from naqala.engine.sowing import random_walk, start_of
from naqala.engine.state import State
from naqala.engine.steps.moving import Moving, arrive
from naqala.engine.steps.round import Bidding
from naqala.engine.things import TRIBES


def reseeded(state: State, luck: Luck) -> State:
    """A copy with a chance of its own: nobody foresees the real draws."""
    twin = state.copy()
    twin.luck = Luck(luck.next(), luck.next(), luck.next(), 1)
    return twin


def make_move(state: State, seat: i64, code: i64, drops: vec[i64]) -> None:
    """Walk so, up to what is asked next. The question now is which tile to pick up."""
    state.done()
    state.board.lift(start_of(code))
    for drop in drops:
        state.drop(seat, drop // TRIBES, drop % TRIBES)
    last = drops[len(drops) - 1]
    arrive(state, seat, last // TRIBES, last % TRIBES)
    state.settle()


def cheapest_bid(state: State) -> Action:
    """The first option is the cheapest free spot, without Fakirs."""
    return state.options()[0]


@final
class Mind:
    """Thinks for any seat of games with so many players."""

    def __init__(self, valuer: Valuer, luck: Luck) -> None:
        self.valuer = valuer
        self.outlook = Outlook(valuer)
        self.luck = luck

    def finish(self, state: State, said: list[Action] | None = None) -> None:
        """Answer at a glance until the next move or bid; add what was said to a list, if there is one."""
        while not state.over:
            step = state.steps[-1]
            if isinstance(step, (Moving, Bidding)):
                return
            answer = quick_answer(state, self.outlook)
            if said is not None:
                said.append(answer)
            state.play(answer)

    def greedy_turn(self, state: State, seat: i64) -> None:
        """The outcome that brings the most, by any walk. The seat is asked to move."""
        self.outlook.survey(state, seat, 0)
        code = self.outlook.best
        if code == NONE:
            state.play(state.options()[0])
        else:
            make_move(state, seat, code, random_walk(state.board, code, self.luck))
        self.finish(state)

    def reply(self, state: State, seat: i64) -> float:
        """What the next turn of the round brings this seat: much for its own, a loss for another's."""
        if state.over:
            return 0.0
        step = state.steps[-1]
        if not isinstance(step, Moving):
            return 0.0
        gain = self.outlook.survey(state, step.seat, 0)
        if gain == UNKNOWN:
            return 0.0
        return gain if step.seat == seat else -gain / float(len(state.players) - 1)

    def wise_turn(self, state: State, seat: i64, width: i64) -> State:
        """Of some of the best outcomes the one that, less the reply, leaves the seat best; the state after it."""
        self.outlook.survey(state, seat, width)
        codes = self.outlook.codes
        if len(codes) < 2:
            self.greedy_turn(state, seat)
            return state
        best = UNKNOWN
        chosen = state
        for code in codes:
            twin = reseeded(state, self.luck)
            make_move(twin, seat, code, random_walk(state.board, code, self.luck))
            self.finish(twin)
            value = self.valuer.margin(twin, seat) + self.reply(twin, seat)
            if value > best:
                best = value
                chosen = twin
        return chosen

    def take_turn(self, state: State, seat: i64, width: i64) -> State:
        """A wise turn, if the seat can still move."""
        if state.over:
            return state
        step = state.steps[-1]
        if isinstance(step, Moving) and step.seat == seat:
            return self.wise_turn(state, seat, width)
        return state

    def play_round(self, state: State) -> None:
        """Play on to the end of the round: the cheapest bids, then greedy turns."""
        while not is_round_over(state):
            step = state.steps[-1]
            if isinstance(step, Bidding):
                state.play(cheapest_bid(state))
            elif isinstance(step, Moving):
                self.greedy_turn(state, step.seat)
            else:
                self.finish(state)


def is_round_over(state: State) -> bool:
    """Is the game over, or are the first bids of a round asked?"""
    if state.over:
        return True
    step = state.steps[-1]
    return isinstance(step, Bidding) and step.nth == 0
