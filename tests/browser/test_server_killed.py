"""The server is killed and comes back."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Error, expect

from tests.browser.conftest import Invite
from tests.browser.database import draft_on_disk
from tests.browser.positions import one_path
from tests.server.serving import Serving


def test_a_turn_goes_on_after_the_server_was_killed(invite: Invite, own_serving: Serving) -> None:
    ann = invite(own_serving, "Ann", quick=False)
    ann.play(one_path())
    ann.sow("C3 D3b E3e")
    ann.expect_lit("F3")
    ann.until(  # a draft is written a moment after it was acknowledged
        lambda: draft_on_disk(own_serving, ann.code) == "C3> D3b E3e",
        lambda: f"on the disk is {draft_on_disk(own_serving, ann.code)}",
    )
    own_serving.kill()
    expect(ann.page.get_by_text("Connection lost")).to_be_visible()
    own_serving.start()
    expect(ann.page.get_by_text("Connection lost")).not_to_be_visible()
    ann.expect_lit("F3")
    ann.click("F3")
    ann.end_turn()
    ann.expect_played("C3>", "D3b", "E3e", "F3v", "end")


def test_the_lobby_says_that_the_server_is_away_and_comes_back(invite: Invite, own_serving: Serving) -> None:
    ann = invite(own_serving)
    ann.visit("/")
    expect(ann.page.get_by_text("No public tables")).to_be_visible()
    own_serving.kill()
    expect(ann.page.get_by_text("The server cannot be reached")).to_be_visible()
    own_serving.start()
    with suppress(Error):  # the lobby may have come back by itself, and its button is gone
        ann.button("Try now").click(timeout=1000)
    expect(ann.page.get_by_text("The server cannot be reached")).not_to_be_visible()
