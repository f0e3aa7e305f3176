"""From the lobby to the score sheet, by clicks only."""

from __future__ import annotations

import re
from random import Random
from time import monotonic

from playwright.sync_api import expect

from tests.browser.conftest import Measure
from tests.browser.database import seed_on_disk
from tests.browser.page_user import PageUser
from tests.browser.random_clicks import play_by_clicks


def test_a_newcomer_plays_a_whole_game_against_bots(user: PageUser, measure: Measure) -> None:
    came = monotonic()
    user.visit("/")
    page = user.page
    expect(page.get_by_role("radio", name="Novice")).to_be_checked()
    page.get_by_role("group", name="Players").get_by_text("4").click()
    user.button("Start game").click()
    expect(user.button(re.compile(r"^Bid \d")).first).to_be_visible()
    measure("from the first look at the lobby to the first bid", f"{monotonic() - came:.1f} s")
    try:
        clicks = play_by_clicks(user, Random(1))
    except Exception as error:
        error.add_note(how_to_repeat(user))
        raise
    expect(page.get_by_role("table").first).to_contain_text("Viziers")
    expect(user.button("Play again")).to_be_visible()
    measure("a newcomer's game against three bots", f"{clicks} clicks, {monotonic() - came:.0f} s")


def how_to_repeat(user: PageUser) -> str:
    """ "Play now" lets nobody choose the seed, but the server has written it down."""
    code = user.page.url[-8:]
    return "\n".join(
        [
            f"table {code} of four, three of them Novice, dealt from the seed {seed_on_disk(user.serving, code)}",
            f"played: {' '.join(user.played())}",
            f"asked: {user.prompt.inner_text(timeout=1000)}",
        ]
    )
