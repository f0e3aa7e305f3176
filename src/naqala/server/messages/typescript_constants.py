"""Facts of the game for the page, as TypeScript constants computed from the engine.

`python -m naqala.server.messages.typescript_constants` prints them; `make protocol` adds them to the page's types.
"""

from __future__ import annotations

import json
from typing import Any, Final

from naqala.engine.components import GOOD_KINDS, LARGE_MARKET_CARDS, PLACE_COUNT, SUIT_VALUES, SUMMON_PRICE
from naqala.engine.djinns import DJINNS
from naqala.engine.djinns.djinn import NOTHING, Djinn, Price
from naqala.engine.notation.turn_order_track import SPOT_PRICES
from naqala.engine.notation.vocabulary import CARD, PLACE
from naqala.engine.setup import CARDS_IN_BOX
from naqala.server.messages.place_steps import is_compulsory

ANY_NUMBER_OF_FAKIRS: Final = "F+"
DJINN_CARD_TYPE: Final = '{ timing: "always" | "end" | "pay"; cost: string }'


def constants() -> str:
    """The exported constants, as lines of a TypeScript module."""
    return "\n".join(
        [
            "/** The price of each spot of the turn order track, in the order of `turn_order`. */",
            f"export const TRACK_PRICES: readonly number[] = {_literal(SPOT_PRICES)};",
            "",
            "/** The number of cards of each kind in the box. */",
            f"export const CARD_COPIES: Record<Card, number> = {_table(card_copies())};",
            "",
            "/** The gold for suits of 1 to 9 different goods (G1). */",
            f"export const SUIT_VALUES: readonly number[] = {_literal(suit_values())};",
            "",
            "/** What a djinn costs: the number of Elders and Fakirs together (P6). */",
            f"export const SUMMON_PRICE = {_literal(SUMMON_PRICE)};",
            "",
            "/** The cards that the price of the Large Market buys (P4). */",
            f"export const LARGE_MARKET_CARDS = {_literal(LARGE_MARKET_CARDS)};",
            "",
            "/** Whether the player who ends on a tile of this place must do what it does (P1-P6). */",
            f"export const COMPULSORY: Record<Place, boolean> = {_table(compulsory_places())};",
            "",
            "/** When a djinn has its effect, and what its power costs: E is an Elder, F a Fakir, EF either one. */",
            f"export const DJINN_CARDS: Record<Djinn, {DJINN_CARD_TYPE}> = {_table(djinn_cards())};",
        ]
    )


def card_copies() -> dict[str, int]:
    return dict(zip(CARD.names, CARDS_IN_BOX, strict=True))


def suit_values() -> list[int]:
    return [SUIT_VALUES[n] for n in range(1, GOOD_KINDS + 1)]


def compulsory_places() -> dict[str, bool]:
    return {PLACE.format(place): is_compulsory(place) for place in range(PLACE_COUNT)}


def djinn_cards() -> dict[str, dict[str, str]]:
    return {djinn.name: {"timing": timing(djinn), "cost": cost(djinn)} for djinn in DJINNS}


def timing(djinn: Djinn) -> str:
    if djinn.price != NOTHING or type(djinn).discounts_bids:
        return "pay"
    return "always" if type(djinn).adjust_scoring is Djinn.adjust_scoring else "end"


def cost(djinn: Djinn) -> str:
    return ANY_NUMBER_OF_FAKIRS if type(djinn).discounts_bids else price_text(djinn.price)


def price_text(price: Price) -> str:
    """An Elder and an Elder or a Fakir are "E+EF"."""
    return "+".join(["E"] * price.elders + ["F"] * price.fakirs + ["EF"] * price.either)


def _table(entries: dict[str, Any]) -> str:
    """An object literal with one entry per line."""
    return "\n".join(["{", *(f"  {_literal(key)}: {_literal(value)}," for key, value in entries.items()), "}"])


def _literal(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    print(constants())  # noqa: T201
