"""The exceptions of the library. All of them derive from NaqalaError.

They are ordinary Python classes: compiled ones cannot have two bases.
"""

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class NaqalaError(Exception):
    """Base of all exceptions that the library raises on purpose."""


@mypyc_attr(native_class=False)
class IllegalAction(NaqalaError):
    """The action is not legal now; the game is unchanged. `reason` is a sentence, `rule` the number of the rule."""

    def __init__(self, reason: str, rule: str) -> None:
        super().__init__(f"{reason} ({rule})")
        self.reason = reason
        self.rule = rule

    def __reduce__(self) -> tuple[type, tuple[str, str]]:
        return type(self), (self.reason, self.rule)


@mypyc_attr(native_class=False)
class ImpossiblePosition(NaqalaError):
    """The position cannot occur in a game."""


@mypyc_attr(native_class=False)
class CannotUndo(NaqalaError):
    """The last action cannot be undone."""


@mypyc_attr(native_class=False)
class InvalidArgument(NaqalaError, ValueError):
    """An argument is outside its range: a tile, a seed, a number of players."""
