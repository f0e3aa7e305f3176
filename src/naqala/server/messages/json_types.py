"""JSON types of the game's vocabulary, so that the schema lists every value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, cast

from typing_extensions import TypeAliasType

from naqala.engine.colours import colour_of
from naqala.engine.components import NOBODY
from naqala.engine.notation.codecs import (
    BoolCodec,
    CardsCodec,
    Codec,
    MeeplesCodec,
    NameCodec,
    NumberCodec,
    OptionalNameCodec,
    SetCodec,
)
from naqala.engine.notation.step_codec import STEP_KINDS
from naqala.engine.notation.vocabulary import CARD, DJINN, GOOD, PLACE, SEAT, TILE, TRIBE

Seat = TypeAliasType("Seat", Literal["blue", "pink", "orange", "black"])
Tribe = TypeAliasType("Tribe", Literal["v", "e", "m", "b", "a"])
Place = TypeAliasType("Place", Literal["V", "S", "O", "M", "L"])
Piece = TypeAliasType("Piece", Literal["palm", "palace"])
Card = TypeAliasType(
    "Card", Literal["ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery", "fakir"]
)
SeatKind = TypeAliasType("SeatKind", Literal["person", "bot", "device"])
Level = TypeAliasType("Level", Literal["novice", "gentle", "calm", "sharp", "fierce", "companion"])
Lookalike = TypeAliasType("Lookalike", Literal["bot", "seat", "player", "staff"])
LEVELS: Final[tuple[Level, ...]] = ("novice", "gentle", "calm", "sharp", "fierce", "companion")

if TYPE_CHECKING:
    Tile = str
    Djinn = str
    Good = str
    StepName = str
else:
    Tile = TypeAliasType("Tile", Literal[tuple(TILE.names)])
    Djinn = TypeAliasType("Djinn", Literal[tuple(DJINN.names)])
    Good = TypeAliasType("Good", Literal[tuple(GOOD.names)])
    StepName = TypeAliasType("StepName", Literal[tuple(STEP_KINDS)])

NAMED_TYPES: Final[dict[int, Any]] = {
    id(codec): alias
    for codec, alias in (
        (SEAT, Seat), (TRIBE, Tribe), (PLACE, Place), (CARD, Card), (TILE, Tile), (DJINN, Djinn), (GOOD, Good),
    )
}  # fmt: skip


def seat_name(seat: int, colours: tuple[str, ...]) -> Seat:
    """The word for a seat of a game with these colours."""
    return cast("Seat", colour_of(colours, seat))


def seat_name_or_none(seat: int, colours: tuple[str, ...]) -> Seat | None:
    return None if seat == NOBODY else seat_name(seat, colours)


def json_type(codec: Codec) -> Any:
    """The type of the JSON values that this codec produces."""
    if isinstance(codec, NameCodec):
        return NAMED_TYPES.get(id(codec)) or Literal[tuple(codec.names)]
    if isinstance(codec, OptionalNameCodec):
        return json_type(codec.word) | None
    if isinstance(codec, NumberCodec):
        return int
    if isinstance(codec, BoolCodec):
        return bool
    if isinstance(codec, SetCodec):
        return list[json_type(codec.word)]  # type: ignore[misc]
    if isinstance(codec, MeeplesCodec):
        return str
    if isinstance(codec, CardsCodec):
        return dict[json_type(codec.word), int]  # type: ignore[misc]
    raise TypeError(f"{type(codec).__name__} has no JSON type.")
