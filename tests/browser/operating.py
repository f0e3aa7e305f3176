"""What players and the operator of a server do."""

from __future__ import annotations

from typing import Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.page_user import PageUser

TOLD: Final = "Please read the chat."
KEY: Final = "a-key-for-the-operator-of-this-test"


def report(ann: PageUser) -> None:
    ann.button("People at the table").click()
    ann.button("Report Bob").click()
    expect_accessible(ann)
    ann.page.get_by_label("Insults or threats").check()
    ann.page.get_by_label("What happened?").fill(TOLD)
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
