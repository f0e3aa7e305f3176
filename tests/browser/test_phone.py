"""On a phone: what can be tapped is large enough for a finger, and what can be chosen is in sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from naqala.engine.components import C3, C4, D3, D4, E3, E4, FAKIR, FISH, IVORY, SILK
from naqala.engine.djinns import ENKI, KUMARBI, MARID
from naqala.engine.steps import Bidding
from naqala.engine.steps.killing import Killing
from naqala.engine.steps.places import Summoning, Trading
from naqala.engine.steps.sale import Selling
from tests.browser.conftest import Invite
from tests.browser.page_user import PHONE, PageUser
from tests.browser.prompts import ways_to_pay
from tests.positions import BLUE, Seat, game_at
from tests.server.serving import Serving

HIT: Final = 44  # pixels
ROW: Final = [IVORY, FISH, FAKIR, SILK, FISH, FAKIR, FISH, SILK, FAKIR]
# A rule's number stands in a line of words. Spots of the track are shown; the prompt has a button for each.
SMALLER: Final = ".rule, .spot"
# How far to both sides of its middle, and above and below it, a touch means this thing.
REACHES: Final = """(things, smaller) => {
    const finger = (thing) => {
        thing.scrollIntoView({ block: "center", inline: "center" });
        const box = thing.getBoundingClientRect();
        const [x, y] = [Math.floor(box.x + box.width / 2), Math.floor(box.y + box.height / 2)];
        const meant = (right, down) => thing.contains(document.elementFromPoint(x + right, y + down));
        const far = (right, down) => {
            let n = 0;
            while (n < innerWidth && meant(n * right, n * down)) n += 1;
            return n;
        };
        const reach = (right, down) => far(right, down) + far(-right, -down) - 1;
        return [thing.ariaLabel ?? thing.innerText, reach(1, 0), reach(0, 1)];
    };
    return things.filter((thing) => thing.checkVisibility() && !thing.matches(smaller)).map(finger);
}"""
Scene = Callable[[PageUser], None]


@pytest.fixture
def phone(invite: Invite, serving: Serving) -> PageUser:
    return invite(serving, size=PHONE, touch=True, quick=False)


def prices(phone: PageUser) -> Locator:
    return phone.page.get_by_role("group", name="Prices you can bid").get_by_role("button")


def bidding(phone: PageUser) -> None:
    rich = Seat(cards=[FAKIR] * 5, djinns=[KUMARBI])
    phone.play(game_at(asked=[Bidding(BLUE, 0)], bid_order=[0, 1, 0, 1], blue=rich))
    prices(phone).first.tap()
    expect(ways_to_pay(phone)).to_have_count(6)


def sowing(phone: PageUser) -> None:
    """All five tribes are in hand."""
    phone.play(game_at({C3: "vemba", D3: "v", E3: "e", E4: "m", D4: "b", C4: "a"}))
    phone.click("C3")
    phone.expect_prompt("in hand")


def hunting(phone: PageUser) -> None:
    """Three rivals' Viziers and Elders stand in one row above the board."""
    court = Seat(viziers=2, elders=1)
    steps = [Selling(BLUE), Summoning(BLUE), Killing(BLUE, C3, 2)]
    phone.play(game_at({D3: "be"}, players=4, asked=steps, pink=court, orange=court, black=court))
    phone.expect_prompt("victim")


def selling(phone: PageUser) -> None:
    phone.play(game_at(asked=[Selling(BLUE)], blue=Seat(cards=[SILK, SILK, FISH, FAKIR], djinns=[ENKI, MARID])))
    expect(phone.button("Sell for")).to_be_visible()


def own_djinns(phone: PageUser) -> None:
    selling(phone)
    phone.page.get_by_role("tab", name="Players").tap()
    expect(phone.page.get_by_role("button", name="Use Enki", exact=True)).to_be_visible()


def large_market(phone: PageUser) -> None:
    phone.play(game_at(asked=[Selling(BLUE), Trading(BLUE, 6, 6, 2)], row=ROW))
    phone.expect_prompt("Buy 2 cards for 6 gold")


SCENES: Final[dict[str, Scene]] = {
    "bidding": bidding,
    "sowing": sowing,
    "hunting": hunting,
    "selling": selling,
    "one's djinns": own_djinns,
    "a market": large_market,
}


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES.keys())
def test_a_finger_can_hit_whatever_is_there_to_be_tapped(scene: Scene, phone: PageUser) -> None:
    scene(phone)
    reaches = phone.page.locator("main").locator("button, a, input").evaluate_all(REACHES, SMALLER)
    assert len(reaches) > 10
    assert [thing for thing in reaches if min(thing[1:]) < HIT] == []


def test_a_bid_by_the_buttons_of_the_prompt(phone: PageUser) -> None:
    phone.play(game_at(asked=[Bidding(BLUE, 0)], bid_order=[0, 1, 0, 1]))
    expect(prices(phone)).to_have_text(["18", "12", "8", "5", "3", "1", "0"])
    for price in prices(phone).all():
        expect(price).to_be_in_viewport(ratio=1)
    prices(phone).and_(phone.button("Bid 8")).tap()
    phone.expect_prompt("Bid 8")
    prices(phone).and_(phone.button("Bid 5")).tap()
    phone.expect_prompt("Bid 5")
    assert phone.played() == []
    phone.confirm()
    phone.expect_played("bid:5")


def test_the_cards_of_a_large_market_stand_in_sight_under_one_heading(phone: PageUser) -> None:
    large_market(phone)
    offered = phone.page.locator("button.card.pre")
    stall = phone.page.locator(".trio", has=offered)
    expect(stall).to_have_count(1)
    expect(stall).to_contain_text("Large Market: 6 gold for 2 of 6")
    expect(offered).to_have_count(6)
    for card in offered.all():
        expect(card).to_be_in_viewport(ratio=1)
    offered.nth(1).tap()
    expect(stall).to_contain_text("Large Market: take a second card")
    expect(offered).to_have_count(5)
