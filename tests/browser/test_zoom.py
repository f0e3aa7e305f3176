"""The board is enlarged by the wheel, two fingers or a double tap, and dragged; tiles are still clicked."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.page_user import PHONE, PageUser
from tests.browser.positions import one_path
from tests.server.serving import Serving

Point = tuple[float, float]


def place(user: PageUser, tile: str) -> Point:
    x, y = user.tile(tile).evaluate("tile => { const { e, f } = tile.getScreenCTM(); return [e, f]; }")
    return x, y


def pitch(user: PageUser) -> float:
    """The distance between two tiles."""
    return place(user, "B3")[0] - place(user, "A3")[0]


def middle_of_the_board(user: PageUser) -> Point:
    box = user.board.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def phone(invite: Invite, serving: Serving) -> PageUser:
    user = invite(serving, size=PHONE, touch=True, quick=False)
    user.play(one_path())
    return user


class Fingers:
    """Touches the page with several fingers."""

    def __init__(self, user: PageUser) -> None:
        self.session = user.page.context.new_cdp_session(user.page)

    def touch(self, what: str, *points: Point) -> None:
        fingers = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        event: dict[str, Any] = {"type": what, "touchPoints": fingers}
        self.session.send("Input.dispatchTouchEvent", event)


def expect_larger(user: PageUser, before: float, factor: float) -> None:
    user.until(lambda: pitch(user) > before * factor, lambda: f"a tile is {pitch(user)} wide, and was {before}")


def test_the_wheel_with_ctrl_enlarges_dragging_moves_and_a_button_resets(careful: PageUser) -> None:
    careful.play(one_path())
    before, (x, y) = pitch(careful), middle_of_the_board(careful)
    careful.page.mouse.move(x, y)
    careful.page.keyboard.down("Control")
    careful.page.mouse.wheel(0, -300)
    careful.page.keyboard.up("Control")
    expect_larger(careful, before, 1.5)
    start = place(careful, "C3")
    careful.page.mouse.down()
    careful.page.mouse.move(x + 60, y + 40, steps=5)
    careful.page.mouse.up()
    careful.until(lambda: place(careful, "C3")[0] - start[0] > 50, lambda: f"C3 is still at {place(careful, 'C3')}")
    assert careful.actions_with_draft() == []  # the drag was no click
    careful.click("C3")
    careful.expect_lit("D3")
    careful.button("Show the whole board").click()
    careful.until(lambda: abs(pitch(careful) - before) < 1, lambda: f"a tile is {pitch(careful)} wide, not {before}")


def test_two_fingers_enlarge_the_board(phone: PageUser) -> None:
    before, (x, y) = pitch(phone), middle_of_the_board(phone)
    fingers = Fingers(phone)
    fingers.touch("touchStart", (x - 30, y), (x + 30, y))
    for n in range(1, 7):
        fingers.touch("touchMove", (x - 30 - 10 * n, y), (x + 30 + 10 * n, y))
    fingers.touch("touchEnd")
    expect_larger(phone, before, 1.5)
    expect(phone.button("Show the whole board")).to_be_visible()
    assert phone.actions_with_draft() == []


def test_a_double_tap_enlarges_the_board_where_no_tile_can_be_chosen(phone: PageUser) -> None:
    before = pitch(phone)
    x, y = place(phone, "A1")
    for _ in range(2):
        phone.page.touchscreen.tap(x + before / 2, y + before / 2)
    expect_larger(phone, before, 1.5)
