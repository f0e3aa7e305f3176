"""Games and positions from wherever they are: a file, the standard input, or the words of the command line."""

from __future__ import annotations

import gzip
import io
import json
import shutil
import sys
import zlib
from textwrap import wrap

from naqala.engine.errors import NaqalaError
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.notation.errors import quoted
from naqala.engine.notation.position_json import position_from_json
from naqala.engine.notation.position_text import parse_position
from naqala.engine.notation.record_json import LONGEST, parse_record_json
from naqala.engine.notation.records import parse_record
from naqala.engine.state import State

STANDARD_INPUT = "-"
WIDEST = 100
GZIP = b"\x1f\x8b"


class Unreadable(NaqalaError):
    """A file that cannot be read, or says nothing that is meant here."""


def width() -> int:
    """For running text: what the terminal has, or 80 if there is none, but no lines too long to read."""
    return min(max(shutil.get_terminal_size().columns, 30), WIDEST)


def say(*paragraphs: str, indent: str = "", hanging: str = "") -> None:
    """Wrapped to the width; a sign that the terminal does not have is replaced."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    for text in paragraphs:
        lines = wrap(text, width(), initial_indent=indent, subsequent_indent=indent + hanging, break_on_hyphens=False)
        print("\n".join(lines))


def text_of(name: str) -> str:
    """What a file says; the standard input, for a dash."""
    raw = bytes_of(name)
    if len(raw) > LONGEST:
        raise Unreadable(f"{quoted(name)} is too long for a game; {LONGEST:,} bytes are the most.")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Unreadable(f"{quoted(name)} is no text in UTF-8.") from None


def bytes_of(name: str) -> bytes:
    """Unpacked if they were packed; no more than are needed to see that they are too many."""
    try:
        if name == STANDARD_INPUT:
            return unpacked(sys.stdin.buffer.read(LONGEST + 1))
        with open(name, "rb") as file:
            return unpacked(file.read(LONGEST + 1))
    except (OSError, EOFError, ValueError, zlib.error) as error:
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise Unreadable(f"{quoted(name)} cannot be read: {why.rstrip('.')}.") from None


def unpacked(raw: bytes) -> bytes:
    return gzip.GzipFile(fileobj=io.BytesIO(raw)).read(LONGEST + 1) if raw.startswith(GZIP) else raw


def game_in(name: str) -> tuple[Game, dict[str, str]]:
    """The game of a record, text or JSON, and the writer's own tags."""
    return game_of(text_of(name))


def game_of(text: str) -> tuple[Game, dict[str, str]]:
    return parse_record_json(text) if text.lstrip().startswith("{") else parse_record(text)


def state_at(said: str) -> State:
    """A position by its text; or of a file with a position, or with a record, whose last position it is."""
    if is_position(said):
        return parse_position(said.strip(), Luck.seeded(0))
    try:
        text = text_of(said)
    except Unreadable as error:
        raise Unreadable(f"{error} (A position, if that is meant, begins with round=.)") from None
    if is_position(text):
        return parse_position(text.strip(), Luck.seeded(0))
    if text.lstrip().startswith("{"):
        return state_in_json(text)
    return game_of(text)[0].state


def is_position(said: str) -> bool:
    return said.lstrip().lower().startswith("round=")


def state_in_json(text: str) -> State:
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        said = None
    if isinstance(said, dict) and "board" in said:
        return position_from_json(said, Luck.seeded(0))
    return parse_record_json(text)[0].state
