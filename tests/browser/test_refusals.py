"""What is no option cannot be chosen, and the page says why, with the number of the rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from naqala.engine.components import B3, C3, D3, E3, F1, FAKIR, FISH, GOLD, IVORY, OASIS, PALACE, SILK, VILLAGE, WHEAT
from naqala.engine.djinns import BAAL, BOAZ, BOURAQ, ENKI, HAGIS, IBLIS, LETA
from naqala.engine.game import Game
from naqala.engine.steps.killing import Killing
from naqala.engine.steps.places import Placing, Summoning, Trading
from naqala.engine.steps.round import Bidding
from naqala.engine.steps.sale import Selling
from tests.browser.page_user import PageUser
from tests.browser.prompts import do, ways_to_pay
from tests.positions import BLUE, Seat, game_at

KILLING: Final = [Selling(BLUE), Summoning(BLUE), Killing(BLUE, C3, 1)]


@dataclass(frozen=True)
class Refused:
    """After these actions a tile that cannot be chosen, and the rule that says so."""

    rule: str
    about: str
    actions: str
    tile: str
    position: Callable[[], Game]

    def __str__(self) -> str:
        return f"{self.rule} {self.about}"


WALK: Final = partial(game_at, {C3: "bv", D3: "e", E3: "v", F1: "a"}, places={E3: OASIS})
CHOSEN_BY_TILE: Final = [
    Refused("M1", "an empty tile", "", "B3", WALK),
    Refused("M5", "nobody there meets their own tribe", "", "F1", WALK),
    Refused("M4", "straight back", "C3> D3b", "C3", WALK),
    Refused("M5", "the last one would meet nobody", "C3> D3b", "D4", WALK),
    Refused(
        "D8",
        "not a tile for Enki",
        "call:Enki",
        "C3",
        partial(game_at, asked=[Selling(BLUE)], places={C3: VILLAGE}, blue=Seat(elders=1, djinns=[ENKI])),
    ),
    Refused(
        "D16",
        "not a free tile for Leta",
        "call:Leta",
        "C3",
        partial(game_at, {C3: "v"}, asked=[Selling(BLUE)], blue=Seat(elders=2, djinns=[LETA])),
    ),
    Refused(
        "D9",
        "not around the Village",
        "call:Hagis",
        "F1",
        partial(
            game_at,
            asked=[Selling(BLUE), Placing(BLUE, C3, PALACE)],
            places={C3: VILLAGE},
            blue=Seat(elders=1, djinns=[HAGIS]),
        ),
    ),
]
# A click on a tile that is farther than a step means the end of the move, so the page says nothing before it.
TOO_FAR: Final = Refused("M3", "too far for a step, and no end of the move", "C3>", "F3", WALK)
VICTIMS: Final = [
    Refused("A5", "too far for the Assassins", "", "F1", partial(game_at, {D3: "ve", F1: "m"}, asked=KILLING)),
    Refused(
        "D11",
        "only one victim there for Iblis",
        "call:Iblis",
        "B3",
        partial(game_at, {D3: "ve", B3: "m"}, asked=KILLING, blue=Seat(elders=1, djinns=[IBLIS])),
    ),
    Refused(
        "D11",
        "the second victim elsewhere",
        "call:Iblis xD3v",
        "B3",
        partial(game_at, {D3: "ve", B3: "mm"}, asked=KILLING, blue=Seat(elders=1, djinns=[IBLIS])),
    ),
]


def reason(user: PageUser) -> Locator:
    return user.prompt.locator(".why")


def expect_refused(user: PageUser, rule: str) -> None:
    expect(reason(user).get_by_role("button")).to_have_text(rule)


def reasons_received(user: PageUser) -> int:
    return sum(message["type"] == "why" for message in user.received)


def spot(user: PageUser, price: int) -> Locator:
    """A spot of the turn order track where one cannot bid."""
    return user.part("Turn order track").locator(f"[data-why='bid:{price}']")


def court(user: PageUser, tribe: str) -> Locator:
    """Viziers or Elders of Pink that cannot be struck."""
    return user.part("Pink").locator(f"[data-explain='tribe:{tribe}']")


def come_to(user: PageUser, refused: Refused) -> None:
    user.play(refused.position())
    for action in refused.actions.split():
        do(user, action)


@pytest.mark.parametrize("refused", [*CHOSEN_BY_TILE, *VICTIMS], ids=str)
def test_pointing_at_a_tile_tells_why_not(careful: PageUser, refused: Refused) -> None:
    come_to(careful, refused)
    careful.point_at(refused.tile)
    expect_refused(careful, refused.rule)


@pytest.mark.parametrize("refused", [*CHOSEN_BY_TILE, TOO_FAR, *VICTIMS], ids=str)
def test_clicking_a_tile_tells_why_not_and_plays_nothing(careful: PageUser, refused: Refused) -> None:
    """A click as fingers do it: nothing was pointed at before, so the reason is the answer to the click alone."""
    come_to(careful, refused)
    answers = reasons_received(careful)
    careful.tile(refused.tile).dispatch_event("click")
    careful.until(lambda: reasons_received(careful) > answers, lambda: "the server was not asked why")
    expect_refused(careful, refused.rule)
    assert careful.actions_with_draft() == refused.actions.split()


def test_the_number_of_a_reason_opens_the_help_at_that_rule(careful: PageUser) -> None:
    """By keyboard."""
    careful.play(WALK())
    careful.tile("F1").press("Enter")
    expect(reason(careful)).to_contain_text("F1")
    reason(careful).get_by_role("button", name="M5").press("Enter")
    expect_rule(careful, "M5", "last meeple")


def test_the_number_of_a_reason_can_be_reached_by_mouse(careful: PageUser) -> None:
    """The reason stays while the pointer leaves the board and goes there."""
    careful.play(WALK())
    careful.point_at("F1")
    number = reason(careful).get_by_role("button", name="M5")
    box, tile = number.bounding_box(), careful.tile("F1").bounding_box()
    assert box is not None
    assert tile is not None
    y = box["y"] + box["height"] / 2
    careful.page.mouse.move(tile["x"] + tile["width"] / 2, y, steps=4)  # straight down: over no other tile
    careful.page.mouse.move(box["x"] + box["width"] / 2, y, steps=8)
    expect(number).to_be_visible()
    careful.page.mouse.down()
    careful.page.mouse.up()
    expect_rule(careful, "M5", "last meeple")


def test_the_number_of_a_question_opens_the_help_at_that_rule(careful: PageUser) -> None:
    careful.play(game_at(asked=[Bidding(BLUE, 0)], bid_order=[0, 1, 0, 1]))
    careful.prompt.get_by_role("button", name="B1", exact=True).click()
    expect_rule(careful, "B1", "free spot")
    careful.page.keyboard.press("Escape")
    expect(careful.page.get_by_role("dialog")).to_have_count(0)


def expect_rule(user: PageUser, number: str, words: str) -> None:
    """The help is open, and this rule is in sight and has the focus."""
    rule = user.page.get_by_role("dialog").locator(f"#rule-{number}")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text(words)


# What else can be pointed at


def test_pointing_at_a_spot_that_is_taken_or_too_dear_tells_why(careful: PageUser) -> None:
    careful.play(game_at(asked=[Bidding(BLUE, 0)], bid_order=[0, 0, 1, 1], blue=Seat(gold=17)))
    do(careful, "bid:5")
    for price, rule in ((5, "B2"), (18, "B4")):
        spot(careful, price).hover()
        expect_refused(careful, rule)
    careful.part("Turn order track").get_by_role("button", disabled=True).last.focus()
    expect_refused(careful, "B2")


def test_pointing_at_a_djinn_that_one_cannot_pay_tells_why(careful: PageUser) -> None:
    careful.play(game_at(asked=[Selling(BLUE), Summoning(BLUE)], djinn_row=[ENKI], blue=Seat(elders=1, cards=[FISH])))
    careful.djinn("Enki").hover()
    expect_refused(careful, "P6")


def test_pointing_at_a_court_that_boaz_protects_tells_why(careful: PageUser) -> None:
    careful.play(game_at({D3: "v"}, asked=KILLING, pink=Seat(viziers=2, elders=1, djinns=[BOAZ])))
    court(careful, "v").hover()
    expect_refused(careful, "D5")


# What is not lit plays nothing


def test_a_click_on_what_is_not_lit_plays_nothing(careful: PageUser) -> None:
    """Tiles, cards of the row, own cards, a rival's Vizier: the market is still open afterwards."""
    careful.play(
        game_at(
            {C3: "v", D3: "v"},
            asked=[Selling(BLUE), Trading(BLUE, 3, 3, 1)],
            row=[FISH, SILK, GOLD, IVORY, WHEAT],
            blue=Seat(cards=[FISH, FAKIR]),
            pink=Seat(viziers=1),
        )
    )
    for tile in ("C3", "D3", "A1"):
        careful.click(tile)
    for card in ("Ivory", "Wheat"):
        careful.part("Resource row").get_by_text(card).click(force=True)
    for card in ("Fish", "Fakir"):
        careful.part("Your hand").get_by_text(card, exact=True).click()
    court(careful, "v").click(force=True)
    careful.part("Turn order track").get_by_text("18").click(force=True)
    do(careful, "pass")
    do(careful, "end")
    assert careful.played() == ["pass", "end"]


def test_a_djinn_that_cannot_be_had_is_only_looked_at(careful: PageUser) -> None:
    careful.play(game_at(asked=[Selling(BLUE)], djinn_row=[BAAL], blue=Seat(elders=2, djinns=[BOAZ], cards=[FAKIR])))
    help_drawer = careful.page.get_by_role("dialog")
    for djinn, card in (("Ba'al", careful.djinn("Ba'al")), ("Boaz", careful.part("You").get_by_role("button"))):
        card.click()
        expect(help_drawer.get_by_role("tab", selected=True)).to_have_text("Djinns")
        expect(help_drawer.locator(f'[data-djinn="{djinn}"]')).to_be_in_viewport()
        careful.page.keyboard.press("Escape")
        expect(help_drawer).to_have_count(0)
    do(careful, "end")
    assert careful.played() == ["end"]


def test_a_power_that_was_used_cannot_be_called_upon_again(careful: PageUser) -> None:
    careful.play(game_at(asked=[Selling(BLUE)], places={C3: VILLAGE}, blue=Seat(elders=2, djinns=[BOURAQ])))
    do(careful, "call:Bouraq")
    do(careful, "at:C3")
    expect(careful.part("You").get_by_role("button", name="Use")).to_have_count(0)
    do(careful, "end")
    assert careful.played() == ["call:Bouraq", "at:C3", "end"]


def test_a_spot_that_is_taken_or_too_dear_cannot_be_clicked(careful: PageUser) -> None:
    careful.play(game_at(asked=[Bidding(BLUE, 0)], bid_order=[0, 0, 1, 1], blue=Seat(gold=17)))
    track = careful.part("Turn order track")
    free = track.get_by_role("button", disabled=False)
    expect(free).to_have_text(["12", "8", "5", "3", "1", "0"])
    do(careful, "bid:5")
    expect(free).to_have_text(["12", "8", "3", "1", "0"])
    for price in (18, 5):
        spot(careful, price).click(force=True)
    expect(careful.button("Confirm")).to_be_disabled()
    do(careful, "bid:8")
    assert careful.played() == ["bid:5", "bid:8"]


def test_a_court_that_boaz_protects_cannot_be_clicked(careful: PageUser) -> None:
    careful.play(game_at({D3: "v"}, asked=KILLING, pink=Seat(viziers=2, elders=1, djinns=[BOAZ])))
    careful.expect_lit("D3")
    expect(careful.part("Pink").get_by_role("button", name="Kill 1")).to_have_count(0)
    court(careful, "v").click(force=True)
    court(careful, "e").click(force=True)
    do(careful, "xD3v")
    do(careful, "end")
    assert careful.played() == ["xD3v", "end"]


def test_a_way_to_pay_that_one_cannot_pay_is_not_there(careful: PageUser) -> None:
    """An Elder, and a card that is no Fakir: the question is asked so that nobody learns that (H4)."""
    careful.play(game_at(asked=[Selling(BLUE), Summoning(BLUE)], djinn_row=[ENKI], blue=Seat(elders=1, cards=[FISH])))
    careful.djinn("Enki").click()
    expect(careful.page.get_by_role("dialog")).to_be_visible()
    careful.page.keyboard.press("Escape")
    expect(ways_to_pay(careful)).to_have_count(0)
    do(careful, "pass")
    do(careful, "end")
    assert careful.played() == ["pass", "end"]
