"""The notation of actions, turns and positions, as text and as JSON. The grammar is in docs/notation.md."""

from naqala.engine.notation.action_codec import action_from_json, action_json, action_text, parse_action
from naqala.engine.notation.notation_errors import NotationError
from naqala.engine.notation.position_json import position_from_json, position_json
from naqala.engine.notation.position_text import parse_position, position_text
from naqala.engine.notation.turn_lines import (
    Drawn,
    DrawnCard,
    DrawnDjinn,
    DrawnMeeple,
    LoggedAction,
    TurnLine,
    line_from_json,
    line_json,
    line_text,
    parse_line,
)

__all__ = [
    "Drawn",
    "DrawnCard",
    "DrawnDjinn",
    "DrawnMeeple",
    "LoggedAction",
    "NotationError",
    "TurnLine",
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
