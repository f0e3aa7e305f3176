"""Events of resource cards and djinns."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.events.event import Event


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CardRevealed(Event):
    """A card joins the end of the resource row (S4, N1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: i64) -> None:
        self.card = card


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CardTaken(Event):
    """A player takes a card from a slot of the row, publicly."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "slot", "card")

    def __init__(self, seat: i64, slot: i64, card: i64) -> None:
        self.seat = seat
        self.slot = slot
        self.card = card


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CardDrawn(Event):
    """A player draws a card from the deck in secret (H2)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class HiddenCardDrawn(Event):
    """The same as others see it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat = seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DeckReshuffled(Event):
    """The discard pile becomes the new deck (N1)."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DjinnRevealed(Event):
    """A djinn joins the end of the row (S4, N2)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("djinn",)

    def __init__(self, djinn: i64) -> None:
        self.djinn = djinn


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DjinnSummoned(Event):
    """A player takes a djinn from the row (P6)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "djinn")

    def __init__(self, seat: i64, djinn: i64) -> None:
        self.seat = seat
        self.djinn = djinn


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DjinnsShown(Event):
    """Djinns from the deck are shown to one player (D21, H2)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "djinns")

    def __init__(self, seat: i64, djinns: i64) -> None:
        self.seat = seat
        self.djinns = djinns


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class HiddenDjinnsShown(Event):
    """The same as others see it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: i64, n: i64) -> None:
        self.seat = seat
        self.n = n


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DjinnKept(Event):
    """A player keeps one of the djinns shown (D21)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "djinn")

    def __init__(self, seat: i64, djinn: i64) -> None:
        self.seat = seat
        self.djinn = djinn


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DjinnsDiscarded(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "djinns")

    def __init__(self, seat: i64, djinns: i64) -> None:
        self.seat = seat
        self.djinns = djinns


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DjinnDeckReshuffled(Event):
    """The discarded djinns become the new deck (N2)."""
