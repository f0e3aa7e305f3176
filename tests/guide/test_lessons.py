"""The engine verifies every lesson, and every lesson has its texts."""

from __future__ import annotations

import random

import pytest

from naqala.engine.components import PLACE_COUNT, TRIBE_LETTERS
from naqala.engine.djinns import DJINNS
from naqala.engine.game import Game
from naqala.engine.notation import parse_action
from naqala.engine.notation.vocabulary import PLACE
from naqala.guide import EXERCISES, LESSONS, SCENES, Exercise, exercise_game, is_missed, is_solved, solve
from naqala.guide.exercise import SEAT
from naqala.locales import LANGUAGES, catalog

TRIES = 60
MOST_SOLVED_BY_CHANCE = 0.8
lessons = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def random_turn(lesson: Exercise, rng: random.Random) -> Game:
    """The player's first turn, played at random."""
    game = exercise_game(lesson)
    while game.seat == SEAT and not is_solved(lesson, game) and not is_missed(lesson, game):
        game.play(rng.choice(list(game.options)))
    return game


@lessons
def test_the_solution_is_legal_and_reaches_the_goal_which_is_not_reached_before(lesson):
    assert not is_solved(lesson, exercise_game(lesson))
    game = solve(lesson)
    assert is_solved(lesson, game)
    assert not is_missed(lesson, game)


@lessons
def test_the_solution_is_played_by_the_player_alone(lesson):
    game = exercise_game(lesson)
    for text in lesson.actions:
        assert game.seat == SEAT
        game.play(parse_action(text))


@lessons
def test_a_turn_played_at_random_seldom_reaches_the_goal(lesson):
    rng = random.Random(15)
    solved = sum(is_solved(lesson, random_turn(lesson, rng)) for _ in range(TRIES))
    assert solved < MOST_SOLVED_BY_CHANCE * TRIES


def test_a_turn_without_the_goal_misses_it():
    rng = random.Random(15)
    played = [(lesson, random_turn(lesson, rng)) for lesson in LESSONS]
    assert any(is_missed(lesson, game) for lesson, game in played)
    for lesson, game in played:
        assert is_solved(lesson, game) != is_missed(lesson, game)


def test_there_are_lessons_about_every_tribe_place_and_djinn_and_about_loops_bids_and_sales():
    topics = {f"tribe:{letter}" for letter in TRIBE_LETTERS}
    topics |= {f"place:{PLACE.format(place)}" for place in range(PLACE_COUNT)}
    topics |= {f"djinn:{djinn.name}" for djinn in DJINNS}
    topics |= {"rule:loop", "rule:bid", "rule:sale"}
    assert {lesson.topic for lesson in LESSONS} == topics


@pytest.mark.parametrize("djinn", DJINNS, ids=lambda djinn: djinn.name)
def test_the_djinn_of_a_lesson_is_in_play(djinn):
    (lesson,) = [lesson for lesson in LESSONS if lesson.topic == f"djinn:{djinn.name}"]
    assert djinn.name in lesson.position


def test_no_two_exercises_have_the_same_id():
    assert len(EXERCISES) == len(SCENES) + len(LESSONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_a_title_and_a_hint(language):
    texts = catalog(language)
    for lesson in LESSONS:
        title, hint = texts.text(f"lesson-{lesson.id}"), texts.text(f"lesson-{lesson.id}-hint")
        assert title
        assert hint.endswith(".")
        assert not title.endswith(".")
        if lesson.goal.n > 2 and lesson.goal.kind != "points":
            assert str(lesson.goal.n) in title
