"""Saved games: unfinished games to continue, and records of finished ones."""

from __future__ import annotations

import contextlib
import os
import secrets
import tempfile
import time
from pathlib import Path
from typing import Final

from naqala.cli.play.participants import Participant, participants_from_tags
from naqala.engine.errors import NaqalaError
from naqala.engine.game import Game
from naqala.engine.notation.notation_errors import quoted
from naqala.engine.records import MAX_TEXT_LENGTH, RecordError, parse_record
from naqala.server.settings import NoDataFolder, data_folder

SUFFIX: Final = ".naqala"


class SaveError(NaqalaError):
    """The game could not be written to a file."""


class LoadError(NaqalaError):
    """The file does not contain a game that can be continued."""


def games_folder() -> Path:
    """The folder of this user's games."""
    try:
        return data_folder()
    except NoDataFolder as error:
        raise SaveError(error.phrase.key, **error.phrase.arguments) from None


def new_file(game: Game) -> Path:
    """The path where this game is saved until it is finished."""
    suffix = game.commitment[:6] or secrets.token_hex(3)
    return games_folder() / "unfinished" / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{suffix}{SUFFIX}"


def latest_unfinished() -> Path | None:
    folder = games_folder() / "unfinished"
    try:
        files = [path for path in folder.glob(f"*{SUFFIX}") if path.is_file()]
        return max(files, key=lambda path: path.stat().st_mtime_ns, default=None)
    except OSError as error:
        raise LoadError("terminal-file-not-read", file=display_path(folder), reason=reason(error)) from None


def typed_path(name: str) -> Path:
    """The path that a player typed; ~ is the home folder."""
    try:
        return Path(name).expanduser()
    except RuntimeError:  # no such user
        raise LoadError("terminal-not-a-file", file=quoted(name)) from None


def write(path: Path, text: str) -> None:
    """Replace the file atomically; the text is on disk when this returns."""
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
        raise SaveError("terminal-file-not-written", file=display_path(path), reason=reason(error)) from None


def sync_folder(folder: Path) -> None:
    """Flush the folder entry too, so that the new name survives a power cut. Not every system supports this."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def export(path: Path, text: str) -> None:
    """Write to a path chosen by the player. Only saved games are overwritten."""
    if not is_record_or_new(path):
        raise SaveError("terminal-file-exists", file=display_path(path))
    write(path, text)


def is_record_or_new(path: Path) -> bool:
    try:
        if not path.is_file():
            return not path.exists()
        with path.open("rb") as file:
            return file.read(8) == b"[Naqala "
    except (OSError, ValueError):
        return True  # writing will report the problem


def finish(path: Path, text: str) -> Path:
    """Write the record of a finished game and remove the unfinished file; return the path of the record."""
    record = games_folder() / "finished" / path.name
    write(record, text)
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)
    return record


def read(path: Path) -> tuple[Game, list[Participant] | None]:
    """The game in a file and its participants, if the file names them."""
    name = display_path(path)
    try:
        if not path.is_file():
            raise LoadError("terminal-not-a-file" if path.exists() else "terminal-no-file", file=name)
        with path.open("rb") as file:
            content = file.read(4 * MAX_TEXT_LENGTH + 1)  # a character takes four bytes at most
    except (OSError, ValueError) as error:
        raise LoadError("terminal-file-not-read", file=name, reason=reason(error)) from None
    try:
        game, tags = parse_record(content.decode())
    except UnicodeDecodeError:
        raise LoadError("terminal-file-not-text", file=name) from None
    except RecordError as error:
        raise LoadError("terminal-file-not-continued", file=name, reason=error.phrase) from None
    return game, participants_from_tags(tags, len(game.colours), game.colours)


def display_path(path: Path) -> str:
    """The path with ~ for the home folder."""
    text = str(path)
    with contextlib.suppress(RuntimeError, ValueError):
        text = str(Path("~") / path.relative_to(Path.home()))
    return text if text.isprintable() else repr(text)


def reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
