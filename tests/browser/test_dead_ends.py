"""Addresses and codes that lead to no seat."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.ledger import change
from tests.browser.positions import one_path
from tests.browser.visitor import Visitor
from tests.table.serving import Serving


def test_a_table_that_is_full_says_so_and_lets_one_watch(invite: Invite, serving: Serving) -> None:
    ann, bob = invite(serving, "Ann"), invite(serving, "Bob", refused=409)
    code = ann.lay("person", "calm", position=str(one_path().state))
    bob.visit("/")
    bob.page.get_by_label("Join by code").fill(code)
    bob.page.locator("form").get_by_role("button", name="Join").click()
    expect(bob.page.get_by_text("Every seat at this table is taken")).to_be_visible()
    bob.page.get_by_role("link", name="Watch instead").click()
    expect(bob.page.get_by_text("Every seat is taken. You watch.")).to_be_visible()
    ann.join(code)
    ann.button("Start game").click()
    expect(bob.board).to_be_visible()
    bob.says("Ann is thinking")
    expect(bob.part("Your hand")).to_have_text("You are watching.")


def test_an_address_of_no_table_says_so_and_asks_for_the_code(visitor: Visitor) -> None:
    visitor.visit("/t/ZZZZZZZZ")
    expect(visitor.page.get_by_text("There is no table ZZZZ-ZZZZ")).to_be_visible()
    code = visitor.lay("person", "person")
    visitor.page.get_by_label("Join by code").fill(code)
    visitor.page.locator("form").get_by_role("button", name="Join").click()
    expect(visitor.page.get_by_role("heading", name="Table ")).to_be_visible()


def test_an_address_of_no_page_leads_to_the_lobby(invite: Invite, serving: Serving) -> None:
    visitor = invite(serving, refused=404)
    visitor.visit("/caravan")
    expect(visitor.page.get_by_text("There is nothing here")).to_be_visible()
    visitor.page.get_by_role("link", name="To the lobby").click()
    expect(visitor.button("Start game")).to_be_visible()


def test_a_game_that_this_version_would_tell_otherwise_is_not_shown(invite: Invite, own_serving: Serving) -> None:
    """As if it came from a version in which chance had brought something at the first deed."""
    ann = invite(own_serving, "Ann", quick=False, refused=409)
    ann.play(one_path())
    ann.sow("C3 D3b E3e F3v")
    ann.end_turn()
    ann.expect_played("F3v", "end")
    ann.visit("/")
    own_serving.stop()
    change(own_serving, "UPDATE tables SET engine = '0.0.1'")
    change(own_serving, "UPDATE deeds SET drawn = 'Fish' WHERE n = 1")
    own_serving.start()
    ann.visit(f"/t/{ann.code}")
    expect(ann.page.get_by_text("This game belongs to another version")).to_be_visible()
    expect(ann.page.get_by_text("0.0.1")).to_be_visible()
    expect(ann.page.get_by_role("link", name="To the lobby")).to_be_visible()
