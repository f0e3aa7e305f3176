"""Three players as black, blue and orange: chosen in the lobby, changed in the waiting room."""

from __future__ import annotations

from random import Random
from typing import Final

from playwright.sync_api import expect

from naqala.bots.names import bot_name
from tests.browser.conftest import Invite
from tests.browser.page_user import PageUser
from tests.browser.random_clicks import play_a_turn
from tests.server.serving import Serving

CHOSEN: Final = ["Black", "Blue", "Orange"]
SEATS: Final = ("You", "Player 2", "Player 3")


def choose_colours(user: PageUser) -> None:
    """In the dialog of a new table; the third seat stays free."""
    user.visit("/")
    user.button("Create a table").click()
    dialog = user.page.get_by_role("dialog")
    dialog.get_by_text("3", exact=True).click()
    for who, colour in zip(SEATS, ("Black", "Blue", "Pink"), strict=True):
        dialog.get_by_label(f"{who}: colour").select_option(label=colour)
    dialog.get_by_label("Blue: choose a player").select_option(value="gentle")
    dialog.get_by_label("Pink: choose a player").select_option(value="person")
    dialog.get_by_role("button", name="Create table").click()
    expect(user.page.get_by_role("heading", name="Invite")).to_be_visible()


def test_black_blue_and_orange(invite: Invite, serving: Serving) -> None:
    user = invite(serving, "Mira", quick=False)
    choose_colours(user)
    user.page.get_by_label("Pink: colour").select_option(label="Orange")
    expect(user.page.get_by_label("Orange: colour")).to_be_visible()
    user.page.get_by_label("Orange: choose a player").select_option(value="gentle")
    user.button("Start game").click()
    expect(user.board).to_be_visible()
    user.code = user.page.url.rsplit("/", maxsplit=1)[-1]

    seats = [one["seat"] for one in user.last_snapshot()["public_view"]["players"]]
    assert seats == [colour.lower() for colour in CHOSEN]
    for turn in range(2):  # a bid and a move
        user.received.clear()
        play_a_turn(user, Random(turn))
    entries = user.page.locator("ol").filter(has_text="bid")
    for seat in (1, 2):
        expect(entries.filter(has_text=bot_name(user.code, seat)).first).to_be_attached()
    expect(user.page.get_by_text("Pink", exact=True)).to_have_count(0)
