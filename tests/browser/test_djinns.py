"""Every djinn through the page: powers with a price are used, and permanent powers have their effect."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import pytest
from playwright.sync_api import expect

from naqala.engine.components import C3, D3, D4, E3, F1, FAKIR, FISH, OASIS, PALACE, PALM_TREE, VILLAGE
from naqala.engine.djinns import (
    AL_AMIN,
    ANUN_NAK,
    ANYTIME_POWERS,
    BAAL,
    BOAZ,
    BOURAQ,
    DJINNS,
    ECHIDNA,
    ENKI,
    HAGIS,
    HAURVATAT,
    IBLIS,
    JAFAAR,
    KANDICHA,
    KUMARBI,
    LAMIA,
    LETA,
    MARID,
    MONKIR,
    NEKIR,
    SHAMHAT,
    SIBITTIS,
    SLOAR,
    STEP_POWERS,
    UTUG,
)
from naqala.engine.game import Game
from naqala.engine.scoring import score_sheet
from naqala.engine.steps.killing import Killing
from naqala.engine.steps.places import Placing, Summoning, Trading
from naqala.engine.steps.round import Bidding
from naqala.engine.steps.sale import Selling
from naqala.engine.steps.tribes import Building
from tests.browser.page_user import PageUser
from tests.browser.prompts import follow
from tests.positions import BLUE, Seat, game_at

Sees = Callable[[PageUser], None]


@dataclass(frozen=True)
class Using:
    """A djinn, the actions to click, and what the page must show afterwards."""

    djinn: int
    actions: str
    sees: Sees
    position: Callable[[], Game]

    def __str__(self) -> str:
        return DJINNS[self.djinn].name


def tile(name: str, words: str) -> Sees:
    return lambda user: expect(user.tile(name)).to_have_attribute("aria-label", re.compile(rf", {words}(,|$)"))


def gold(n: int) -> Sees:
    return lambda user: user.expect_gold(n)


def next_player(sees: Sees) -> Sees:
    """The next player at this device sees it."""

    def take_the_screen(user: PageUser) -> None:
        user.take_the_screen()
        sees(user)

    return take_the_screen


def holding(n: int, what: str, whose: str = "You") -> Sees:
    """Viziers, Elders or cards that somebody holds."""
    return lambda user: user.expect_holding(n, what, whose)


def points(category: str, n: int) -> Sees:
    """In the estimate of the score."""
    return lambda user: expect(user.page.get_by_text(re.compile(rf"^{category}\s*{n}$"))).to_be_visible()


def holds(djinn: str) -> Sees:
    return lambda user: expect(user.part("You").get_by_role("button", name=djinn)).to_be_visible()


SELLING: Final = [Selling(BLUE)]
SUMMONING: Final = [Selling(BLUE), Summoning(BLUE)]
KILLING: Final = [*SUMMONING, Killing(BLUE, C3, 2)]
BUILDING: Final = [*SUMMONING, Building(BLUE, C3, 2, 1)]  # three blue tiles are around
CROWD: Final = "v" * 16 + "e" * 20 + "m" * 17 + "b" * 17 + "a" * 17  # a Merchant, a Builder and an Assassin are left
IN_PILE: Final = {ENKI, BOAZ, MARID, SIBITTIS}


def with_elders(djinn: int, n: int) -> Seat:
    return Seat(elders=n, djinns=[djinn])


def with_fakir(djinn: int, elders: int = 0) -> Seat:
    return Seat(elders=elders, cards=[FAKIR], djinns=[djinn])


CALLED: Final = [
    Using(
        ANUN_NAK,
        "call:Anun-Nak+F at:C3 end",
        tile("C3", "one Merchant, one Builder, one Assassin"),
        partial(game_at, {F1: CROWD}, asked=SELLING, blue=with_fakir(ANUN_NAK)),
    ),
    Using(
        BOURAQ,
        "call:Bouraq+F at:C3 end",
        tile("C3", "one palace"),
        partial(game_at, asked=SELLING, places={C3: VILLAGE}, blue=with_fakir(BOURAQ)),
    ),
    Using(
        ECHIDNA,
        "call:Echidna+F build:1 end",
        gold(50 + 2 * (2 + 1) * 3),
        partial(game_at, asked=BUILDING, blue=Seat(elders=2, cards=[FAKIR, FAKIR], djinns=[ECHIDNA])),
    ),
    Using(
        ENKI,
        "call:Enki at:E3 end",
        tile("E3", "one palm tree"),
        partial(game_at, asked=SELLING, places={E3: OASIS}, blue=with_elders(ENKI, 1)),
    ),
    Using(
        HAGIS,
        "call:Hagis at:D4 end",
        tile("D4", "one palace"),
        partial(
            game_at,
            asked=[Selling(BLUE), Placing(BLUE, C3, PALACE)],
            places={C3: VILLAGE},
            blue=Seat(elders=1, cards=[FAKIR], djinns=[HAGIS]),
        ),
    ),
    Using(
        IBLIS,
        "call:Iblis xD3v xD3e end",
        tile("D3", "no meeples, yours"),
        partial(game_at, {D3: "ve"}, asked=KILLING, blue=with_elders(IBLIS, 1)),
    ),
    Using(
        LAMIA,
        "call:Lamia+F at:D4 end",
        tile("D4", "one palm tree"),
        partial(
            game_at,
            asked=[Selling(BLUE), Placing(BLUE, C3, PALM_TREE)],
            places={C3: OASIS},
            blue=Seat(elders=1, cards=[FAKIR], djinns=[LAMIA]),
        ),
    ),
    Using(
        LETA,
        "call:Leta at:A1 end",
        tile("A1", "no meeples, yours"),
        partial(game_at, {C3: "v"}, asked=SELLING, blue=with_elders(LETA, 2)),
    ),
    Using(
        SIBITTIS,
        "call:Sibittis keep:Marid end",
        holds("Marid"),
        partial(
            game_at,
            asked=SELLING,
            blue=with_elders(SIBITTIS, 2),
            djinn_discards=[djinn for djinn in range(len(DJINNS)) if djinn not in IN_PILE],
        ),
    ),
    Using(
        SLOAR,
        "call:Sloar+F end",
        holding(3, "cards"),
        partial(game_at, asked=SELLING, blue=Seat(cards=[FISH, FISH, FAKIR], djinns=[SLOAR])),
    ),
    Using(
        UTUG,
        "call:Utug+F at:C3 end",
        tile("C3", "one Vizier, yours"),
        partial(game_at, {C3: "v", D3: "e"}, asked=SELLING, blue=with_fakir(UTUG, elders=1)),
    ),
]
HOLDING: Final = [
    Using(
        AL_AMIN,
        "buy:1 end",
        points("Goods", 3),
        partial(
            game_at,
            asked=[Selling(BLUE), Trading(BLUE, 3, 3, 1)],
            row=[FAKIR, FAKIR],
            blue=Seat(cards=[FISH, FAKIR], djinns=[AL_AMIN]),
        ),
    ),
    Using(
        BAAL,
        "summon:Enki end",
        gold(51),
        partial(game_at, asked=SUMMONING, djinn_row=[ENKI], blue=with_elders(BAAL, 2)),
    ),
    Using(
        BOAZ,
        "xorange:v end",
        holding(1, "tribe:v", "Pink"),
        partial(
            game_at, players=3, asked=KILLING, pink=Seat(viziers=1, elders=1, djinns=[BOAZ]), orange=Seat(viziers=1)
        ),
    ),
    Using(
        HAURVATAT,
        "C3> D3v end",
        points("Palm trees", 5),
        partial(game_at, {C3: "v", D3: "v"}, places={D3: OASIS}, blue=Seat(djinns=[HAURVATAT])),
    ),
    Using(
        JAFAAR,
        "C3> D3v end",
        points("Viziers", 10 + 2 * 3),
        partial(game_at, {C3: "v", D3: "v"}, blue=Seat(djinns=[JAFAAR])),
    ),
    Using(
        KANDICHA,
        "xD3e end",
        holding(1, "tribe:e"),
        partial(game_at, {D3: "ve"}, asked=KILLING, blue=Seat(djinns=[KANDICHA])),
    ),
    Using(
        KUMARBI,
        "bid:12-2",
        gold(45),
        partial(
            game_at,
            asked=[Bidding(BLUE, 0)],
            bid_order=[0, 1, 0, 1],
            blue=Seat(cards=[FAKIR, FAKIR, FAKIR], djinns=[KUMARBI]),
        ),
    ),
    Using(
        MARID,
        "C3> D3b E3v end",
        gold(51),
        partial(game_at, {C3: "bv", E3: "v"}, blue=Seat(djinns=[MARID], owns=[D3])),
    ),
    Using(
        MONKIR,
        "C3> D3v end",
        next_player(gold(52)),
        partial(game_at, {C3: "v", D3: "v"}, places={D3: VILLAGE}, pink=Seat(djinns=[MONKIR])),
    ),
    Using(
        NEKIR,
        "xD3e end",
        next_player(gold(52)),
        partial(game_at, {D3: "ve"}, asked=KILLING, pink=Seat(djinns=[NEKIR])),
    ),
    Using(
        SHAMHAT,
        "C3> D3e end",
        points("Elders", 2 * 4),
        partial(game_at, {C3: "e", D3: "e"}, blue=Seat(djinns=[SHAMHAT])),
    ),
]


@pytest.mark.parametrize("using", CALLED, ids=str)
def test_called_upon(careful: PageUser, using: Using) -> None:
    game = using.position()
    careful.play(game)
    follow(careful, game, *using.actions.split())
    using.sees(careful)


@pytest.mark.parametrize("using", HOLDING, ids=str)
def test_always_holds(careful: PageUser, using: Using) -> None:
    game = using.position()
    careful.play(game)
    follow(careful, game, *using.actions.split())
    using.sees(careful)


def test_the_sheet_at_the_end_counts_what_djinns_make_of_things(careful: PageUser) -> None:
    blue = Seat(
        viziers=2,
        elders=2,
        cards=[FISH, FAKIR, FAKIR],
        djinns=[AL_AMIN, HAURVATAT, JAFAAR, SHAMHAT],
        owns=[D4],
        camels=0,
    )
    game = game_at(asked=SELLING, to_act=[], blue=blue, palms={D4: 2})
    sheet = score_sheet(game.state, BLUE)
    careful.play(game)
    careful.end_turn()
    careful.open_score_sheet()
    counted = {"Viziers": 2 * 3 + 10, "Elders": 2 * 4, "Djinns": sheet.djinns, "Palm trees": 2 * 5, "Goods": 3}
    for category, n in {**counted, "Total": sheet.total}.items():
        row = careful.page.get_by_role("row", name=re.compile(f"^{category}"))
        expect(row.get_by_role("cell").first).to_have_text(re.compile(rf"^{n}\b"))


def test_no_djinn_is_missing() -> None:
    paid = ANYTIME_POWERS | STEP_POWERS
    assert [using.djinn for using in CALLED] == [djinn for djinn in range(len(DJINNS)) if paid >> djinn & 1]
    assert [using.djinn for using in HOLDING] == [djinn for djinn in range(len(DJINNS)) if not paid >> djinn & 1]
    for using in CALLED:
        assert f"call:{using}" in using.actions
