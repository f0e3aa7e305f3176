"""axe objects to nothing on any page, light or dark, wide or on a phone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from naqala.engine.djinns import BOURAQ, JAFAAR, MARID, SLOAR
from naqala.engine.things import C3, D3, F3, FAKIR, FISH, IVORY, LARGE_MARKET, SACRED_PLACE, SILK, VILLAGE
from tests.browser.conftest import Invite
from tests.browser.positions import one_path
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.laying import Seat, lay
from tests.table.serving import Serving
from tests.table.soaking.parties import before_the_end

Scene = Callable[[Visitor], None]


def lobby(visitor: Visitor) -> None:
    visitor.lay("person", "person", open=True)
    visitor.lay("person", "gentle", start=True)
    visitor.visit("/")
    expect(visitor.button("Start game")).to_be_visible()


def new_table(visitor: Visitor) -> None:
    lobby(visitor)
    visitor.button("Create a table").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def settings(visitor: Visitor) -> None:
    lobby(visitor)
    visitor.button("Settings").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def help_with(tab: str) -> Scene:
    def show(visitor: Visitor) -> None:
        visitor.play(one_path())
        visitor.page.keyboard.press("?")
        visitor.page.get_by_role("dialog").get_by_role("tab", name=tab).click()
        expect(visitor.page.get_by_role("dialog").get_by_role("tabpanel")).to_be_visible()

    return show


def waiting_room(visitor: Visitor) -> None:
    visitor.join(visitor.lay("person", "person", "calm"))
    expect(visitor.page.get_by_text("Invite")).to_be_visible()


def no_such_table(visitor: Visitor) -> None:
    visitor.visit("/t/AAAAAAAA")
    expect(visitor.page.get_by_role("heading", name="no table")).to_be_visible()


def nowhere(visitor: Visitor) -> None:
    visitor.visit("/nowhere")
    expect(visitor.page.get_by_role("heading").first).to_be_visible()
    visitor.troubles.clear()  # a browser notes every 404


def bidding(visitor: Visitor) -> None:
    visitor.lay("device", "device", "device", "device", start=True, seed="7")
    visitor.join(visitor.code)
    visitor.take_the_screen()
    expect(visitor.button("Bid 0").first).to_be_visible()


def sowing(visitor: Visitor) -> None:
    visitor.play(one_path())
    visitor.sow("C3 D3b")
    visitor.expect_lit("E3")


def hunting(visitor: Visitor) -> None:
    visitor.play(lay({C3: "a", D3: "abe", F3: "v"}, pink=Seat(viziers=2, elders=1), blue=Seat(cards=[FAKIR] * 2)))
    visitor.sow("C3 D3a")
    visitor.says("victim")


def market(visitor: Visitor) -> None:
    row = [IVORY, FISH, FAKIR, SILK, FISH, FAKIR, FISH, SILK, FAKIR]
    visitor.play(lay({C3: "v", D3: "v"}, places={D3: LARGE_MARKET}, row=row, blue=Seat(cards=[FISH, SILK, FAKIR])))
    visitor.sow("C3 D3v")
    visitor.says("market")


def sacred_place(visitor: Visitor) -> None:
    rich = Seat(elders=3, cards=[FAKIR, FAKIR], djinns=[MARID])
    visitor.play(
        lay({C3: "v", D3: "v"}, places={D3: SACRED_PLACE}, djinn_row=[JAFAAR, SLOAR, BOURAQ], blue=rich, pink=Seat()),
    )
    visitor.sow("C3 D3v")
    visitor.says("ummon")


def table_menu(visitor: Visitor) -> None:
    visitor.play(one_path(), rivals="gentle")
    visitor.button("People at the table").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def curtain(visitor: Visitor) -> None:
    visitor.play(lay({C3: "v", D3: "v"}, places={D3: VILLAGE}))
    visitor.sow("C3 D3v")
    visitor.end_turn()
    expect(visitor.button("I have it")).to_be_visible()


def score_sheet(visitor: Visitor) -> None:
    game, _ = before_the_end(1, 3, Random(2))
    visitor.play(game)
    if visitor.button("I have it").count():
        visitor.take_the_screen()
    visitor.end_turn()
    expect(visitor.page.locator("main.score")).to_be_visible()


SCENES: Final[dict[str, Scene]] = {
    "the lobby": lobby,
    "a new table": new_table,
    "the settings": settings,
    "the rules": help_with("Rules"),
    "the djinns": help_with("Djinns"),
    "the keys": help_with("Keys"),
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
    visitor = invite(serving, "Mira", size=size, quick=False)
    scene(visitor)
    for theme in ("light", "dark"):
        visitor.page.emulate_media(color_scheme=theme)
        expect(visitor.page.locator("html")).to_have_attribute("data-theme", theme)
        found = Axe().run(visitor.page)
        assert found.violations_count == 0, f"{theme}: {found.generate_report()}"
