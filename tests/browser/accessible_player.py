"""A player who sees nothing: finds everything by role and name in the accessibility tree, and presses Enter on it."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Literal

from playwright.sync_api import Error

from tests.browser.announcements import polite
from tests.browser.page_user import PageUser

NODE: Final = re.compile(r'- \'?(button|gridcell) "(.*?)"((?: \[[a-z=]+\])*)')
TRIBE: Final = "(Vizier|Elder|Merchant|Builder|Assassin)"
# What can be activated, what was begun first. Some only answer the question before the colon.
WANTED: Final[tuple[tuple[str, str], ...]] = (
    ("", "^Confirm$"),
    ("", f"^{TRIBE}$"),
    ("Which meeple|Your move ends", rf"^\d+ {TRIBE}s?$"),
    ("", r"^Bid \d"),
    ("", r", (can be chosen|has a possible victim)$"),
    ("", r"^(Pass|Continue|Earn \d+ gold|No meeples can move)"),
    ("", "^Kill 1 "),
    ("Keep one of these djinns", r"\d+ points?"),
    ("", "^End turn$"),
)
IDLE: Final = 40  # milliseconds


@dataclass(frozen=True)
class Node:
    role: Literal["button", "gridcell"]
    name: str


class AccessiblePlayer:
    def __init__(self, user: PageUser, chance: Random) -> None:
        self.user = user
        self.page = user.page
        self.chance = chance

    def choices(self) -> list[Node]:
        """What can be activated now, of the first kind that there is."""
        tree = self.page.get_by_role("main").aria_snapshot()
        found: list[Any] = NODE.findall(tree)
        nodes = [Node(role, name) for role, name, states in found if "[disabled]" not in states]
        for question, name in WANTED:
            wanted = [node for node in nodes if re.search(name, node.name)]
            if wanted and re.search(question, tree):
                return wanted
        return []

    def act(self) -> bool:
        """Activates one of the choices; whether there was one."""
        found = self.choices()
        if not found:
            return False
        node = self.chance.choice(found)
        with suppress(Error):  # the table may change meanwhile
            self.page.get_by_role(node.role, name=node.name, exact=True).first.press("Enter", timeout=2000)
        return True

    def play(self, most: int = 5000) -> None:
        """Until the end of the game is announced."""
        for _ in range(most):
            if any("the game is over" in text for text in polite(self.user)[-10:]):
                return
            if not self.act():
                self.page.wait_for_timeout(IDLE)
        raise AssertionError(f"the game is not over: {polite(self.user)[-3:]}")
