"""Figures that are written into texts are those of the engine, in every language."""

from __future__ import annotations

import re
from functools import cache

import pytest

from naqala.engine import components as box
from naqala.engine.actions import Action, Build, Invoke, Summon
from naqala.engine.components import C1, C2, C3, D2, D3, SACRED_PLACE, SMALL_MARKET, VILLAGE
from naqala.engine.djinns import BAAL, BOAZ, DJINNS, ECHIDNA, SIBITTIS
from naqala.engine.djinns.al_amin import FAKIRS_PER_WILD_CARD
from naqala.engine.djinns.anun_nak import ANUN_NAK_MEEPLES
from naqala.engine.djinns.haurvatat import HAURVATAT_PALM_TREE_POINTS
from naqala.engine.djinns.jafaar import JAFAAR_VIZIER_POINTS
from naqala.engine.djinns.shamhat import SHAMHAT_ELDER_POINTS
from naqala.engine.events import BuildersEarned, DjinnGoldEarned, DjinnsShown
from naqala.engine.geometry import AROUND, members
from naqala.engine.things import djinn_text
from naqala.locales import LANGUAGES, Catalog, catalog
from tests.locales.ftl import PLACEABLE, messages
from tests.positions import BLUE, PINK, Seat, game_at, happened, play, sow

languages = pytest.mark.parametrize("language", LANGUAGES)

# In the texts of the djinns. Words for 1 are not here, since they are articles as well.
WORDS_FOR_2 = {"pair", "two", "double", "paire", "doppelt", "paar", "dubbel"}
TOKEN = re.compile(r"\w+")


def figures(text: str) -> list[int]:
    """The numbers above 1."""
    found = [2 if word in WORDS_FOR_2 else int(word) if word.isdecimal() else 0 for word in TOKEN.findall(text.lower())]
    return [number for number in found if number > 1]


def digits(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def written(texts: Catalog, key: str) -> list[int]:
    """The digits of the source of a text, without those of its arguments."""
    return digits(PLACEABLE.sub("", messages(texts.language)[key].source))


# What the engine does


@cache
def gold_of_a_djinn() -> list[int]:
    """What Ba'al brings if its owner takes a djinn, and if a rival does."""
    found: list[int] = []
    for owner in (BLUE, PINK):
        blue, pink = (Seat(elders=2, djinns=[BAAL] if seat == owner else []) for seat in (BLUE, PINK))
        game = game_at({C3: "v", D3: "v"}, places={D3: SACRED_PLACE}, djinn_row=[BOAZ], blue=blue, pink=pink)
        sow(game, "C3 D3v")
        [earned] = happened(play(game, Summon(BOAZ, 0)), DjinnGoldEarned)
        found.append(earned.gold)
    return found


@cache
def djinns_shown_by_sibittis() -> int:
    game = game_at({C3: "v", D3: "v"}, places={D3: SMALL_MARKET}, blue=Seat(elders=2, djinns=[SIBITTIS]))
    [shown] = happened(play(game, Invoke(SIBITTIS)), DjinnsShown)
    return len(members(shown.djinns))


@cache
def factor_of_echidna() -> int:
    alone, doubled = (gold_of_builders(action) for action in (Build(0), Invoke(ECHIDNA)))
    return doubled // alone


def gold_of_builders(action: Action) -> int:
    """What three Builders bring if this is played before they earn."""
    game = game_at({C2: "b", D2: "bb"}, places={C1: VILLAGE, D2: SMALL_MARKET}, blue=Seat(elders=2, djinns=[ECHIDNA]))
    sow(game, "C2 D2b")
    [earned] = happened(play(game, action), BuildersEarned)
    return earned.gold


def figures_of_djinns() -> dict[str, list[int]]:
    """The numbers above 1 in the text of each djinn."""
    around = max([len(members(tiles)) for tiles in AROUND])
    gold = [number for number in gold_of_a_djinn() if number > 1]
    return {djinn.name: [] for djinn in DJINNS} | {
        "Al-Amin": [FAKIRS_PER_WILD_CARD],
        "Anun-Nak": [ANUN_NAK_MEEPLES],
        "Ba'al": gold,
        "Echidna": [factor_of_echidna()],
        "Hagis": [around],
        "Haurvatat": [HAURVATAT_PALM_TREE_POINTS],
        "Iblis": [2],  # the steps KillingTwo and KillingSecond
        "Jafaar": [JAFAAR_VIZIER_POINTS],
        "Lamia": [around],
        "Marid": gold,
        "Monkir": gold,
        "Nekir": gold,
        "Shamhat": [SHAMHAT_ELDER_POINTS],
        "Sibittis": [djinns_shown_by_sibittis()],
    }


# What the texts say


@languages
def test_the_text_of_a_djinn_has_the_figures_of_its_power(language):
    texts = catalog(language)
    expected = figures_of_djinns()
    assert {name: figures(texts.phrase(djinn_text(name))) for name in expected} == expected


@languages
@pytest.mark.parametrize("name", ["Ba'al", "Marid", "Monkir", "Nekir"])
def test_a_djinn_that_pays_says_first_what_its_owner_brings_and_then_a_rival(language, name):
    assert digits(catalog(language).phrase(djinn_text(name))) == gold_of_a_djinn()


SMALL = [box.SMALL_MARKET_PRICE, box.SMALL_MARKET_CARDS, box.SMALL_MARKET_REACH]
LARGE = [box.LARGE_MARKET_PRICE, box.LARGE_MARKET_CARDS, box.LARGE_MARKET_REACH]
FIGURES = {
    "note-gold": [1],
    "note-viziers": [box.VIZIER_POINTS, box.VIZIER_MAJORITY_POINTS],
    "note-elders": [box.ELDER_POINTS],
    "note-djinns": [],
    "note-tiles": [],
    "note-palms": [box.PALM_TREE_POINTS],
    "note-palaces": [box.PALACE_POINTS],
    "note-goods": [],
    "market-small": SMALL,
    "market-large": LARGE,
    "djinns-price": [box.SUMMON_PRICE],
    "action-summon": [box.SUMMON_PRICE],
    "terminal-score-gold": [1],
    "terminal-score-more-viziers": [box.VIZIER_MAJORITY_POINTS],
    "guide-market-end": [*LARGE[1:], LARGE[0]],
}


@languages
@pytest.mark.parametrize("key", FIGURES)
def test_a_text_has_the_figures_of_the_engine(language, key):
    assert written(catalog(language), key) == FIGURES[key]


@languages
def test_an_elder_and_a_fakir_are_the_price_of_a_djinn(language):
    """Written without figures, or with two times 1."""
    assert box.SUMMON_PRICE == 2
    assert written(catalog(language), "action-summon-fakir") in ([], [1, 1])


@languages
def test_the_figures_of_the_summary_are_arguments(language):
    keys = [key for key, message in messages(language).items() if message.file == "summary.ftl"]
    assert len(keys) > 50
    assert {key: written(catalog(language), key) for key in keys} == {key: [] for key in keys}
