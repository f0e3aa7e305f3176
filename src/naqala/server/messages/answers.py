"""Answers to the queries of a client."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict  # pydantic needs it before Python 3.12

from naqala.server.api_error import ErrorCode
from naqala.server.messages.decision_types import Effect, Snapshot
from naqala.server.messages.event_json import EventInfo
from naqala.server.messages.json_types import Tile, Tribe
from naqala.server.messages.phrase_json import PhraseInfo


class Explanation(TypedDict):
    """Why an action is illegal, as in an error, or that it is `possible`."""

    possible: bool
    code: ErrorCode | None
    message: str
    text: PhraseInfo
    rule: str | None


class OutcomeInfo(TypedDict):
    """A possible outcome of a move."""

    start: Tile
    final: Tile
    tribe: Tribe
    collected: int
    empties: bool


class MoveGain(OutcomeInfo):
    """The best turn that ends on `final`: its points, and what it brings up to the first `random` event."""

    points: int
    random: bool
    events: list[EventInfo]


class PreviewInfo(TypedDict):
    """The effect of these actions, and the snapshot after them; null if the last one commits."""

    effect: Effect
    snapshot: Snapshot | None


class SaleInfo(TypedDict):
    """The suits that sell for the most gold, the best first."""

    actions: list[str]
    gold: int


class PaymentInfo(TypedDict):
    """The option for this djinn that costs the fewest points; null if there is none."""

    notation: str | None


class WhyAnswer(TypedDict):
    type: Literal["why"]
    id: int | None
    why: Explanation


class PreviewAnswer(TypedDict):
    type: Literal["preview"]
    id: int | None
    preview: PreviewInfo


class OutcomesAnswer(TypedDict):
    type: Literal["outcomes"]
    id: int | None
    outcomes: list[OutcomeInfo]


class GainsAnswer(TypedDict):
    type: Literal["gains"]
    id: int | None
    gains: list[MoveGain]


class WalkAnswer(TypedDict):
    type: Literal["walk"]
    id: int | None
    actions: list[str]


class SaleAnswer(TypedDict):
    type: Literal["sale"]
    id: int | None
    sale: SaleInfo


class PaymentAnswer(TypedDict):
    type: Literal["payment"]
    id: int | None
    payment: PaymentInfo


Answer = WhyAnswer | PreviewAnswer | OutcomesAnswer | GainsAnswer | WalkAnswer | SaleAnswer | PaymentAnswer
