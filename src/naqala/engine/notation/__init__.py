"""The notation: text for people, JSON as its twin. docs/notation.md is its grammar."""

from naqala.engine.notation.actions import action_from_json, action_json, action_text, parse_action
from naqala.engine.notation.errors import NotationError
from naqala.engine.notation.lines import (
    Deed,
    Drawn,
    DrawnCard,
    DrawnDjinn,
    DrawnMeeple,
    Line,
    line_from_json,
    line_json,
    line_text,
    parse_line,
)
from naqala.engine.notation.position_json import position_from_json, position_json
from naqala.engine.notation.position_text import parse_position, position_text

__all__ = [
    "Deed",
    "Drawn",
    "DrawnCard",
    "DrawnDjinn",
    "DrawnMeeple",
    "Line",
    "NotationError",
    "action_from_json",
    "action_json",
    "action_text",
    "line_from_json",
    "line_json",
    "line_text",
    "parse_action",
    "parse_line",
    "parse_position",
    "position_from_json",
    "position_json",
    "position_text",
]
