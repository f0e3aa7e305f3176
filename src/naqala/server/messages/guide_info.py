"""The guided game and the lessons, as they are sent."""

from __future__ import annotations

from functools import cache

from typing_extensions import TypedDict

from naqala.guide import CHAPTERS, LESSONS, SCENES, Exercise
from naqala.guide.goal import Goal, GoalKind
from naqala.server.messages.serializing import preserialized


class ChapterInfo(TypedDict):
    """A chapter of the guided game, with the ids of its scenes in order."""

    id: str
    scenes: list[str]


class GoalInfo(TypedDict):
    """What to reach in the first turn: `n` of something. `of` is the letter of a tribe, or a djinn or card."""

    kind: GoalKind
    n: int
    of: str


class StepInfo(TypedDict):
    """An action of the player, or `read`: the player reads and continues. `text` names the text that explains it.

    Instead of a bid, any price from `least` on will do; null if only this one will.
    """

    action: str
    text: str
    least: int | None


class SceneInfo(TypedDict):
    """A scene of the guided game. One that `goes_on` continues as an ordinary game."""

    id: str
    chapter: str
    goal: GoalInfo
    steps: list[StepInfo]
    goes_on: bool


class LessonInfo(TypedDict):
    """A lesson about a `topic`, such as `tribe:v`, `place:O` or `djinn:Hagis`, with the actions of one solution."""

    id: str
    topic: str
    goal: GoalInfo
    solution: list[str]


class GuideInfo(TypedDict):
    """The guided game and all lessons. `done` are the ids of those scenes and lessons that the caller has solved."""

    chapters: list[ChapterInfo]
    scenes: list[SceneInfo]
    lessons: list[LessonInfo]
    done: list[str]


def guide_info(done: list[str]) -> GuideInfo:
    return {**guide_contents(), "done": done}


@cache
def guide_contents() -> GuideInfo:
    """The part that is the same for everybody."""
    return {
        "chapters": preserialized([chapter_info(chapter) for chapter in CHAPTERS]),
        "scenes": preserialized([scene_info(scene) for scene in SCENES]),
        "lessons": preserialized([lesson_info(lesson) for lesson in LESSONS]),
        "done": [],
    }


def chapter_info(chapter: str) -> ChapterInfo:
    return {"id": chapter, "scenes": [scene.id for scene in SCENES if scene.chapter == chapter]}


def scene_info(scene: Exercise) -> SceneInfo:
    return {
        "id": scene.id,
        "chapter": scene.chapter,
        "goal": goal_info(scene.goal),
        "steps": [{"action": step.action, "text": step.text, "least": step.least} for step in scene.steps],
        "goes_on": scene.goes_on,
    }


def lesson_info(lesson: Exercise) -> LessonInfo:
    return {"id": lesson.id, "topic": lesson.topic, "goal": goal_info(lesson.goal), "solution": lesson.actions}


def goal_info(goal: Goal) -> GoalInfo:
    return {"kind": goal.kind, "n": goal.n, "of": goal.of}
