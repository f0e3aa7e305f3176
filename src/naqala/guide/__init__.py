"""The guided first game and lessons: positions, steps and goals, judged by the engine."""

from typing import Final

from naqala.guide.exercise import Exercise, Step, exercise_game, is_missed, is_solved, solve
from naqala.guide.lessons import LESSONS
from naqala.guide.scenes import CHAPTERS, SCENES

EXERCISES: Final = {exercise.id: exercise for exercise in (*SCENES, *LESSONS)}

__all__ = [
    "CHAPTERS",
    "EXERCISES",
    "LESSONS",
    "SCENES",
    "Exercise",
    "Step",
    "exercise_game",
    "is_missed",
    "is_solved",
    "solve",
]
