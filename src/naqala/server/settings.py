"""Configuration of the server, set by flags or environment variables."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from naqala.engine.errors import NaqalaError

DATABASE_FILE: Final = "tables.db"


class NoDataFolder(NaqalaError):
    """The user has no folder to store games in."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    database: str  # SQLAlchemy URL
    origins: tuple[str, ...] = ()  # allowed besides the server's own
    bot_workers: int = 1  # processes
    bot_seconds: float = 10.0  # per decision
    idle_seconds: float = 90.0  # after which the others may replace a player by a bot
    unload_seconds: float = 600.0  # after which a table without clients leaves memory
    allow_positions: bool = False  # may a table start from a position? For tests and puzzles
    messages_per_second: float = 20.0  # per socket, sustained
    requests_per_second: float = 20.0  # per address, sustained
    sockets_per_address: int = 200
    spectators_per_table: int = 100  # each gets a copy of every update
    tables_per_minute: float = 20.0  # created per address, sustained
    limits: bool = True  # off only for load tests, where one address stands for many


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder of this user's games, shared with the terminal game."""
    if chosen := environment.get("NAQALA_HOME"):
        return Path(chosen)
    shared = environment.get("XDG_DATA_HOME", "")
    try:
        return (Path(shared) if os.path.isabs(shared) else Path.home() / ".local" / "share") / "naqala"
    except RuntimeError:
        raise NoDataFolder("There is no home folder; set NAQALA_HOME to a folder for games.") from None


def database_url(environment: Mapping[str, str] = os.environ) -> str:
    if chosen := environment.get("NAQALA_DATABASE_URL"):
        return chosen
    return f"sqlite+aiosqlite:///{data_folder(environment).absolute() / DATABASE_FILE}"
