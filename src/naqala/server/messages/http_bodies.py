"""Request and response bodies of the HTTP API."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

from naqala.server.api_error import ErrorCode
from naqala.server.messages.history_types import FinalScores
from naqala.server.messages.json_types import Level, Seat, SeatKind
from naqala.server.messages.phrase_json import PhraseInfo
from naqala.server.messages.table_types import ClockInfo, OwnVote, SeatInfo, TimeControlInfo

MAX_SECONDS = 30 * 86400
Name = Annotated[str, Field(max_length=60)]
ContributedValue = Annotated[str, Field(pattern="^[0-9a-f]{32}$")]


class RequestBody(BaseModel):
    """Unknown fields and wrong types are errors."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# Requests


class NameRequest(RequestBody):
    """Choose a name."""

    name: Name


class LanguageRequest(RequestBody):
    """Choose a `language`; null for that of the browser."""

    language: Annotated[str, Field(max_length=20)] | None


class DeviceCodeRequest(RequestBody):
    """The code shown on another device."""

    code: Annotated[str, Field(max_length=40)]


class SeatRequest(RequestBody):
    """A seat for a person, a bot of a level, or another person at this device."""

    kind: SeatKind
    level: Level | None = None
    name: Name = ""


class TimeControlRequest(RequestBody):
    """A time control in seconds: `bank` and `increment`, or a limit for each `turn`, which days per turn also use."""

    kind: Literal["live", "correspondence"]
    bank: Annotated[int, Field(ge=0, le=MAX_SECONDS)] = 0
    increment: Annotated[int, Field(ge=0, le=MAX_SECONDS)] = 0
    turn: Annotated[int, Field(ge=0, le=MAX_SECONDS)] = 0
    at_zero: Literal["warn", "bot", "seat"] = "bot"
    timeouts: Annotated[int, Field(ge=0, le=10)] = 0


class TableRequest(RequestBody):
    """A table to create. `seed` is a number from 0 to 2^128 - 1 in decimal digits.

    `colours` are those of the seats, all different; without them the usual ones, or those of the position.
    """

    seats: Annotated[list[SeatRequest], Field(min_length=2, max_length=4)]
    colours: Annotated[list[Seat], Field(min_length=2, max_length=4)] | None = None
    public: bool = False
    open_hands: bool = False
    seed: Annotated[str, Field(pattern="^[0-9]{1,39}$")] | None = None
    position: Annotated[str, Field(max_length=4000)] | None = None
    name: Name = ""
    start: bool = False
    time_control: TimeControlRequest | None = None
    substitute_level: Level | None = None
    move_help: bool = True


class JoinRequest(RequestBody):
    """Take this seat, or any free one."""

    seat: Seat | None = None
    name: Name = ""


class ContributionRequest(RequestBody):
    """Contribute to the deal: the SHA-256 of `naqala contribution` and a value of 16 bytes, in hexadecimal digits."""

    digest: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]


class RevealRequest(RequestBody):
    """The value of the caller's contribution, in hexadecimal digits."""

    value: ContributedValue


class StartRequest(RequestBody):
    """Start the game; the host may reveal the value of their own contribution with it."""

    value: ContributedValue | None = None


class SeatChangeRequest(RequestBody):
    """Give the seat to a bot of this level; without a level, to the next person who joins."""

    level: Level | None = None


class ColourRequest(RequestBody):
    """Give the seat this colour. If it is that of a free seat, the two seats swap their colours."""

    colour: Seat


class SubstituteRequest(RequestBody):
    """Let a bot of this level play for the seat; without a level, of the level that the table has chosen."""

    level: Level | None = None


class VoteRequest(RequestBody):
    """Vote for or against a bot that plays for an absent player."""

    agree: bool


# Responses


class RestrictionInfo(TypedDict):
    """Why and until when an identity is muted or banned; `until` is null if there is no end."""

    reason: str
    until: float | None


class IdentityInfo(TypedDict):
    """The identity of this browser. `mute` and `ban` are there only if they apply.

    `language` is null until one is chosen; until then the browser's is used.
    """

    known: bool
    name: str
    language: str | None
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
    """A table in a list. `own_seats` are the caller's, `turn` is the seat to move; `clock` is known only while the
    table is in memory."""

    code: str
    status: Literal["waiting", "playing", "finished", "closed"]
    created: float
    players: int
    open_hands: bool
    custom_seed: bool
    seats: list[SeatInfo]
    own_seats: list[Seat]
    turn: Seat | None
    time_control: TimeControlInfo | None
    clock: ClockInfo | None


class LobbyInfo(TypedDict):
    """Public tables: waiting for players, and running."""

    waiting: list[TableSummary]
    playing: list[TableSummary]


class FinishedGame(TypedDict):
    """A finished game of the caller. `scores` is null for the games of an older version, until they are read."""

    code: str
    started: float
    finished: float
    open_hands: bool
    custom_seed: bool
    seats: list[SeatInfo]
    own_seats: list[Seat]
    scores: FinalScores | None


class FinishedGames(TypedDict):
    """Finished games of the caller, last finished first, and how many there are. `next` is where the list goes on."""

    games: list[FinishedGame]
    total: int
    next: float | None


class OwnTables(TypedDict):
    tables: list[TableSummary]


class OwnVotes(TypedDict):
    """The tables where the others vote whether a bot plays for the caller."""

    votes: list[OwnVote]


class DjinnInfo(TypedDict):
    name: str
    value: int
    rule: str
    text: str


class RuleInfo(TypedDict):
    number: str
    text: str


class RuleSection(TypedDict):
    letter: str
    title: str
    rules: list[RuleInfo]


class Rulebook(TypedDict):
    """Bot levels, djinns and rules; the texts are in one `language`."""

    version: str
    language: str
    levels: list[Level]
    djinns: list[DjinnInfo]
    rules: list[RuleSection]


class ServerInfo(TypedDict):
    """Where others can reach the server: only on this computer, or in the local network at `lan_url`, if that is known.

    For a page that was opened under a name or another address, its own address is the one to share.
    """

    local_only: bool
    lan_url: str | None


class Health(TypedDict):
    """`not-writable` while nothing can be stored; `moved` if the database file is not where it was opened."""

    status: Literal["ok", "not-writable", "moved", "shutting-down"]
    version: str
    engine: str
    tables: int
    connections: int


class ErrorResponse(TypedDict):
    """The request failed and changed nothing. `text` is for people in any language; `message` is in English."""

    code: ErrorCode
    message: str
    text: PhraseInfo
    rule: str | None
