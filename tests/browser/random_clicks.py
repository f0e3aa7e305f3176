"""A newcomer who knows no rule and clicks what is lit."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Final

from playwright.sync_api import Error, Position

from tests.browser.page_user import PageUser

# What a click can help with, in this order: finish what is begun, then the board, then cards, then words.
LIT: Final = (
    ".tray button.selected:enabled",
    "section.bar .primary:enabled[data-next=confirm]",
    "button[data-bid]",
    ".board .victim",
    ".board .tile.can",
    "button.aim:not([data-why]), button.roundel.can",
    "button.card.pre, button.dj.lit",
    "section.bar .choices button:not([aria-pressed])",
    "section.bar .primary:enabled",
)
# Where nothing else lies: no meeple on a tile, no other card of the fan on a card.
WHERE: Final[dict[str, Position]] = {
    ".board .tile.can": {"x": 12, "y": 40},
    "button.card.pre, button.dj.lit": {"x": 8, "y": 40},
}
IDLE: Final = 40  # milliseconds
MOST_IDLE: Final = 1500  # a minute
MOST_CLICKS: Final = 200  # of a turn


def play_by_clicks(user: PageUser, chance: Random, most: int = 5000) -> int:
    """Until the score sheet is there; how many clicks it took."""
    clicks = 0
    for _ in range(most):
        if user.page.locator("main.score").count():
            return clicks
        if click_something(user, chance):
            clicks += 1
        else:
            user.page.wait_for_timeout(IDLE)
    raise AssertionError(f"after {clicks} clicks the game is not over: {user.prompt.inner_text()}")


def play_a_turn(user: PageUser, chance: Random) -> None:
    """Click what is lit until the turn, or the bid, is over."""
    clicks = idle = 0
    while clicks < MOST_CLICKS and idle < MOST_IDLE:
        if any(action == "end" or action.startswith("bid:") for action in user.played()):
            return
        if click_something(user, chance):
            clicks += 1
        else:
            idle += 1
            user.page.wait_for_timeout(IDLE)
    raise AssertionError(f"the turn does not end: {user.page.locator('section.bar').inner_text()}")


def click_something(user: PageUser, chance: Random) -> bool:
    """Whether anything was lit and clicked."""
    close_dialog(user)
    for what in LIT:
        found = user.page.query_selector_all(what)
        if not found:
            continue
        with suppress(Error):  # the table may change under the pointer
            chance.choice(found).click(position=WHERE.get(what), timeout=1000)
            return True
    return False


def close_dialog(user: PageUser) -> None:
    """A click that comes when its djinn has just been used opens the help about it."""
    if user.page.locator("dialog[open]").count():
        user.page.keyboard.press("Escape")
