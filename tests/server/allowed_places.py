"""Where cards, djinns and gold may appear in messages, for whom, and which fields HTTP responses may have.

Anything not listed here counts as a leak, so new fields must be added here deliberately.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from naqala.engine.notation.vocabulary import CARD, DJINN

Json = Any
NAMES = {name.lower() for name in (*CARD.names, *DJINN.names)}
SECRET_FIELDS = {
    "gold",
    "hand",
    "goods",
    "total",
    "card",
    "cards",
    "djinn",
    "djinns",
    "shown",
    "suit",
    "fakirs",
    "price",
}
EVERYBODY = (
    r"(snapshot\.public_view|before)\.(resource_row\[\]|discards|djinns\[\]|djinn_discards\[\])",
    r"(snapshot\.public_view|before)\.players\[\]\.(cards|djinns\[\]|used_djinns\[\]|points\.(djinns|total))",
    r"snapshot\.question\.(hand|djinn)",
    r"(played|missed)\[\]\.(notation|events\[(?!card-drawn\]|djinns-shown\])[a-z-]+\]\.[a-z_]+(\[\])?)",
    r"(played|missed)\[\]\.points\.(blue|pink|orange|black)\.(djinns|total)",
    r"chat(\[\])?\.text",
)
HOLDINGS = r"snapshot\.holdings\[\]\.(gold|hand|goods|total|card_gains|suits\[\]\.(gold|notation|goods\[\]))"
AT_THE_END = (r"result\.score_sheets\[\]\.(gold|goods|djinns|total)", HOLDINGS)
PLAYERS = (
    HOLDINGS,
    r"(played|missed)\[\]\.events\[(card-drawn|djinns-shown)\]\.(card|djinns\[\])",
    r"sale\.(actions\[\]|gold)",
)
WITH_OPEN_HANDS = (HOLDINGS, r"(played|missed)\[\]\.events\[card-drawn\]\.card")
PLAYER_TO_MOVE = (
    r"(preview\.)?snapshot\.(options|draft)\[\]\..*",
    r"(preview\.)?snapshot\.question\.(shown\[\]|skipped\.(message|text\..*))",
    r"preview\.(effect|snapshot)\..*",
    r"(why|payment)\..*",
    r"gains\[\]\.events\[(?!card-drawn\]|djinns-shown\])[a-z-]+\]\..*",
    r"message",
    r"text\..*",
)


@cache
def pattern(*groups: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile("|".join([f"(?:{place})" for group in groups for place in group]))


def mentions(message: Json, path: str = "") -> Iterator[str]:
    """Every place that mentions cards, djinns or gold."""
    if isinstance(message, dict):
        if message and message.keys() <= NAMES:  # a hand
            yield path
            return
        inner = f"{path[:-1]}{message['event']}]" if "event" in message and path.endswith("[]") else path
        for key, value in message.items():
            place = f"{inner}.{key}" if inner else key
            if key in SECRET_FIELDS and isinstance(value, int):
                yield place
            yield from mentions(value, place)
    elif isinstance(message, list):
        for value in message:
            yield from mentions(value, f"{path}[]")
    elif isinstance(message, str) and names_something(message):
        yield path


@cache
def names_something(text: str) -> bool:
    return any(word in NAMES for word in re.findall(r"[\w'-]+", text.lower()))


# Error messages for players who are not to move

HARMLESS = re.compile(
    r"It is (Blue|Pink|Orange|Black)'s turn\."
    r"|A bot plays for this seat; take the seat back first\."
    r"|Your time is up; a bot plays this turn for you\."
    r"|Only players have goods to sell\."
    r"|You are a spectator; only players can do this\."
    r"|You have no key for this seat\."
    r"|Hello was already sent\."
    r"|Invalid message: .*"
    r"|\d+ actions have been played, not \d+\."
    r"|No move from .. ends like this on ..\."
    r"|The game is over\."
    r"|This key is not valid at this table\."
    r"|There is no table '22222222'\. Check the code\."
    r"|The first message must be a hello\."
)

# Fields of responses

CONTRIBUTIONS = {"contributions[]", *[f"contributions[].{part}" for part in ("seat", "digest", "value")]}
CONTROL = ("kind", "bank", "increment", "turn", "at_zero", "timeouts")
CLOCK = ("running", "remaining[]", "timeouts[]", "bot_turn")
NOTE = {"n", "action_count", "kind", "seat", "name", "level", "reason", "noted_at"}
TABLE = {
    *(
        "code",
        "status",
        "players",
        "public",
        "open_hands",
        "custom_seed",
        "custom_start",
        "move_help",
        "commitment",
        "revealing",
        "created",
        "host",
    ),
    *CONTRIBUTIONS,
    *("spectators", "spectator_names[]", "spectator_names[].name", "spectator_names[].lookalike"),
    *("previous", "next", "closed_reason", "substitute_level"),
    *("time_control", *[f"time_control.{part}" for part in CONTROL]),
    *("clock", *[f"clock.{part}" for part in CLOCK]),
    *("exercise", "exercise.id", "exercise.state"),
    *[f"seats[].{part}" for part in ("seat", "kind", "name", "taken", "bot", "connected", "replaceable", "lookalike")],
    *("seats[].vote", *[f"seats[].vote.{part}" for part in ("voters[]", "agreed[]", "warning", "confirm")]),
}
LISTED = (TABLE | {"own_seats[]", "turn"}) - {
    "public",
    "custom_start",
    "commitment",
    "revealing",
    *CONTRIBUTIONS,
    "host",
    *("spectators", "spectator_names[]", "spectator_names[].name", "spectator_names[].lookalike"),
    "previous",
    "next",
    "closed_reason",
    "substitute_level",
}
ARGUMENTS = ("seat", "table", "n", "where", "problem")
ERROR = {"code", "message", "rule", "text.key", *[f"text.arguments.{name}" for name in ARGUMENTS]}
RESPONSE_FIELDS = (
    *(TABLE, ERROR, {"known", "name", "language"}, {"code", "expires"}, {"local_only", "lan_url"}),
    {"keys[].seat", "keys[].key", "keys[]"},
    {
        *[f"waiting[].{part}" for part in LISTED],
        *[f"playing[].{part}" for part in LISTED],
        "waiting[]",
        "playing[]",
    },
    {*[f"tables[].{part}" for part in LISTED], "tables[]"},
    {"status", "version", "engine", "tables", "connections"},
    {f"devices[].{part}" for part in ("id", "description", "created", "last_used", "current")},
    *({"seats[]"}, {"report"}, {"votes[]", *[f"votes[].{part}" for part in ("code", "seat", "warning")]}),
)
PUBLIC_PATHS = ("/api/rulebook", "/api/examples", "/api/summary", "/api/openapi.json")  # the same for all


def field_paths(message: Json, path: str = "") -> Iterator[str]:
    if isinstance(message, dict):
        for key, value in message.items():
            yield from field_paths(value, f"{path}.{key}" if path else key)
    elif isinstance(message, list):
        for value in message or [None]:
            yield from field_paths(value, f"{path}[]")
    else:
        yield path
