"""The turn order track: markers with their prices, the first to act first: `12:blue,5:pink,0:black` (C8, B2)."""

from __future__ import annotations

from typing import Final

from naqala.engine.notation.errors import NotationError, quoted
from naqala.engine.notation.wording import Number, a_list, an_object, in_a_row, listed
from naqala.engine.notation.words import SEAT
from naqala.engine.things import NOBODY, PRICES, SPOTS, ZEROS

EXAMPLE: Final = "track=12:blue,5:pink,0:black"
SPOT_PRICES: Final = [0] * (ZEROS - 1) + list(PRICES)
PRICE: Final = Number(0, max(PRICES))


def markers(track: tuple[int, ...]) -> list[tuple[int, int]]:
    """Price and seat of each marker, the first to act first."""
    return [(SPOT_PRICES[spot], track[spot]) for spot in reversed(range(SPOTS)) if track[spot] != NOBODY]


def track_with(found: list[tuple[int, int]]) -> tuple[int, ...]:
    """Markers on 0 fill the track from the hindmost spot (B2)."""
    prices = [price for price, _ in found]
    for price in prices:
        if price not in PRICES:
            raise NotationError(f"No spot of the track costs {price} (C8).", EXAMPLE)
        if prices.count(price) > SPOT_PRICES.count(price):
            raise NotationError(f"There are {prices.count(price)} markers on {price} (B2).", EXAMPLE)
    if prices != sorted(prices, reverse=True):
        raise NotationError("The highest price comes first (B5).", EXAMPLE)
    track = [NOBODY] * SPOTS
    zeros = prices.count(0)
    for price, seat in found:
        if not price:
            zeros -= 1
        track[SPOT_PRICES.index(price) if price else zeros] = seat
    return tuple(track)


def track_text(track: tuple[int, ...]) -> str:
    return in_a_row([f"{price}:{SEAT.say(seat)}" for price, seat in markers(track)])


def read_track(text: str) -> tuple[int, ...]:
    found: list[tuple[int, int]] = []
    for said in listed(text, ","):
        price, colon, seat = said.partition(":")
        if not colon:
            raise NotationError(f"{quoted(said)} is no marker.", EXAMPLE)
        found.append((PRICE.read(price), SEAT.read(seat)))
    return track_with(found)


def track_json(track: tuple[int, ...]) -> list[object]:
    return [{"price": price, "seat": SEAT.json(seat)} for price, seat in markers(track)]


def track_from_json(said: object) -> tuple[int, ...]:
    found: list[tuple[int, int]] = []
    for marker in a_list(said):
        given = an_object(marker, ["price", "seat"])
        found.append((PRICE.from_json(given["price"]), SEAT.from_json(given["seat"])))
    return track_with(found)
