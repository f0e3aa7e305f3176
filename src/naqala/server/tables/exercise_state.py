"""The exercise of a table, and how far its player is."""

from __future__ import annotations

from time import time
from typing import Literal

from naqala.engine.game import Game
from naqala.guide import EXERCISES, is_missed, is_solved
from naqala.guide.exercise import SEAT
from naqala.server.messages.table_types import ExerciseInfo
from naqala.server.store import Write
from naqala.server.store.exercise_tables import is_exercise
from naqala.server.store.exercise_writes import add_exercise_done
from naqala.server.store.rows import SeatRow, TableRow


class ExerciseState:
    """Open until the player has solved or missed the exercise; a table without an exercise has no state."""

    def __init__(self, row: TableRow) -> None:
        self.exercise = EXERCISES.get(row.exercise or "")
        self.ends_after_turn = is_exercise(row.exercise)  # nobody plays the other seats
        self.state: Literal["open", "solved", "missed"] = "open"

    def judge(self, game: Game) -> bool:
        """Whether the state has changed."""
        if self.exercise is None or self.state != "open":
            return False
        if is_solved(self.exercise, game):
            self.state = "solved"
        elif is_missed(self.exercise, game):
            self.state = "missed"
        return self.state != "open"

    def solved_by(self, seats: list[SeatRow]) -> list[Write]:
        """Records that the player has solved the exercise, unless a bot did."""
        row = seats[SEAT]
        if self.exercise is None or self.state != "solved" or row.identity is None or row.bot:
            return []
        return [add_exercise_done(row.identity, self.exercise.id, time())]

    def info(self) -> ExerciseInfo | None:
        return None if self.exercise is None else {"id": self.exercise.id, "state": self.state}


def exercise_info(row: TableRow, game: Game) -> ExerciseInfo | None:
    """Of a table that is not in memory."""
    state = ExerciseState(row)
    state.judge(game)
    return state.info()
