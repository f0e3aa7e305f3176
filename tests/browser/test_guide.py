"""The guided first game, completed by following its instructions: in every language, by mouse, touch and keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
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

MOST_TABS: Final = 40


def press_keys(user: PageUser, target: Locator) -> None:
    """With keys only: arrows on the board, digits for meeples in hand, T for the rest of the game, Tab elsewhere."""
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
        tab_to(user, target)
        keyboard.press("Enter")


def tab_to(user: PageUser, target: Locator) -> None:
    expect(target).to_be_visible()
    focused = target.and_(user.page.locator(":focus"))
    for _ in range(MOST_TABS):
        if focused.count():
            return
        user.page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not lead to {target}")


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guided_game_is_completed_by_touch(invite: Invite, serving: Serving, language: str) -> None:
    complete(invite(serving, size=PHONE, touch=True, language=language), tap)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guided_game_is_completed_by_keys(invite: Invite, serving: Serving, language: str) -> None:
    complete(invite(serving, language=language), press_keys)


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


def another_tile(follower: GuideFollower, scene: str) -> None:
    """A legal start of another walk, and one that is impossible."""
    start = next(found for found in SCENES if found.id == scene).actions[0][:2]
    follower.start(scene)
    follower.user.click("A1")
    follower.expect_mode("strayed")
    expect(follower.panel).to_contain_text(catalog("en").text("guide-strayed"))
    expect(follower.panel).to_contain_text(f"Pick up the meeples on {start}.")
    follower.panel.get_by_role("button", name="Undo").click()
    follower.expect_mode("acting")
    expect(follower.target).to_have_attribute("data-tile", start)
    follower.user.click("E2")
    follower.user.expect_prompt("There are no meeples on E2", "M1")
    follower.expect_mode("acting")
    expect(follower.target).to_have_count(1)


def to_pass(follower: GuideFollower, scene: str, wanted: str) -> None:
    follower.start(scene)
    follower.step()
    follower.step()
    follower.user.button("Pass").click()
    follower.expect_mode("strayed")
    follower.panel.get_by_role("button", name="Undo").click()
    follower.expect_mode("acting")
    expect(follower.target).to_have_count(1)
    assert wanted in follower.moment()


def a_price_that_is_too_low(follower: GuideFollower) -> None:
    """It can be taken back, even when it is confirmed."""
    follower.start("auction")
    follower.step()
    for price in (0, 3):
        follower.user.button(f"Bid {price}").first.click()
        follower.expect_mode("strayed")
        expect(follower.panel).to_contain_text("Bid 8.")
    follower.user.confirm()
    follower.user.until(lambda: len(follower.user.actions_with_draft()) == 1, follower.moment)
    follower.expect_mode("strayed")
    follower.panel.get_by_role("button", name="Undo").click()
    follower.expect_mode("acting")


def another_price_than_zero(follower: GuideFollower) -> None:
    """Any price before Pink will do for the first marker; the second one has to stand at 0."""
    follower.start("auction")
    follower.step()
    follower.user.button("Bid 12").first.click()
    follower.user.confirm()
    follower.user.until(lambda: "Bid 0" in follower.moment(), follower.moment)
    follower.user.button("Bid 3").first.click()
    follower.expect_mode("strayed")
    follower.user.confirm()
    try_again(follower, "guide-missed")


def to_end_the_turn(follower: GuideFollower) -> None:
    follower.start("points")
    follower.user.end_turn()
    try_again(follower, "guide-missed")


def try_again(follower: GuideFollower, why: str) -> None:
    follower.expect_mode("missed")
    expect(follower.panel).to_contain_text(catalog("en").text(why))
    before = follower.user.page.url
    follower.panel.get_by_role("button", name="Try again").click()
    follower.user.until(lambda: follower.user.page.url != before, lambda: "it does not start again")
    follower.expect_mode("reading")


def a_tile_during_the_bids(follower: GuideFollower) -> None:
    """The rules refuse it; the guide still says what to do."""
    follower.start("play")
    follower.step()
    expect(follower.target).to_have_count(1)
    follower.user.click("C3")
    follower.user.expect_prompt("You must choose a spot of the turn order track now", "B1")
    follower.expect_mode("acting")
    expect(follower.target).to_have_count(1)


# What is not what the guide wants, legal or not: something in every chapter.
WRONG_CLICKS: Final[dict[str, tuple[Callable[[GuideFollower], None], ...]]] = {
    "sow": (partial(another_tile, scene="sow"),),
    "claim": (partial(another_tile, scene="claim"),),
    "tribes": (partial(another_tile, scene="viziers"), partial(another_tile, scene="assassins")),
    "market": (partial(another_tile, scene="market"), partial(to_pass, scene="market", wanted="buy:3")),
    "oasis": (partial(another_tile, scene="oasis"),),
    "djinn": (partial(another_tile, scene="buy-djinn"), partial(to_pass, scene="buy-djinn", wanted="Enki")),
    "auction": (a_price_that_is_too_low, another_price_than_zero),
    "points": (to_end_the_turn,),
    "play": (a_tile_during_the_bids,),
}


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_wrong_click_is_answered_and_the_scene_can_still_be_solved(follower: GuideFollower, chapter: str) -> None:
    assert WRONG_CLICKS[chapter]
    for wrong_click in WRONG_CLICKS[chapter]:
        wrong_click(follower)
        follower.play_scene()


def test_any_djinn_will_do(follower: GuideFollower) -> None:
    follower.start("buy-djinn")
    follower.step()
    follower.step()
    follower.user.djinn("Hagis").click()
    follower.expect_mode("acting")
    follower.play_scene()
    assert "summon:Hagis" in follower.user.played()
    assert "Enki" not in follower.panel.inner_text()


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
    user.page.get_by_role("link", name="Continue learning: 1 of 9").first.click()
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
