"""Two people at one device: the next player takes the screen, and sees none of the other's secrets."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from naqala.engine.components import A1, A2, C3, F3, FISH, IVORY, JEWELS, OASIS, POTTERY, WHEAT
from naqala.engine.game import Game
from naqala.engine.steps.sale import Selling
from tests.browser.conftest import Invite
from tests.browser.page_user import PageUser
from tests.browser.two_players import begin
from tests.positions import BLUE, ORANGE, PINK, Seat, game_at
from tests.server.serving import Serving

ROW: Final = [FISH, FISH, FISH, WHEAT, WHEAT, WHEAT, POTTERY, POTTERY, POTTERY]
BLUES: Final = Seat(gold=97, cards=[IVORY])
PINKS: Final = Seat(gold=89, cards=[JEWELS])
SECRETS_OF_BLUE: Final = re.compile(r"\b97\b|Ivory")
SECRETS_OF_PINK: Final = re.compile(r"\b89\b|Jewels")


def at_one_device() -> Game:
    """Blue walks from C3 to F3, and Pink then from A1 to A2."""
    meeples = {C3: "bev", F3: "v", A1: "e", A2: "e"}
    return game_at(meeples, places={F3: OASIS, A2: OASIS}, row=ROW, blue=BLUES, pink=PINKS)


def read_aloud(user: PageUser) -> str:
    """All names that a screen reader gets from the browser."""
    tree = user.context.new_cdp_session(user.page).send("Accessibility.getFullAXTree")
    return "\n".join(str(node["name"].get("value", "")) for node in tree["nodes"] if "name" in node)


def text(user: PageUser) -> str:
    return user.page.locator("body").inner_text()


def expect_nothing_behind_the_curtain(user: PageUser) -> None:
    """The curtain looks the same with and without the table behind it, and a screen reader reads nothing else."""
    expect(user.page.get_by_role("dialog")).to_contain_text("Pass the screen to")
    looks = user.page.screenshot(animations="disabled")
    user.page.locator("main").evaluate("table => { table.style.visibility = 'hidden'; }")
    assert user.page.screenshot(animations="disabled") == looks
    user.page.locator("main").evaluate("table => { table.style.visibility = ''; }")
    assert "Pass the screen to" in read_aloud(user)
    for secrets in (SECRETS_OF_BLUE, SECRETS_OF_PINK):
        assert secrets.search(read_aloud(user)) is None


@pytest.fixture
def device(invite: Invite, serving: Serving) -> PageUser:
    return invite(serving, "Ann", quick=False, motion="full")


def test_the_curtain_hides_what_is_secret_until_the_next_one_takes_the_screen(device: PageUser) -> None:
    device.play(at_one_device())
    device.expect_among_lit("C3")
    assert SECRETS_OF_BLUE.search(text(device))
    assert SECRETS_OF_BLUE.search(read_aloud(device))
    device.sow("C3 D3b E3e F3v")
    device.end_turn()
    expect_nothing_behind_the_curtain(device)
    device.take_the_screen()
    expect(device.button("Skip")).to_be_visible()  # what was done meanwhile
    device.button("Skip").click()
    expect(device.page.get_by_role("listitem").filter(has_text=re.compile("moves? from C3.+F3"))).to_be_visible()
    expect(device.tile("D3")).to_have_accessible_name(re.compile("one Builder"))
    for page in (text(device), read_aloud(device)):
        assert SECRETS_OF_PINK.search(page)
        assert SECRETS_OF_BLUE.search(page) is None
    device.sow("A1 A2e")
    device.end_turn()
    device.expect_played("F3v", "end", "A1>", "A2e", "end")


def others_are_to_play(invite: Invite, serving: Serving, device: PageUser) -> None:
    """Pink had the screen last; now it is the turn of Bob, who plays on another device."""
    game = game_at(players=3, asked=[Selling(PINK)], to_act=[ORANGE, BLUE], row=ROW, blue=BLUES, pink=PINKS)
    begin(device, invite(serving, "Bob"), game, "device", "device", "person")
    device.take_the_screen()
    device.end_turn()
    device.expect_prompt("Waiting for Bob")
    assert SECRETS_OF_PINK.search(text(device))


def test_a_reload_while_another_plays_shows_nobody_the_first_hand(
    invite: Invite, serving: Serving, device: PageUser
) -> None:
    others_are_to_play(invite, serving, device)
    device.page.reload()
    device.expect_prompt("Waiting for Bob")
    for page in (text(device), read_aloud(device)):
        assert SECRETS_OF_BLUE.search(page) is None


def test_a_new_tab_while_another_plays_shows_no_hand_at_all(invite: Invite, serving: Serving, device: PageUser) -> None:
    others_are_to_play(invite, serving, device)
    expect_nothing_behind_the_curtain(device.another_tab())
