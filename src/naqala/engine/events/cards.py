"""What happens to resource cards and djinns."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.events.event import Event, djinn_name, djinn_names, many, who
from naqala.engine.things import CARD_NAMES


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CardLaid(Event):
    """A card joins the end of the resource row (S4, N1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: i64) -> None:
        self.card = card

    def __str__(self) -> str:
        return f"{CARD_NAMES[self.card]} joins the row."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CardTaken(Event):
    """From a slot of the row, for all to see."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "slot", "card")

    def __init__(self, seat: i64, slot: i64, card: i64) -> None:
        self.seat = seat
        self.slot = slot
        self.card = card

    def __str__(self) -> str:
        return f"{who(self.seat)} takes {CARD_NAMES[self.card]}."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CardDrawn(Event):
    """From the pile: which card is the owner's secret (H2)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def __str__(self) -> str:
        return f"{who(self.seat)} draws {CARD_NAMES[self.card]} from the pile."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CardDrawnUnseen(Event):
    """The same, to everybody else."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def __str__(self) -> str:
        return f"{who(self.seat)} draws a card from the pile."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PileRenewed(Event):
    """The discarded resource cards are the pile now (N1)."""

    def __str__(self) -> str:
        return "The discarded cards are shuffled into a new pile."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DjinnLaid(Event):
    """A djinn joins the end of the row (S4, N2)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("djinn",)

    def __init__(self, djinn: i64) -> None:
        self.djinn = djinn

    def __str__(self) -> str:
        return f"{djinn_name(self.djinn)} joins the djinns on offer."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DjinnSummoned(Event):
    """Out of the row (P6)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "djinn")

    def __init__(self, seat: i64, djinn: i64) -> None:
        self.seat = seat
        self.djinn = djinn

    def __str__(self) -> str:
        return f"{who(self.seat)} summons {djinn_name(self.djinn)}."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DjinnsShown(Event):
    """Out of the pile, to one player alone (D21, H2)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "djinns")

    def __init__(self, seat: i64, djinns: i64) -> None:
        self.seat = seat
        self.djinns = djinns

    def __str__(self) -> str:
        return f"{who(self.seat)} looks at {djinn_names(self.djinns)}."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DjinnsShownUnseen(Event):
    """The same, to everybody else."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: i64, n: i64) -> None:
        self.seat = seat
        self.n = n

    def __str__(self) -> str:
        return f"{who(self.seat)} looks at {many(self.n, 'djinn')} of the pile."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DjinnKept(Event):
    """Of the djinns shown."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "djinn")

    def __init__(self, seat: i64, djinn: i64) -> None:
        self.seat = seat
        self.djinn = djinn

    def __str__(self) -> str:
        return f"{who(self.seat)} keeps {djinn_name(self.djinn)}."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DjinnsDiscarded(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "djinns")

    def __init__(self, seat: i64, djinns: i64) -> None:
        self.seat = seat
        self.djinns = djinns

    def __str__(self) -> str:
        return f"{who(self.seat)} discards {djinn_names(self.djinns)}."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DjinnPileRenewed(Event):
    """The discarded djinns are the pile now (N2)."""

    def __str__(self) -> str:
        return "The discarded djinns are shuffled into a new pile."
