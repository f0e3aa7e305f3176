"""axe objects to nothing on any page: light, dark or in forced colours, wide or on a phone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from naqala.engine.components import C3, D3, F3, FAKIR, FISH, IVORY, LARGE_MARKET, SACRED_PLACE, SILK, VILLAGE
from naqala.engine.djinns import BOURAQ, JAFAAR, MARID, SLOAR
from tests.browser.conftest import Invite
from tests.browser.page_user import DESKTOP, PHONE, PageUser
from tests.browser.positions import one_path
from tests.positions import Seat, game_at
from tests.server.serving import Serving
from tests.server.soaking.parties import before_the_end

Scene = Callable[[PageUser], None]
# The system replaces the colours when it paints; scripts still see those of the page.
SYSTEM_COLOURS: Final = {"rules": {"color-contrast": {"enabled": False}}}


def lobby(user: PageUser) -> None:
    user.create_table("person", "person", public=True)
    user.create_table("person", "gentle", start=True)
    user.visit("/")
    expect(user.button("Start game")).to_be_visible()


def new_table(user: PageUser) -> None:
    lobby(user)
    user.button("Create a table").click()
    expect(user.page.get_by_role("dialog")).to_be_visible()


def settings(user: PageUser) -> None:
    lobby(user)
    user.button("Settings").click()
    expect(user.page.get_by_role("dialog")).to_be_visible()


def help_with(tab: str) -> Scene:
    def show(user: PageUser) -> None:
        user.play(one_path())
        user.page.keyboard.press("?")
        user.page.get_by_role("dialog").get_by_role("tab", name=tab).click()
        expect(user.page.get_by_role("dialog").get_by_role("tabpanel")).to_be_visible()

    return show


def waiting_room(user: PageUser) -> None:
    user.join(user.create_table("person", "person", "calm"))
    expect(user.page.get_by_role("heading", name="Invite")).to_be_visible()


def no_such_table(user: PageUser) -> None:
    user.visit("/t/AAAAAAAA")
    expect(user.page.get_by_role("heading", name="no table")).to_be_visible()


def nowhere(user: PageUser) -> None:
    user.visit("/nowhere")
    expect(user.page.get_by_role("heading").first).to_be_visible()
    user.errors.clear()  # a browser notes every 404


def bidding(user: PageUser) -> None:
    user.create_table("device", "device", "device", "device", start=True, seed="7")
    user.join(user.code)
    user.take_the_screen()
    expect(user.button("Bid 0").first).to_be_visible()


def sowing(user: PageUser) -> None:
    user.play(one_path())
    user.sow("C3 D3b")
    user.expect_lit("E3")


def hunting(user: PageUser) -> None:
    user.play(game_at({C3: "a", D3: "abe", F3: "v"}, pink=Seat(viziers=2, elders=1), blue=Seat(cards=[FAKIR] * 2)))
    user.sow("C3 D3a")
    user.expect_prompt("victim")


def market(user: PageUser) -> None:
    row = [IVORY, FISH, FAKIR, SILK, FISH, FAKIR, FISH, SILK, FAKIR]
    user.play(game_at({C3: "v", D3: "v"}, places={D3: LARGE_MARKET}, row=row, blue=Seat(cards=[FISH, SILK, FAKIR])))
    user.sow("C3 D3v")
    user.expect_prompt("market")


def sacred_place(user: PageUser) -> None:
    rich = Seat(elders=3, cards=[FAKIR, FAKIR], djinns=[MARID])
    user.play(
        game_at(
            {C3: "v", D3: "v"}, places={D3: SACRED_PLACE}, djinn_row=[JAFAAR, SLOAR, BOURAQ], blue=rich, pink=Seat()
        ),
    )
    user.sow("C3 D3v")
    user.expect_prompt("ummon")


def table_menu(user: PageUser) -> None:
    user.play(one_path(), rivals="gentle")
    user.button("People at the table").click()
    expect(user.page.get_by_role("dialog")).to_be_visible()


def curtain(user: PageUser) -> None:
    user.play(game_at({C3: "v", D3: "v"}, places={D3: VILLAGE}))
    user.sow("C3 D3v")
    user.end_turn()
    expect(user.button("Show my game")).to_be_visible()


def score_sheet(user: PageUser) -> None:
    game, _ = before_the_end(1, 3, Random(2))
    user.play(game)
    if user.button("Show my game").count():
        user.take_the_screen()
    user.end_turn()
    user.button("Score sheet").click()
    expect(user.page.locator("main.score")).to_be_visible()


SCENES: Final[dict[str, Scene]] = {
    "the lobby": lobby,
    "a new table": new_table,
    "the settings": settings,
    "the rules": help_with("Rules"),
    "the djinns": help_with("Djinns"),
    "the keys": help_with("Shortcuts"),
    "the waiting room": waiting_room,
    "no such table": no_such_table,
    "no such page": nowhere,
    "bidding": bidding,
    "sowing": sowing,
    "hunting": hunting,
    "a market": market,
    "a Sacred Place": sacred_place,
    "the table's menu": table_menu,
    "the curtain": curtain,
    "the score sheet": score_sheet,
}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES.keys())
def test_axe_finds_nothing(scene: Scene, size: tuple[int, int], invite: Invite, serving: Serving) -> None:
    user = invite(serving, "Mira", size=size, quick=False)
    scene(user)
    for theme in ("light", "dark"):
        user.page.emulate_media(color_scheme=theme)
        expect(user.page.locator("html")).to_have_attribute("data-theme", theme)
        assert_axe_finds_nothing(user, theme)
    user.page.emulate_media(forced_colors="active")
    assert_axe_finds_nothing(user, "forced colours", SYSTEM_COLOURS)


def assert_axe_finds_nothing(user: PageUser, look: str, options: dict[str, Any] | None = None) -> None:
    found = Axe().run(user.page, options=options)
    assert found.violations_count == 0, f"{look}: {found.generate_report()}"
