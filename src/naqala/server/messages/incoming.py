"""Messages from client to server over the WebSocket; `type` tells them apart.

A reply carries the `id` of its message. `action_count` is the number of played actions that the sender knows of and
`draft_count` the number of actions in its draft: if either is out of date, the message fails as `stale`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from naqala.server.messages.json_types import Seat, Tribe

MAX_ACTIONS = 64
MAX_CHAT_LENGTH = 300
MAX_ID = 2**53  # JavaScript represents integers exactly up to here

Notation = Annotated[str, Field(min_length=1, max_length=80)]
Tile = Annotated[str, Field(pattern="^[A-F][1-5]$")]
Count = Annotated[int, Field(ge=0, le=1_000_000)]


class BaseMessage(BaseModel):
    """Common fields of all messages."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    id: Annotated[int, Field(ge=0, le=MAX_ID)] | None = None


class Hello(BaseMessage):
    """The first message: the keys of the client's seats (none for a spectator) and how many actions it knows.

    With `since` -1 the reply does not repeat missed actions.
    """

    type: Literal["hello"]
    keys: Annotated[list[Annotated[str, Field(max_length=100)]], Field(max_length=4)] = []
    seat: Seat | None = None
    since: Annotated[int, Field(ge=-1, le=1_000_000)] = 0


class SwitchSeat(BaseMessage):
    """View the game from another of the client's seats, when several players share a screen."""

    type: Literal["switch-seat"]
    seat: Seat
    since: Annotated[int, Field(ge=-1, le=1_000_000)] = -1


class DraftMessage(BaseMessage):
    """A command that changes the draft; fails if the client has not seen the latest state."""

    action_count: Count
    draft_count: Count


class Try(DraftMessage):
    """Add these actions to the draft. If the last one commits, the whole draft is played."""

    type: Literal["try"]
    actions: Annotated[list[Notation], Field(min_length=1, max_length=MAX_ACTIONS)]


class Undo(DraftMessage):
    """Undo the last action of the draft."""

    type: Literal["undo"]


class Restart(DraftMessage):
    """Undo the whole draft."""

    type: Literal["restart"]


class Confirm(DraftMessage):
    """Play the draft."""

    type: Literal["confirm"]


class SendChat(BaseMessage):
    """Send a chat message to everybody at the table."""

    type: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=MAX_CHAT_LENGTH)]


class Ping(BaseMessage):
    """Check the connection. Does not count as activity of the player."""

    type: Literal["ping"]


# Queries, which change nothing


class AskWhy(BaseMessage):
    """Why is this action illegal?"""

    type: Literal["why"]
    action: Notation


class AskPreview(BaseMessage):
    """What would these actions do?"""

    type: Literal["preview"]
    actions: Annotated[list[Notation], Field(min_length=1, max_length=MAX_ACTIONS)]


class AskOutcomes(BaseMessage):
    """What can a move from `start`, or ending on `final`, collect? While sowing: what is still possible."""

    type: Literal["outcomes"]
    start: Tile | None = None
    final: Tile | None = None
    tribe: Tribe | None = None


class AskWalk(BaseMessage):
    """A sequence of drops with this outcome."""

    type: Literal["walk"]
    start: Tile
    final: Tile
    tribe: Tribe
    collected: Annotated[int, Field(ge=2, le=31)] | None = None
    empties: bool | None = None


class AskGains(BaseMessage):
    """What does a move from `start` bring, for each tile where it can end? While sowing, without `start`."""

    type: Literal["gains"]
    start: Tile | None = None


class AskSale(BaseMessage):
    """The suits that sell for the most gold."""

    type: Literal["sale"]


class AskPayment(BaseMessage):
    """The cheapest way to pay for summoning or invoking this djinn."""

    type: Literal["payment"]
    djinn: Annotated[str, Field(max_length=20)]


DraftCommand = Try | Undo | Restart | Confirm
Query = AskWhy | AskPreview | AskOutcomes | AskWalk | AskGains | AskSale | AskPayment
IncomingMessage = Annotated[
    Hello | SwitchSeat | Try | Undo | Restart | Confirm | SendChat | Ping
    | AskWhy | AskPreview | AskOutcomes | AskWalk | AskGains | AskSale | AskPayment,
    Field(discriminator="type"),
]  # fmt: skip
INCOMING: TypeAdapter[IncomingMessage] = TypeAdapter(IncomingMessage)
