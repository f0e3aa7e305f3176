"""Positions as they are sent: what everybody sees, and what a seat holds."""

from __future__ import annotations

from typing_extensions import TypedDict  # pydantic needs it before Python 3.12

from naqala.server.messages.json_types import Card, Djinn, Good, Place, Seat, Tile


class PrintedTile(TypedDict):
    """A tile as printed."""

    tile: Tile
    place: Place
    value: int
    blue: bool


class TileContents(TypedDict):
    """The contents of a tile; meeples as letters, such as `vvem`."""

    meeples: str
    palms: int
    palaces: int
    camel: Seat | None


class PublicPoints(TypedDict):
    """A player's public points (V2-V5)."""

    viziers: int
    more_viziers: int
    elders: int
    djinns: int
    tiles: int
    palms: int
    palaces: int
    total: int


class PublicPlayerInfo(TypedDict):
    """The public part of a player's possessions."""

    seat: Seat
    camels: int
    viziers: int
    elders: int
    cards: int
    djinns: list[Djinn]
    used_djinns: list[Djinn]
    points: PublicPoints


class SuitOffer(TypedDict):
    """A suit of different goods, its price, and the action that sells it."""

    goods: list[Good]
    gold: int
    notation: str


class PrivateHoldings(TypedDict):
    """A player's secret possessions, sent only to seats that may see them.

    `suits` is the best way to sell the hand, `goods` its points at the end (V6), `card_gains` the points that one more
    card of each kind would add.
    """

    seat: Seat
    gold: int
    hand: dict[Card, int]
    suits: list[SuitOffer]
    goods: int
    card_gains: dict[Card, int]
    total: int


class PublicView(TypedDict):
    """The position as everybody sees it. The board is listed from A1 to F5, row by row."""

    round: int
    board: list[TileContents]
    bid_order: list[Seat]
    turn_order: list[Seat | None]
    resource_row: list[Card]
    djinns: list[Djinn]
    discards: dict[Card, int]
    djinn_discards: list[Djinn]
    bag: str
    palms: int
    palaces: int
    deck_size: int
    djinn_deck_size: int
    players: list[PublicPlayerInfo]
    last_round: bool
    over: bool
