"""The score pad: what was entered survives a reload, goes into a link, and is counted by the engine."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.page_user import PageUser
from tests.browser.scenes import PAD_LINK, pad
from tests.server.serving import Serving


def totals(user: PageUser) -> list[str]:
    return user.page.get_by_role("table").get_by_role("row", name="Total").get_by_role("cell").all_inner_texts()


def test_entries_are_counted_kept_and_shared(invite: Invite, serving: Serving) -> None:
    user, friend = invite(serving, "Mira"), invite(serving, "Emile")
    pad(user)
    counted = totals(user)
    assert len(counted) == 4
    user.page.get_by_label("Gold, Zoé", exact=True).fill("17")
    expect(user.page.get_by_role("row", name="Total")).to_contain_text(str(int(counted[2]) + 10))
    user.page.reload()
    expect(user.page.get_by_label("Gold, Zoé", exact=True)).to_have_value("17")

    user.button("Copy link").click()
    link = user.page.get_by_label("Copy link").last.input_value()
    assert not link.endswith(PAD_LINK)
    friend.visit(link)
    expect(friend.page.get_by_label("Gold, Zoé", exact=True)).to_have_value("17")
    expect(friend.page.get_by_role("row", name="Total")).to_contain_text(str(int(counted[2]) + 10))


def test_what_cannot_be_is_explained(invite: Invite, serving: Serving) -> None:
    user = invite(serving, "Mira", expected_status=422)
    pad(user)
    user.page.get_by_label("Viziers, Zoé", exact=True).fill("16")
    expect(user.page.get_by_role("status").filter(has_text="together, but the box holds only 16")).to_be_visible()
