"""Played actions and the result of a game, as they are sent."""

from __future__ import annotations

from typing_extensions import TypedDict  # pydantic needs it before Python 3.12

from naqala.server.messages.event_json import EventInfo
from naqala.server.messages.json_types import Seat
from naqala.server.messages.position_types import PublicPoints
from naqala.server.messages.table_types import ContributionInfo


class PlayedAction(TypedDict):
    """The nth action of the game, with the events that this seat may see.

    `points` are the public points after it of the players whose points it changed.
    """

    n: int
    seat: Seat
    notation: str
    events: list[EventInfo]
    points: dict[Seat, PublicPoints]


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


class FinalScores(TypedDict):
    """The score sheets and winners of a finished game."""

    score_sheets: list[ScoreSheetInfo]
    winners: list[Seat]


class GameResult(TypedDict):
    """The result of a finished game. Seed and salt prove the commitment; the deal also depends on the contributions."""

    score_sheets: list[ScoreSheetInfo]
    rounds: list[RoundPoints]
    winners: list[Seat]
    seed: str | None
    salt: str | None
    commitment: str
    contributions: list[ContributionInfo]
