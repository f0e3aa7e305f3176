"""Messages from server to client over the WebSocket; `type` tells them apart."""

from __future__ import annotations

from typing import (
    Literal,
    NotRequired,
)

from typing_extensions import TypedDict  # pydantic needs it before Python 3.12

from naqala.server.api_error import ErrorCode
from naqala.server.messages.event_json import ActionInfo, EventInfo
from naqala.server.messages.json_types import (
    Card,
    Djinn,
    Good,
    Level,
    Lookalike,
    Place,
    Seat,
    SeatKind,
    StepName,
    Tile,
    Tribe,
)

# The table and its seats


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


class PrintedTile(TypedDict):
    """A tile as printed."""

    tile: Tile
    place: Place
    value: int
    blue: bool


class ContributionInfo(TypedDict):
    """Randomness from a player for the deal: its digest, and its `value` once it is revealed."""

    seat: Seat
    digest: str
    value: str | None


class SpectatorInfo(TypedDict):
    """A spectator who has chosen a name."""

    name: str
    lookalike: Lookalike | None


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
    clock: ClockInfo | None


# The position


class TileContents(TypedDict):
    """The contents of a tile; meeples as letters, such as `vvem`."""

    meeples: str
    palms: int
    palaces: int
    camel: Seat | None


class PublicPoints(TypedDict):
    """A player's public points (V2-V5)."""

    viziers: int
    more_viziers: int
    elders: int
    djinns: int
    tiles: int
    palms: int
    palaces: int
    total: int


class PublicPlayerInfo(TypedDict):
    """The public part of a player's possessions."""

    seat: Seat
    camels: int
    viziers: int
    elders: int
    cards: int
    djinns: list[Djinn]
    used_djinns: list[Djinn]
    points: PublicPoints


class SuitOffer(TypedDict):
    """A suit of different goods, its price, and the action that sells it."""

    goods: list[Good]
    gold: int
    notation: str


class PrivateHoldings(TypedDict):
    """A player's secret possessions, sent only to seats that may see them.

    `suits` is the best way to sell the hand, `goods` its points at the end (V6), `card_gains` the points that one more
    card of each kind would add.
    """

    seat: Seat
    gold: int
    hand: dict[Card, int]
    suits: list[SuitOffer]
    goods: int
    card_gains: dict[Card, int]
    total: int


class PublicView(TypedDict):
    """The position as everybody sees it. The board is listed from A1 to F5, row by row."""

    round: int
    board: list[TileContents]
    bid_order: list[Seat]
    turn_order: list[Seat | None]
    resource_row: list[Card]
    djinns: list[Djinn]
    discards: dict[Card, int]
    djinn_discards: list[Djinn]
    bag: str
    palms: int
    palaces: int
    deck_size: int
    djinn_deck_size: int
    players: list[PublicPlayerInfo]
    last_round: bool
    over: bool


# The decision


class SkippedStep(TypedDict):
    """A step of the turn in which nothing could be decided, and why."""

    step: StepName
    text: str
    rule: str


class Question(TypedDict):
    """The decision to be made now: whose it is, its rule, and the tile, meeples or djinns it is about.

    `skipped` says why the final tile of the player's drafted move brought nothing.
    """

    seat: Seat
    step: StepName
    rule: str
    text: str
    tile: Tile | None
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
    text: str
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


class PlayedAction(TypedDict):
    """The nth action of the game, with the events that this seat may see.

    `points` are the public points after it of the players whose points it changed.
    """

    n: int
    seat: Seat
    notation: str
    events: list[EventInfo]
    points: dict[Seat, PublicPoints]


class ChatMessage(TypedDict):
    """A chat message."""

    n: int
    seat: Seat
    name: str
    text: str
    sent_at: float


# The end


class ScoreSheetInfo(TypedDict):
    """A player's points by category (V1-V6)."""

    seat: Seat
    gold: int
    viziers: int
    more_viziers: int
    elders: int
    djinns: int
    tiles: int
    palms: int
    palaces: int
    goods: int
    total: int


class RoundPoints(TypedDict):
    """All players' points after a round, in seat order."""

    round: int
    totals: list[int]


class GameResult(TypedDict):
    """The result of a finished game. Seed and salt prove the commitment; the deal also depends on the contributions."""

    score_sheets: list[ScoreSheetInfo]
    rounds: list[RoundPoints]
    winners: list[Seat]
    seed: str | None
    salt: str | None
    commitment: str
    contributions: list[ContributionInfo]


# Messages


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


class OwnVote(TypedDict):
    """The others at a table vote whether a bot plays for the receiver, who has `warning` seconds to answer."""

    code: str
    seat: Seat
    warning: float


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
    """The request failed and changed nothing; `rule` is the number of the rule that forbids it, if any."""

    type: Literal["error"]
    id: int | None
    code: ErrorCode
    message: str
    rule: str | None
    action_count: NotRequired[int]


class ShuttingDown(TypedDict):
    """The server is restarting."""

    type: Literal["shutting-down"]


# Answers to queries


class Explanation(TypedDict):
    """Why an action is illegal, or that it is `possible`."""

    possible: bool
    text: str
    rule: str | None


class OutcomeInfo(TypedDict):
    """A possible outcome of a move."""

    start: Tile
    final: Tile
    tribe: Tribe
    collected: int
    empties: bool


class PreviewInfo(TypedDict):
    """The effect of these actions, and the snapshot after them; null if the last one commits."""

    effect: Effect
    snapshot: Snapshot | None


class SaleInfo(TypedDict):
    """The suits that sell for the most gold, the best first."""

    actions: list[str]
    gold: int


class PaymentInfo(TypedDict):
    """The option for this djinn that costs the fewest points; null if there is none."""

    notation: str | None


class WhyAnswer(TypedDict):
    type: Literal["why"]
    id: int | None
    why: Explanation


class PreviewAnswer(TypedDict):
    type: Literal["preview"]
    id: int | None
    preview: PreviewInfo


class OutcomesAnswer(TypedDict):
    type: Literal["outcomes"]
    id: int | None
    outcomes: list[OutcomeInfo]


class WalkAnswer(TypedDict):
    type: Literal["walk"]
    id: int | None
    actions: list[str]


class SaleAnswer(TypedDict):
    type: Literal["sale"]
    id: int | None
    sale: SaleInfo


class PaymentAnswer(TypedDict):
    type: Literal["payment"]
    id: int | None
    payment: PaymentInfo


Answer = WhyAnswer | PreviewAnswer | OutcomesAnswer | WalkAnswer | SaleAnswer | PaymentAnswer
OutgoingMessage = (
    Welcome | Update | DraftChanged | TableChanged | ChatReceived | NoteAdded | VotesChanged | Ack | ErrorMessage
    | ShuttingDown | Answer
)  # fmt: skip
