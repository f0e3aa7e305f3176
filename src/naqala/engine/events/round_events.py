"""Events of rounds, bids and turns."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.events.event import Event


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RoundStarted(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, round: i64) -> None:
        self.round = round


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MarkerPlaced(Event):
    """A bid: the printed price of the spot, the gold paid, and the Fakirs that lowered it (B1, D14)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "price", "gold", "fakirs")

    def __init__(self, seat: i64, price: i64, gold: i64, fakirs: i64) -> None:
        self.seat = seat
        self.price = price
        self.gold = gold
        self.fakirs = fakirs


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TurnStarted(Event):
    """A marker moves to the bid order track and its owner acts (T1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "price")

    def __init__(self, seat: i64, price: i64) -> None:
        self.seat = seat
        self.price = price


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NoMoveDeclared(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat = seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TurnEnded(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat = seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RoundEnded(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, round: i64) -> None:
        self.round = round


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class GameEnded(Event):
    """The game is over: a last camel was placed, or no meeples can be moved (E1-E3)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("last_camel", "no_move")

    def __init__(self, last_camel: bool, no_move: bool) -> None:
        self.last_camel = last_camel
        self.no_move = no_move
