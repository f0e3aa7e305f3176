"""Tables, their seats, clocks, notes and chat, as they are sent."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict  # pydantic needs it before Python 3.12

from naqala.server.messages.json_types import Level, Lookalike, Seat, SeatKind


class AbsenceVoteInfo(TypedDict):
    """A vote to let a bot play for an absent player: who may vote, who has agreed, and the seconds of `warning` left.

    If there is a single voter, they have to `confirm` after the warning.
    """

    voters: list[Seat]
    agreed: list[Seat]
    warning: float
    confirm: bool


class TimeControlInfo(TypedDict):
    """A time control, in seconds: a `bank` and an `increment` after each turn, or a limit for each `turn`.

    At zero the table only warns, a bot plays this turn, or it gets the seat after `timeouts` of them.
    """

    kind: Literal["live", "correspondence"]
    bank: int
    increment: int
    turn: int
    at_zero: Literal["warn", "bot", "seat"]
    timeouts: int


class ClockInfo(TypedDict):
    """Whose clock is `running`, and by seat the `remaining` seconds when it was sent and the `timeouts` so far.

    `bot_turn` is the seat whose turn a bot plays now because its time is up.
    """

    running: Seat | None
    remaining: list[float]
    timeouts: list[int]
    bot_turn: Seat | None


class SeatNote(TypedDict):
    """What happened to a seat after `action_count` actions; `name` is its player's, `level` that of a bot.

    `substituted`, `returned`, `timeout`, `turn-played` by a bot, `draft-played` as the player had tried it, or a vote.
    """

    n: int
    action_count: int
    kind: Literal[
        "substituted", "returned", "timeout", "turn-played", "draft-played",
        "vote-called", "vote-rejected", "vote-cancelled", "vote-lapsed",
    ]  # fmt: skip
    seat: Seat
    name: str
    level: Level | None
    reason: Literal["own-choice", "timeout", "vote", "left"] | None
    noted_at: float


class SeatInfo(TypedDict):
    """A seat. `bot` is the level of the bot that plays it now, null for a person.

    A player who was disconnected for long is `replaceable` by a `vote` of the others. `lookalike` warns that the name
    looks like that of a bot, a seat, another player at the table, or somebody who runs the server.
    """

    seat: Seat
    kind: SeatKind
    name: str
    taken: bool
    bot: Level | None
    connected: bool
    replaceable: bool
    vote: AbsenceVoteInfo | None
    lookalike: Lookalike | None


class ContributionInfo(TypedDict):
    """Randomness from a player for the deal: its digest, and its `value` once it is revealed."""

    seat: Seat
    digest: str
    value: str | None


class SpectatorInfo(TypedDict):
    """A spectator who has chosen a name."""

    name: str
    lookalike: Lookalike | None


class ExerciseInfo(TypedDict):
    """How far the player is with a scene of the guided game, or a lesson, judged after every action that was played."""

    id: str
    state: Literal["open", "solved", "missed"]


class TableInfo(TypedDict):
    """A table, as anybody who knows its code may see it. `closed_reason` is the operator's, if one closed it.

    `spectators` counts all who watch, and `spectator_names` lists those with a name, 20 at most. `substitute_level` is
    that of bots that play for players who left, or whose time is up. While the table is `revealing`, the game has been
    started and waits for the values of the contributions.
    """

    code: str
    status: Literal["waiting", "playing", "finished", "closed"]
    players: int
    public: bool
    open_hands: bool
    custom_seed: bool
    custom_start: bool
    commitment: str
    contributions: list[ContributionInfo]
    revealing: bool
    created: float
    host: Seat | None
    seats: list[SeatInfo]
    spectators: int
    spectator_names: list[SpectatorInfo]
    previous: str | None
    next: str | None
    closed_reason: str | None
    time_control: TimeControlInfo | None
    substitute_level: Level
    move_help: bool
    clock: ClockInfo | None
    exercise: ExerciseInfo | None


class ChatMessage(TypedDict):
    """A chat message."""

    n: int
    seat: Seat
    name: str
    text: str
    sent_at: float


class OwnVote(TypedDict):
    """The others at a table vote whether a bot plays for the receiver, who has `warning` seconds to answer."""

    code: str
    seat: Seat
    warning: float
