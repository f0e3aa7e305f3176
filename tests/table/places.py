"""Where in a message a card, a djinn or gold may stand, and for whom; and what an answer over HTTP may be made of.

What is new on the wire is a leak until somebody has asked who may know it, and put it here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from naqala.engine.notation.words import CARD, DJINN

Json = Any
NAMES = {name.lower() for name in (*CARD.names, *DJINN.names)}
ABOUT = {"gold", "hand", "goods", "total", "card", "cards", "djinn", "djinns", "shown", "suit", "fakirs", "price"}
EVERYBODY = (
    r"(scene\.sight|before)\.(row\[\]|discards|djinns\[\]|dismissed\[\])",
    r"(scene\.sight|before)\.mats\[\]\.(cards|djinns\[\]|spent\[\]|points\.(djinns|total))",
    r"scene\.asked\.(hand|words|djinn)",
    r"(played|missed)\[\]\.(say|events\[(?!card-drawn\]|djinns-shown\])[a-z-]+\]\.[a-z_]+(\[\])?)",
    r"chat(\[\])?\.words",
)
AT_THE_END = (r"result\.sheets\[\]\.(gold|goods|djinns|total)",)
SCREENS = r"scene\.screens\[\]\.(gold|hand|goods|total|adds|suits\[\]\.(gold|say|goods\[\]))"
PLAYERS = (
    SCREENS,
    r"(played|missed)\[\]\.events\[(card-drawn|djinns-shown)\]\.(card|djinns\[\]|words)",
    r"sale\.(says\[\]|gold)",
)
OPENLY = (SCREENS, r"(played|missed)\[\]\.events\[card-drawn\]\.(card|words)")
WHOEVER_IS_ASKED = (
    r"(would\.)?scene\.(offers|draft)\[\]\..*",
    r"(would\.)?scene\.asked\.shown\[\]",
    r"would\.(brings|scene)\..*",
    r"(why|payment)\..*",
    r"words",
)


@cache
def pattern(*groups: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile("|".join([f"(?:{place})" for group in groups for place in group]))


def mentions(told: Json, path: str = "") -> Iterator[str]:
    """Every place where something is said of cards, djinns or gold."""
    if isinstance(told, dict):
        if told and told.keys() <= NAMES:  # a hand
            yield path
            return
        inner = f"{path[:-1]}{told['event']}]" if "event" in told and path.endswith("[]") else path
        for key, value in told.items():
            place = f"{inner}.{key}" if inner else key
            if key in ABOUT and isinstance(value, int):
                yield place
            yield from mentions(value, place)
    elif isinstance(told, list):
        for value in told:
            yield from mentions(value, f"{path}[]")
    elif isinstance(told, str) and names_something(told):
        yield path


@cache
def names_something(text: str) -> bool:
    return any(word in NAMES for word in re.findall(r"[\w'-]+", text.lower()))


# Words for those who are not asked

HARMLESS = re.compile(
    r"(Blue|Pink|Orange|Black) is asked now\."
    r"|A bot answers for this seat; take the seat back first\."
    r"|Only those who play have goods to sell\."
    r"|You are watching: only those who hold a seat can do this\."
    r"|There is no key to this seat among yours\."
    r"|Hello was said already\."
    r"|This message is not understood: .*"
    r"|\d+ deeds are played, you have seen \d+\."
    r"|No walk from .. ends like this on ..\."
    r"|The game is over\."
    r"|This key opens no seat of this table\."
    r"|There is no table '22222222'\. Look at the code again\."
    r"|Say hello first\."
)

# What may stand in an answer

TABLE = {
    *("code", "status", "players", "open", "hands_open", "seed_chosen", "laid_out", "commitment", "made", "host"),
    *("spectators", "previous", "following"),
    *[f"chairs[].{part}" for part in ("seat", "kind", "name", "taken", "bot", "present", "silent", "votes")],
}
LISTED = (TABLE | {"mine[]", "asked"}) - {
    "open",
    "laid_out",
    "commitment",
    "host",
    "spectators",
    "previous",
    "following",
}
ANSWERS = (
    *(TABLE, {"kind", "words", "rule"}, {"known", "name"}, {"code", "until"}, {"removed"}),
    {"keys[].seat", "keys[].key", "keys[]"},
    {
        *[f"gathering[].{part}" for part in LISTED],
        *[f"playing[].{part}" for part in LISTED],
        "gathering[]",
        "playing[]",
    },
    {*[f"tables[].{part}" for part in LISTED], "tables[]"},
    {"status", "version", "engine", "tables", "visitors"},
)
BOOKS = ("/api/book", "/api/openapi.json")  # the same for all


def leaves(told: Json, path: str = "") -> Iterator[str]:
    if isinstance(told, dict):
        for key, value in told.items():
            yield from leaves(value, f"{path}.{key}" if path else key)
    elif isinstance(told, list):
        for value in told or [None]:
            yield from leaves(value, f"{path}[]")
    else:
        yield path
