"""The turn order track: prices and seats of the markers, first to act first: `12:blue,5:pink,0:black` (C8, B2)."""

from __future__ import annotations

from typing import Final

from naqala.engine.components import BID_PRICES, NOBODY, TRACK_SPOTS, ZERO_SPOTS
from naqala.engine.notation.codecs import NameCodec, NumberCodec, expect_list, expect_object, join_row, split_list
from naqala.engine.notation.notation_errors import NotationError, shown

EXAMPLE: Final = "track=12:blue,5:pink,0:black"
SPOT_PRICES: Final = [0] * (ZERO_SPOTS - 1) + list(BID_PRICES)
PRICE: Final = NumberCodec(0, max(BID_PRICES))


def markers(track: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return price and seat of each marker, the first to act first."""
    return [(SPOT_PRICES[spot], track[spot]) for spot in reversed(range(TRACK_SPOTS)) if track[spot] != NOBODY]


def track_with(found: list[tuple[int, int]]) -> tuple[int, ...]:
    """Return the track with these markers; those on 0 fill it from the last spot (B2)."""
    prices = [price for price, _ in found]
    for price in prices:
        if price not in BID_PRICES:
            raise NotationError("notation-no-spot", EXAMPLE, price=price)
        if prices.count(price) > SPOT_PRICES.count(price):
            raise NotationError("notation-too-many-markers", EXAMPLE, n=prices.count(price), price=price)
    if prices != sorted(prices, reverse=True):
        raise NotationError("notation-track-order", EXAMPLE)
    track = [NOBODY] * TRACK_SPOTS
    zeros = prices.count(0)
    for price, seat in found:
        if not price:
            zeros -= 1
        track[SPOT_PRICES.index(price) if price else zeros] = seat
    return tuple(track)


def track_text(track: tuple[int, ...], seats: NameCodec) -> str:
    return join_row([f"{price}:{seats.format(seat)}" for price, seat in markers(track)])


def read_track(text: str, seats: NameCodec) -> tuple[int, ...]:
    found: list[tuple[int, int]] = []
    for marker in split_list(text, ","):
        price, colon, seat = marker.partition(":")
        if not colon:
            raise NotationError("notation-not-a-marker", EXAMPLE, value=shown(marker))
        found.append((PRICE.parse(price), seats.parse(seat)))
    return track_with(found)


def track_json(track: tuple[int, ...], seats: NameCodec) -> list[object]:
    return [{"price": price, "seat": seats.to_json(seat)} for price, seat in markers(track)]


def track_from_json(data: object, seats: NameCodec) -> tuple[int, ...]:
    found: list[tuple[int, int]] = []
    for marker in expect_list(data):
        given = expect_object(marker, ["price", "seat"])
        found.append((PRICE.from_json(given["price"]), seats.from_json(given["seat"])))
    return track_with(found)
