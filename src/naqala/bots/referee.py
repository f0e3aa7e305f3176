"""Asks the bots of a game and keeps it going: a bot that fails forfeits the decision to a stand-in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from naqala.bots.bot import Bot
from naqala.bots.registry import BOTS, make_bot
from naqala.bots.time_limit import DECISION_SECONDS, BotFailed, choose_in_time
from naqala.engine.actions import Action
from naqala.engine.game import Game


@dataclass(frozen=True)
class Answer:
    """The action to play, how long the bot thought, and, if it is not the bot's own answer, why."""

    action: Action
    seconds: float
    forfeit: str = ""


def default_stand_in() -> str:
    """The bot that answers for one that forfeits."""
    return "greedy" if "greedy" in BOTS else "random"


class Referee:
    """Of one game. In the main thread a late bot is interrupted; in other threads its late answer is rejected.

    Compiled code cannot be interrupted: a caller that must not wait for it runs the game in a process that can be
    killed, and then calls `answer_for`.
    """

    def __init__(
        self,
        seed: int,
        limit: float = DECISION_SECONDS,
        stand_in: str = "",
        on_decision: Callable[[], None] = lambda: None,
    ) -> None:
        self.seed = seed  # of the stand-in
        self.limit = limit
        self.stand_in = stand_in or default_stand_in()
        self.on_decision = on_decision  # called whenever a bot starts to think

    def ask(self, bot: Bot, game: Game) -> Answer:
        """The answer of the bot whose turn it is, or of the stand-in."""
        started = perf_counter()
        try:
            action, seconds = self.choose(bot, game)
        except BotFailed as failure:
            spent = perf_counter() - started
            return self.answer_for(game, str(failure), spent)
        return Answer(action, seconds)

    def answer_for(self, game: Game, reason: str, seconds: float) -> Answer:
        """The answer of the stand-in; if it fails too, the first option."""
        try:
            action, _ = self.choose(make_bot(self.stand_in, self.seed + len(game.log)), game)
        except BotFailed as failure:
            return Answer(game.options[0], seconds, f"{reason}; {self.stand_in}, in its place, {failure}")
        return Answer(action, seconds, reason)

    def choose(self, bot: Bot, game: Game) -> tuple[Action, float]:
        memory = game.memory(game.seat)
        self.on_decision()
        return choose_in_time(bot.choose, memory, game.options, self.limit)
