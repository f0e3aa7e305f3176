"""Texts as data: the key of a text in the catalogs and its arguments, so that a client shows it in its language."""

from __future__ import annotations

from typing import cast

from typing_extensions import TypedDict  # pydantic needs it before Python 3.12

from naqala.engine.phrase import Argument, Phrase


class PhraseInfo(TypedDict):
    """The key of a text and its arguments.

    `seat` and `rival` are colours, `until` is a time in seconds since 1970; a list is to be joined, and a pair in it is
    a thing and how many of it.
    """

    key: str
    arguments: dict[str, str | int | PhraseInfo | list[str] | list[tuple[str, int]]]


def phrase_json(phrase: Phrase) -> PhraseInfo:
    arguments = {name: argument_json(value) for name, value in phrase.arguments.items()}
    return cast("PhraseInfo", {"key": phrase.key, "arguments": arguments})


def argument_json(value: Argument) -> object:
    if isinstance(value, Phrase):
        return phrase_json(value)
    return value if isinstance(value, str | int) else list(value)
