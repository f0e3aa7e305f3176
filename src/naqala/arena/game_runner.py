"""Plays one game of a match, from the deal to the scores."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from naqala.arena.record_files import save_record
from naqala.arena.schedule import ScheduledGame, derive_seed
from naqala.bots import make_bot
from naqala.bots.referee import Answer, Referee
from naqala.bots.time_limit import DECISION_SECONDS
from naqala.engine.actions import Bid, EndTurn
from naqala.engine.components import SEAT_NAMES
from naqala.engine.game import Game

MAX_FORCED_FORFEITS: Final = 3  # killed processes per bot and game; then the stand-in plays on

OnDecision = Callable[[int, int], None]  # called with decision and seat whenever a bot starts to think


@dataclass(frozen=True)
class MatchSettings:
    """Settings of all games of a match."""

    limit: float = DECISION_SECONDS
    stand_in: str = ""
    records_folder: str = ""  # where records are saved; empty if they are not


@dataclass(frozen=True)
class Forfeit:
    seat: int
    decision: int  # from 0, as in the log
    what: str


@dataclass
class ThinkingTime:
    """Seconds of one seat, for each bid and each whole turn."""

    bids: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)
    so_far: float = 0.0  # of the present turn

    def add(self, answer: Answer) -> None:
        if isinstance(answer.action, Bid):
            self.bids.append(answer.seconds)
            return
        self.so_far += answer.seconds
        if isinstance(answer.action, EndTurn):
            self.turns.append(self.so_far)
            self.so_far = 0.0


@dataclass(frozen=True)
class FinishedGame:
    """The result of a game."""

    scheduled: ScheduledGame
    scores: tuple[int, ...]  # by seat
    thinking: tuple[ThinkingTime, ...]  # by seat
    forfeits: tuple[Forfeit, ...]

    def shares(self) -> list[float]:
        """The shares of the win by seat; equal scores share it (E4)."""
        best = max(self.scores)
        return [float(score == best) / self.scores.count(best) for score in self.scores]


def play_game(scheduled: ScheduledGame, settings: MatchSettings, on_decision: OnDecision) -> FinishedGame:
    """Play a game. Bots see only what their seats remember."""
    game = Game.new(len(scheduled.specs), scheduled.seed, salt=scheduled.salt)
    referee = Referee(
        derive_seed(scheduled.seed, f"stand-in {scheduled.seating}", 64),
        settings.limit,
        settings.stand_in,
        on_decision=lambda: on_decision(len(game.log), game.seat),
    )
    bots = [make_bot(spec, seed) for spec, seed in zip(scheduled.specs, scheduled.bot_seeds, strict=True)]
    thinking = tuple([ThinkingTime() for _ in bots])
    forfeits: list[Forfeit] = []
    while not game.over:
        seat, decision = game.seat, len(game.log)
        reasons = forced_forfeits(scheduled, decision, seat)
        if not reasons:
            answer = referee.ask(bots[seat], game)
        elif len(reasons) == 1:
            answer = referee.answer_for(game, reasons[0], settings.limit)
        else:  # the process of the stand-in was killed too
            answer = Answer(game.options[0], settings.limit, "; ".join(reasons))
        if answer.forfeit:
            forfeits.append(Forfeit(seat, decision, answer.forfeit))
        thinking[seat].add(answer)
        game.play(answer.action)
    if settings.records_folder:
        save_record(settings.records_folder, scheduled.title, game.record(tags(scheduled)))
    return FinishedGame(scheduled, tuple([sheet.total for sheet in game.scores()]), thinking, tuple(forfeits))


def forced_forfeits(scheduled: ScheduledGame, decision: int, seat: int) -> list[str]:
    """Why this bot is not asked, if its process was killed at this decision before.

    Bots that think by the clock may play differently the second time, so a reason holds for one seat only.
    """
    reasons = {at: whys for (at, whose), whys in scheduled.forced_forfeits.items() if whose == seat}
    if decision in reasons:
        return reasons[decision]
    if len(reasons) >= MAX_FORCED_FORFEITS and decision > min(reasons):
        return [f"had to be stopped {MAX_FORCED_FORFEITS} times in this game and plays no more"]
    return []


def tags(scheduled: ScheduledGame) -> dict[str, str]:
    """The bots by seat, for the record."""
    return {SEAT_NAMES[seat]: "bot " + tag_value(spec) for seat, spec in enumerate(scheduled.specs)}


def tag_value(spec: str) -> str:
    """A spec without the characters that a tag cannot have."""
    return "".join([letter for letter in spec if letter.isprintable() and letter not in '"[]'])[:150]
