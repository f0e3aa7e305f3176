"""Reading and writing whole games, as text or as JSON. The formats are described in docs/records.md."""

from __future__ import annotations

from naqala.engine.game import Game
from naqala.engine.notation.notation_errors import RecordError
from naqala.engine.notation.record_json import MAX_JSON_LENGTH, read_record_json, record_json, replay_from_json
from naqala.engine.notation.record_text import MAX_TEXT_LENGTH, read_record, record_text

__all__ = [
    "MAX_JSON_LENGTH",
    "MAX_TEXT_LENGTH",
    "RecordError",
    "game_from_json",
    "parse_record",
    "parse_record_json",
    "record_json",
    "record_text",
]


def parse_record(text: str) -> tuple[Game, dict[str, str]]:
    """Return the game of a text record and the writer's own tags; raise RecordError if the record is not valid."""
    replay, tags = read_record(text)
    return Game.resume(replay), tags


def parse_record_json(text: str) -> tuple[Game, dict[str, str]]:
    """Return the game of a JSON record and the writer's own tags; raise RecordError if the record is not valid."""
    replay, tags = read_record_json(text)
    return Game.resume(replay), tags


def game_from_json(data: object) -> tuple[Game, dict[str, str]]:
    """Do the same for JSON that is decoded already."""
    replay, tags = replay_from_json(data)
    return Game.resume(replay), tags
