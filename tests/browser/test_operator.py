"""A player reports another; the operator reads the report, mutes the player and closes the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.operating import TOLD, chat, enter, expect_accessible, report
from tests.browser.page_user import PHONE
from tests.browser.two_players import seated
from tests.server.serving import Serving

pytestmark = pytest.mark.once
INSULT = "You play like a camel"


def test_the_operator_handles_a_report(invite: Invite, operated: Serving) -> None:
    ann, bob = seated(invite, operated)
    chat(bob, INSULT)
    ann.open_tab("Chat")
    expect(ann.chat.get_by_text(INSULT)).to_be_visible()
    report(ann)

    operator = invite(operated, "the operator", size=PHONE, expected_status=401)
    enter(operator)
    card = operator.page.get_by_role("article", name="Bob was reported")
    expect(card.get_by_text(INSULT)).to_be_visible()
    expect(card.get_by_text(TOLD)).to_be_visible()
    expect_accessible(operator)

    card.get_by_role("button", name="Mute").click()
    dialog = operator.page.get_by_role("dialog")
    dialog.get_by_label("Reason").fill("Insults")
    expect_accessible(operator)
    dialog.get_by_role("button", name="Mute").click()
    expect(card.get_by_text("muted until")).to_be_visible()
    chat(bob, "And like a goat")
    expect(bob.chat.get_by_text("You cannot write in the chat until")).to_be_visible()
    expect(bob.chat.get_by_text("Insults")).to_be_visible()

    card.get_by_role("button", name="Close table").click()
    dialog.get_by_label("Reason").fill("No game for camels")
    dialog.get_by_role("button", name="Close table").click()
    for player in (ann, bob):
        expect(player.page.get_by_role("heading", name="The operator closed table")).to_be_visible()
        expect(player.page.get_by_text("No game for camels")).to_be_visible()

    card.get_by_role("button", name="Resolve").click()
    dialog.get_by_role("button", name="Resolve").click()
    expect(operator.page.get_by_text("No open reports.")).to_be_visible()
    operator.button("Mutes and bans").click()
    operator.button("Unmute").click()
    expect(operator.page.get_by_text("Nobody is muted.")).to_be_visible()
    expect_accessible(operator)


def test_the_operator_bans_a_player_and_lifts_the_ban(invite: Invite, operated: Serving) -> None:
    ann, bob = seated(invite, operated, expected_status=403)
    report(ann)
    operator = invite(operated, "the operator", expected_status=401)
    enter(operator)
    card = operator.page.get_by_role("article", name="Bob was reported")
    card.get_by_role("button", name="Ban Bob").click()
    dialog = operator.page.get_by_role("dialog")
    dialog.get_by_label("Reason").fill("No camels here")
    dialog.get_by_role("button", name="Ban", exact=True).click()
    expect(card.get_by_text("banned until")).to_be_visible()
    bob.visit("/")
    expect(bob.page.get_by_text("You cannot play here until")).to_be_visible()
    expect(bob.page.get_by_text("No camels here")).to_be_visible()
    card.get_by_role("button", name="Lift the ban of Bob").click()
    expect(card.get_by_text("banned until")).to_have_count(0)
    bob.join(ann.code)
    expect(bob.board).to_be_visible()
