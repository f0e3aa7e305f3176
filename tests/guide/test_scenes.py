"""The engine verifies every scene of the guided game."""

import pytest

from naqala.engine.notation import parse_action
from naqala.guide import CHAPTERS, SCENES, exercise_game, is_solved, solve
from naqala.guide.exercise import READ, SEAT
from naqala.locales import LANGUAGES, catalog


def test_there_are_nine_chapters():
    assert CHAPTERS == ("sow", "claim", "tribes", "market", "oasis", "djinn", "auction", "points", "play")


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.id)
def test_the_steps_of_a_scene_reach_its_goal_and_it_is_not_reached_before(scene):
    game = exercise_game(scene)
    assert game.seat == SEAT
    assert not is_solved(scene, game)
    assert is_solved(scene, solve(scene))


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.id)
def test_the_player_takes_every_step_of_a_scene(scene):
    game = exercise_game(scene)
    for text in scene.actions:
        assert game.seat == SEAT
        game.play(parse_action(text))


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.id)
def test_steps_are_written_as_the_protocol_writes_them(scene):
    """The page compares them with the actions of the draft."""
    assert [str(parse_action(text)) for text in scene.actions] == scene.actions


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.id)
def test_every_scene_has_its_texts(scene, language):
    texts = catalog(language)
    assert all(step.text for step in scene.steps if step.action == READ)
    for name in {step.text for step in scene.steps if step.text} | {"done"}:
        assert texts.text(f"guide-{scene.id}-{name}").strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_chapter_has_a_title(chapter, language):
    assert catalog(language).text(f"learn-chapter-{chapter}").strip()
