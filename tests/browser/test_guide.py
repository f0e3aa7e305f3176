"""The guided first game, completed by following its instructions: in every language, by mouse, touch and keys."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from naqala.guide import CHAPTERS, SCENES
from naqala.locales import LANGUAGES, catalog
from tests.browser.announcements import announced, record_announcements
from tests.browser.conftest import Invite
from tests.browser.guide_follower import GuideFollower, Press, click, tap
from tests.browser.page_user import PHONE, PageUser
from tests.browser.sizes import LOOK, Window, show
from tests.browser.test_languages import WINDOWS
from tests.server.serving import Serving

# A legal click that is not what the guide wants, or an impossible one, in each chapter.
OTHER_TILE: Final = ("sow", "claim", "viziers", "oasis")


def press_keys(user: PageUser, target: Locator) -> None:
    """With keys only: the arrows on the board, digits for the meeples in hand, T for everything else in the game."""
    keyboard = user.page.keyboard
    tile, tribe = target.get_attribute("data-tile"), target.get_attribute("data-tribe")
    if tile:
        keyboard.press("b")
        keyboard.press("Control+Home")
        for key, times in (("ArrowRight", "ABCDEF".index(tile[0])), ("ArrowDown", 5 - int(tile[1]))):
            for _ in range(times):
                keyboard.press(key)
        keyboard.press("Enter")
    elif tribe:
        keyboard.press(str("vemba".index(tribe) + 1))
    elif target.get_attribute("aria-keyshortcuts") == "C":
        keyboard.press("c")
    elif target.evaluate("element => element.closest('section.guide, [data-guided]') !== null"):
        keyboard.press("t")
        expect(target).to_be_focused()
        keyboard.press("Enter")
    else:
        target.focus()
        keyboard.press("Enter")


def complete(user: PageUser, press: Press) -> list[str]:
    """Plays all scenes from the page that lists them; returns everything the guide said."""
    follower = GuideFollower(user, press)
    user.visit("/learn")
    press(user, user.page.locator("main button").first)
    for scene in SCENES:
        expect(follower.panel).to_be_visible()
        follower.play_scene()
        if not scene.goes_on:
            follower.go_on()
    press(user, follower.panel.locator(".buttons button"))
    expect(follower.panel).to_have_count(0)
    expect(user.page.locator(".tile.can").first).to_be_visible()  # the game goes on
    return follower.said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guided_game_is_completed_in_every_language(invite: Invite, serving: Serving, language: str) -> None:
    user = invite(serving, language=language)
    said = " ".join(complete(user, click))
    texts = catalog(language)
    for scene in SCENES:
        for text in {step.text for step in scene.steps if step.text} | {"done"}:
            assert texts.text(f"guide-{scene.id}-{text}") in said
    user.visit("/learn")
    progress = texts.text("learn-progress", done=len(CHAPTERS), n=len(CHAPTERS))
    expect(user.page.get_by_text(progress)).to_be_visible()
    expect(user.page.get_by_text(texts.text("learn-finished"))).to_be_visible()


def test_the_guided_game_is_completed_by_touch(invite: Invite, serving: Serving) -> None:
    user = invite(serving, size=PHONE, touch=True, language="de")
    complete(user, tap)


def test_the_guided_game_is_completed_by_keys(invite: Invite, serving: Serving) -> None:
    complete(invite(serving), press_keys)


def test_what_the_guide_says_is_announced(invite: Invite, serving: Serving) -> None:
    user = invite(serving)
    record_announcements(user)
    GuideFollower(user).start("sow")
    texts = catalog("en")
    said = f"{texts.text('guide-sow-start')} {texts.text('guide-do-pick-up', tile='B3')}"
    user.until(lambda: said in [one.text for one in announced(user)], lambda: str(announced(user)))


def test_the_guide_hides_nothing_it_points_at(invite: Invite, serving: Serving) -> None:
    user = invite(serving, touch=True)
    follower = GuideFollower(user, tap)
    for width, height in (PHONE, (844, 390), (360, 640)):
        user.page.set_viewport_size({"width": width, "height": height})
        for scene in ("sow", "market", "buy-djinn", "auction", "points"):
            follower.start(scene)
            while follower.mode != "solved":
                if follower.mode == "acting":
                    expect(follower.target).to_have_count(1)
                    assert not overlap(follower.panel, follower.target), f"{width}x{height}: {follower.moment()}"
                follower.step()
                follower.expect_mode("reading", "acting", "solved")


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    above = a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1
    return not (beside or above)


# Wrong clicks


@pytest.fixture
def follower(user: PageUser) -> GuideFollower:
    return GuideFollower(user)


def first_tile(scene: str) -> str:
    return next(found for found in SCENES if found.id == scene).actions[0][:2]


@pytest.mark.parametrize("scene", OTHER_TILE)
def test_another_tile_is_taken_back(follower: GuideFollower, scene: str) -> None:
    follower.start(scene)
    follower.user.click("A1")
    follower.expect_mode("strayed")
    expect(follower.panel).to_contain_text(catalog("en").text("guide-strayed"))
    expect(follower.panel).to_contain_text(f"Pick up the meeples on {first_tile(scene)}.")
    follower.panel.get_by_role("button", name="Undo").click()
    follower.expect_mode("acting")
    follower.play_scene()


@pytest.mark.parametrize("scene", OTHER_TILE)
def test_an_impossible_click_is_refused_by_the_rules(follower: GuideFollower, scene: str) -> None:
    follower.start(scene)
    expect(follower.target).to_have_attribute("data-tile", first_tile(scene))
    follower.user.click("E2")
    follower.user.expect_prompt("There are no meeples on E2", "M1")
    follower.expect_mode("acting")
    expect(follower.target).to_have_count(1)


def test_to_pass_instead_of_buying_is_taken_back(follower: GuideFollower) -> None:
    for scene, wanted in (("market", "buy:3"), ("buy-djinn", "Enki")):
        follower.start(scene)
        follower.step()
        follower.step()
        follower.user.button("Pass").click()
        follower.expect_mode("strayed")
        follower.panel.get_by_role("button", name="Undo").click()
        follower.expect_mode("acting")
        expect(follower.target).to_have_count(1)
        assert wanted in follower.moment()


def test_another_price_is_answered(follower: GuideFollower) -> None:
    """Any price will do for the first marker; the second one has to stand at 0."""
    follower.start("auction")
    follower.step()
    follower.user.button("Bid 12").first.click()
    follower.user.confirm()
    follower.user.until(lambda: "Bid 0" in follower.moment(), follower.moment)
    follower.user.button("Bid 3").first.click()
    follower.expect_mode("strayed")
    follower.user.confirm()
    follower.expect_mode("missed")
    before = follower.user.page.url
    follower.panel.get_by_role("button", name="Try again").click()
    follower.user.until(lambda: follower.user.page.url != before, lambda: "it does not start again")
    follower.expect_mode("reading")


def test_a_turn_that_ends_without_the_goal_is_tried_again(follower: GuideFollower) -> None:
    follower.start("points")
    follower.user.end_turn()
    follower.expect_mode("missed")
    expect(follower.panel).to_contain_text(catalog("en").text("guide-missed"))
    follower.panel.get_by_role("button", name="Try again").click()
    follower.expect_mode("reading")
    follower.play_scene()


def test_any_price_opens_the_last_chapter(follower: GuideFollower) -> None:
    follower.start("play")
    for price in (8, 5):
        follower.user.button(f"Bid {price}").first.click()
        follower.user.confirm()
    follower.expect_mode("solved")


def test_another_way_to_the_same_tile_is_as_good(follower: GuideFollower) -> None:
    follower.start("sow")
    follower.user.sow("B3 C3b")
    follower.user.until(lambda: "D3" in follower.moment(), follower.moment)
    assert follower.mode == "acting"
    follower.play_scene()
    assert "C3b" in follower.user.played()


# Lessons


def test_a_lesson_shows_its_solution_only_on_request(follower: GuideFollower) -> None:
    user = follower.user
    user.visit("/learn")
    texts = catalog("en")
    user.button(texts.text("lesson-two-tiles")).click()
    expect(follower.panel).to_contain_text(texts.text("lesson-two-tiles-hint"))
    expect(follower.target).to_have_count(0)
    follower.panel.get_by_role("button", name="Show me how").click()
    follower.play_scene()
    follower.go_on()
    follower.panel.get_by_role("link", name="Overview").click()
    expect(user.page.get_by_text("1 of 39 done")).to_be_visible()


# Leaving and coming back


def test_a_reload_resumes_at_the_same_step(follower: GuideFollower) -> None:
    follower.start("points")
    follower.step()
    follower.step()
    moment = follower.moment()
    follower.user.page.reload()
    expect(follower.panel).to_be_visible()
    follower.user.until(lambda: follower.moment() == moment, follower.moment)


def test_who_left_continues_with_the_next_scene_and_repeats_any_chapter(follower: GuideFollower) -> None:
    user = follower.user
    follower.start("sow")
    follower.play_scene()
    follower.panel.get_by_role("link", name="Overview").click()
    expect(user.page.get_by_text("1 of 9 done")).to_be_visible()
    user.page.get_by_role("button", name="Continue").click()
    expect(follower.panel).to_contain_text("Win a tile")
    follower.step()
    user.visit("/")
    user.page.get_by_role("link", name="Learn the game in six minutes").first.click()
    user.page.get_by_role("button", name="Sow and collect").click()
    expect(follower.panel).to_contain_text("Chapter 1 of 9")
    follower.panel.get_by_role("button", name="Skip this chapter").click()
    expect(follower.panel).to_contain_text("Chapter 2 of 9")


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize("scene", ["auction", "points"])
def test_the_guided_table_fits(invite: Invite, serving: Serving, scene: str, touch: bool) -> None:
    """In every language; the first texts of these scenes are long, and their panels are full."""
    user = invite(serving, "Mira", touch=touch)
    follower = GuideFollower(user)
    follower.start(scene)
    faults = []
    for language in LANGUAGES:
        user.speak(language)
        for width, height in WINDOWS:
            show(user, Window(language, width, height, touch))
            look = user.page.evaluate(LOOK)
            faults += [
                f"{language} {width}x{height} {what}: {thing}"
                for what in ("clipped", "overlaps", "sideways", "buried", "unreachable")
                for thing in look[what]
            ]
    assert faults == []
