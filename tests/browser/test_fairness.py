"""The page checks the deal: it remembers what it saw before the game, and its own random number is part of the seed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from naqala.cli.verify_command import NotVerified, verify
from naqala.locales import catalog
from tests.browser.conftest import Invite
from tests.browser.database import swap_seed
from tests.browser.page_user import PageUser
from tests.browser.whole_games import play_to_end
from tests.server.serving import Serving

WORDS = re.compile(r"^\w{5}-\w{5}-\w{5}$")
VERIFIED = "Fair shuffle: verified"


def words_of(user: PageUser) -> str:
    """The word code that the page shows before the game."""
    shown = user.page.get_by_label("Word code of the shuffle")
    expect(shown).to_have_text(WORDS)
    return shown.inner_text()


def table_of(user: PageUser) -> dict[str, Any]:
    table: dict[str, Any] = user.context.request.get(f"/api/tables/{user.code}").json()
    return table


def verdict(user: PageUser) -> Locator:
    """The details of the check on the score sheet, opened."""
    details = user.page.locator("details", has_text="Fair shuffle")
    details.locator("summary").click()
    return details


def saved_record(user: PageUser, folder: Path) -> str:
    path = folder / f"{user.code}.naqala"
    path.write_text(user.context.request.get(f"/api/tables/{user.code}/record").text())
    return str(path)


def seated(ann: PageUser, bob: PageUser) -> None:
    """Ann creates a table in the lobby, and Bob joins; both take part in the shuffle."""
    ann.visit("/")
    ann.button("Create a table").click()
    ann.page.get_by_role("dialog").get_by_label("Your name").fill("Ann")
    ann.button("Create table").click()
    ann.page.wait_for_url(re.compile(r"/t/\w{8}$"))
    ann.code = ann.page.url[-8:]
    bob.join(ann.code)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Join the game").click()
    expect(ann.page.get_by_text("Shuffling together: the server, you and Bob.")).to_be_visible()
    expect(bob.page.get_by_text("Shuffling together: the server, Ann and you.")).to_be_visible()


def start(*users: PageUser) -> None:
    users[0].button("Start game").click()
    for user in users:
        expect(user.board).to_be_visible()


def test_a_game_against_bots_is_verified_by_the_page_and_by_the_command(user: PageUser, tmp_path: Path) -> None:
    user.visit("/")
    user.page.get_by_role("radio", name="2", exact=True).check()
    user.button("Start game").click()
    expect(user.board).to_be_visible()
    user.code = user.page.url[-8:]
    user.button("People at the table").click()
    words = words_of(user)
    expect(user.page.get_by_text("Shuffled together by the server and you.")).to_be_visible()
    play_to_end(user)
    expect(verdict(user)).to_contain_text(VERIFIED)
    expect(verdict(user)).to_contain_text("The random number of your browser is among them")
    expect(user.page.get_by_role("alert").filter(has_text=re.compile("."))).to_have_count(0)
    assert verify(saved_record(user, tmp_path), words, catalog("en")) == 0


def test_two_players_verify_the_deal_and_a_late_spectator_learns_that_it_cannot(
    invite: Invite, serving: Serving
) -> None:
    ann, bob, eve = invite(serving, "Ann"), invite(serving, "Bob"), invite(serving, "Eve")
    seated(ann, bob)
    assert words_of(ann) == words_of(bob)
    start(ann, bob)
    values = [contribution["value"] for contribution in table_of(ann)["contributions"]]
    assert len(values) == 2
    assert None not in values
    eve.join(ann.code)
    expect(eve.board).to_be_visible()
    play_to_end(ann, bob)
    for player in (ann, bob):
        expect(verdict(player)).to_contain_text(VERIFIED)
    expect(verdict(ann)).to_contain_text("the numbers of the players: You and Bob.")
    eve.open_score_sheet()
    expect(verdict(eve)).to_contain_text("this browser cannot know")
    expect(verdict(eve)).to_contain_text("first saw the table after the deal")


def test_the_operator_who_swaps_the_seed_is_caught_at_once_and_at_the_end(
    invite: Invite, own_serving: Serving, tmp_path: Path
) -> None:
    ann, bob = invite(own_serving, "Ann"), invite(own_serving, "Bob")
    seated(ann, bob)
    promised = words_of(ann)
    own_serving.stop()
    swap_seed(own_serving, ann.code)
    own_serving.start()
    for player in (ann, bob):
        warning = player.page.get_by_role("alert").filter(has_text="The shuffle of this table was changed")
        expect(warning).to_contain_text(f"first saw the words {promised}")
    expect(ann.page.get_by_text(f"not the words that your browser saw first: {promised}")).to_be_visible()
    swapped = words_of(ann)
    assert swapped != promised
    ann.button("Close the warning").click()
    start(ann, bob)
    expect(bob.page.get_by_role("alert").filter(has_text="The shuffle of this table was changed")).to_be_visible()
    play_to_end(ann, bob)
    for player in (ann, bob):
        alarm = player.page.get_by_role("alert").filter(has_text="This game was not shuffled as agreed")
        expect(alarm).to_contain_text(f"first saw the words {promised}, the server now shows {swapped}")
        expect(alarm).to_contain_text(f"naqala verify {ann.code}.naqala --commitment {promised}")
    with pytest.raises(NotVerified):
        verify(saved_record(ann, tmp_path), promised, catalog("en"))


def test_players_at_one_device_take_part_with_one_number(user: PageUser) -> None:
    user.visit("/")
    user.button("Create a table").click()
    user.page.get_by_role("combobox", name="Pink").select_option("At this device")
    user.page.get_by_role("dialog").get_by_role("button", name="Start game").click()
    expect(user.board).to_be_visible()
    user.code = user.page.url[-8:]
    assert [(one["seat"], one["value"] is None) for one in table_of(user)["contributions"]] == [("blue", False)]
