"""One game of a match, from the deal to the scores."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from naqala.arena.contest import Fixture, derived
from naqala.arena.shelf import keep
from naqala.bots import named
from naqala.bots.referee import LIMIT, Answer, Referee
from naqala.engine.actions import Bid, EndTurn
from naqala.engine.game import Game
from naqala.engine.things import SEAT_NAMES

PATIENCE: Final = 3  # so often a bot may have to be ended in a game; then the stand-in plays on for it

Begins = Callable[[int, int], None]  # told the decision and the seat whenever somebody begins to think


@dataclass(frozen=True)
class House:
    """What holds for all games of a match."""

    limit: float = LIMIT
    stand_in: str = ""
    shelf: str = ""  # the folder for the records, if they are kept


@dataclass(frozen=True)
class Forfeit:
    seat: int
    decision: int  # counted from 0, as in the log
    what: str


@dataclass
class Thinking:
    """Seconds of one seat: of each bid, and of each whole turn."""

    bids: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)
    so_far: float = 0.0  # of the turn that is not over

    def add(self, answer: Answer) -> None:
        if isinstance(answer.action, Bid):
            self.bids.append(answer.seconds)
            return
        self.so_far += answer.seconds
        if isinstance(answer.action, EndTurn):
            self.turns.append(self.so_far)
            self.so_far = 0.0


@dataclass(frozen=True)
class Played:
    """A game that is over."""

    fixture: Fixture
    scores: tuple[int, ...]  # by seat
    thinking: tuple[Thinking, ...]  # by seat
    forfeits: tuple[Forfeit, ...]

    def shares(self) -> list[float]:
        """Of the win, by seat; equal scores share it (E4)."""
        best = max(self.scores)
        return [float(score == best) / self.scores.count(best) for score in self.scores]


def play_out(fixture: Fixture, house: House, begins: Begins) -> Played:
    """Bots see what their seats remember and nothing else."""
    game = Game.new(len(fixture.specs), fixture.seed, salt=fixture.salt)
    referee = Referee(
        derived(fixture.seed, f"stand-in {fixture.seating}", 64),
        house.limit,
        house.stand_in,
        begins=lambda: begins(len(game.log), game.seat),
    )
    bots = [named(spec, seed) for spec, seed in zip(fixture.specs, fixture.bot_seeds, strict=True)]
    thinking = tuple([Thinking() for _ in bots])
    forfeits: list[Forfeit] = []
    while not game.over:
        seat, decision = game.seat, len(game.log)
        strikes = struck(fixture, decision, seat)
        if not strikes:
            answer = referee.ask(bots[seat], game)
        elif len(strikes) == 1:
            answer = referee.answer_for(game, strikes[0], house.limit)
        else:  # the stand-in had to be ended as well
            answer = Answer(game.options[0], house.limit, "; ".join(strikes))
        if answer.forfeit:
            forfeits.append(Forfeit(seat, decision, answer.forfeit))
        thinking[seat].add(answer)
        game.play(answer.action)
    if house.shelf:
        keep(house.shelf, fixture.title, game.record(tags(fixture)))
    return Played(fixture, tuple([sheet.total for sheet in game.scores()]), thinking, tuple(forfeits))


def struck(fixture: Fixture, decision: int, seat: int) -> list[str]:
    """Why this bot is not asked, if its process had to be ended when it was.

    Bots that think by the clock may play another game when it is played anew: a strike holds for its own seat only.
    """
    strikes = {at: whys for (at, whose), whys in fixture.struck.items() if whose == seat}
    if decision in strikes:
        return strikes[decision]
    if len(strikes) >= PATIENCE and decision > min(strikes):
        return [f"had to be stopped {PATIENCE} times in this game and plays no more"]
    return []


def tags(fixture: Fixture) -> dict[str, str]:
    """Who sat where, for the record."""
    return {SEAT_NAMES[seat]: "bot " + wording(spec) for seat, spec in enumerate(fixture.specs)}


def wording(spec: str) -> str:
    """What a tag can say."""
    return "".join([letter for letter in spec if letter.isprintable() and letter not in '"[]'])[:150]
