"""An exercise: a position, what to reach there, and one way to do it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.notation import parse_action, parse_position
from naqala.engine.steps.round import Bidding
from naqala.guide.goal import BID_GOALS, Goal, first_turn, is_reached

SEAT: Final = 0  # the player's seat in all exercises
ANY_SEED: Final = 1
READ: Final = "read"  # a step without an action: the player reads and continues


@dataclass(frozen=True)
class Step:
    """An action in the notation, or `READ`. Steps with a text are explained by `guide-<exercise>-<text>`.

    Instead of a bid, any price from `least` on will do, if there is one.
    """

    action: str
    text: str = ""
    least: int | None = None


@dataclass(frozen=True)
class Exercise:
    """A scene of the guided game, or a lesson.

    A scene leads through its `steps`; its texts are `guide-<id>-…`. A lesson has a `topic` instead (`tribe:v`,
    `place:O`, `djinn:Hagis`), and `solution` is only for tests and for players who want to see it.
    """

    id: str
    position: str  # in the notation
    goal: Goal
    chapter: str = ""
    steps: tuple[Step, ...] = ()
    topic: str = ""
    solution: str = ""
    goes_on: bool = False  # the game continues freely

    @property
    def actions(self) -> list[str]:
        """The actions of a solution, in the notation."""
        return [step.action for step in self.steps if step.action != READ] or self.solution.split()


def exercise_game(exercise: Exercise) -> Game:
    return Game.at(parse_position(exercise.position, Luck.seeded(ANY_SEED)))


def solve(exercise: Exercise) -> Game:
    """Play the solution; raise IllegalAction if the engine refuses a step."""
    game = exercise_game(exercise)
    for text in exercise.actions:
        game.play(parse_action(text))
    return game


def is_solved(exercise: Exercise, game: Game) -> bool:
    return is_reached(exercise.goal, first_turn(game, SEAT))


def is_missed(exercise: Exercise, game: Game) -> bool:
    """The goal is not reached, and cannot be reached any more."""
    turn = first_turn(game, SEAT)
    return (turn.is_over or is_too_late(exercise, game)) and not is_reached(exercise.goal, turn)


def is_too_late(exercise: Exercise, game: Game) -> bool:
    """The bids that the goal is about are made, or somebody else is to move: they wait, unless the game goes on."""
    if game.over or (exercise.goal.kind in BID_GOALS and not isinstance(game.state.steps[-1], Bidding)):
        return True
    return game.seat != SEAT and not exercise.goes_on
