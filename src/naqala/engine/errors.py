"""The exceptions of the library. All of them derive from NaqalaError.

They are ordinary Python classes: compiled ones cannot have two bases.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from naqala.engine.phrase import Argument, Phrase


@mypyc_attr(native_class=False)
class NaqalaError(Exception):
    """Base of all exceptions that the library raises on purpose.

    `phrase` is the text as data: its key is the code of the error. `str(error)` is English.
    """

    def __init__(self, code: str, /, **arguments: Argument) -> None:
        super().__init__(code)
        self.phrase = Phrase(code, arguments)

    def __str__(self) -> str:
        return str(self.phrase)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuilt, (type(self), self.__dict__)


def _rebuilt(kind: type[NaqalaError], fields: dict[str, object]) -> NaqalaError:
    """Unpickle an error, whatever its constructor takes."""
    error = kind.__new__(kind)
    error.__dict__.update(fields)
    return error


@mypyc_attr(native_class=False)
class IllegalAction(NaqalaError):
    """The action is not legal now; the game is unchanged. `rule` is the number of the rule.

    >>> try:
    ...     naqala.Game.new(seed=1).play(naqala.EndTurn())
    ... except naqala.IllegalAction as error:
    ...     error.rule
    'B1'
    """

    def __init__(self, code: str, rule: str, /, **arguments: Argument) -> None:
        super().__init__(code, **arguments)
        self.rule = rule

    @property
    def reason(self) -> str:
        """The sentence in English, without the number of the rule."""
        return str(self.phrase)

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})"


@mypyc_attr(native_class=False)
class ImpossiblePosition(NaqalaError):
    """The position cannot occur in a game."""


@mypyc_attr(native_class=False)
class CannotUndo(NaqalaError):
    """The last action cannot be undone."""


@mypyc_attr(native_class=False)
class InvalidArgument(NaqalaError, ValueError):
    """An argument is outside its range: a tile, a seed, a number of players."""
