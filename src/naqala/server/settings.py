"""Configuration of the server, set by flags or environment variables."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platformdirs import PlatformDirs
from platformdirs.unix import Unix

from naqala.engine.errors import NaqalaError

APP: Final = "naqala"
USER_DIRS: Final = PlatformDirs(APP, appauthor=False)
DATABASE_FILE: Final = "tables.db"
DAY: Final = 24 * 3600.0  # seconds
OPERATOR_KEY_FILE: Final = "operator.key"


class NoDataFolder(NaqalaError):
    """The user has no folder to store games in."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    database: str  # SQLAlchemy URL
    origins: tuple[str, ...] = ()  # allowed besides the server's own
    hosts: tuple[str, ...] = ("*",)  # names that the server answers to, besides addresses and localhost; * for all
    listening: tuple[str, int] | None = None  # address and port, if browsers may connect directly
    bot_workers: int = 1  # processes
    bot_seconds: float = 10.0  # per decision
    absence_seconds: float = 300.0  # after which the others may vote to replace a disconnected player by a bot
    reveal_seconds: float = 5.0  # for the players to reveal their contributions before the deal
    unload_seconds: float = 600.0  # after which a table without clients leaves memory
    allow_positions: bool = False  # may a table start from a position? For tests and puzzles
    messages_per_second: float = 20.0  # per socket, sustained
    requests_per_second: float = 20.0  # per address, sustained
    sockets_per_address: int = 200
    spectators_per_table: int = 100  # each gets a copy of every update
    spectators_per_address: int = 20  # at one table, so that no address takes all places
    tables_per_minute: float = 20.0  # created per address, sustained
    tables_per_day: int = 500  # created per address
    open_tables_per_identity: int = 30  # hosted, waiting or running
    open_tables_per_address: int = 150
    exercises_per_day: int = 2000  # started per address
    identities_per_day: int = 100  # created per address
    chat_per_second: float = 0.5  # messages per seat, sustained
    chat_burst: int = 10  # messages per seat at once
    chat_per_day: int = 500  # messages per seat
    chat_per_table: int = 1000  # messages per day, and messages that are stored
    response_cache_bytes: int = 32 * 1024 * 1024
    keep_waiting_days: float = 7.0  # tables that did not start, from their creation; 0 keeps them for ever
    keep_unfinished_days: float = 180.0  # from the last action; 0 keeps them for ever
    keep_finished_days: float = 0.0  # 0 keeps them for ever
    keep_identities_days: float = 400.0  # without a seat at any table, from the last visit; 0 keeps them for ever
    operator_key: str | None = None  # switches the operator API on
    operator_key_file: Path | None = None  # the key, if none is given; the API is off until the file exists
    limits: bool = True  # off only for load tests, where one address stands for many

    @property
    def warning_seconds(self) -> float:
        """How long an absent player is warned before a vote takes effect."""
        return self.absence_seconds / 5

    @property
    def single_voter_seconds(self) -> float:
        """The absence after which a single other player may call a vote."""
        return 3 * self.absence_seconds


def data_folder() -> Path:
    """The folder of this user's games, shared with the terminal game: the one that is usual on this system."""
    if chosen := os.environ.get("NAQALA_HOME"):
        return Path(chosen)
    try:
        return folder_in_use(USER_DIRS.user_data_path, Unix(APP).user_data_path)
    except RuntimeError:
        raise NoDataFolder("server-no-home") from None


def folder_in_use(native: Path, earlier: Path) -> Path:
    """The earlier folder if it is the only one: macOS and Windows once had that of Linux."""
    return earlier if earlier.is_dir() and not native.is_dir() else native


def database_url() -> str:
    if chosen := os.environ.get("NAQALA_DATABASE_URL"):
        return chosen
    return f"sqlite+aiosqlite:///{data_folder().absolute() / DATABASE_FILE}"


def operator_key_file(database: str) -> Path:
    """The file of the operator key: beside a database file, otherwise in the data folder."""
    scheme, _, path = database.partition(":///")
    if scheme.startswith("sqlite") and path:
        return Path(path.partition("?")[0]).parent / OPERATOR_KEY_FILE
    return data_folder() / OPERATOR_KEY_FILE
