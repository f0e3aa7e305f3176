"""The short rules, and the way to them from everything on the table: by mouse, keyboard and touch."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from naqala.locales import LANGUAGES, catalog
from tests.browser.conftest import Invite
from tests.browser.page_user import DESKTOP, PHONE, PageUser
from tests.browser.positions import one_path
from tests.browser.scenes import sacred_place, short_rules
from tests.browser.test_accessible import assert_axe_finds_nothing
from tests.server.serving import Serving

SIDEWAYS = (844, 390)
SMALL_LAPTOP = (1366, 625)
CUT_OFF = """(panel) => [...panel.querySelectorAll("*")]
    .filter((one) => !one.closest("svg") && getComputedStyle(one).overflowX !== "visible")
    .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1) // wider than hidden texts
    .map((one) => one.outerHTML.slice(0, 200))"""


def more(user: PageUser, name: str = "More in the rules") -> Locator:
    """A link in the explanation that is shown."""
    return user.page.get_by_role("complementary", name="Explanation").get_by_role("button", name=name, exact=True)


def expect_section(user: PageUser, name: str) -> None:
    """The help is open, and this section of the short rules is in sight and has the focus."""
    section = user.page.get_by_role("dialog").locator(f"[data-short={name}]")
    expect(section).to_be_focused()
    expect(section.get_by_role("heading")).to_be_in_viewport()


def expect_rule(user: PageUser, number: str) -> None:
    rule = user.page.get_by_role("dialog").locator(f"#rule-{number}")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()


def long_press(user: PageUser, on: Locator, position: dict[str, float] | None = None) -> None:
    """Hold a finger there until the explanation is shown."""
    box: Any = on.bounding_box()
    at = position or {"x": box["width"] / 2, "y": box["height"] / 2}
    finger = user.context.new_cdp_session(user.page)
    point = {"x": box["x"] + at["x"], "y": box["y"] + at["y"]}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(user.page.locator("[role=tooltip]")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


# From the table


def test_a_tile_leads_to_the_rules_by_mouse(careful: PageUser) -> None:
    careful.play(one_path())
    careful.tile("F3").hover(position={"x": 12, "y": 40})
    oasis = more(careful, "Oasis")
    expect(oasis).to_be_visible()
    assert_axe_finds_nothing(careful, "light")
    box = oasis.bounding_box()
    assert box is not None
    careful.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    careful.page.mouse.down()
    careful.page.mouse.up()
    expect_section(careful, "places")
    assert careful.actions_with_draft() == []
    careful.page.keyboard.press("Escape")
    expect(careful.page.get_by_role("dialog")).to_have_count(0)


def test_a_label_leads_to_its_rule_by_mouse(careful: PageUser) -> None:
    careful.play(one_path())
    careful.part("You").locator("[data-explain=camels]").hover()
    more(careful).click()
    expect_rule(careful, "E1")


def test_a_djinn_leads_to_its_rule_by_keyboard(careful: PageUser) -> None:
    sacred_place(careful)
    careful.djinn("Jafaar").focus()
    careful.page.keyboard.press("e")
    expect(more(careful)).to_be_visible()
    careful.page.keyboard.press("?")
    expect_rule(careful, "D12")
    careful.page.keyboard.press("Escape")
    expect(careful.djinn("Jafaar")).to_be_focused()


def test_a_tile_leads_to_the_rules_by_keyboard(careful: PageUser) -> None:
    careful.play(one_path())
    careful.page.keyboard.press("b")
    careful.page.keyboard.press("e")
    expect(careful.page.locator("[role=tooltip]")).to_be_visible()
    careful.page.keyboard.press("?")
    expect(careful.page.get_by_role("dialog").get_by_role("tab", name="In short")).to_have_attribute(
        "aria-selected", "true"
    )
    expect(careful.page.locator("[data-short]:focus")).to_have_count(1)


def test_a_card_and_a_tile_lead_to_the_rules_by_touch(invite: Invite, serving: Serving) -> None:
    user = invite(serving, "Mira", size=PHONE, touch=True, quick=False)
    user.play(one_path())
    long_press(user, user.tile("C3"), {"x": 12, "y": 30})
    builder = more(user, "Builder")
    box = builder.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    builder.tap()
    expect_section(user, "builders")
    assert user.actions_with_draft() == []
    user.page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    long_press(user, user.page.locator("[data-explain^=spot]").first)
    more(user).tap()
    expect_section(user, "bidding")


# In the help


def test_a_search_finds_short_rules_and_opens_folded_rulings(user: PageUser) -> None:
    short_rules(user)
    drawer = user.page.get_by_role("dialog")
    drawer.get_by_role("tab", name="Rules").click()
    ruling = drawer.locator("#rule-C6 details")
    expect(ruling).not_to_have_attribute("open", "")
    drawer.get_by_role("searchbox").fill("bank rulebook limits")
    expect(ruling.get_by_text("no rulebook limits it")).to_be_visible()
    drawer.get_by_role("searchbox").fill("camel placed last")
    expect(drawer.locator("#rule-E1")).to_have_count(0)
    drawer.get_by_role("searchbox").fill("last camel")
    expect(drawer.locator("#rule-E1")).to_be_visible()
    expect(drawer.locator("[data-short=end]")).to_be_visible()
    expect(drawer.get_by_role("status")).to_contain_text("results")
    drawer.locator("[data-short=end]").get_by_role("link", name="Rule E3").click()
    expect_rule(user, "E3")
    expect(drawer.get_by_role("searchbox")).to_have_value("")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_rules_fit_in_every_window(language: str, invite: Invite, serving: Serving) -> None:
    user = invite(serving, "Mira", language=language)
    user.visit("/")
    user.button(catalog(language).text("lobby-how-to-play")).click()
    panel = user.page.get_by_role("tabpanel")
    expect(panel.locator("[data-short]").last).to_be_visible()
    for width, height in (DESKTOP, PHONE, SIDEWAYS, SMALL_LAPTOP):
        user.page.set_viewport_size({"width": width, "height": height})
        assert panel.evaluate("panel => panel.scrollWidth - panel.clientWidth") == 0, (width, height)
        assert panel.evaluate(CUT_OFF) == [], (width, height)


def test_axe_finds_nothing_in_folded_and_unfolded_rulings(user: PageUser) -> None:
    short_rules(user)
    drawer = user.page.get_by_role("dialog")
    drawer.get_by_role("searchbox").fill("ruling")
    drawer.get_by_role("searchbox").fill("rulebook")
    expect(drawer.locator("details[open]").first).to_be_visible()
    assert_axe_finds_nothing(user, "light")
