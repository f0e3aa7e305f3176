"""Where games are kept: unfinished ones that go on, finished ones as records."""

from __future__ import annotations

import contextlib
import os
import secrets
import tempfile
import time
from pathlib import Path
from typing import Final

from naqala.cli.table.seats import Sitter, sitters_of
from naqala.engine.errors import NaqalaError
from naqala.engine.game import Game
from naqala.engine.notation.errors import quoted
from naqala.engine.notation.records import LONGEST, RecordError, parse_record
from naqala.table import settings

SUFFIX: Final = ".naqala"


class Unsaved(NaqalaError):
    """A game that could not be written down."""


class Unreadable(NaqalaError):
    """A file that is no game to go on with."""


def home() -> Path:
    """The folder of this player's games."""
    try:
        return settings.home()
    except settings.NoHome as error:
        raise Unsaved(str(error)) from None


def file_for(game: Game) -> Path:
    """Where this game is kept until it is over."""
    mark = game.commitment[:6] or secrets.token_hex(3)
    return home() / "unfinished" / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{mark}{SUFFIX}"


def latest() -> Path | None:
    """The unfinished game played last."""
    folder = home() / "unfinished"
    try:
        kept = [path for path in folder.glob(f"*{SUFFIX}") if path.is_file()]
        return max(kept, key=lambda path: path.stat().st_mtime_ns, default=None)
    except OSError as error:
        raise Unreadable(f"{shown(folder)} could not be read: {reason(error)}.") from None


def path_named(name: str) -> Path:
    """A path as a player types it; ~ is the home folder."""
    try:
        return Path(name).expanduser()
    except RuntimeError as error:
        raise Unreadable(f"{quoted(name)} is no file: {error}") from None


def write(path: Path, text: str) -> None:
    """All of it or nothing, and on the disk when this returns."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(name)
            raise
        sync_folder(path.parent)
    except (OSError, ValueError) as error:
        raise Unsaved(f"{shown(path)} could not be written: {reason(error)}.") from None


def sync_folder(folder: Path) -> None:
    """So that the new name, too, outlives a power cut; not every system can."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def export(path: Path, text: str) -> None:
    """Where the player says; only a saved game is ever overwritten."""
    if not is_record_or_new(path):
        raise Unsaved(f"{shown(path)} is there already and is no saved game; choose another name.")
    write(path, text)


def is_record_or_new(path: Path) -> bool:
    try:
        if not path.is_file():
            return not path.exists()
        with path.open("rb") as file:
            return file.read(8) == b"[Naqala "
    except (OSError, ValueError):
        return True  # writing it will say what is wrong


def finish(path: Path, text: str) -> Path:
    """A game that is over is kept as a record, and is unfinished no longer."""
    record = home() / "finished" / path.name
    write(record, text)
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)
    return record


def read(path: Path) -> tuple[Game, list[Sitter] | None]:
    """The game of a file, and who played it, if the file says so."""
    try:
        if not path.is_file():
            raise Unreadable(f"{shown(path)} is no file." if path.exists() else f"There is no file {shown(path)}.")
        with path.open("rb") as file:
            written = file.read(4 * LONGEST + 1)  # a letter has four bytes at most
    except (OSError, ValueError) as error:
        raise Unreadable(f"{shown(path)} could not be read: {reason(error)}.") from None
    try:
        game, own_tags = parse_record(written.decode())
    except UnicodeDecodeError:
        raise Unreadable(f"{shown(path)} is no text, so it is no saved game.") from None
    except RecordError as error:
        raise Unreadable(f"{shown(path)} is no game to go on with. {error}") from None
    return game, sitters_of(own_tags, len(game.state.players))


def shown(path: Path) -> str:
    """A path as one may read it; ~ for the home folder."""
    text = str(path)
    with contextlib.suppress(RuntimeError, ValueError):
        text = str(Path("~") / path.relative_to(Path.home()))
    return text if text.isprintable() else repr(text)


def reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
