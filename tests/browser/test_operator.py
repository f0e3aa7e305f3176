"""A player reports another; the operator reads the report, mutes the player and closes the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.page_user import PHONE, PageUser
from tests.browser.two_players import seated
from tests.server.serving import Serving

pytestmark = pytest.mark.once
KEY = "a-key-for-the-operator-of-this-test"
INSULT = "You play like a camel"


@pytest.fixture
def operated(tmp_path: Path) -> Iterator[Serving]:
    """A server with an operator key."""
    folder = tmp_path / "server"
    folder.mkdir()
    file = folder / "operator.key"
    file.write_text(KEY)
    file.chmod(0o600)
    running = Serving(folder, "--positions", "--no-limits").start()
    yield running
    running.kill()


def report(ann: PageUser) -> None:
    ann.button("People at the table").click()
    ann.button("Report Bob").click()
    expect_accessible(ann)
    ann.page.get_by_label("Insults or threats").check()
    ann.page.get_by_label("What happened?").fill("Please read the chat.")
    ann.button("Send report").click()
    expect(ann.page.get_by_text("The operator of this server will look at your report")).to_be_visible()
    ann.button("Back to the table").click()
    ann.page.keyboard.press("Escape")


def chat(user: PageUser, text: str) -> None:
    user.open_tab("Chat")
    user.chat.get_by_role("textbox").fill(text)
    user.page.keyboard.press("Enter")


def expect_accessible(user: PageUser) -> None:
    for theme in ("light", "dark"):
        user.page.emulate_media(color_scheme=theme)
        expect(user.page.locator("html")).to_have_attribute("data-theme", theme)
        found = Axe().run(user.page)
        assert found.violations_count == 0, f"{theme}: {found.generate_report()}"


def enter(operator: PageUser) -> None:
    operator.visit("/operator")
    expect(operator.page.get_by_label("Operator key")).to_be_visible()
    expect_accessible(operator)
    operator.page.get_by_label("Operator key").fill("a-guess-that-is-not-the-key")
    operator.button("Open").click()
    expect(operator.page.get_by_text("This is not the operator key")).to_be_visible()
    operator.page.get_by_label("Operator key").fill(KEY)
    operator.button("Open").click()


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
    expect(card.get_by_text("Please read the chat.")).to_be_visible()
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
