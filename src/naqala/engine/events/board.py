"""What happens on the tiles."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.events.event import Event, company, many, who
from naqala.engine.things import TRIBE_NAMES, tile_name


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MeeplesLifted(Event):
    """All meeples of a tile are in the mover's hand (M1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "meeples")

    def __init__(self, seat: i64, tile: i64, meeples: i64) -> None:
        self.seat = seat
        self.tile = tile
        self.meeples = meeples

    def __str__(self) -> str:
        return f"{who(self.seat)} picks up {company(self.meeples)} on {tile_name(self.tile)}."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MeepleDropped(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "tribe")

    def __init__(self, seat: i64, tile: i64, tribe: i64) -> None:
        self.seat = seat
        self.tile = tile
        self.tribe = tribe

    def __str__(self) -> str:
        return f"{who(self.seat)} drops {many(1, TRIBE_NAMES[self.tribe])} on {tile_name(self.tile)}."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MeeplesTakenBack(Event):
    """The last meeple and its tribe are in the mover's hand again (K1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "tribe", "n")

    def __init__(self, seat: i64, tile: i64, tribe: i64, n: i64) -> None:
        self.seat = seat
        self.tile = tile
        self.tribe = tribe
        self.n = n

    def __str__(self) -> str:
        return f"{who(self.seat)} takes back {many(self.n, TRIBE_NAMES[self.tribe])} on {tile_name(self.tile)}."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CamelPlaced(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: i64, tile: i64) -> None:
        self.seat = seat
        self.tile = tile

    def __str__(self) -> str:
        return f"{who(self.seat)} takes {tile_name(self.tile)} with a camel."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PalmPlaced(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: i64, tile: i64) -> None:
        self.seat = seat
        self.tile = tile

    def __str__(self) -> str:
        return f"{who(self.seat)} plants a palm tree on {tile_name(self.tile)}."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PalacePlaced(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: i64, tile: i64) -> None:
        self.seat = seat
        self.tile = tile

    def __str__(self) -> str:
        return f"{who(self.seat)} raises a palace on {tile_name(self.tile)}."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MeeplesCame(Event):
    """Meeples out of the bag stand on a tile (D3)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "meeples")

    def __init__(self, seat: i64, tile: i64, meeples: i64) -> None:
        self.seat = seat
        self.tile = tile
        self.meeples = meeples

    def __str__(self) -> str:
        return f"{who(self.seat)} calls {company(self.meeples)} out of the bag to {tile_name(self.tile)}."
