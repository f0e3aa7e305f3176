"""The page of the player's finished games."""

from __future__ import annotations

from typing import Final
from zipfile import ZipFile

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from naqala.bots.names import bot_name
from naqala.engine.components import FISH
from naqala.engine.game import Game
from naqala.engine.steps import Selling
from tests.browser.conftest import Invite
from tests.browser.page_user import DESKTOP, PHONE, PageUser
from tests.positions import BLUE, Seat, game_at
from tests.server.serving import Serving

LANDSCAPE: Final = (844, 390)


def last_turn() -> Game:
    """Blue may still sell; then the game is over."""
    return game_at(asked=[Selling(BLUE)], to_act=[], no_move=True, blue=Seat(gold=40, cards=[FISH]), pink=Seat(gold=30))


def finish_a_game(user: PageUser) -> None:
    user.play(last_turn(), rivals="gentle")
    user.button("End turn").click()
    expect(user.button("Score sheet")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LANDSCAPE], ids=["desktop", "phone", "landscape"])
def test_a_finished_game_has_its_result_points_and_replay(
    invite: Invite, serving: Serving, size: tuple[int, int]
) -> None:
    user = invite(serving, "Mira", size=size)
    finish_a_game(user)
    user.visit("/")
    user.page.get_by_role("link", name="All my finished games").click()
    card = user.page.locator("main li")
    expect(card).to_contain_text(f"with {bot_name(user.code, 1)}")
    expect(card.get_by_role("heading")).to_contain_text("41")
    card.locator("summary").click()
    expect(card.get_by_role("table")).to_contain_text("You")
    assert not user.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert Axe().run(user.page).violations_count == 0
    with user.page.expect_download() as download:
        user.page.get_by_role("link", name="Download all records").click()
    assert ZipFile(download.value.path()).namelist() == [f"{user.code}.naqala"]
    card.get_by_role("link", name="Replay").click()
    user.page.wait_for_url(f"**/replay/{user.code}*")


def test_somebody_without_games_is_led_to_the_lobby(user: PageUser) -> None:
    user.visit("/games")
    expect(user.page.get_by_text("You have not finished a game yet.")).to_be_visible()
    user.page.get_by_role("main").get_by_role("link").click()
    user.page.wait_for_url("**/")
