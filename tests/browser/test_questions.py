"""Every kind of question is asked and answered through the page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import pytest
from playwright.sync_api import expect

from naqala.engine.components import (
    B2,
    C3,
    D3,
    D4,
    E3,
    ELDER,
    F4,
    FAKIR,
    FISH,
    GOLD,
    IVORY,
    OASIS,
    PALACE,
    PALM_TREE,
    SILK,
    VILLAGE,
    WHEAT,
)
from naqala.engine.djinns import BAAL, BOAZ, BOURAQ, ENKI, HAGIS, IBLIS, SIBITTIS
from naqala.engine.game import Game
from naqala.engine.notation import parse_action
from naqala.engine.notation.action_codec import ACTION_KINDS
from naqala.engine.notation.codecs import kind_name
from naqala.engine.notation.step_codec import STEP_KINDS as STEPS
from naqala.engine.steps.choosing import Keeping
from naqala.engine.steps.killing import Killing
from naqala.engine.steps.places import Placing, Summoning, Trading
from naqala.engine.steps.round import Bidding
from naqala.engine.steps.sale import Selling
from naqala.engine.steps.tribes import Building, Collecting, Welcoming
from tests.browser.page_user import PageUser
from tests.browser.prompts import PROMPTS, do, follow, ways_to_pay
from tests.positions import BLUE, Seat, game_at

# The questions


@dataclass(frozen=True)
class Asking:
    about: str
    actions: str
    position: Callable[[], Game]

    @property
    def texts(self) -> list[str]:
        return self.actions.split()


ENKIS: Final = Seat(elders=1, djinns=[ENKI])
ROW: Final = [FISH, FAKIR, SILK, GOLD, FISH, IVORY, WHEAT]
AT_OASIS: Final = [Selling(BLUE), Placing(BLUE, E3, PALM_TREE)]
AT_VILLAGE: Final = [Selling(BLUE), Placing(BLUE, C3, PALACE)]
AT_SACRED_PLACE: Final = [Selling(BLUE), Summoning(BLUE)]
KILLERS: Final = [*AT_SACRED_PLACE, Killing(BLUE, C3, 2)]
RICH: Final = Seat(elders=3, cards=[FAKIR, FAKIR])

ASKED: Final = [
    Asking("a bid on the track", "bid:3", partial(game_at, asked=[Bidding(BLUE, 0)], bid_order=[0, 1, 0, 1])),
    Asking("a bid of nothing", "bid:0", partial(game_at, asked=[Bidding(BLUE, 0)], bid_order=[0, 1, 0, 1])),
    Asking(
        "the best suit, and what is left",
        "sell:silk+fish+wheat sell:silk end",
        partial(game_at, asked=[Selling(BLUE)], blue=Seat(cards=[SILK, SILK, FISH, WHEAT, FAKIR])),
    ),
    Asking(
        "a suit with a card taken out",
        "sell:silk+wheat end",
        partial(game_at, asked=[Selling(BLUE)], blue=Seat(cards=[SILK, FISH, WHEAT])),
    ),
    Asking(
        "a walk, tile by tile, to a tile that becomes one's own",
        "C3> D3b E3v end",
        partial(game_at, {C3: "bv", D3: "e", E3: "v"}, places={E3: OASIS}),
    ),
    Asking("no move left", "stuck end", partial(game_at, {C3: "v"}, blue=ENKIS)),
    Asking("a palm on an Oasis", "on end", partial(game_at, asked=AT_OASIS, places={E3: OASIS}, blue=ENKIS)),
    Asking("a palace on a Village", "on end", partial(game_at, asked=AT_VILLAGE, places={C3: VILLAGE}, blue=ENKIS)),
    Asking(
        "one card of three at a Small Market",
        "buy:2 end",
        partial(game_at, asked=[Selling(BLUE), Trading(BLUE, 3, 3, 1)], row=ROW),
    ),
    Asking(
        "a Small Market left alone",
        "pass end",
        partial(game_at, asked=[Selling(BLUE), Trading(BLUE, 3, 3, 1)], row=ROW),
    ),
    Asking(
        "two cards of six at a Large Market",
        "buy:6 buy:1 end",
        partial(game_at, asked=[Selling(BLUE), Trading(BLUE, 6, 6, 2)], row=ROW),
    ),
    Asking(
        "a Large Market left alone",
        "pass end",
        partial(game_at, asked=[Selling(BLUE), Trading(BLUE, 6, 6, 2)], row=ROW),
    ),
    Asking(
        "a djinn for two Elders",
        "summon:Ba'al end",
        partial(game_at, asked=AT_SACRED_PLACE, djinn_row=[ENKI, BAAL, BOAZ], blue=RICH),
    ),
    Asking(
        "a djinn for an Elder and a Fakir",
        "summon:Boaz+F end",
        partial(game_at, asked=AT_SACRED_PLACE, djinn_row=[ENKI, BAAL, BOAZ], blue=RICH),
    ),
    Asking(
        "a Sacred Place left alone",
        "pass end",
        partial(game_at, asked=AT_SACRED_PLACE, djinn_row=[ENKI, BAAL, BOAZ], blue=RICH),
    ),
    Asking(
        "Elders join the court",
        "on end",
        partial(game_at, asked=[*AT_SACRED_PLACE, Welcoming(BLUE, ELDER, 2)], blue=ENKIS),
    ),
    Asking(
        "Merchants take the first cards",
        "on end",
        partial(game_at, asked=[*AT_SACRED_PLACE, Collecting(BLUE, 2)], row=ROW, blue=ENKIS),
    ),
    Asking(
        "Builders without help",
        "build end",
        partial(game_at, asked=[*AT_SACRED_PLACE, Building(BLUE, C3, 2, 1)], blue=RICH),
    ),
    Asking(
        "Builders with the help of Fakirs",
        "build:2 end",
        partial(game_at, asked=[*AT_SACRED_PLACE, Building(BLUE, C3, 2, 1)], blue=RICH),
    ),
    Asking(
        "a victim on a tile", "xD3e end", partial(game_at, {D3: "ve", D4: "m"}, asked=KILLERS, pink=Seat(viziers=1))
    ),
    Asking("a victim that leaves a tile free", "xD4m end", partial(game_at, {D3: "ve", D4: "m"}, asked=KILLERS)),
    Asking(
        "a rival's Vizier", "xpink:v end", partial(game_at, {D3: "ve"}, asked=KILLERS, pink=Seat(viziers=1, elders=2))
    ),
    Asking("a victim that only Fakirs can reach", "xF4e end", partial(game_at, {F4: "e"}, asked=KILLERS, blue=RICH)),
    Asking("such a victim let go", "pass end", partial(game_at, {F4: "e"}, asked=KILLERS, blue=RICH)),
    Asking(
        "two victims on a tile",
        "call:Iblis xD3v xD3e end",
        partial(game_at, {D3: "ve", B2: "m"}, asked=KILLERS, blue=Seat(elders=1, djinns=[IBLIS])),
    ),
    Asking(
        "two victims at a court",
        "call:Iblis xpink:v xpink:e end",
        partial(game_at, asked=KILLERS, blue=Seat(elders=1, djinns=[IBLIS]), pink=Seat(viziers=1, elders=1)),
    ),
    Asking(
        "a palace by a djinn, and around by another",
        "call:Bouraq at:C3 call:Hagis at:D4 end",
        partial(game_at, asked=[Selling(BLUE)], places={C3: VILLAGE}, blue=Seat(elders=2, djinns=[BOURAQ, HAGIS])),
    ),
    Asking(
        "a palace by a djinn, and no other wanted",
        "call:Bouraq at:C3 on end",
        partial(game_at, asked=[Selling(BLUE)], places={C3: VILLAGE}, blue=Seat(elders=2, djinns=[BOURAQ, HAGIS])),
    ),
    Asking(
        "one of three djinns is kept",
        "keep:Boaz end",
        partial(
            game_at,
            asked=[Selling(BLUE), Keeping(BLUE, 1 << ENKI | 1 << BAAL | 1 << BOAZ)],
            blue=Seat(djinns=[SIBITTIS], spent=[SIBITTIS]),
        ),
    ),
]


@pytest.mark.parametrize("asking", ASKED, ids=lambda asking: asking.about)
def test_asked_and_answered(careful: PageUser, asking: Asking) -> None:
    game = asking.position()
    careful.play(game)
    follow(careful, game, *asking.texts)


def test_a_bid_waits_until_it_is_confirmed(careful: PageUser) -> None:
    track = careful.part("Turn order track")
    careful.play(game_at(asked=[Bidding(BLUE, 0)], bid_order=[0, 1, 0, 1]))
    track.get_by_role("button", name="Bid 12", exact=True).click()
    careful.expect_prompt("Bid 12")
    careful.button("Undo").click()
    expect(careful.button("Confirm")).to_be_disabled()
    track.get_by_role("button", name="Bid 8", exact=True).click()
    track.get_by_role("button", name="Bid 5", exact=True).click()
    careful.confirm()
    careful.expect_played("bid:5")
    assert careful.played() == ["bid:5"]


def test_the_second_click_on_a_djinn_opens_no_help(careful: PageUser) -> None:
    """It belongs to the first one, which has used the djinn."""
    careful.play(game_at(asked=[Selling(BLUE)], places={C3: VILLAGE}, blue=Seat(elders=2, djinns=[BOURAQ])))
    careful.page.get_by_role("button", name="Use Bouraq", exact=True).click()
    looked_at = careful.page.locator("button.roundel:not(.can)")
    looked_at.dispatch_event("click", {"detail": 2})
    careful.click("C3")
    looked_at.dispatch_event("click", {"detail": 1})
    expect(careful.page.get_by_role("dialog")).to_be_visible()
    careful.page.keyboard.press("Escape")
    do(careful, "end")
    careful.expect_played("call:Bouraq", "at:C3", "end")


def test_the_cheaper_way_to_pay_is_chosen_already(careful: PageUser) -> None:
    """An Elder is worth two points, a Fakir none; and the choice is the player's."""
    careful.play(game_at(asked=AT_SACRED_PLACE, djinn_row=[ENKI, BAAL], blue=RICH))
    careful.djinn("Enki").click()
    chosen = ways_to_pay(careful).and_(careful.page.locator("[aria-pressed=true]"))
    expect(ways_to_pay(careful)).to_have_count(2)
    expect(chosen).to_contain_text("Fakir")
    ways_to_pay(careful).filter(has_not_text="Fakir").click()
    expect(chosen).not_to_contain_text("Fakir")
    careful.djinn("Ba'al").click()
    careful.confirm()
    do(careful, "end")
    careful.expect_played("summon:Ba'al+F", "end")


def test_the_tile_may_come_before_the_meeple_that_is_dropped_there(careful: PageUser) -> None:
    careful.play(game_at({C3: "bv", D3: "e", E3: "bv"}))
    do(careful, "C3>")
    careful.click("D3")
    careful.expect_prompt("Which meeple", "D3")
    careful.expect_lit("D3")
    careful.page.get_by_role("group", name="Meeples in hand").get_by_role("button", name="Vizier").click()
    do(careful, "E3b")
    do(careful, "end")
    careful.expect_played("C3>", "D3v", "E3b", "end")


def test_a_walk_by_its_end(careful: PageUser) -> None:
    """The tribe is asked for where two could be taken."""
    careful.play(game_at({C3: "bv", D3: "e", E3: "bv", B2: "v"}))
    do(careful, "C3>")
    careful.button("Move to").click()
    careful.expect_prompt("final tile of your move")
    careful.expect_lit("E3", "B2")
    careful.click("E3")
    careful.expect_prompt("Which tribe do you collect", "E3")
    careful.page.get_by_role("group", name="Meeples in hand").get_by_role("button", name="Builder").click()
    do(careful, "end")
    careful.expect_played("C3>", "D3v", "E3b", "end")


def test_every_question_and_every_action_of_the_game_is_in_the_table() -> None:
    """`follow` has clicked all of these actions and met all of these questions."""
    steps: set[str] = set()
    actions: set[str] = set()
    for asking in ASKED:
        game = asking.position()
        for text in asking.texts:
            steps.add(kind_name(game.state.steps[-1]))
            actions.add(kind_name(parse_action(text)))
            game.play(parse_action(text))
    assert sorted(steps) == sorted(STEPS) == sorted(PROMPTS)
    assert sorted(actions) == sorted(ACTION_KINDS)
