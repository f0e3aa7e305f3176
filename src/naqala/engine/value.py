"""Small things that are what they say: actions, steps and events are compared, pickled and printed by their fields."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from naqala.engine.things import CARD_NAMES, TRIBE_NAMES, tile_name


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Value:
    """Equal when of one type with equal fields. `repr` rebuilds it, given the words of `things` and the roster."""

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
        said = [f"{field}={spelt(field, getattr(self, field))}" for field in fields]
        return f"{type(self).__name__}({', '.join(said)})"


def spelt(field: str, part: object) -> str:
    """A field as one would write it in code."""
    if isinstance(part, bool) or not isinstance(part, int) or part < 0:
        return repr(part)
    if field in ("tile", "start", "final"):
        return tile_name(part)
    if field == "tribe":
        return constant(TRIBE_NAMES[part])
    if field == "card":
        return constant(CARD_NAMES[part])
    if field == "piece":
        return ("PALM", "PALACE")[part]
    if field == "djinn":
        from naqala.engine.djinns import DJINNS

        return constant(DJINNS[part].name)
    return repr(part)


def constant(name: str) -> str:
    """`Anun-Nak` is ANUN_NAK, `Ba'al` is BAAL."""
    return name.upper().replace("'", "").replace("-", "_").replace(" ", "_")
