"""Bodies of requests about devices and about other players' behaviour."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from naqala.server.messages.http_bodies import RequestBody
from naqala.server.messages.json_types import Seat

ReportReason = Literal["abuse", "spam", "name", "stalling", "cheating", "other"]
MAX_REPORT_LENGTH = 500


class ReportRequest(RequestBody):
    """Report the player of a seat to the operator; the table's recent chat is added to it."""

    seat: Seat
    reason: ReportReason
    text: Annotated[str, Field(max_length=MAX_REPORT_LENGTH)] = ""


class ReportReceipt(TypedDict):
    """The number of the stored report."""

    report: int


class DeviceInfo(TypedDict):
    """A browser that has this identity. `description` is coarse, such as "Firefox on Linux"; it may be empty.

    `last_used` is exact to an hour. `current` marks the browser that asks.
    """

    id: str
    description: str
    created: float
    last_used: float
    current: bool


class DeviceList(TypedDict):
    """All devices of this identity, the last used first."""

    devices: list[DeviceInfo]


class RevokedSeats(TypedDict):
    """The caller's seats at the table whose keys are void now."""

    seats: list[Seat]
