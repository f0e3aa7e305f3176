"""The study's best bot, S50w, as a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from naqala.bots.bot import Bot
from naqala.bots.study.answers import quick_answer
from naqala.bots.study.halving import Bids, Moves
from naqala.bots.study.playouts import Playouts
from naqala.engine.actions import PICK_UPS, Action, Drop, drop
from naqala.engine.imagine import imagine
from naqala.engine.pile import size
from naqala.engine.steps import Bidding, Moving, Sowing
from naqala.engine.things import TRIBES

if TYPE_CHECKING:
    from naqala.engine.memory import Memory


class StudyBot(Bot):
    """It thinks so many milliseconds about a bid or a move, or, if `sims` is given, for about so many playouts.

    By playouts the same seed gives the same answers. From 128 on it searches as wide as by the clock.
    """

    sentence: ClassVar[str] = "The best bot of our study: plays the round out for every bid and many walks."

    def __init__(self, seed: int = 0, ms: int = 50, sims: int = 0) -> None:
        super().__init__(seed)
        if ms < 0 or sims < 0:
            raise ValueError("neither ms nor sims can be negative.")
        self.ms = ms
        self.sims = sims
        self.playouts = Playouts(self.luck)
        self.plan: list[Drop] = []  # the drops to come, the last first

    def choose(self, memory: Memory) -> Action:
        step = memory.view.steps[-1]
        if isinstance(step, Bidding):
            return Bids(memory, self.playouts, self.ms, self.sims).best()
        if isinstance(step, Moving):
            return self.choose_move(memory)
        if isinstance(step, Sowing):
            return self.next_drop(memory, step)
        return quick_answer(imagine(memory, self.playouts.fresh_luck()))

    def choose_move(self, memory: Memory) -> Action:
        chosen = list(Moves(memory, self.playouts, self.ms, self.sims).best())
        if not chosen:
            self.plan = []
            return memory.options()[0]
        self.plan = [drop(code // TRIBES, code % TRIBES) for code in reversed(chosen[1:])]
        return PICK_UPS[chosen[0]]

    def next_drop(self, memory: Memory, step: Sowing) -> Action:
        """As planned; in the middle of a walk that somebody else began, anything that can end lawfully."""
        options = memory.options()
        if len(self.plan) == size(step.hand) and self.plan[-1] in options:
            return self.plan.pop()
        self.plan = []
        return options[self.luck.below(len(options))]
