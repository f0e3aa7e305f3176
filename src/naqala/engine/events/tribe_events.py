"""Events of the tribes, payments and earnings."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.components import TRIBE_NAMES, tile_name
from naqala.engine.events.event import Event, counted, djinn_name, goods_text, listed, seat_name


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MeeplesKept(Event):
    """A player keeps collected Viziers or Elders (A1, A2)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tribe", "n")

    def __init__(self, seat: i64, tribe: i64, n: i64) -> None:
        self.seat = seat
        self.tribe = tribe
        self.n = n

    def __str__(self) -> str:
        return f"{seat_name(self.seat)} keeps {counted(self.n, TRIBE_NAMES[self.tribe])}."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MeeplesBagged(Event):
    """Collected Merchants, Builders or Assassins go to the bag (A3-A5)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tribe", "n")

    def __init__(self, seat: i64, tribe: i64, n: i64) -> None:
        self.seat = seat
        self.tribe = tribe
        self.n = n

    def __str__(self) -> str:
        return f"{seat_name(self.seat)} puts {counted(self.n, TRIBE_NAMES[self.tribe])} into the bag."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BuildersEarned(Event):
    """Builders and Fakirs earn gold for each blue-valued tile, doubled by Echidna (A4, D7)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "n", "fakirs", "blue", "gold")

    def __init__(self, seat: i64, tile: i64, n: i64, fakirs: i64, blue: i64, gold: i64) -> None:
        self.seat = seat
        self.tile = tile
        self.n = n
        self.fakirs = fakirs
        self.blue = blue
        self.gold = gold

    def __str__(self) -> str:
        workers = counted(self.n, "Builder")
        if self.fakirs:
            workers += f" and {counted(self.fakirs, 'Fakir')}"
        return f"{seat_name(self.seat)} earns {self.gold} gold with {workers} on {tile_name(self.tile)}."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TileMeepleKilled(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "tribe")

    def __init__(self, seat: i64, tile: i64, tribe: i64) -> None:
        self.seat = seat
        self.tile = tile
        self.tribe = tribe

    def __str__(self) -> str:
        return f"{seat_name(self.seat)} strikes {counted(1, TRIBE_NAMES[self.tribe])} on {tile_name(self.tile)}."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class HeldMeepleKilled(Event):
    """A Vizier or Elder held by an opponent is killed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "rival", "tribe")

    def __init__(self, seat: i64, rival: i64, tribe: i64) -> None:
        self.seat = seat
        self.rival = rival
        self.tribe = tribe

    def __str__(self) -> str:
        return f"{seat_name(self.seat)} strikes {counted(1, TRIBE_NAMES[self.tribe])} of {seat_name(self.rival)}."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MeepleCaptured(Event):
    """The killer gets the victim alive (D13)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "djinn", "tribe")

    def __init__(self, seat: i64, djinn: i64, tribe: i64) -> None:
        self.seat = seat
        self.djinn = djinn
        self.tribe = tribe

    def __str__(self) -> str:
        return f"{djinn_name(self.djinn)} brings {seat_name(self.seat)} the {TRIBE_NAMES[self.tribe]} alive."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PowerUsed(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "djinn")

    def __init__(self, seat: i64, djinn: i64) -> None:
        self.seat = seat
        self.djinn = djinn

    def __str__(self) -> str:
        return f"{seat_name(self.seat)} calls upon {djinn_name(self.djinn)}."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PricePaid(Event):
    """A player pays Elders into the bag and Fakirs into the discard pile."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "elders", "fakirs")

    def __init__(self, seat: i64, elders: i64, fakirs: i64) -> None:
        self.seat = seat
        self.elders = elders
        self.fakirs = fakirs

    def __str__(self) -> str:
        paid = [counted(n, name) for n, name in ((self.elders, "Elder"), (self.fakirs, "Fakir")) if n]
        return f"{seat_name(self.seat)} pays {listed(paid)}."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DjinnGoldEarned(Event):
    """A djinn pays its owner."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "djinn", "gold")

    def __init__(self, seat: i64, djinn: i64, gold: i64) -> None:
        self.seat = seat
        self.djinn = djinn
        self.gold = gold

    def __str__(self) -> str:
        return f"{djinn_name(self.djinn)} brings {seat_name(self.seat)} {self.gold} gold."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MarketPaid(Event):
    """A player pays at a market (P3, P4)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "gold")

    def __init__(self, seat: i64, gold: i64) -> None:
        self.seat = seat
        self.gold = gold

    def __str__(self) -> str:
        return f"{seat_name(self.seat)} pays {self.gold} gold at the market."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SuitSold(Event):
    """A player sells a suit of different goods, a set of nine bits (G1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "suit", "gold")

    def __init__(self, seat: i64, suit: i64, gold: i64) -> None:
        self.seat = seat
        self.suit = suit
        self.gold = gold

    def __str__(self) -> str:
        return f"{seat_name(self.seat)} sells {goods_text(self.suit)} for {self.gold} gold."
