"""Events of the tribes, payments and earnings."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.events.event import Event


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MeeplesKept(Event):
    """A player keeps collected Viziers or Elders (A1, A2)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tribe", "n")

    def __init__(self, seat: i64, tribe: i64, n: i64) -> None:
        self.seat = seat
        self.tribe = tribe
        self.n = n


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MeeplesBagged(Event):
    """Collected Merchants, Builders or Assassins go to the bag (A3-A5)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tribe", "n")

    def __init__(self, seat: i64, tribe: i64, n: i64) -> None:
        self.seat = seat
        self.tribe = tribe
        self.n = n


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


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TileMeepleKilled(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile", "tribe")

    def __init__(self, seat: i64, tile: i64, tribe: i64) -> None:
        self.seat = seat
        self.tile = tile
        self.tribe = tribe


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class HeldMeepleKilled(Event):
    """A Vizier or Elder held by an opponent is killed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "rival", "tribe")

    def __init__(self, seat: i64, rival: i64, tribe: i64) -> None:
        self.seat = seat
        self.rival = rival
        self.tribe = tribe


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MeepleCaptured(Event):
    """The killer gets the victim alive (D13)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "djinn", "tribe")

    def __init__(self, seat: i64, djinn: i64, tribe: i64) -> None:
        self.seat = seat
        self.djinn = djinn
        self.tribe = tribe


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PowerUsed(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "djinn")

    def __init__(self, seat: i64, djinn: i64) -> None:
        self.seat = seat
        self.djinn = djinn


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PricePaid(Event):
    """A player pays Elders into the bag and Fakirs into the discard pile."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "elders", "fakirs")

    def __init__(self, seat: i64, elders: i64, fakirs: i64) -> None:
        self.seat = seat
        self.elders = elders
        self.fakirs = fakirs


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DjinnGoldEarned(Event):
    """A djinn pays its owner."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "djinn", "gold")

    def __init__(self, seat: i64, djinn: i64, gold: i64) -> None:
        self.seat = seat
        self.djinn = djinn
        self.gold = gold


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MarketPaid(Event):
    """A player pays at a market (P3, P4)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "gold")

    def __init__(self, seat: i64, gold: i64) -> None:
        self.seat = seat
        self.gold = gold


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SuitSold(Event):
    """A player sells a suit of different goods, a set of nine bits (G1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "suit", "gold")

    def __init__(self, seat: i64, suit: i64, gold: i64) -> None:
        self.seat = seat
        self.suit = suit
        self.gold = gold
