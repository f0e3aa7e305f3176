"""Plays the guided game by following the guide: reads what it says and points at, and does that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.page_user import PageUser
from tests.browser.scenes import guided

MOST_STEPS: Final = 12  # of a scene
SETTLED: Final = """() => {
    const guide = document.querySelector("section.guide");
    const target = document.querySelector("[data-guided]");
    const name = (element) => [element.dataset.tile, element.dataset.tribe, element.dataset.option, element.dataset.bid,
        element.dataset.djinn, element.dataset.next, element.dataset.tab].join(" ") + element.className;
    return [guide?.dataset.mode, guide?.innerText, target ? name(target) : "", location.pathname].join("|");
}"""

Press = Callable[[PageUser, Locator], None]


def click(user: PageUser, target: Locator) -> None:
    """With the mouse, in the corner of a tile, where no meeple is drawn."""
    tile = target.get_attribute("data-tile")
    if tile:
        user.click(tile)
    else:
        target.click()


def tap(user: PageUser, target: Locator) -> None:
    tile = target.get_attribute("data-tile")
    if tile:
        user.tile(tile).tap(position=user.corner(tile))
    else:
        target.tap()


class GuideFollower:
    def __init__(self, user: PageUser, press: Press = click) -> None:
        self.user = user
        self.press = press
        self.said: list[str] = []

    @property
    def panel(self) -> Locator:
        return self.user.page.locator("section.guide")

    @property
    def target(self) -> Locator:
        return self.user.page.locator("[data-guided]")

    @property
    def mode(self) -> str:
        return self.panel.get_attribute("data-mode") or ""

    def start(self, scene: str) -> None:
        """Opens a scene without the page that lists them."""
        guided(scene)(self.user)

    def moment(self) -> str:
        """What the guide says and points at."""
        return str(self.user.page.evaluate(SETTLED))

    def expect_mode(self, *modes: str) -> None:
        self.user.until(lambda: self.mode in modes, lambda: f"the guide is {self.mode}, not {modes}: {self.moment()}")

    def step(self) -> None:
        """Does what the guide says, and waits until it says something else."""
        before = self.moment()
        self.said.append(self.panel.locator(".says").inner_text())
        if self.mode == "reading":
            self.press(self.user, self.panel.locator(".buttons button"))
        else:
            expect(self.target).to_have_count(1)
            before = self.moment()
            self.press_target()
        self.user.until(lambda: self.moment() != before, lambda: f"the guide does not go on from {before}")

    def press_target(self) -> None:
        """Any spot, where the guide points at all of them."""
        bids = self.target.locator("button")
        self.press(self.user, bids.first if self.target.get_attribute("role") == "group" else self.target)

    def play_scene(self) -> None:
        for _ in range(MOST_STEPS):
            self.expect_mode("reading", "acting", "solved")
            if self.mode == "solved":
                self.said.append(self.panel.locator(".says").inner_text())
                return
            self.step()
        raise AssertionError(f"the scene does not end: {self.said}")

    def go_on(self) -> None:
        """To the next scene."""
        before = self.user.page.url
        self.press(self.user, self.panel.locator(".buttons button"))
        self.user.until(lambda: self.user.page.url != before, lambda: "the next scene is not opened")
        expect(self.panel).to_be_visible()
