"""What is asked for and answered over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

from naqala.table.refusal import Kind
from naqala.table.wire.told import ChairTold, LandTold, Played, Result, Sight, TableTold
from naqala.table.wire.words import ChairKind, Level, Seat

Name = Annotated[str, Field(max_length=60)]


class Asking(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# Asked


class NameWish(Asking):
    """How one wants to be called."""

    name: Name


class PassSaid(Asking):
    """The code that another device shows."""

    code: Annotated[str, Field(max_length=40)]


class SeatWish(Asking):
    """A seat for a person, a bot of a level, or somebody at this device."""

    kind: ChairKind
    level: Level | None = None
    name: Name = ""


class TableWish(Asking):
    """A table as one wants it. The seed is a number from 0 to 2^128 - 1 in decimal digits."""

    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=4)]
    open: bool = False
    hands_open: bool = False
    seed: Annotated[str, Field(pattern="^[0-9]{1,39}$")] | None = None
    position: Annotated[str, Field(max_length=4000)] | None = None
    name: Name = ""
    start: bool = False


class JoinWish(Asking):
    seat: Seat | None = None
    name: Name = ""


class SeatChange(Asking):
    """A bot of this level is to sit there; without a level the seat is for whoever comes."""

    level: Level | None = None


class BotWish(Asking):
    level: Level = "calm"


# Answered


class Me(TypedDict):
    """Who one is here."""

    known: bool
    name: str


class PassTold(TypedDict):
    """A code that brings this identity to one more device."""

    code: str
    until: float


class SeatKey(TypedDict):
    """Who holds the key speaks for the seat."""

    seat: Seat
    key: str


class Keys(TypedDict):
    keys: list[SeatKey]


class TableListed(TypedDict):
    """A table in a list. `mine` are the seats of whoever asks; `asked` is known of tables that are being played now."""

    code: str
    status: Literal["gathering", "playing", "over", "closed"]
    made: float
    players: int
    hands_open: bool
    seed_chosen: bool
    chairs: list[ChairTold]
    mine: list[Seat]
    asked: Seat | None


class Lobby(TypedDict):
    """Tables that wait for players, and tables to watch."""

    gathering: list[TableListed]
    playing: list[TableListed]


class MyTables(TypedDict):
    tables: list[TableListed]


class Removal(TypedDict):
    """Whether a bot answers for the silent player now, or more must want it."""

    removed: bool


class LevelTold(TypedDict):
    level: Level
    sentence: str


class DjinnTold(TypedDict):
    name: str
    value: int
    rule: str
    price: str
    words: str


class RuleTold(TypedDict):
    number: str
    words: str


class RuleSection(TypedDict):
    letter: str
    title: str
    rules: list[RuleTold]


class Book(TypedDict):
    """The levels of bots, the djinns and the rules."""

    version: str
    levels: list[LevelTold]
    djinns: list[DjinnTold]
    rules: list[RuleSection]


class Replay(TypedDict):
    """A finished game: where it began, every deed with all its events, and the end."""

    table: TableTold
    land: list[LandTold]
    start: Sight
    played: list[Played]
    result: Result


class Health(TypedDict):
    status: Literal["ok", "closing"]
    version: str
    engine: str
    tables: int
    visitors: int


class Refused(TypedDict):
    """Nothing has changed, and why."""

    kind: Kind
    words: str
    rule: str | None
