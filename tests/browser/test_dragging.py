"""A meeple is dragged from the tray to a tile, by mouse and by finger."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Invite
from tests.browser.page_user import DESKTOP, PHONE, PageUser
from tests.browser.positions import one_path
from tests.server.serving import Serving

Point = tuple[float, float]
STEPS: Final = 8


class Mouse:
    """Presses, moves and lets go."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, at: Point) -> None:
        self.page.mouse.move(*at)
        self.page.mouse.down()

    def move(self, to: Point) -> None:
        self.page.mouse.move(*to)

    def release(self) -> None:
        self.page.mouse.up()


class Finger:
    """The same by touch events."""

    def __init__(self, page: Page) -> None:
        self.line = page.context.new_cdp_session(page)

    def press(self, at: Point) -> None:
        self.touch("touchStart", at)

    def move(self, to: Point) -> None:
        self.touch("touchMove", to)

    def release(self) -> None:
        self.touch("touchEnd")

    def touch(self, what: str, *points: Point) -> None:
        event: dict[str, Any] = {"type": what, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        self.line.send("Input.dispatchTouchEvent", event)


POINTERS: Final[dict[str, tuple[type[Mouse] | type[Finger], tuple[int, int]]]] = {
    "mouse": (Mouse, DESKTOP),
    "finger": (Finger, PHONE),
}


class Dragger:
    """A player who has picked up on C3 and has a Builder, an Elder and a Vizier in hand."""

    def __init__(self, user: PageUser, pointer: Mouse | Finger) -> None:
        self.user = user
        self.pointer = pointer
        self.at: Point = (0, 0)
        user.play(one_path())
        user.click("C3")
        user.expect_lit("D3")

    def slot(self, tribe: str) -> Locator:
        return self.user.page.locator(".tray").get_by_role("button", name=tribe)

    @property
    def in_the_air(self) -> Locator:
        return self.user.page.locator(".flying")

    def lift(self, tribe: str) -> None:
        self.at = middle(self.slot(tribe))
        self.pointer.press(self.at)

    def carry_to(self, where: Locator) -> None:
        (x, y), (to_x, to_y) = self.at, middle(where)
        for n in range(1, STEPS + 1):
            self.pointer.move((x + (to_x - x) * n / STEPS, y + (to_y - y) * n / STEPS))
        self.at = to_x, to_y
        expect(self.in_the_air).to_be_visible()

    def let_go(self) -> None:
        self.pointer.release()
        expect(self.in_the_air).to_have_count(0)

    def drag(self, tribe: str, where: Locator) -> None:
        self.lift(tribe)
        self.carry_to(where)
        self.let_go()


def middle(element: Locator) -> Point:
    box = element.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture(params=POINTERS)
def dragger(request: pytest.FixtureRequest, invite: Invite, serving: Serving) -> Dragger:
    pointer, size = POINTERS[request.param]
    user = invite(serving, size=size, touch=pointer is Finger, quick=False)
    return Dragger(user, pointer(user.page))


def test_a_meeple_is_dropped_where_it_is_dragged_to(dragger: Dragger) -> None:
    user = dragger.user
    dragger.drag("Builder", user.tile("D3"))
    user.expect_lit("E3")
    dragger.drag("Elder", user.tile("E3"))
    user.expect_lit("F3")
    dragger.drag("Vizier", user.tile("F3"))
    user.end_turn()
    user.expect_played("C3>", "D3b", "E3e", "F3v", "end")


def test_dropped_elsewhere_nothing_happens(dragger: Dragger) -> None:
    """On a tile that is not lit, beside the board, or when the drag is cancelled over a lit tile."""
    user = dragger.user
    for elsewhere in (user.tile("E3"), user.tile("A1"), user.prompt.get_by_text("Drop").first):
        dragger.drag("Builder", elsewhere)
        user.expect_lit("D3")
    dragger.lift("Builder")
    dragger.carry_to(user.tile("D3"))
    user.page.keyboard.press("Escape")
    expect(dragger.in_the_air).to_have_count(0)
    dragger.pointer.release()
    dragger.drag("Elder", user.tile("D3"))  # would fail if one of those drags had dropped a meeple
    user.expect_lit("E3")
    assert user.actions_with_draft() == ["C3>", "D3e"]


def test_what_is_pressed_on_a_tile_is_there_until_it_is_let_go_whatever_is_drawn_meanwhile(dragger: Dragger) -> None:
    """Otherwise Chromium sends no click event."""
    user = dragger.user
    at = middle(user.tile("D3"))
    user.page.mouse.move(*at)
    pressed = user.page.evaluate_handle("([x, y]) => document.elementFromPoint(x, y)", at)
    dragger.drag("Builder", user.tile("D3"))
    user.expect_lit("E3")
    assert user.tile("D3").locator(".here").count() == 1  # other frames than before
    assert pressed.evaluate("element => element.isConnected")
