"""What is wrong with a text."""

from __future__ import annotations

from typing import Final

from naqala.engine.errors import NaqalaError

LONGEST: Final = 60


class NotationError(NaqalaError):
    """A text or a JSON value that says nothing in the notation: what is wrong, where, and what would be right."""

    def __init__(self, wrong: str, right: str, where: str = "") -> None:
        place = f"{where[0].upper()}{where[1:]}: " if where else ""
        super().__init__(f"{place}{wrong} Right is, for example, {right}")
        self.wrong = wrong
        self.right = right
        self.where = where

    def __reduce__(self) -> tuple[type, tuple[str, str, str]]:
        return type(self), (self.wrong, self.right, self.where)

    def inside(self, where: str) -> NotationError:
        """The same, seen as a part of something longer."""
        return NotationError(self.wrong, self.right, f"{where}, {self.where}" if self.where else where)


def quoted(thing: object) -> str:
    """Fit to be shown, however long or strange."""
    if isinstance(thing, str):
        return repr(thing if len(thing) <= LONGEST else thing[:LONGEST] + "…")
    if isinstance(thing, (bool, float)) or thing is None:
        return repr(thing)
    if isinstance(thing, int):
        return repr(thing) if abs(thing) < 10**LONGEST else "so big a number"
    return f"a {type(thing).__name__}"
