"""Texts as data: the engine says what to tell, not in which words.

A phrase is the key of a text in the catalogs (`naqala.locales`) and its arguments. The terminal and the page render it
in the reader's language; `str(phrase)` is English, for programmers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias, Union

from mypy_extensions import mypyc_attr

Thing: TypeAlias = tuple[str, int]
"""How many of something: `("v", 2)` are two Viziers, `("fakir", 1)` a Fakir, `("coin", 3)` 3 gold."""

Argument: TypeAlias = Union[str, int, "Phrase", Sequence[Thing], Sequence[str]]
"""A word or a number; another phrase; or a list, which the sentence joins with "and" or "or"."""


@mypyc_attr(native_class=False)
class Phrase:
    """The key of a text and its arguments.

    Arguments named `seat` and `rival` are colours ("pink"); a reader may see the player's name instead.
    """

    __slots__ = ("arguments", "key")

    def __init__(self, key: str, arguments: Mapping[str, Argument] | None = None) -> None:
        self.key = key
        self.arguments: dict[str, Argument] = dict(arguments or {})

    def __str__(self) -> str:
        return english(self)

    def __repr__(self) -> str:
        arguments = "".join(f", {name}={value!r}" for name, value in self.arguments.items())
        return f"Phrase({self.key!r}{arguments})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and (self.key, self.arguments) == (other.key, other.arguments)

    def __hash__(self) -> int:
        return hash(self.key)


Renderer: TypeAlias = Callable[[object, tuple[str, ...]], str]
"""Returns the text of a phrase or an event; seats are called by these colours, or by the usual ones if empty."""
_renderers: list[Renderer] = []


def use_renderer(renderer: Renderer) -> None:
    """Set what makes `str()` of phrases and events readable. `import naqala` sets the English catalog."""
    _renderers[:] = [renderer]


def english(said: object, colours: tuple[str, ...] = ()) -> str:
    """Return a phrase or an event as English text; its data if there is no renderer."""
    return _renderers[0](said, colours) if _renderers else repr(said)
