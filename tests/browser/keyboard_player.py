"""A player without a mouse, who presses keys only and never loses the focus."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

from tests.browser.page_user import PageUser

TRIBES: Final = "vemba"
ON_TILES: Final = ("moving", "sowing", "choosing", "placing-around")
KILLING: Final = ("killing", "killing-two", "killing-second")
MOST_TABS: Final = 400  # the log has many tiles
FOCUSED: Final = "() => document.activeElement.ariaLabel ?? document.activeElement.innerText ?? ''"
IDLE: Final = 30  # milliseconds


class KeyboardPlayer:
    """What is asked and offered is known from the messages; how to do it, from the keys of the help."""

    def __init__(self, user: PageUser, chance: Random) -> None:
        self.user = user
        self.page = user.page
        self.chance = chance
        self.keys = 0

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.keys += 1
        # A page has no focus when it is opened, nor between its last and its first element.
        if self.keys > 1 and not key.endswith("Tab"):
            assert not self.page.evaluate("() => document.activeElement === document.body"), f"{key} lost the focus"

    def tab_to(self, name: str, key: str = "Tab") -> None:
        """With the Tab key alone; with Shift to what comes before the prompt."""
        for _ in range(MOST_TABS):
            if re.search(name, self.page.evaluate(FOCUSED)):
                return
            self.press(key)
        raise AssertionError(f"the Tab key does not lead to {name}")

    def options(self, kind: str) -> list[dict[str, Any]]:
        found = [option["action"] for option in self.user.last_snapshot()["options"]]
        return [action for action in found if action["action"] == kind]

    def act(self) -> None:
        asked = self.user.asked()
        if asked == "bidding":
            self.tab_to(r"^Bid \d", "Shift+Tab")
            self.press("Enter")
        elif asked in ON_TILES or self.options("kill"):
            self.choose_tile()
        elif asked in KILLING:
            self.tab_to("^Kill 1 ", "Shift+Tab")
            self.press("Enter")
        elif asked == "keeping":
            self.tab_to(self.options("keep")[0]["djinn"])
            self.press("Enter")
        elif asked != "selling":
            self.tab_to(r"^(Pass|Continue|Earn \d+ gold|No meeples can move)")
            self.press("Enter")
        self.press("c")

    def choose_tile(self) -> None:
        """To the board, to a tile that can be chosen, and a tribe that can be dropped or killed there."""
        self.press("b")
        for _ in range(self.chance.randint(1, 4)):
            self.press("n")
        tile = self.page.evaluate("() => document.activeElement.dataset.tile")
        tribes = [drop["tribe"] for kind in ("drop", "kill") for drop in self.options(kind) if drop["tile"] == tile]
        self.press("Enter")
        if len(tribes) > 1:
            self.press(str(TRIBES.index(self.chance.choice(tribes)) + 1))

    def is_forced(self) -> bool:
        """The page answers by itself."""
        options = self.user.last_snapshot()["options"]
        return len(options) == 1 and not options[0]["commits"]

    def play(self, most: int = 600) -> int:
        """Until the game is over; how many keys it took."""
        for _ in range(most):
            before = self.moment()
            if self.user.last_snapshot()["public_view"]["over"]:
                return self.keys
            if self.user.last_snapshot()["options"] and not self.is_forced():
                self.act()
            self.wait_for_more_than(before)
        raise AssertionError(f"after {self.keys} keys the game is not over: {self.user.prompt.inner_text()}")

    def moment(self) -> tuple[int, str]:
        return len(self.user.actions_with_draft()), str(self.user.last_snapshot()["options"])

    def wait_for_more_than(self, before: tuple[int, str]) -> None:
        for _ in range(100):
            if self.moment() != before:
                return
            self.page.wait_for_timeout(IDLE)
