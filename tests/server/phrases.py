"""Texts of the protocol, rendered as a client would."""

from __future__ import annotations

from typing import Any, cast

from naqala.engine.phrase import Argument, Phrase


def phrase_of(text: dict[str, Any]) -> Phrase:
    """The phrase that was sent."""
    return Phrase(text["key"], {name: argument_of(value) for name, value in text["arguments"].items()})


def argument_of(value: Any) -> Argument:
    if isinstance(value, dict):
        return phrase_of(value)
    if isinstance(value, list):
        return cast("list[str]", [item if isinstance(item, str) else (item[0], item[1]) for item in value])
    return cast("str | int", value)
