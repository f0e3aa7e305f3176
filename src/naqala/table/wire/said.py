"""What a client may say over its socket: each message is one of these, known by `say`.

`to` comes back with the reply. `seen` is how many deeds the sender knows to be played and `drafted` how many are in
its draft: whoever has seen less than there is, is refused as stale and nothing happens.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from naqala.table.wire.words import Seat, Tribe

LONGEST_WALK = 64
LONGEST_WORDS = 300
LARGEST_NUMBER = 2**53  # that every client can say exactly

Notation = Annotated[str, Field(min_length=1, max_length=80)]
Tile = Annotated[str, Field(pattern="^[A-F][1-5]$")]
Count = Annotated[int, Field(ge=0, le=1_000_000)]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    to: Annotated[int, Field(ge=0, le=LARGEST_NUMBER)] | None = None


class Hello(Message):
    """The first message: the keys to the seats one speaks for, none for a spectator, and how many deeds one knows.

    With `since` below 0 nothing that was missed is told.
    """

    say: Literal["hello"]
    keys: Annotated[list[Annotated[str, Field(max_length=100)]], Field(max_length=4)] = []
    seat: Seat | None = None
    since: Annotated[int, Field(ge=-1, le=1_000_000)] = 0


class Sit(Message):
    """Look from another of one's seats: a screen that is passed around. What that seat has not seen is told again."""

    say: Literal["sit"]
    seat: Seat
    since: Annotated[int, Field(ge=-1, le=1_000_000)] = -1


class Deeding(Message):
    seen: Count
    drafted: Count


class Try(Deeding):
    """Play these deeds in the draft, one after another. If the last one commits, the draft is played with it."""

    say: Literal["try"]
    deeds: Annotated[list[Notation], Field(min_length=1, max_length=LONGEST_WALK)]


class Undo(Deeding):
    """Take the last deed of the draft back."""

    say: Literal["undo"]


class Restart(Deeding):
    """Take the whole draft back."""

    say: Literal["restart"]


class Confirm(Deeding):
    """Play the draft."""

    say: Literal["confirm"]


class Chat(Message):
    say: Literal["chat"]
    words: Annotated[str, Field(min_length=1, max_length=LONGEST_WORDS)]


class Ping(Message):
    """Is anybody there? Answered at once, and nobody counts as having spoken."""

    say: Literal["ping"]


# Questions, which change nothing


class AskWhy(Message):
    """Why is this not possible?"""

    say: Literal["why"]
    deed: Notation


class AskWould(Message):
    """What would these deeds do?"""

    say: Literal["would"]
    deeds: Annotated[list[Notation], Field(min_length=1, max_length=LONGEST_WALK)]


class AskOutcomes(Message):
    """What can be reached from here, or ending there? In the middle of a walk: what is still possible."""

    say: Literal["outcomes"]
    start: Tile | None = None
    final: Tile | None = None
    tribe: Tribe | None = None


class AskWalk(Message):
    """A walk that comes to this."""

    say: Literal["walk"]
    start: Tile
    final: Tile
    tribe: Tribe
    taken: Annotated[int, Field(ge=2, le=31)] | None = None
    empties: bool | None = None


class AskSale(Message):
    """The suits to sell for the most gold."""

    say: Literal["sale"]


class AskPayment(Message):
    """The cheapest way to pay for this djinn, summoned or called upon."""

    say: Literal["payment"]
    djinn: Annotated[str, Field(max_length=20)]


Draft = Try | Undo | Restart | Confirm
Question = AskWhy | AskWould | AskOutcomes | AskWalk | AskSale | AskPayment
Said = Annotated[
    Hello | Sit | Try | Undo | Restart | Confirm | Chat | Ping
    | AskWhy | AskWould | AskOutcomes | AskWalk | AskSale | AskPayment,
    Field(discriminator="say"),
]  # fmt: skip
SAID: TypeAdapter[Said] = TypeAdapter(Said)
