"""Errors in the notation and in records."""

from __future__ import annotations

from typing import Final

from naqala.engine.errors import NaqalaError

LONGEST: Final = 60


class NotationError(NaqalaError):
    """A text or JSON value that cannot be read: what is wrong, where, and an example of what is right."""

    def __init__(self, wrong: str, right: str, where: str = "") -> None:
        place = f"{where[0].upper()}{where[1:]}: " if where else ""
        super().__init__(f"{place}{wrong} Right is, for example, {right}")
        self.wrong = wrong
        self.right = right
        self.where = where

    def __reduce__(self) -> tuple[type, tuple[str, str, str]]:
        return type(self), (self.wrong, self.right, self.where)

    def inside(self, where: str) -> NotationError:
        """Return the same error as part of a longer text."""
        return NotationError(self.wrong, self.right, f"{where}, {self.where}" if self.where else where)


class RecordError(NaqalaError):
    """A record that cannot be read or replayed: where, and why."""

    def __init__(self, reason: str, where: str = "") -> None:
        super().__init__(f"{where}: {reason}" if where else reason)
        self.reason = reason
        self.where = where

    def __reduce__(self) -> tuple[type, tuple[str, str]]:
        return type(self), (self.reason, self.where)


def quoted(value: object) -> str:
    """Return a value for an error message, shortened if it is long."""
    if isinstance(value, str):
        return repr(value if len(value) <= LONGEST else value[:LONGEST] + "…")
    if isinstance(value, (bool, float)) or value is None:
        return repr(value)
    if isinstance(value, int):
        return repr(value) if abs(value) < 10**LONGEST else "a huge number"
    return f"a {type(value).__name__}"
