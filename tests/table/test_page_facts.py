"""What the page has typed in of the game is what the engine says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from naqala.engine.djinns import DJINNS
from naqala.engine.djinns.djinn import FAKIR_ALONE, NOTHING, ONE, TWO, Djinn
from naqala.engine.setup import CARDS_IN_BOX
from naqala.engine.things import CARD_NAMES, PRICES, SPOTS, ZEROS

WEB: Final = Path(__file__).parents[2] / "web" / "src"
COSTS: Final = {NOTHING: "", ONE: "EF", TWO: "E+EF", FAKIR_ALONE: "F"}
LOOK: Final = re.compile(r'^  "?([\w\'-]+)"?: \{ family: "\w+", moment: "(\w+)", cost: "([EF+]*)" \},$', re.MULTILINE)


def between(path: str, opening: str, closing: str) -> str:
    """The part of a source that is between these."""
    text = (WEB / path).read_text(encoding="utf-8")
    assert text.count(opening) == 1, f"{path} has no {opening!r}, or several"
    return text.partition(opening)[2].partition(closing)[0]


def looks() -> dict[str, tuple[str, str]]:
    """By djinn its moment and its cost, as its card on the page has them."""
    found = LOOK.findall(between("parts/djinns.ts", "export const LOOKS", "\n};"))
    return {name: (moment, cost) for name, moment, cost in found}


def moment(djinn: Djinn) -> str:
    if djinn.price != NOTHING or type(djinn).haggles:
        return "pay"
    return "always" if type(djinn).changes_worth is Djinn.changes_worth else "end"


def cost(djinn: Djinn) -> str:
    """A djinn that haggles takes as many Fakirs as one likes."""
    return "F+" if type(djinn).haggles else COSTS[djinn.price]


def test_the_page_has_a_look_for_each_djinn() -> None:
    assert list(looks()) == [djinn.name for djinn in DJINNS]


@pytest.mark.parametrize("djinn", DJINNS, ids=repr)
def test_a_djinns_card_shows_when_it_works_and_what_it_costs(djinn: Djinn) -> None:
    assert looks()[djinn.name] == (moment(djinn), cost(djinn))


def test_a_resource_card_shows_how_many_there_are() -> None:
    typed = re.findall(r"(\w+): (\d+)", between("parts/Card.svelte", "const COPIES: Record<Card, number> = {", "}"))
    in_box = zip(CARD_NAMES, CARDS_IN_BOX, strict=True)
    assert [(name, int(n)) for name, n in typed] == [(name.lower(), n) for name, n in in_box]


def test_the_turn_order_track_has_its_prices_from_the_dearest_down() -> None:
    typed = [int(price) for price in between("table/tracks.ts", "const PRICES = [", "]").split(",")]
    assert typed == [*reversed(PRICES[1:]), *[PRICES[0]] * ZEROS]
    assert len(typed) == SPOTS
