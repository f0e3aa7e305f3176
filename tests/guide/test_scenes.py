"""The engine verifies every scene of the guided game."""

import pytest

from naqala.engine.components import BID_PRICES
from naqala.engine.djinns import DJINNS
from naqala.engine.notation import parse_action
from naqala.guide import CHAPTERS, EXERCISES, SCENES, exercise_game, is_missed, is_solved, solve
from naqala.guide.exercise import READ, SEAT
from naqala.guide.scenes import BEFORE_PINK, PINK_BID
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


# The auction


@pytest.mark.parametrize(
    "bids", ["bid:0", "bid:8", "bid:3 bid:0", "bid:0 bid:3", "bid:0 bid:0", "bid:12 bid:8", "bid:1 bid:3"]
)
def test_the_auction_is_not_solved_without_one_bid_before_pink_and_one_of_nothing(bids):
    game = exercise_game(EXERCISES["auction"])
    for text in bids.split():
        game.play(parse_action(text))
    assert not is_solved(EXERCISES["auction"], game)
    assert is_missed(EXERCISES["auction"], game) == (len(bids.split()) == 2)


@pytest.mark.parametrize("bids", ["bid:8 bid:0", "bid:18 bid:0", "bid:0 bid:12"])
def test_the_auction_is_solved_with_any_price_before_pink_and_one_of_nothing(bids):
    game = exercise_game(EXERCISES["auction"])
    for text in bids.split():
        game.play(parse_action(text))
    assert is_solved(EXERCISES["auction"], game)


def test_the_auction_wants_the_lowest_price_that_plays_before_pink():
    assert min(price for price in BID_PRICES if price > PINK_BID) == BEFORE_PINK
    assert [step.least for step in EXERCISES["auction"].steps] == [None, BEFORE_PINK, None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_auction_tells_the_prices_that_it_wants(language):
    texts = catalog(language)
    assert str(PINK_BID) in texts.text("guide-auction-about")
    assert str(BEFORE_PINK) in texts.text("guide-auction-high")


def test_only_bids_have_a_lowest_price():
    lowest = [(step.action, step.least) for scene in SCENES for step in scene.steps if step.least is not None]
    assert lowest
    for action, least in lowest:
        assert action.startswith("bid:")
        assert int(action.removeprefix("bid:")) >= least


# Djinns


@pytest.mark.parametrize("djinn", ["Enki", "Hagis", "Sloar"])
def test_any_djinn_on_offer_solves_the_scene_about_summoning(djinn):
    game = exercise_game(EXERCISES["buy-djinn"])
    for text in ("D3>", "E3v", f"summon:{djinn}", "end"):
        game.play(parse_action(text))
    assert is_solved(EXERCISES["buy-djinn"], game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.id)
def test_no_text_after_a_djinn_was_summoned_names_the_one_that_was_proposed(scene, language):
    """The player may have chosen another one."""
    actions = [step.action.partition(":")[0] for step in scene.steps]
    after = scene.steps[actions.index("summon") + 1 :] if "summon" in actions else ()
    said = (
        [catalog(language).text(f"guide-{scene.id}-{name}") for name in (*[step.text for step in after], "done")]
        if after
        else []
    )
    assert not [text for text in said for djinn in DJINNS if djinn.name in text]
