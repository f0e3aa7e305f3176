"""Decisions as they are sent: the question, its options, the draft, and the snapshot of a seat."""

from __future__ import annotations

from typing_extensions import TypedDict  # pydantic needs it before Python 3.12

from naqala.server.messages.event_json import ActionInfo, EventInfo
from naqala.server.messages.json_types import Djinn, Piece, Seat, StepName, Tile
from naqala.server.messages.phrase_json import PhraseInfo
from naqala.server.messages.position_types import PrivateHoldings, PublicView


class SkippedStep(TypedDict):
    """A step of the turn in which nothing could be decided, and why."""

    step: StepName
    message: str
    text: PhraseInfo
    rule: str


class Question(TypedDict):
    """The decision to be made now: whose it is, its rule, and the tile, piece, meeples or djinns it is about.

    `skipped` says why the final tile of the player's drafted move brought nothing.
    """

    seat: Seat
    step: StepName
    rule: str
    tile: Tile | None
    piece: Piece | None
    hand: str
    djinn: Djinn | None
    shown: list[Djinn]
    skipped: SkippedStep | None


class Effect(TypedDict):
    """The immediate effect of an action for its player; `gold` and `points` are null if it is random."""

    events: list[EventInfo]
    random: bool
    gold: int | None
    points: int | None


class Option(TypedDict):
    """A legal action. One that `commits` cannot be undone."""

    notation: str
    action: ActionInfo
    commits: bool
    effect: Effect


class DraftedAction(TypedDict):
    """An action of the draft: tried, not yet played, visible to its own seat only."""

    notation: str
    action: ActionInfo
    events: list[EventInfo]
    gold: int
    points: int


class Snapshot(TypedDict):
    """Everything that a seat may know now. `options` and `draft` are for the seat to move only."""

    action_count: int
    seat: Seat | None
    public_view: PublicView
    holdings: list[PrivateHoldings]
    question: Question | None
    options: list[Option]
    draft: list[DraftedAction]
