"""What is read from the ledger.  The fields bear the names of the columns."""

from dataclasses import dataclass
from typing import Literal

Kind = Literal["person", "bot", "device"]


@dataclass(frozen=True, slots=True)
class Guest:
    id: str
    name: str
    made: float
    seen: float


@dataclass(frozen=True, slots=True)
class TableRow:
    """All that is kept of a table, its secrets too."""

    code: str
    made: float
    host: str
    players: int
    is_open: bool
    hands_open: bool
    seed: bytes
    salt: bytes
    seed_chosen: bool
    laid_out: bool
    start: str | None
    engine: str
    started: float | None = None
    finished: float | None = None
    closed: float | None = None
    previous: str | None = None
    following: str | None = None
    record: str | None = None


@dataclass(frozen=True, slots=True)
class ChairRow:
    code: str
    seat: int
    kind: Kind
    guest: str | None
    name: str
    level: str = ""
    stand_in: str = ""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list, with its chairs by seat: there is no place for a seed or a record in it."""

    code: str
    made: float
    host: str
    players: int
    is_open: bool
    hands_open: bool
    seed_chosen: bool
    laid_out: bool
    started: float | None
    finished: float | None
    closed: float | None
    previous: str | None
    following: str | None
    chairs: tuple[ChairRow, ...]


@dataclass(frozen=True, slots=True)
class Deed:
    code: str
    n: int
    seat: int
    action: str
    drawn: str
    at: float


@dataclass(frozen=True, slots=True)
class DraftRow:
    code: str
    n: int
    seat: int
    actions: str


@dataclass(frozen=True, slots=True)
class Chat:
    code: str
    nth: int
    seat: int
    name: str
    words: str
    at: float


@dataclass(frozen=True, slots=True)
class Counts:
    """How much the ledger holds.  A table that was closed before its game ended is counted in `tables` only."""

    guests: int
    tables: int
    waiting: int
    running: int
    finished: int
