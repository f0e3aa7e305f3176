"""Request and response bodies of the operator API, under `/api/operator`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from naqala.server.messages.device_bodies import ReportReason
from naqala.server.messages.http_bodies import RequestBody, RestrictionInfo
from naqala.server.messages.json_types import Level, Seat
from naqala.server.messages.table_types import ChatMessage

MAX_HOURS = 10 * 366 * 24

PersonReference = Annotated[str, Field(min_length=1, max_length=60)]
Reason = Annotated[str, Field(min_length=1, max_length=300)]
Hours = Annotated[float, Field(gt=0, le=MAX_HOURS, strict=False, allow_inf_nan=False)]


class MuteRequest(RequestBody):
    """Refuse the chat messages of an identity; without `hours`, until it is unmuted.

    `identity` is an id, an `@` and the beginning of an id, or a seat such as `K7Q2M9AB/pink`.
    """

    identity: PersonReference
    reason: Reason
    hours: Hours | None = None


class UnmuteRequest(RequestBody):
    """Allow an identity to chat again."""

    identity: PersonReference


class BanRequest(RequestBody):
    """Ban either an identity or a network, such as `192.0.2.7` or `2001:db8::/48`."""

    identity: PersonReference | None = None
    network: Annotated[str, Field(min_length=1, max_length=60)] | None = None
    reason: Reason
    hours: Hours | None = None


class UnbanRequest(RequestBody):
    """Lift the ban of either an identity or a network."""

    identity: PersonReference | None = None
    network: Annotated[str, Field(min_length=1, max_length=60)] | None = None


class CloseRequest(RequestBody):
    """Close a table; its players see the reason."""

    reason: Reason


class ResolveRequest(RequestBody):
    """Mark a report as handled."""

    note: Annotated[str, Field(max_length=300)] = ""


class OperatorOverview(TypedDict):
    """What the operator sees first."""

    version: str
    open_reports: int
    identities: int
    waiting: int
    running: int
    finished: int
    connections: int
    mutes: int
    bans: int


class PersonInfo(TypedDict):
    """An identity, as the operator sees it. `short` is enough to name it in a request."""

    id: str
    short: str
    name: str
    created: float
    last_seen: float
    mute: RestrictionInfo | None
    ban: RestrictionInfo | None


class PersonList(TypedDict):
    identities: list[PersonInfo]


class ReportInfo(TypedDict):
    """A report of a player about another. `reported` is null if the seat's player is not known any more.

    `reported_name` and `chat` are as they were when the report was sent.
    """

    id: int
    created: float
    table: str
    seat: Seat
    reason: ReportReason
    text: str
    reporter: PersonInfo
    reported: PersonInfo | None
    reported_name: str
    chat: list[ChatMessage]
    resolved_at: float | None
    note: str


class ReportList(TypedDict):
    reports: list[ReportInfo]


class OperatorSeat(TypedDict):
    """A seat, with the identity that holds it."""

    seat: Seat
    name: str
    bot: Level | None
    identity: str | None
    short: str | None


class OperatorTable(TypedDict):
    code: str
    status: Literal["waiting", "playing", "finished", "closed"]
    public: bool
    created: float
    host: str
    seats: list[OperatorSeat]
    connections: int


class OperatorTableList(TypedDict):
    tables: list[OperatorTable]


class BanInfo(TypedDict):
    """A ban of an identity or of a network."""

    person: PersonInfo | None
    network: str | None
    reason: str
    created: float
    until: float | None


class BanList(TypedDict):
    bans: list[BanInfo]


class OperatorActionInfo(TypedDict):
    """An entry of the audit log."""

    id: int
    at: float
    action: str
    target: str
    reason: str


class OperatorActionList(TypedDict):
    actions: list[OperatorActionInfo]
