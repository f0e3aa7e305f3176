"""Reads games and positions from a file, from standard input or from the command line."""

from __future__ import annotations

import gzip
import io
import json
import sys
import zlib

from naqala.engine.errors import NaqalaError
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.notation.notation_errors import quoted
from naqala.engine.notation.position_json import position_from_json
from naqala.engine.notation.position_text import parse_position
from naqala.engine.records import MAX_JSON_LENGTH, parse_record, parse_record_json
from naqala.engine.state import State

STANDARD_INPUT = "-"
GZIP_MAGIC = b"\x1f\x8b"


class InputError(NaqalaError):
    """The input cannot be read, or is not what the command needs."""


def read_text(name: str) -> str:
    """The text of a file, or of standard input if the name is `-`."""
    content = read_bytes(name)
    if len(content) > MAX_JSON_LENGTH:
        raise InputError("terminal-input-too-long", file=quoted(name), most=MAX_JSON_LENGTH)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise InputError("terminal-input-not-text", file=quoted(name)) from None


def read_bytes(name: str) -> bytes:
    """The decompressed content, cut off just beyond the limit."""
    try:
        if name == STANDARD_INPUT:
            return decompress(sys.stdin.buffer.read(MAX_JSON_LENGTH + 1))
        with open(name, "rb") as file:
            return decompress(file.read(MAX_JSON_LENGTH + 1))
    except (OSError, EOFError, ValueError, zlib.error) as error:
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise InputError("terminal-file-not-read", file=quoted(name), reason=why.rstrip(".")) from None


def decompress(content: bytes) -> bytes:
    """The content, decompressed if it is gzip."""
    if not content.startswith(GZIP_MAGIC):
        return content
    return gzip.GzipFile(fileobj=io.BytesIO(content)).read(MAX_JSON_LENGTH + 1)


def read_game(name: str) -> tuple[Game, dict[str, str]]:
    """The game of a record, text or JSON, and the extra tags of the record."""
    return parse_game(read_text(name))


def parse_game(text: str) -> tuple[Game, dict[str, str]]:
    return parse_record_json(text) if text.lstrip().startswith("{") else parse_record(text)


def read_state(text_or_name: str) -> State:
    """A position given as text, or the name of a file with a position or with a record (its last position)."""
    if is_position(text_or_name):
        return parse_position(text_or_name.strip(), Luck.seeded(0))
    try:
        text = read_text(text_or_name)
    except InputError as error:
        raise InputError("terminal-input-no-position", reason=error.phrase) from None
    if is_position(text):
        return parse_position(text.strip(), Luck.seeded(0))
    if text.lstrip().startswith("{"):
        return parse_json_state(text)
    return parse_game(text)[0].state


def is_position(text: str) -> bool:
    return text.lstrip().lower().startswith("round=")


def parse_json_state(text: str) -> State:
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        content = None
    if isinstance(content, dict) and "board" in content:
        return position_from_json(content, Luck.seeded(0))
    return parse_record_json(text)[0].state
