"""From the lobby to the score sheet, by clicks only."""

from __future__ import annotations

import re
from random import Random
from time import monotonic

from playwright.sync_api import expect

from tests.browser.clicking import play_by_clicks
from tests.browser.conftest import Measure
from tests.browser.ledger import seed_on_disk
from tests.browser.visitor import Visitor


def test_a_newcomer_plays_a_whole_game_against_bots(visitor: Visitor, measure: Measure) -> None:
    came = monotonic()
    visitor.visit("/")
    page = visitor.page
    page.get_by_role("radio", name="Gentle").click()
    page.get_by_role("group", name="Players").get_by_text("4").click()
    visitor.button("Start game").click()
    expect(visitor.button(re.compile(r"^Bid \d")).first).to_be_visible()
    measure("from the first look at the lobby to the first bid", f"{monotonic() - came:.1f} s")
    try:
        clicks = play_by_clicks(visitor, Random(1))
    except Exception as trouble:
        trouble.add_note(how_to_repeat(visitor))
        raise
    expect(page.get_by_role("table").first).to_contain_text("Viziers")
    expect(visitor.button("Play again")).to_be_visible()
    measure("a newcomer's game against three bots", f"{clicks} clicks, {monotonic() - came:.0f} s")


def how_to_repeat(visitor: Visitor) -> str:
    """ "Play now" lets nobody choose the seed, but the server has written it down."""
    code = visitor.page.url[-8:]
    return "\n".join(
        [
            f"table {code} of four, three of them Gentle, dealt from the seed {seed_on_disk(visitor.serving, code)}",
            f"played: {' '.join(visitor.played())}",
            f"asked: {visitor.prompt.inner_text(timeout=1000)}",
        ]
    )
