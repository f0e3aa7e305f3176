"""Games by taps alone, on a phone held upright or sideways."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Error, Locator, Position, expect

from tests.browser.conftest import Invite
from tests.browser.page_user import PHONE, PageUser
from tests.browser.positions import last_rounds, one_path
from tests.server.serving import Serving

SIDEWAYS: Final = (844, 390)
WORDS: Final = re.compile("^(Pass|Continue|Earn|No meeples)")
CORNER: Final[Position] = {"x": 16, "y": 40}  # of a tile: no meeple stands there
IDLE: Final = 40  # milliseconds
TAP_TIMEOUT: Final = 1500  # milliseconds


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_a_game_by_taps_alone(size: tuple[int, int], invite: Invite, serving: Serving) -> None:
    user = invite(serving, "Mira", size=size, touch=True)
    user.play(last_rounds(3, Random(7), rounds=3), rivals="gentle")
    play_by_taps(user, Random(2))
    assert user.last_snapshot()["public_view"]["over"]


def test_a_long_press_explains_and_chooses_nothing(invite: Invite, serving: Serving) -> None:
    user = invite(serving, "Mira", size=PHONE, touch=True, quick=False)
    user.play(one_path())
    user.expect_lit("C3")
    box = user.tile("C3").bounding_box()
    assert box
    finger = user.context.new_cdp_session(user.page)
    point = {"x": box["x"] + CORNER["x"], "y": box["y"] + CORNER["y"]}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(user.page.locator("[role=tooltip]")).to_contain_text("Builder")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    user.expect_lit("C3")
    assert user.actions_with_draft() == []
    user.tile("C3").tap(position=CORNER)
    user.expect_lit("D3")


def play_by_taps(user: PageUser, chance: Random, most: int = 1500) -> None:
    """Until the game is over."""
    for _ in range(most):
        if user.last_snapshot()["public_view"]["over"]:
            return
        if not tap_something(user, chance):
            user.page.wait_for_timeout(IDLE)
    raise AssertionError(f"the game is not over: {user.prompt.inner_text()}")


def tap_something(user: PageUser, chance: Random) -> bool:
    """Whether anything could be tapped."""
    for lit in tappable(user):
        found = lit.filter(visible=True)
        if count := found.count():
            chosen = found.nth(chance.randrange(count))
            with suppress(Error):  # the table may change under the finger
                tile = chosen.get_attribute("data-tile", timeout=TAP_TIMEOUT)
                chosen.tap(position=user.corner(tile) if tile else None, timeout=TAP_TIMEOUT)
                return True
    return False


def tappable(user: PageUser) -> list[Locator]:
    """What a tap can help with: finish what is begun, then tiles, cards and words."""
    page = user.page
    return [
        page.locator(".tray button[aria-pressed=false].selected:enabled"),
        user.prompt.get_by_role("button", name="Confirm", disabled=False),
        page.get_by_role("button", name=re.compile("^Bid ")),
        page.get_by_role("group", name="Victims").get_by_role("button"),
        page.locator(".board .tile.can"),
        user.prompt.get_by_role("button", name=WORDS, disabled=False),
        page.get_by_role("button", name=re.compile("^Kill 1 ")),
        page.locator("button.dj.lit"),
        user.prompt.get_by_role("button", name="End turn", disabled=False),
    ]
