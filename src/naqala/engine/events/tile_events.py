"""Events on the tiles."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.events.event import Event


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MeeplesPickedUp(Event):
    """A player picks up all meeples of a tile (M1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "meeples")

    def __init__(self, seat: i64, tile: i64, meeples: i64) -> None:
        self.seat = seat
        self.tile = tile
        self.meeples = meeples


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MeepleDropped(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "tribe")

    def __init__(self, seat: i64, tile: i64, tribe: i64) -> None:
        self.seat = seat
        self.tile = tile
        self.tribe = tribe


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MeeplesCollected(Event):
    """A player collects the last meeple and its tribe (K1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "tribe", "n")

    def __init__(self, seat: i64, tile: i64, tribe: i64, n: i64) -> None:
        self.seat = seat
        self.tile = tile
        self.tribe = tribe
        self.n = n


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CamelPlaced(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: i64, tile: i64) -> None:
        self.seat = seat
        self.tile = tile


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PalmPlaced(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: i64, tile: i64) -> None:
        self.seat = seat
        self.tile = tile


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PalacePlaced(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: i64, tile: i64) -> None:
        self.seat = seat
        self.tile = tile


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MeeplesDrawn(Event):
    """Meeples are drawn from the bag onto a tile (D3)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "meeples")

    def __init__(self, seat: i64, tile: i64, meeples: i64) -> None:
        self.seat = seat
        self.tile = tile
        self.meeples = meeples
