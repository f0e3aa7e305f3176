"""The words of the game as types, so that a schema can name every one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, cast

from typing_extensions import TypeAliasType

from naqala.engine.notation.steps import KINDS
from naqala.engine.notation.wording import Cards, Group, Meeples, Number, Word, Wording, WordOrNone, YesNo
from naqala.engine.notation.words import CARD, DJINN, GOOD, PLACE, SEAT, TILE, TRIBE
from naqala.engine.things import NOBODY

Seat = TypeAliasType("Seat", Literal["blue", "pink", "orange", "black"])
Tribe = TypeAliasType("Tribe", Literal["v", "e", "m", "b", "a"])
Place = TypeAliasType("Place", Literal["V", "S", "O", "M", "L"])
Card = TypeAliasType(
    "Card", Literal["ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery", "fakir"]
)
ChairKind = TypeAliasType("ChairKind", Literal["person", "bot", "device"])
Level = TypeAliasType("Level", Literal["gentle", "calm", "sharp", "fierce"])
LEVELS: Final[tuple[Level, ...]] = ("gentle", "calm", "sharp", "fierce")

if TYPE_CHECKING:
    Tile = str
    Djinn = str
    Good = str
    StepName = str
else:
    Tile = TypeAliasType("Tile", Literal[tuple(TILE.names)])
    Djinn = TypeAliasType("Djinn", Literal[tuple(DJINN.names)])
    Good = TypeAliasType("Good", Literal[tuple(GOOD.names)])
    StepName = TypeAliasType("StepName", Literal[tuple(KINDS)])

NAMED: Final[dict[int, Any]] = {
    id(word): name
    for word, name in (
        (SEAT, Seat), (TRIBE, Tribe), (PLACE, Place), (CARD, Card), (TILE, Tile), (DJINN, Djinn), (GOOD, Good),
    )
}  # fmt: skip


def seat_word(seat: int) -> Seat:
    return cast("Seat", SEAT.say(seat))


def seat_or_none(seat: int) -> Seat | None:
    return None if seat == NOBODY else seat_word(seat)


def type_of(wording: Wording) -> Any:
    """What JSON may say where this wording speaks."""
    if isinstance(wording, Word):
        return NAMED.get(id(wording)) or Literal[tuple(wording.names)]
    if isinstance(wording, WordOrNone):
        return type_of(wording.word) | None
    if isinstance(wording, Number):
        return int
    if isinstance(wording, YesNo):
        return bool
    if isinstance(wording, Group):
        return list[type_of(wording.word)]  # type: ignore[misc]
    if isinstance(wording, Meeples):
        return str
    if isinstance(wording, Cards):
        return dict[type_of(wording.word), int]  # type: ignore[misc]
    raise TypeError(f"{type(wording).__name__} has no type in JSON.")
