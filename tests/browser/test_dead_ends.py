"""Addresses and codes that lead to no seat."""

from __future__ import annotations

from playwright.sync_api import expect

from naqala.engine.notation import position_text
from tests.browser.conftest import Invite
from tests.browser.database import change
from tests.browser.page_user import PageUser
from tests.browser.positions import one_path
from tests.server.serving import Serving


def test_a_table_that_is_full_says_so_and_lets_one_watch(invite: Invite, serving: Serving) -> None:
    ann, bob = invite(serving, "Ann"), invite(serving, "Bob", expected_status=409)
    code = ann.create_table("person", "calm", position=position_text(one_path().state))
    bob.visit("/")
    bob.page.get_by_label("Join with a code").fill(code)
    bob.page.locator("form").get_by_role("button", name="Join").click()
    expect(bob.page.get_by_text("All seats at this table are taken")).to_be_visible()
    bob.page.get_by_role("link", name="Watch instead").click()
    expect(bob.page.get_by_text("All seats are taken. You are watching.")).to_be_visible()
    ann.join(code)
    ann.button("Start game").click()
    expect(bob.board).to_be_visible()
    bob.expect_prompt("Waiting for Ann")
    expect(bob.part("Your hand")).to_have_text("You are watching.")


def test_an_address_of_no_table_says_so_and_asks_for_the_code(user: PageUser) -> None:
    user.visit("/t/ZZZZZZZZ")
    expect(user.page.get_by_text("There is no table ZZZZ-ZZZZ")).to_be_visible()
    code = user.create_table("person", "person")
    user.page.get_by_label("Join with a code").fill(code)
    user.page.locator("form").get_by_role("button", name="Join").click()
    expect(user.page.get_by_role("heading", name="Table ")).to_be_visible()


def test_an_address_of_no_page_leads_to_the_lobby(invite: Invite, serving: Serving) -> None:
    user = invite(serving, expected_status=404)
    user.visit("/caravan")
    expect(user.page.get_by_text("Page not found")).to_be_visible()
    user.page.get_by_role("link", name="Go to the lobby").click()
    expect(user.button("Start game")).to_be_visible()


def test_a_game_that_this_version_would_tell_otherwise_is_not_shown(invite: Invite, own_serving: Serving) -> None:
    """As if another version had drawn a card at the first action."""
    ann = invite(own_serving, "Ann", quick=False, expected_status=409)
    ann.play(one_path())
    ann.sow("C3 D3b E3e F3v")
    ann.end_turn()
    ann.expect_played("F3v", "end")
    ann.visit("/")
    own_serving.stop()
    change(own_serving, "UPDATE tables SET engine_version = '0.0.1'")
    change(own_serving, "UPDATE actions SET drawn = 'Fish' WHERE n = 1")
    own_serving.start()
    ann.visit(f"/t/{ann.code}")
    expect(ann.page.get_by_text("This game was played with another version")).to_be_visible()
    expect(ann.page.get_by_text("0.0.1")).to_be_visible()
    expect(ann.page.get_by_role("link", name="Go to the lobby")).to_be_visible()
