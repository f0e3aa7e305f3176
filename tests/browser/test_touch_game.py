"""Games by taps alone, on a phone held upright or sideways."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Error, Position, expect

from tests.browser.conftest import Invite
from tests.browser.page_user import PHONE, PageUser
from tests.browser.positions import last_rounds, one_path
from tests.server.serving import Serving

SIDEWAYS: Final = (844, 390)
# What a tap can help with: finish what is begun, then tiles, cards and words.
LIT: Final = (
    ".tray button.selected:enabled",
    ".bar button:enabled:has-text('Confirm')",
    "button[aria-label^='Bid ']",
    ".board .victim",
    ".board .tile.can",
    ".bar button:enabled:text-matches('^\\\\s*(Pass|Continue|Earn|No meeples)')",
    "button[aria-label^='Kill 1 ']",
    "button.dj.lit",
    ".bar button:enabled:has-text('End turn')",
)
CORNER: Final[Position] = {"x": 16, "y": 40}  # of a tile: no meeple stands there
IDLE: Final = 40  # milliseconds


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
    expect(user.page.get_by_role("tooltip")).to_contain_text("Builder")
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
    for what in LIT:
        found = user.page.locator(what).filter(visible=True)
        count = found.count()
        if not count:
            continue
        with suppress(Error):  # the table may change under the finger
            found.nth(chance.randrange(count)).tap(position=CORNER if ".tile" in what else None, timeout=1500)
            return True
    return False
