"""Two people at one device: whoever is to play takes the screen, and sees nothing of the other's secrets."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from naqala.engine.game import Game
from naqala.engine.steps.sale import Selling
from naqala.engine.things import A1, A2, C3, F3, FISH, IVORY, JEWELS, OASIS, POTTERY, WHEAT
from tests.browser.conftest import Invite
from tests.browser.meeting import begin
from tests.browser.visitor import Visitor
from tests.laying import BLUE, ORANGE, PINK, Seat, lay
from tests.table.serving import Serving

ROW: Final = [FISH, FISH, FISH, WHEAT, WHEAT, WHEAT, POTTERY, POTTERY, POTTERY]
BLUES: Final = Seat(gold=97, cards=[IVORY])
PINKS: Final = Seat(gold=89, cards=[JEWELS])
SECRETS_OF_BLUE: Final = re.compile(r"\b97\b|Ivory")
SECRETS_OF_PINK: Final = re.compile(r"\b89\b|Jewels")


def at_one_device() -> Game:
    """Blue walks from C3 to F3, and Pink then from A1 to A2."""
    meeples = {C3: "bev", F3: "v", A1: "e", A2: "e"}
    return lay(meeples, places={F3: OASIS, A2: OASIS}, row=ROW, blue=BLUES, pink=PINKS)


def read_aloud(visitor: Visitor) -> str:
    """All that the browser tells a screen reader."""
    told = visitor.context.new_cdp_session(visitor.page).send("Accessibility.getFullAXTree")
    return "\n".join(str(node["name"].get("value", "")) for node in told["nodes"] if "name" in node)


def text(visitor: Visitor) -> str:
    return visitor.page.locator("body").inner_text()


def expect_nothing_behind_the_curtain(visitor: Visitor) -> None:
    """It looks the same whether the table behind it is there or not, and it is all that is read aloud."""
    expect(visitor.page.get_by_role("dialog")).to_contain_text("Pass the screen to")
    looks = visitor.page.screenshot(animations="disabled")
    visitor.page.locator("main").evaluate("table => { table.style.visibility = 'hidden'; }")
    assert visitor.page.screenshot(animations="disabled") == looks
    visitor.page.locator("main").evaluate("table => { table.style.visibility = ''; }")
    assert "Pass the screen to" in read_aloud(visitor)
    for secrets in (SECRETS_OF_BLUE, SECRETS_OF_PINK):
        assert secrets.search(read_aloud(visitor)) is None


@pytest.fixture
def device(invite: Invite, serving: Serving) -> Visitor:
    return invite(serving, "Ann", quick=False, motion="full")


def test_the_curtain_hides_what_is_secret_until_the_next_one_takes_the_screen(device: Visitor) -> None:
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
    expect(device.page.get_by_role("listitem").filter(has_text=re.compile("sowed from C3.+F3"))).to_be_visible()
    expect(device.tile("D3")).to_have_accessible_name(re.compile("1 Builder"))
    for page in (text(device), read_aloud(device)):
        assert SECRETS_OF_PINK.search(page)
        assert SECRETS_OF_BLUE.search(page) is None
    device.sow("A1 A2e")
    device.end_turn()
    device.expect_played("F3v", "end", "A1>", "A2e", "end")


def others_are_to_play(invite: Invite, serving: Serving, device: Visitor) -> None:
    """Pink had the screen last; now Bob, who sits elsewhere, thinks as long as it takes."""
    game = lay(players=3, asked=[Selling(PINK)], to_act=[ORANGE, BLUE], row=ROW, blue=BLUES, pink=PINKS)
    begin(device, invite(serving, "Bob"), game, "device", "device", "person")
    device.take_the_screen()
    device.end_turn()
    device.says("Bob is thinking")
    assert SECRETS_OF_PINK.search(text(device))


def test_a_reload_while_another_plays_shows_nobody_the_first_hand(
    invite: Invite, serving: Serving, device: Visitor
) -> None:
    others_are_to_play(invite, serving, device)
    device.page.reload()
    device.says("Bob is thinking")
    for page in (text(device), read_aloud(device)):
        assert SECRETS_OF_BLUE.search(page) is None


def test_a_new_tab_while_another_plays_shows_no_hand_at_all(invite: Invite, serving: Serving, device: Visitor) -> None:
    others_are_to_play(invite, serving, device)
    expect_nothing_behind_the_curtain(device.another_tab())
