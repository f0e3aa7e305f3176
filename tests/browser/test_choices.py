"""One click that could mean several things, and no click at all where there is nothing to choose."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from naqala.engine.actions import END_TURN
from naqala.engine.components import C3, D3, E3, FISH, OASIS, SILK, WHEAT
from naqala.engine.game import Game
from naqala.engine.steps.killing import Killing
from naqala.engine.steps.places import Summoning
from naqala.engine.steps.sale import Selling
from tests.browser.conftest import Invite
from tests.browser.page_user import DESKTOP, PHONE, PageUser
from tests.positions import BLUE, Seat, game_at
from tests.server.serving import Serving

SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
def test_a_tile_with_two_victims_asks_whom_to_kill(invite: Invite, serving: Serving, size: tuple[int, int]) -> None:
    somebody = invite(serving, size=size, quick=False)
    somebody.play(game_at({D3: "ve", E3: "b"}, asked=[Selling(BLUE), Summoning(BLUE), Killing(BLUE, C3, 2)]))
    somebody.tile("D3").press("Enter")  # the tile, and no meeple on it
    somebody.expect_prompt("Which meeple do your Assassins kill on D3?")
    victims = somebody.page.get_by_role("group", name="Victims").get_by_role("button")
    assert {victim.get_attribute("aria-label") for victim in victims.all()} == {"Vizier", "Elder"}
    victims.and_(somebody.button("Elder")).click()
    somebody.end_turn()
    somebody.expect_played("xD3e", "end")


def test_a_card_that_was_taken_out_of_one_suit_is_in_the_next(careful: PageUser) -> None:
    careful.play(game_at(asked=[Selling(BLUE)], blue=Seat(cards=[SILK, SILK, FISH, WHEAT])))
    hand = careful.part("Your hand")
    pressed = hand.get_by_role("button", pressed=True)
    expect(pressed).to_have_count(3)
    hand.get_by_role("button", name="Silk", pressed=True).click()
    expect(pressed).to_have_count(2)
    hand.get_by_role("button", name="Sell for").click()
    careful.expect_prompt("end your turn")
    expect(pressed).to_have_count(1)
    expect(hand.get_by_role("button", name="Silk", pressed=True)).to_be_visible()
    hand.get_by_role("button", name="Sell for").click()
    careful.end_turn()
    careful.expect_played("sell:fish+wheat", "sell:silk", "end")


def test_who_is_quick_is_asked_nothing_that_has_one_answer(user: PageUser) -> None:
    """From picking up to the camel and the palm tree, until the turn can be ended, which is final."""
    game = game_at({C3: "vv", E3: "v"}, places={E3: OASIS})
    forced = forced_actions(game)
    assert len(forced) > 2
    user.play(game)
    expect(user.button("End turn")).to_be_enabled()
    user.until(
        lambda: user.actions_with_draft() == forced, lambda: f"played was {user.actions_with_draft()}, not {forced}"
    )
    assert user.played() == []
    user.end_turn()
    user.expect_played(*forced, "end")


def forced_actions(game: Game) -> list[str]:
    copy = Game.at(game.state)
    while len(copy.options) == 1 and copy.options[0] != END_TURN:
        copy.play(copy.options[0])
    return [str(action) for action in copy.log]
