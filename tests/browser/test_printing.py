"""What is printed fits its paper: the summary sheet on two pages, the score pad of two players on one."""

from __future__ import annotations

import json
import re
from base64 import urlsafe_b64encode
from typing import Final

import pytest
from playwright.sync_api import expect

from naqala.locales import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.page_user import DESKTOP, PHONE, PageUser
from tests.browser.scenes import ON_THE_PAD
from tests.server.serving import Serving

PAGE: Final = re.compile(rb"/Type\s*/Page\b")  # and not /Pages, which lists them
PAPER: Final = ("A4", "Letter")
TWO_PLAYERS: Final = urlsafe_b64encode(json.dumps(ON_THE_PAD[:2]).encode()).decode().rstrip("=")


def printed_pages(user: PageUser) -> list[int]:
    """How many pages the page has on each kind of paper."""
    return [len(PAGE.findall(user.page.pdf(format=paper))) for paper in PAPER]


@pytest.mark.parametrize(
    ("language", "size"), [*((language, DESKTOP) for language in LANGUAGES), ("de", PHONE)], ids=str
)
def test_the_summary_sheet_has_two_pages(
    invite: Invite, serving: Serving, language: str, size: tuple[int, int]
) -> None:
    user = invite(serving, "Mira", language=language, size=size)
    user.visit("/")
    expect(user.page.locator("main")).to_be_visible()
    user.page.keyboard.press("o")
    expect(user.page.locator("[data-paper] h1")).to_have_count(2)
    assert printed_pages(user) == [2, 2]


def test_the_score_pad_of_two_players_has_one_page(invite: Invite, serving: Serving) -> None:
    user = invite(serving, "Mira", language="de")
    user.visit(f"/pad#1.{TWO_PLAYERS}")
    expect(user.page.get_by_role("table").get_by_text("Wilhelmina").first).to_be_visible()
    assert printed_pages(user) == [1, 1]
