"""The bot S50w as a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from naqala.bots.bot import Bot
from naqala.engine.actions import PICK_UPS, Action, Drop, drop
from naqala.engine.components import TRIBE_COUNT
from naqala.engine.errors import InvalidArgument
from naqala.engine.imagine import imagine
from naqala.engine.pile import size
from naqala.engine.steps import Bidding, Moving, Sowing
from naqala_baseline.quick_answers import quick_answer
from naqala_baseline.rollouts import Rollouts
from naqala_baseline.sequential_halving import Bids, Moves

if TYPE_CHECKING:
    from naqala.engine.memory import Memory


class BaselineBot(Bot):
    """Thinks `ms` milliseconds about a bid or a move, or, if `sims` is given, for about that many simulations.

    With `sims` the same seed gives the same answers. From 128 on it searches as widely as by the clock.
    """

    sentence: ClassVar[str] = "The best bot of our study: plays the round out for every bid and many walks."

    def __init__(self, seed: int = 0, ms: int = 50, sims: int = 0) -> None:
        super().__init__(seed)
        if ms < 0 or sims < 0:
            raise InvalidArgument("neither ms nor sims can be negative.")
        self.ms = ms
        self.sims = sims
        self.rollouts = Rollouts(self.luck)
        self.plan: list[Drop] = []  # the drops to come, the last first

    def choose(self, memory: Memory) -> Action:
        step = memory.view.steps[-1]
        if isinstance(step, Bidding):
            return Bids(memory, self.rollouts, self.ms, self.sims).best()
        if isinstance(step, Moving):
            return self.choose_move(memory)
        if isinstance(step, Sowing):
            return self.next_drop(memory, step)
        return quick_answer(imagine(memory, self.rollouts.fresh_luck()))

    def choose_move(self, memory: Memory) -> Action:
        chosen = list(Moves(memory, self.rollouts, self.ms, self.sims).best())
        if not chosen:
            self.plan = []
            return memory.options()[0]
        self.plan = [drop(code // TRIBE_COUNT, code % TRIBE_COUNT) for code in reversed(chosen[1:])]
        return PICK_UPS[chosen[0]]

    def next_drop(self, memory: Memory, step: Sowing) -> Action:
        """The planned drop; in a walk that was started without a plan, a random legal one."""
        options = memory.options()
        if len(self.plan) == size(step.hand) and self.plan[-1] in options:
            return self.plan.pop()
        self.plan = []
        return options[self.luck.below(len(options))]
