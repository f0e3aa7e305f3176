"""What the tribes do, and what is paid and earned."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.events.event import Event, djinn_name, goods, listed, many, who
from naqala.engine.things import TRIBE_NAMES, tile_name


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MeeplesKept(Event):
    """Viziers or Elders stay with the player (A1, A2)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tribe", "n")

    def __init__(self, seat: i64, tribe: i64, n: i64) -> None:
        self.seat = seat
        self.tribe = tribe
        self.n = n

    def __str__(self) -> str:
        return f"{who(self.seat)} keeps {many(self.n, TRIBE_NAMES[self.tribe])}."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MeeplesBagged(Event):
    """Merchants, Builders or Assassins go to the bag (A3-A5)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tribe", "n")

    def __init__(self, seat: i64, tribe: i64, n: i64) -> None:
        self.seat = seat
        self.tribe = tribe
        self.n = n

    def __str__(self) -> str:
        return f"{who(self.seat)} puts {many(self.n, TRIBE_NAMES[self.tribe])} into the bag."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BuildersEarned(Event):
    """A4: so many Builders and Fakirs, each for so many blue tiles, perhaps doubled (D7)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "n", "fakirs", "blue", "gold")

    def __init__(self, seat: i64, tile: i64, n: i64, fakirs: i64, blue: i64, gold: i64) -> None:
        self.seat = seat
        self.tile = tile
        self.n = n
        self.fakirs = fakirs
        self.blue = blue
        self.gold = gold

    def __str__(self) -> str:
        workers = many(self.n, "Builder")
        if self.fakirs:
            workers += f" and {many(self.fakirs, 'Fakir')}"
        return f"{who(self.seat)} earns {self.gold} gold with {workers} on {tile_name(self.tile)}."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KilledOnTile(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "tribe")

    def __init__(self, seat: i64, tile: i64, tribe: i64) -> None:
        self.seat = seat
        self.tile = tile
        self.tribe = tribe

    def __str__(self) -> str:
        return f"{who(self.seat)} strikes {many(1, TRIBE_NAMES[self.tribe])} on {tile_name(self.tile)}."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KilledAtCourt(Event):
    """A Vizier or Elder that a rival held."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "rival", "tribe")

    def __init__(self, seat: i64, rival: i64, tribe: i64) -> None:
        self.seat = seat
        self.rival = rival
        self.tribe = tribe

    def __str__(self) -> str:
        return f"{who(self.seat)} strikes {many(1, TRIBE_NAMES[self.tribe])} of {who(self.rival)}."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Captured(Event):
    """The victim did not die but came to the killer (D13)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "djinn", "tribe")

    def __init__(self, seat: i64, djinn: i64, tribe: i64) -> None:
        self.seat = seat
        self.djinn = djinn
        self.tribe = tribe

    def __str__(self) -> str:
        return f"{djinn_name(self.djinn)} brings {who(self.seat)} the {TRIBE_NAMES[self.tribe]} alive."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PowerUsed(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "djinn")

    def __init__(self, seat: i64, djinn: i64) -> None:
        self.seat = seat
        self.djinn = djinn

    def __str__(self) -> str:
        return f"{who(self.seat)} calls upon {djinn_name(self.djinn)}."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PricePaid(Event):
    """Elders to the bag, Fakirs to the discard."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "elders", "fakirs")

    def __init__(self, seat: i64, elders: i64, fakirs: i64) -> None:
        self.seat = seat
        self.elders = elders
        self.fakirs = fakirs

    def __str__(self) -> str:
        paid = [many(n, name) for n, name in ((self.elders, "Elder"), (self.fakirs, "Fakir")) if n]
        return f"{who(self.seat)} pays {listed(paid)}."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DjinnEarned(Event):
    """A djinn brings its owner gold."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "djinn", "gold")

    def __init__(self, seat: i64, djinn: i64, gold: i64) -> None:
        self.seat = seat
        self.djinn = djinn
        self.gold = gold

    def __str__(self) -> str:
        return f"{djinn_name(self.djinn)} brings {who(self.seat)} {self.gold} gold."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MarketPaid(Event):
    """P3, P4."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "gold")

    def __init__(self, seat: i64, gold: i64) -> None:
        self.seat = seat
        self.gold = gold

    def __str__(self) -> str:
        return f"{who(self.seat)} pays {self.gold} gold at the market."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SuitSold(Event):
    """G1: different goods, as a set of nine bits."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "suit", "gold")

    def __init__(self, seat: i64, suit: i64, gold: i64) -> None:
        self.seat = seat
        self.suit = suit
        self.gold = gold

    def __str__(self) -> str:
        return f"{who(self.seat)} sells {goods(self.suit)} for {self.gold} gold."
