"""The facts of the game that the page shows come from the engine; its sources contain no copy of them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

from naqala.engine.components import BID_PRICES, CARD_NAMES, SUMMON_PRICE, TRACK_SPOTS, ZERO_SPOTS
from naqala.engine.djinns import DJINNS
from naqala.engine.djinns.djinn import FAKIR_ALONE, NOTHING, ONE, TWO, Djinn, Price
from naqala.engine.setup import CARDS_IN_BOX
from naqala.server.messages.typescript_constants import cost, price_text, timing

WEB: Final = Path(__file__).parents[2] / "web" / "src"
SOURCES: Final = sorted(
    path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and path.name != "protocol.ts"
)
TYPED_IN: Final = {
    "prices of the track": r"\b8, 12\b|\b12, 8\b",
    # `gold` is also the coins.
    "numbers of cards": r"\b(?:" + "|".join({*CARD_NAMES} - {"Gold"}) + r")\"?: \d",
    "when a djinn has its effect": r"(?:moment|timing): \"",
    "what a djinn costs": r"cost: \"",
}


def constant(name: str) -> Any:
    """The value of a constant in the page's protocol.ts."""
    text = (WEB / "protocol.ts").read_text(encoding="utf-8")
    (found,) = re.findall(rf"^export const {name}(?:: [^=]*)? = (.*?);$", text, re.MULTILINE | re.DOTALL)
    return json.loads(re.sub(r",\n}", "\n}", found))


def test_the_turn_order_track_has_its_prices_from_the_last_to_the_first_to_play() -> None:
    assert constant("TRACK_PRICES") == [BID_PRICES[0]] * (ZERO_SPOTS - 1) + list(BID_PRICES)
    assert len(constant("TRACK_PRICES")) == TRACK_SPOTS


def test_a_resource_card_shows_how_many_there_are() -> None:
    in_box = zip(CARD_NAMES, CARDS_IN_BOX, strict=True)
    assert list(constant("CARD_COPIES").items()) == [(name.lower(), n) for name, n in in_box]


def test_a_first_game_says_what_a_djinn_costs() -> None:
    assert constant("SUMMON_PRICE") == SUMMON_PRICE


def test_there_is_a_card_for_each_djinn() -> None:
    assert list(constant("DJINN_CARDS")) == [djinn.name for djinn in DJINNS]


@pytest.mark.parametrize("djinn", DJINNS, ids=repr)
def test_a_djinns_card_shows_when_it_works_and_what_it_costs(djinn: Djinn) -> None:
    card = constant("DJINN_CARDS")[djinn.name]
    assert card == {"timing": timing(djinn), "cost": cost(djinn)}
    assert (card["timing"] == "pay") == (card["cost"] != "")


@pytest.mark.parametrize(("price", "text"), [(NOTHING, ""), (ONE, "EF"), (TWO, "E+EF"), (FAKIR_ALONE, "F")], ids=repr)
def test_a_price_is_written_with_the_letters_of_the_rules(price: Price, text: str) -> None:
    assert price_text(price) == text


@pytest.mark.parametrize(
    ("name", "when"), [("Kumarbi", "pay"), ("Sloar", "pay"), ("Jafaar", "end"), ("Boaz", "always")]
)
def test_a_djinn_works_for_a_price_or_at_the_end_or_always(name: str, when: str) -> None:
    (djinn,) = [djinn for djinn in DJINNS if djinn.name == name]
    assert timing(djinn) == when


@pytest.mark.parametrize("fact", TYPED_IN)
def test_no_source_of_the_page_repeats_a_fact(fact: str) -> None:
    pattern = re.compile(TYPED_IN[fact], re.IGNORECASE)
    assert SOURCES
    found = [str(path.relative_to(WEB)) for path in SOURCES if pattern.search(path.read_text(encoding="utf-8"))]
    assert found == []
