"""Value objects: actions, steps and events are compared, pickled and printed by their fields."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from naqala.engine.components import CARD_NAMES, TRIBE_NAMES, tile_name
from naqala.engine.roster import DJINN_NAMES, constant_name


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Value:
    """Base of value objects, which are equal if they have the same type and equal fields.

    `repr` is an expression that rebuilds the object, given the constants of `components` and `djinns`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def parts(self) -> tuple[object, ...]:
        return tuple([getattr(self, field) for field in type(self).FIELDS])

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), self.parts()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value) and type(other) is type(self) and other.parts() == self.parts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))

    def __repr__(self) -> str:
        fields = type(self).FIELDS
        arguments = [f"{field}={field_repr(field, getattr(self, field))}" for field in fields]
        return f"{type(self).__name__}({', '.join(arguments)})"


def field_repr(field: str, part: object) -> str:
    """Return a field as source code: `C3`, `VIZIER`, `HAGIS`."""
    if isinstance(part, bool) or not isinstance(part, int) or part < 0:
        return repr(part)
    if field in ("tile", "start", "final"):
        return tile_name(part)
    if field == "tribe":
        return constant_name(TRIBE_NAMES[part])
    if field == "card":
        return constant_name(CARD_NAMES[part])
    if field == "piece":
        return ("PALM_TREE", "PALACE")[part]
    if field == "djinn":
        return constant_name(DJINN_NAMES[part])
    return repr(part)
