"""What whoever runs the server may choose, by flags or by the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from naqala.engine.errors import NaqalaError

FILE: Final = "tables.db"


class NoHome(NaqalaError):
    """There is no folder to keep games in."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    database: str  # an address as SQLAlchemy writes it
    origins: tuple[str, ...] = ()  # besides the server's own
    thinkers: int = 1  # processes in which bots think
    bot_seconds: float = 10.0  # for one decision
    patience: float = 90.0  # seconds after which a silent player may be removed
    idle: float = 600.0  # seconds after which a table that nobody looks at leaves the memory
    lays_positions: bool = False  # may tables begin from a position?  For tests and puzzles
    messages_per_second: float = 20.0  # of one socket, in the long run
    requests_per_second: float = 20.0  # of one address, in the long run
    sockets_per_address: int = 200
    tables_per_minute: float = 20.0  # that are laid from one address, in the long run
    limits: bool = True  # off only where one address stands for many: measuring


def home(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder of this user's games, as for the terminal."""
    if chosen := environment.get("NAQALA_HOME"):
        return Path(chosen)
    shared = environment.get("XDG_DATA_HOME", "")
    try:
        return (Path(shared) if os.path.isabs(shared) else Path.home() / ".local" / "share") / "naqala"
    except RuntimeError:
        raise NoHome("There is no home folder; NAQALA_HOME can name one.") from None


def database(environment: Mapping[str, str] = os.environ) -> str:
    if chosen := environment.get("NAQALA_DATABASE_URL"):
        return chosen
    return f"sqlite+aiosqlite:///{home(environment).absolute() / FILE}"
