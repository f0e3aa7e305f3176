"""A player who sees nothing: finds everything by role and name in the accessibility tree, and activates it with the keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Final

from playwright.sync_api import Error, Locator

from tests.browser.announcements import polite
from tests.browser.page_user import PageUser

CHOOSABLE: Final = re.compile(r", (can be chosen|has a possible victim)$")
# Buttons of the prompt that go on.
GO_ON: Final = re.compile(r"^(Pass|Continue|Earn \d+ gold|No meeples can move)")
IDLE: Final = 40  # milliseconds


class AccessiblePlayer:
    def __init__(self, user: PageUser, chance: Random) -> None:
        self.user = user
        self.page = user.page
        self.chance = chance

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name="What to do")

    def choices(self) -> Iterator[Locator]:
        """What can be activated, what was begun first."""
        asked = self.prompt.get_by_role
        yield asked("button", name="Confirm", disabled=False)
        yield asked("group", name="Victims").get_by_role("button")
        if self.prompt.get_by_text(re.compile("^(Which meeple|Your move ends)")).count():
            yield asked("group", name="Meeples in hand").get_by_role("button", disabled=False)
        yield self.page.get_by_role("button", name=re.compile(r"^Bid \d"), disabled=False)
        yield self.page.get_by_role("grid").get_by_role("gridcell", name=CHOOSABLE)
        yield asked("button", name=GO_ON, disabled=False)
        yield self.page.get_by_role("button", name=re.compile("^Kill 1 "), disabled=False)
        if self.prompt.get_by_text("Keep one of these djinns").count():
            yield self.page.get_by_role("button", name=re.compile(r"\d+ points?"))
        yield asked("button", name="End turn", disabled=False)

    def act(self) -> bool:
        """Activates one of the first choices that there are."""
        for found in self.choices():
            buttons = found.all()
            if buttons:
                with suppress(Error):  # the table may change meanwhile
                    self.chance.choice(buttons).press("Enter", timeout=2000)
                    return True
        return False

    def play(self, most: int = 5000) -> None:
        """Until the end of the game is announced."""
        for _ in range(most):
            if any("the game is over" in text for text in polite(self.user)[-10:]):
                return
            if not self.act():
                self.page.wait_for_timeout(IDLE)
        raise AssertionError(f"the game is not over: {self.prompt.inner_text()}, {polite(self.user)[-3:]}")
