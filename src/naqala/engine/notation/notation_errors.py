"""Errors in the notation and in records, as phrases of the catalogs `notation.ftl` and `records.ftl`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from naqala.engine.errors import IllegalAction, NaqalaError
from naqala.engine.phrase import Argument, Phrase

LONGEST: Final = 60
CODE: Final = re.compile("[a-z]+(-[a-z0-9]+)+")


class NotationError(NaqalaError):
    """A text or JSON value that cannot be read: `reason` is what is wrong, `example` what would be right.

    `where` are the places, the outermost first. `phrase` has all of it.
    """

    def __init__(self, code: str, example: str | Sequence[str], /, *where: Phrase, **arguments: Argument) -> None:
        super().__init__(code, **arguments)
        self.reason = self.phrase
        self.example = [example] if isinstance(example, str) else list(example)
        self.where = where
        self.phrase = self._whole()

    @property
    def code(self) -> str:
        return self.reason.key

    def inside(self, place: Phrase) -> NotationError:
        """Return the same error as part of a longer text."""
        return NotationError(self.code, self.example, place, *self.where, **self.reason.arguments)

    def _whole(self) -> Phrase:
        what: dict[str, Argument] = {"what": self.reason, "example": self.example}
        if not self.where:
            return Phrase("notation-error", what)
        return Phrase("notation-error-in", {"where": joined_places(self.where), **what})


class RecordError(NaqalaError):
    """A record that cannot be read or replayed: `reason` says why, `where` at which place, if there is one."""

    def __init__(self, reason: str | Phrase, where: Phrase | None = None, /, **arguments: Argument) -> None:
        self.reason = Phrase(reason, arguments) if isinstance(reason, str) else reason
        super().__init__(self.reason.key)
        self.where = where
        self.phrase = self.reason if where is None else Phrase("record-error-at", {"where": where, "why": self.reason})

    @property
    def code(self) -> str:
        return self.reason.key


def place(code: str, **arguments: Argument) -> Phrase:
    """Return a part of a text, to be named in an error."""
    return Phrase(code, arguments)


def joined_places(places: Sequence[Phrase]) -> Phrase:
    """Return `In board, at 'X5'`: only the first begins with a capital."""
    found = Phrase(places[0].key, {**places[0].arguments, "first": "yes"})
    for inner in places[1:]:
        told = Phrase(inner.key, {**inner.arguments, "first": "no"})
        found = Phrase("notation-places", {"outer": found, "inner": told})
    return found


def why(error: NaqalaError) -> Argument:
    """Return the reason of an error, as a part of another one."""
    if isinstance(error, IllegalAction):
        return error.phrase if CODE.fullmatch(error.phrase.key) else error.reason
    return error.phrase if CODE.fullmatch(error.phrase.key) else str(error)


def shown(value: object) -> Argument:
    """Return a value that was read, shortened if it is long."""
    if isinstance(value, str):
        return Phrase("notation-text", {"text": escaped(value)})
    if isinstance(value, (bool, float)) or value is None:
        return repr(value)
    if isinstance(value, int):
        return repr(value) if abs(value) < 10**LONGEST else Phrase("notation-huge-number")
    if isinstance(value, list):
        return Phrase("notation-a-list")
    if isinstance(value, dict):
        return Phrase("notation-an-object")
    return type(value).__name__


def escaped(text: str) -> str:
    """Return a text without invisible characters, shortened if it is long."""
    return repr(text if len(text) <= LONGEST else text[:LONGEST] + "…")[1:-1]


def quoted(value: object) -> str:
    """Return a value as English text."""
    return str(shown(value))
