"""A lesson in a few lines: tiles, players, one solution."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from naqala.examples.example_position import MARKERS_OF_TWO, example_position
from naqala.guide.exercise import Exercise
from naqala.guide.goal import Goal

MOVING: Final = "blue:selling>moving"
ROW: Final = "fish,silk,ivory,wheat,fakir,spice,gold,pottery,papyrus"


def lesson(
    lesson_id: str,
    topic: str,
    goal: Goal,
    tiles: Mapping[str, str],
    solution: str,
    *,
    blue: str = "50/0v/0e/-/-",
    pink: str = "50/0v/0e/-/-",
    row: str = "-",
    djinns: str = "-",
    markers: tuple[str, str] = MARKERS_OF_TWO,
    asked: str = MOVING,
) -> Exercise:
    """Blue is the player; `markers` are those on the bid order track and on the turn order track."""
    position = example_position(
        tiles, players={"blue": blue, "pink": pink}, order=markers[0], track=markers[1], row=row, djinns=djinns,
        asked=asked,
    )  # fmt: skip
    return Exercise(lesson_id, position, goal, topic=topic, solution=solution)
