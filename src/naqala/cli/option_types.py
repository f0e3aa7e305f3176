"""Options that several commands have, and what turns words of the command line into values."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Annotated, Any, Final

import typer

from naqala.engine.errors import InvalidArgument

MAX_DIGITS: Final = 9


def flag(name: str, description: str) -> Any:
    """An option without a value."""
    return typer.Option(name, help=description, metavar="")


def option(
    name: str, description: str, metavar: str, parser: Callable[[str], object] | None = None, **settings: Any
) -> Any:
    """An option with a value, which `parser` reads."""
    return typer.Option(name, help=description, metavar=metavar, parser=parser and unless_default(parser), **settings)


def unless_default(parser: Callable[[str], object]) -> Callable[[Any], object]:
    """A parser for words only: typer passes defaults to it, too."""
    return lambda value: parser(value) if isinstance(value, str) else value


def at_most_one(**given: object) -> None:
    """Refuse options that exclude each other."""
    names = [f"--{name.replace('_', '-')}" for name, value in given.items() if value not in (None, "", False)]
    if len(names) > 1:
        raise typer.BadParameter("use only one of them.", param_hint=names)


# Types


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """The type of a number from `least` to `most`, or up from `least` if it may have any nine digits."""
    limit = 10**MAX_DIGITS - 1

    def parse(word: str) -> int:
        digits = word.lstrip("0") or "0"
        value = int(digits) if word and word.isascii() and word.isdecimal() and len(digits) <= MAX_DIGITS else -1
        if not least <= value <= most:
            upper = "up" if most == limit and not least else f"to {most}"
            raise typer.BadParameter(f"{word[:80]!r} is not a number from {least} {upper}.")
        return value

    return parse


natural_number = whole_number(0, 10**MAX_DIGITS - 1)
positive_number = whole_number(1, 10**MAX_DIGITS - 1)


def any_number(word: str) -> int:
    """A whole number whose range the command checks."""
    try:
        return int(word)
    except ValueError:
        raise typer.BadParameter(f"{word[:80]!r} is not a whole number.") from None


def amount(description: str, least: float = 0, most: float = math.inf) -> Callable[[str], float]:
    """The type of a number more than `least` and up to `most`."""

    def parse(word: str) -> float:
        try:
            value = float(word)
        except ValueError:
            value = math.nan
        if not (least < value <= most and math.isfinite(value)):
            raise typer.BadParameter(f"{word[:80]!r} is not {description}.")
        return value

    return parse


def amount_or_zero(description: str) -> Callable[[str], float]:
    """The type of a number that is not negative."""
    return amount(description, math.nextafter(0, -1))


seconds = amount("a time in seconds, more than 0", most=1e6)
share = amount("a share between 0 and 1, such as 0.05", most=1)


def seed_number(word: str) -> int:
    try:
        number = int(word, 0)
    except ValueError:
        number = -1
    if not 0 <= number < 1 << 128:
        raise typer.BadParameter(f"{word[:80]!r} is not a seed: a number from 0 to 2^128 - 1.")
    return number


def language_tag(word: str) -> str:
    """The language of a tag such as `de` or `fr_BE`."""
    from naqala.locales import LANGUAGES, language_of

    found = language_of(word)
    if found is None:
        raise typer.BadParameter(f"{word!r} is not one of the languages: {', '.join(LANGUAGES)}.")
    return found


def known_languages() -> list[str]:
    from naqala.locales import LANGUAGES

    return list(LANGUAGES)


def known_bots() -> list[str]:
    from naqala.bots.registry import BOTS

    return list(BOTS)


class Words(tuple[str, ...]):
    """A list of words in one option."""


class Numbers(tuple[int, ...]):
    """A list of numbers in one option."""


def colour_names(text: str) -> Words:
    from naqala.engine.colours import checked_colours

    chosen = [word.strip().lower() for word in text.split(",")]
    try:
        return Words(checked_colours(chosen, len(chosen)))
    except InvalidArgument as error:
        raise typer.BadParameter(str(error)) from None


def player_counts(text: str) -> Numbers:
    """`2,4`: games for two players and games for four."""
    found = {part.strip() for part in text.split(",")}
    if not found <= {"2", "3", "4"}:
        raise typer.BadParameter(f"{text!r} is not a list of numbers of players, such as 2,4.")
    return Numbers(sorted([int(part) for part in found]))


def tile_number(word: str) -> int:
    from naqala.engine.notation.vocabulary import TILE

    if not TILE.known(word):
        raise typer.BadParameter(f"{word!r} is not a tile from A1 to F5.")
    return TILE.parse(word)


def tribe_number(word: str) -> int:
    """A tribe by its letter or its name."""
    from naqala.engine.components import TRIBE_NAMES
    from naqala.engine.notation.vocabulary import LETTERS, TRIBE

    letter = word[:1] if word.lower().removesuffix("s") in [name.lower() for name in TRIBE_NAMES] else word
    if not TRIBE.known(letter):
        expected = f"{' '.join(LETTERS)}, or {', '.join(TRIBE_NAMES)}"
        raise typer.BadParameter(f"{word!r} is not a tribe: {expected}.")
    return TRIBE.parse(letter)


# Options of several commands

Seed = Annotated[
    int | None,
    option("--seed", "Seed of all deals and bots.", "S", parser=seed_number, show_default="random"),
]
AsJson = Annotated[bool, flag("--json", "Print one JSON object.")]
NoColour = Annotated[bool, flag("--no-colour", "Print without colours, like the variable NO_COLOR.")]
LanguageTag = Annotated[
    str | None,
    option(
        "--language", "Language of the texts, such as de.", "LANGUAGE", parser=language_tag,
        autocompletion=known_languages, show_default="that of the environment, or English",
    ),
]  # fmt: skip


def language_or_own(language: str | None) -> str:
    """The language of --language; without it, that of the environment."""
    from naqala.locales import system_language

    return language or system_language()
