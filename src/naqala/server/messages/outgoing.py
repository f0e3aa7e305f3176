"""Messages from server to client over the WebSocket; `type` tells them apart."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict  # pydantic needs it before Python 3.12

from naqala.server.api_error import ErrorCode
from naqala.server.messages.answers import Answer
from naqala.server.messages.decision_types import Snapshot
from naqala.server.messages.history_types import GameResult, PlayedAction
from naqala.server.messages.json_types import Seat
from naqala.server.messages.phrase_json import PhraseInfo
from naqala.server.messages.position_types import PrintedTile, PublicView
from naqala.server.messages.table_types import ChatMessage, ClockInfo, OwnVote, SeatNote, TableInfo


class Welcome(TypedDict):
    """The first message: the table, the missed actions with the position before them, and the current snapshot."""

    type: Literal["welcome"]
    id: int | None
    protocol: Literal[1]
    table: TableInfo
    own_seats: list[Seat]
    tiles: list[PrintedTile]
    before: PublicView | None
    missed: list[PlayedAction]
    chat: list[ChatMessage]
    notes: list[SeatNote]
    snapshot: Snapshot | None
    result: GameResult | None


class Update(TypedDict):
    """Actions were played. At a table with clocks, `clock` tells how they stand now."""

    type: Literal["update"]
    played: list[PlayedAction]
    snapshot: Snapshot
    clock: NotRequired[ClockInfo]
    result: GameResult | None


class DraftChanged(TypedDict):
    """The client's own draft changed."""

    type: Literal["draft"]
    snapshot: Snapshot


class TableChanged(TypedDict):
    """The table changed: a player connected or left, or a bot plays a seat now."""

    type: Literal["table"]
    table: TableInfo


class ChatReceived(TypedDict):
    """Somebody sent a chat message."""

    type: Literal["chat"]
    chat: ChatMessage


class NoteAdded(TypedDict):
    """Something happened to a seat."""

    type: Literal["note"]
    note: SeatNote


class VotesChanged(TypedDict):
    """All votes about the person whose browser this is, also at other tables."""

    type: Literal["votes"]
    votes: list[OwnVote]


class Ack(TypedDict):
    """The request succeeded; `action_count` actions have been played."""

    type: Literal["ack"]
    id: int | None
    action_count: int


class ErrorMessage(TypedDict):
    """The request failed and changed nothing; `rule` is the number of the rule that forbids it, if any.

    `text` is for people in any language; `message` is in English.
    """

    type: Literal["error"]
    id: int | None
    code: ErrorCode
    message: str
    text: PhraseInfo
    rule: str | None
    action_count: NotRequired[int]


class ShuttingDown(TypedDict):
    """The server is restarting."""

    type: Literal["shutting-down"]


OutgoingMessage = (
    Welcome | Update | DraftChanged | TableChanged | ChatReceived | NoteAdded | VotesChanged | Ack | ErrorMessage
    | ShuttingDown | Answer
)  # fmt: skip
