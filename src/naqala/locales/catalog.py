"""The catalog of one language: renders texts from Fluent files."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import gmtime, strftime
from typing import Any, Final, Literal

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone, FluentType

from naqala.engine.phrase import Argument, Phrase, Thing
from naqala.locales.languages import FOLDER, Language

BABEL_LOCALES: Final = {"en": "en_GB"}  # no comma before the last item of a list
LIST_STYLES: Final[dict[str, Literal["standard", "or"]]] = {"and": "standard", "or": "or"}
KEY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
# A vowel; Y only before a consonant: d’Yves, but de Yann. H may be mute or aspirated, which nobody can tell: never.
ELIDED: Final = re.compile(r"[aeiouàâäéèêëîïôöùûüœæ]|y[b-df-hj-np-tv-xzç]", re.IGNORECASE)
SEATS: Final = ("seat", "rival")  # arguments that hold a colour
TIMES: Final = ("until",)  # arguments that hold seconds since 1970

Namer = Callable[[str], str]
"""Returns the name of the player of a colour."""


class MissingText(LookupError):
    """The catalog has no such text, or the text needs an argument that was not given."""


class Items(FluentType):
    """A list in a sentence. The sentence chooses case and conjunction: `LIST($what, case: "dative")`."""

    def __init__(self, catalog: Catalog, items: Sequence[Thing] | Sequence[str]) -> None:
        self.catalog = catalog
        self.items = items

    def joined(self, case: str = "nominative", join: str = "and") -> str:
        words = [item if isinstance(item, str) else self.catalog.thing(item, case) for item in self.items]
        return format_list(words, LIST_STYLES[join], self.catalog.babel_locale)

    def format(self, locale: object) -> str:
        return self.joined()


def join_list(items: Items, case: str = "nominative", join: str = "and") -> str:
    """The function LIST of the catalogs."""
    return items.joined(str(case), str(join))


def french_of(name: str) -> str:
    """The function DE of the catalogs: `de Léa`, `d’Anna`."""
    return f"d’{name}" if ELIDED.match(str(name)) else f"de {name}"


FUNCTIONS: Final[dict[str, Any]] = {"LIST": join_list, "DE": french_of}


class Catalog:
    """The texts of one language. Files are parsed when the first of their texts is needed."""

    def __init__(self, language: Language, folder: Path = FOLDER) -> None:
        self.language = language
        self.babel_locale = BABEL_LOCALES.get(language, language)
        self._bundle = FluentBundle(
            [self.babel_locale.replace("_", "-")],
            functions=FUNCTIONS,
            use_isolating=False,
        )
        self._sources = {
            file.stem: file.read_text(encoding="utf-8") for file in sorted((folder / language).glob("*.ftl"))
        }
        self._file_of = {key: name for name, source in self._sources.items() for key in KEY.findall(source)}
        self._parsed: set[str] = set()

    @property
    def keys(self) -> list[str]:
        return list(self._file_of)

    def has(self, key: str) -> bool:
        return key in self._file_of

    def text(self, key: str, /, **arguments: Argument) -> str:
        """Return a text; raise MissingText if it or one of its arguments is missing."""
        return self.phrase(Phrase(key, arguments))

    def phrase(self, phrase: Phrase, namer: Namer | None = None) -> str:
        """Return a phrase as text. Players are called by the namer; without one, by their colours.

        A key with spaces is a sentence already: tools for developers raise errors in English only.
        """
        if " " in phrase.key:
            return phrase.key
        arguments = {
            name: self._argument(name, value, namer or self.colour) for name, value in phrase.arguments.items()
        }
        return self._format(phrase.key, arguments)

    def colour(self, seat: str) -> str:
        """Return a colour as the name of a player: `Pink`."""
        return self._format(f"seat-{seat}", {})

    def thing(self, thing: Thing, case: str = "nominative") -> str:
        """Return how many of something: `2 Viziers`, `einen Wesir`."""
        kind, n = thing
        return self._format(f"thing-{kind}", {"n": n, "case": case})

    def joined(self, words: Sequence[str], join: str = "and") -> str:
        return format_list(list(words), LIST_STYLES[join], self.babel_locale)

    def _argument(self, name: str, value: Argument, namer: Namer) -> str | int | Items:
        if isinstance(value, Phrase):
            return self.phrase(value, namer)
        if isinstance(value, str):
            return namer(value) if name in SEATS else value
        if isinstance(value, int):
            return strftime("%Y-%m-%d %H:%M UTC", gmtime(value)) if name in TIMES else value
        return Items(self, value)

    def _format(self, key: str, arguments: Mapping[str, Any]) -> str:
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors or isinstance(text, FluentNone):
            raise MissingText(f"{key} in {self.language}: {errors}")
        return str(text)

    def _parse(self, key: str) -> None:
        """Parse the file of a text, and of the things that it may name."""
        if key not in self._file_of:
            raise MissingText(f"{key} is not in the catalog of {self.language}.")
        name = self._file_of[key]
        if name not in self._parsed:
            self._parsed.add(name)
            self._bundle.add_resource(FluentResource(self._sources[name]))


@functools.cache
def catalog(language: Language) -> Catalog:
    return Catalog(language)
