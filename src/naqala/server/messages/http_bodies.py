"""Request and response bodies of the HTTP API."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

from naqala.server.api_error import ErrorCode
from naqala.server.messages.json_types import Level, Seat, SeatKind
from naqala.server.messages.outgoing import GameResult, PlayedAction, PrintedTile, PublicView, SeatInfo, TableInfo

Name = Annotated[str, Field(max_length=60)]


class RequestBody(BaseModel):
    """Unknown fields and wrong types are errors."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# Requests


class NameRequest(RequestBody):
    """Choose a name."""

    name: Name


class DeviceCodeRequest(RequestBody):
    """The code shown on another device."""

    code: Annotated[str, Field(max_length=40)]


class SeatRequest(RequestBody):
    """A seat for a person, a bot of a level, or another person at this device."""

    kind: SeatKind
    level: Level | None = None
    name: Name = ""


class TableRequest(RequestBody):
    """A table to create. `seed` is a number from 0 to 2^128 - 1 in decimal digits."""

    seats: Annotated[list[SeatRequest], Field(min_length=2, max_length=4)]
    public: bool = False
    open_hands: bool = False
    seed: Annotated[str, Field(pattern="^[0-9]{1,39}$")] | None = None
    position: Annotated[str, Field(max_length=4000)] | None = None
    name: Name = ""
    start: bool = False


class JoinRequest(RequestBody):
    """Take this seat, or any free one."""

    seat: Seat | None = None
    name: Name = ""


class SeatChangeRequest(RequestBody):
    """Give the seat to a bot of this level; without a level, to the next person who joins."""

    level: Level | None = None


class SubstituteRequest(RequestBody):
    """Let a bot of this level play for the seat."""

    level: Level = "calm"


# Responses


class RestrictionInfo(TypedDict):
    """Why and until when an identity is muted or banned; `until` is null if there is no end."""

    reason: str
    until: float | None


class IdentityInfo(TypedDict):
    """The identity of this browser. `mute` and `ban` are there only if they apply."""

    known: bool
    name: str
    mute: NotRequired[RestrictionInfo]
    ban: NotRequired[RestrictionInfo]


class DeviceCode(TypedDict):
    """A code that adds one more device to this identity."""

    code: str
    expires: float


class SeatKey(TypedDict):
    """A secret that lets its holder play the seat."""

    seat: Seat
    key: str


class SeatKeys(TypedDict):
    keys: list[SeatKey]


class TableSummary(TypedDict):
    """A table in a list. `own_seats` are the caller's; `turn` is known only while the table is in memory."""

    code: str
    status: Literal["waiting", "playing", "finished", "closed"]
    created: float
    players: int
    open_hands: bool
    custom_seed: bool
    seats: list[SeatInfo]
    own_seats: list[Seat]
    turn: Seat | None


class LobbyInfo(TypedDict):
    """Public tables: waiting for players, and running."""

    waiting: list[TableSummary]
    playing: list[TableSummary]


class OwnTables(TypedDict):
    tables: list[TableSummary]


class RemovalResult(TypedDict):
    """Whether a bot replaced the idle player, or more votes are needed."""

    removed: bool


class LevelInfo(TypedDict):
    level: Level
    sentence: str


class DjinnInfo(TypedDict):
    name: str
    value: int
    rule: str
    price: str
    text: str


class RuleInfo(TypedDict):
    number: str
    text: str


class RuleSection(TypedDict):
    letter: str
    title: str
    rules: list[RuleInfo]


class Rulebook(TypedDict):
    """Bot levels, djinns and rules."""

    version: str
    levels: list[LevelInfo]
    djinns: list[DjinnInfo]
    rules: list[RuleSection]


class ReplayInfo(TypedDict):
    """A finished game: the start, every action with all its events, and the result."""

    table: TableInfo
    tiles: list[PrintedTile]
    start: PublicView
    played: list[PlayedAction]
    result: GameResult


class Health(TypedDict):
    status: Literal["ok", "shutting-down"]
    version: str
    engine: str
    tables: int
    connections: int


class ErrorResponse(TypedDict):
    """The request failed and changed nothing."""

    code: ErrorCode
    message: str
    rule: str | None
