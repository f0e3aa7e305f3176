"""Replays of games: what is sent, and what is asked for."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from naqala.server.messages.decision_types import Question
from naqala.server.messages.history_types import GameResult, PlayedAction
from naqala.server.messages.http_bodies import Name, RequestBody
from naqala.server.messages.json_types import Level, Seat
from naqala.server.messages.position_types import PrintedTile, PrivateHoldings, PublicView
from naqala.server.messages.table_types import TableInfo

MAX_ACTIONS = 100_000


class RecordRequest(RequestBody):
    """The record of a game, as text or as JSON. The limit of a request is long enough for any game."""

    record: str


class ContinueRequest(RequestBody):
    """Continue a game after its first `n` actions: the caller plays this `seat`, bots of a `level` the others."""

    n: Annotated[int, Field(ge=0, le=MAX_ACTIONS)]
    seat: Seat
    level: Level
    name: Name = ""


class ContinueRecordRequest(ContinueRequest):
    """The same for the game of a record."""

    record: str


class ReplayMoment(TypedDict):
    """What cannot be followed from events: the question, the holdings that are new, and whether this is the last round.

    At the start `holdings` has those of all players.
    """

    question: Question | None
    holdings: list[PrivateHoldings]
    last_round: bool


class ReplayInfo(TypedDict):
    """A game from its start, nothing hidden: `moments` are the start and what follows each action.

    `result` is null if the record of an unfinished game is replayed.
    """

    table: TableInfo
    tiles: list[PrintedTile]
    start: PublicView
    played: list[PlayedAction]
    moments: list[ReplayMoment]
    result: GameResult | None
