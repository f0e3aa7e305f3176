"""Two people in two browsers."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.page_user import PageUser
from tests.browser.two_players import seated
from tests.server.serving import Serving


def test_two_people_meet_in_the_lobby_talk_and_bid(invite: Invite, serving: Serving) -> None:
    ann, bob = invite(serving), invite(serving)
    ann.visit("/")
    ann.button("Create a table").click()
    ann.page.get_by_role("dialog").get_by_label("Your name").fill("Ann")
    ann.button("Create table").click()
    ann.page.wait_for_url(re.compile(r"/t/\w{8}$"))
    code = ann.page.url[-8:]
    bob.visit("/")
    bob.page.get_by_label("Your name").first.fill("Bob")
    bob.page.get_by_label("Join with a code").fill(code.lower())
    bob.page.locator("form").get_by_role("button", name="Join").click()
    expect(bob.page.get_by_text("Waiting for Ann to start the game")).to_be_visible()
    ann.button("Start game").click()
    for somebody in (ann, bob):
        expect(somebody.board).to_be_visible()
    talk(ann, "Peace be upon you")
    bob.open_tab("Chat")
    expect(bob.chat).to_contain_text("Peace be upon you")
    for _ in range(4):  # two markers each
        whose_turn(ann, bob)[0].bid()
    mover, other = whose_turn(ann, bob)
    mover.expect_prompt("pick up")
    other.expect_prompt("Waiting for")


def test_a_plan_is_ones_own_until_the_turn_ends(invite: Invite, serving: Serving) -> None:
    ann, bob = seated(invite, serving)
    ann.sow("C3 D3b E3e")
    ann.expect_lit("F3")
    bob.expect_prompt("Waiting for Ann")
    expect(bob.tile("D3")).to_have_accessible_name(re.compile("no meeples"))
    ann.click("F3")
    expect(ann.tile("F3")).to_have_accessible_name(re.compile("one palm tree, yours"))
    ann.button("Undo").click()
    ann.expect_lit("F3")
    ann.button("Restart turn").click()
    ann.expect_lit("C3")
    ann.sow("C3 D3e E3b F3v")
    ann.end_turn()
    for somebody in (ann, bob):
        somebody.expect_played("C3>", "D3e", "E3b", "F3v", "end")
    expect(bob.tile("D3")).to_have_accessible_name(re.compile("one Elder"))


def test_a_reload_and_a_second_tab_find_the_plan_and_the_half_typed_message(invite: Invite, serving: Serving) -> None:
    ann, _ = seated(invite, serving)
    ann.sow("C3 D3b E3e")
    ann.expect_lit("F3")
    ann.open_tab("Chat")
    ann.page.get_by_label("Write a message").fill("I think I")
    ann.page.reload()
    ann.expect_lit("F3")
    ann.open_tab("Chat")
    expect(ann.page.get_by_label("Write a message")).to_have_value("I think I")
    tab = ann.another_tab()
    tab.expect_lit("F3")
    tab.click("F3")
    tab.end_turn()
    ann.expect_played("F3v", "end")
    ann.expect_prompt("Waiting for Bob")


def test_a_lost_connection_is_shown_and_comes_back_by_itself(invite: Invite, serving: Serving) -> None:
    ann, bob = seated(invite, serving)
    bob.context.set_offline(True)
    expect(bob.page.get_by_text("reconnecting")).to_be_visible()
    ann.sow("C3 D3b E3e F3v")
    ann.end_turn()
    bob.context.set_offline(False)
    expect(bob.page.get_by_text("reconnecting")).not_to_be_visible()
    bob.expect_played("C3>", "D3b", "E3e", "F3v", "end")
    expect(bob.tile("F3")).to_have_accessible_name(re.compile("Ann"))


def whose_turn(*people: PageUser) -> list[PageUser]:
    """The player to act first, then the others."""
    people[0].until(lambda: any(each.is_asked() for each in people), lambda: "nobody is asked")
    return sorted(people, key=lambda each: not each.is_asked())


def talk(somebody: PageUser, words: str) -> None:
    somebody.open_tab("Chat")
    somebody.page.get_by_label("Write a message").fill(words)
    somebody.button("Send").click()
