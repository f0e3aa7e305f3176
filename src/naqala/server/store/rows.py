"""Rows of the database. Fields have the names of the columns."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from naqala.bots.names import bot_name
from naqala.engine.colours import COLOURS

Kind = Literal["person", "bot", "device"]
NoteKind = Literal[
    "substituted", "returned", "timeout", "turn-played", "draft-played", "vote-called", "vote-rejected",
    "vote-cancelled", "vote-lapsed",
]  # fmt: skip
NoteReason = Literal["", "own-choice", "timeout", "vote", "left"]
RestrictionKind = Literal["mute", "ban", "network-ban"]


@dataclass(frozen=True, slots=True)
class Identity:
    id: str
    name: str
    created: float
    last_seen: float
    language: str | None = None  # None until one is chosen


@dataclass(frozen=True, slots=True)
class DeviceRow:
    """A browser that has an identity; `digest` is that of its key."""

    digest: bytes
    created: float
    last_used: float | None
    description: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """Everything stored about a table, secrets included."""

    code: str
    created: float
    host: str
    players: int
    public: bool
    open_hands: bool
    seed: bytes
    salt: bytes
    commitment: str
    custom_seed: bool
    custom_start: bool
    start_position: str | None
    engine_version: str
    started_at: float | None = None
    finished_at: float | None = None
    closed_at: float | None = None
    previous: str | None = None
    next: str | None = None
    record: str | None = None
    closed_reason: str | None = None
    time_control: str | None = None  # JSON; None if there is none
    substitute_level: str | None = None  # of bots that replace players; None for the usual one
    exercise: str | None = None  # id of a scene of the guided game, or of a lesson
    move_help: bool | None = None  # False if the page may not show what moves bring
    seat_to_move: int | None = None  # while the game runs


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat at a table. `bot_level` is set for a bot's seat, `substitute` while a bot plays for a person."""

    table_code: str
    seat: int
    kind: Kind
    identity: str | None
    name: str
    bot_level: str = ""
    substitute: str = ""
    chosen_colour: str | None = None  # None for the usual colour of the seat

    @property
    def colour(self) -> str:
        return self.chosen_colour or COLOURS[self.seat]

    @property
    def bot(self) -> str:
        """The level of the bot that plays this seat now; empty if a person does."""
        return self.bot_level if self.kind == "bot" else self.substitute

    @property
    def is_free(self) -> bool:
        return self.kind == "person" and self.identity is None and not self.substitute

    @property
    def is_held(self) -> bool:
        """Does a person hold this seat, even if a bot plays for them now?"""
        return self.kind != "bot" and self.identity is not None

    @property
    def display_name(self) -> str:
        if self.kind == "bot":
            return bot_name(self.table_code, self.seat)
        return self.name or self.colour.capitalize()


def colours_of(seats: Iterable[SeatRow]) -> tuple[str, ...]:
    """The colours of the seats of a table."""
    return tuple(row.colour for row in seats)


@dataclass(frozen=True, slots=True)
class ContributionRow:
    """A player's contribution to the deal. Before the game has started it has no value."""

    table_code: str
    seat: int
    digest: str
    value: bytes | None


@dataclass(frozen=True, slots=True)
class TableListing:
    """A table in a list, with its seats. It has no field for a seed or a record, so none can leak."""

    code: str
    created: float
    host: str
    players: int
    public: bool
    open_hands: bool
    custom_seed: bool
    custom_start: bool
    started_at: float | None
    finished_at: float | None
    closed_at: float | None
    previous: str | None
    next: str | None
    time_control: str | None
    seat_to_move: int | None  # None if nobody is to move, or it is not known
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True, slots=True)
class FinishedListing:
    """A finished game in a list of its player's games, with its seats; `scores` is JSON, if they are known."""

    code: str
    players: int
    open_hands: bool
    custom_seed: bool
    started_at: float
    finished_at: float
    scores: str | None
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True, slots=True)
class StoredRecord:
    """The record of a finished game, as it was written at its end."""

    code: str
    finished_at: float
    record: str


@dataclass(frozen=True, slots=True)
class ActionRow:
    """A played action and what was drawn at random; the checksum continues that of the action before."""

    table_code: str
    n: int
    seat: int
    action: str
    drawn: str
    played_at: float
    checksum: bytes = field(default=b"", compare=False)


@dataclass(frozen=True, slots=True)
class DraftRow:
    """A draft, made after `action_count` actions were played."""

    table_code: str
    action_count: int
    seat: int
    actions: str


@dataclass(frozen=True, slots=True)
class ChatRow:
    table_code: str
    n: int
    seat: int
    name: str
    text: str
    sent_at: float
    identity: str | None = None


@dataclass(frozen=True, slots=True)
class ClockRow:
    """The clocks of a table; `remaining` and `timeouts` are JSON. Times are those of `clock_time`."""

    table_code: str
    remaining: str
    timeouts: str
    running: int | None
    deadline: float | None
    saved_at: float


@dataclass(frozen=True, slots=True)
class SeatNoteRow:
    """What happened to a seat after `action_count` actions; `name` is its player's, `level` that of a bot, if any."""

    table_code: str
    n: int
    action_count: int
    kind: NoteKind
    seat: int
    name: str
    level: str
    reason: NoteReason
    noted_at: float


@dataclass(frozen=True, slots=True)
class ReportRow:
    """A report about the player of a seat; `chat` is JSON."""

    id: int
    created: float
    table_code: str
    seat: int
    reporter: str
    reported: str | None
    reported_name: str
    reason: str
    text: str
    chat: str
    resolved_at: float | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Restriction:
    """A mute or a ban. `subject` is an identity, or the network of a network ban; `until` is None for ever."""

    kind: RestrictionKind
    subject: str
    reason: str
    created: float
    until: float | None


@dataclass(frozen=True, slots=True)
class OperatorActionRow:
    """An entry of the audit log."""

    id: int
    at: float
    action: str
    target: str
    reason: str


@dataclass(frozen=True, slots=True)
class StoreCounts:
    """Row counts. A table that was closed before its game ended counts in `tables` only."""

    identities: int
    tables: int
    waiting: int
    running: int
    finished: int
