"""A whole turn without a mouse."""

import re

from playwright.sync_api import expect

from tests.browser.page_user import PageUser
from tests.browser.positions import one_path


def test_a_turn_by_keyboard_alone(careful: PageUser) -> None:
    careful.play(one_path())
    keys = careful.page.keyboard
    careful.expect_lit("C3")
    keys.press("b")  # to the board, on its upper left corner A5
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "Enter"):
        keys.press(key)
    careful.expect_lit("D3")
    keys.press("4")  # the Builder
    keys.press("ArrowRight")
    keys.press("Enter")
    careful.expect_lit("E3")
    keys.press("u")
    careful.expect_lit("D3")
    keys.press("4")
    keys.press("Enter")
    careful.expect_lit("E3")
    keys.press("2")  # the Elder
    keys.press("ArrowRight")
    keys.press("Enter")
    careful.expect_lit("F3")
    keys.press("ArrowRight")
    keys.press("Space")
    careful.expect_prompt("End your turn")
    keys.press("c")
    careful.expect_played("C3>", "D3b", "E3e", "F3v", "end")


def test_from_the_lobby_to_a_bid_by_keyboard_alone(user: PageUser) -> None:
    user.visit("/")
    keys = user.page.keyboard
    tab_to(user, "Start game")
    keys.press("Enter")
    bids = user.button(re.compile(r"^Bid \d"))
    expect(bids.first).to_be_visible()
    tab_to(user, re.compile(r"^Bid \d"))
    keys.press("Enter")
    expect(user.button("Confirm")).to_be_enabled()
    keys.press("c")
    expect(bids).to_have_count(0)


def tab_to(user: PageUser, name: str | re.Pattern[str]) -> None:
    """With the Tab key alone."""
    wanted = user.button(name).and_(user.page.locator(":focus"))
    for _ in range(60):
        if wanted.count():
            return
        user.page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not lead to {name}")
