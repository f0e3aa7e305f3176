"""The vocabulary of the notation: a codec for each kind of value (C1-C9)."""

from __future__ import annotations

from typing import Final

from naqala.engine.components import (
    CARD_NAMES,
    GOOD_KINDS,
    PALACE_COUNT,
    PALM_TREE_COUNT,
    SEAT_NAMES,
    TILE_COUNT,
    TRIBE_LETTERS,
    tile_name,
)
from naqala.engine.geometry import HEAD, START, TAIL, WAYS
from naqala.engine.notation.codecs import (
    BoolCodec,
    CardsCodec,
    MeeplesCodec,
    NameCodec,
    NumberCodec,
    OptionalNameCodec,
    SetCodec,
)
from naqala.engine.roster import DJINN_NAMES
from naqala.engine.setup import CARDS_IN_BOX, MEEPLES_IN_BOX, TILES_IN_BOX

LETTERS: Final = TRIBE_LETTERS


def way_name(way: int) -> str:
    """Return `C3-D3` for a step, `C3` for the start tile before the first step."""
    return tile_name(HEAD[way]) if way >= START else f"{tile_name(TAIL[way])}-{tile_name(HEAD[way])}"


SEAT: Final = NameCodec("seat", [name.lower() for name in SEAT_NAMES])
SEAT_OR_NOBODY: Final = OptionalNameCodec(SEAT)
TILE: Final = NameCodec("tile", [tile_name(tile) for tile in range(TILE_COUNT)])
TILE_OR_NOWHERE: Final = OptionalNameCodec(TILE)
WAY: Final = NameCodec("step from tile to tile", [way_name(way) for way in range(WAYS)])
PLACE: Final = NameCodec("place", ["V", "S", "O", "M", "L"])
PIECE: Final = NameCodec("piece", ["palm", "palace"])
TRIBE: Final = NameCodec("tribe", list(LETTERS))
HELD_TRIBE: Final = NameCodec("tribe that players hold", list(LETTERS[:2]))
CARD: Final = NameCodec("card", [name.lower() for name in CARD_NAMES])
GOOD: Final = NameCodec("good", [name.lower() for name in CARD_NAMES[:GOOD_KINDS]])
DJINN: Final = NameCodec("djinn", DJINN_NAMES)

TILE_SET: Final = SetCodec(TILE, 1)
DJINN_SET: Final = SetCodec(DJINN, 0)
SHOWN: Final = SetCodec(DJINN, 1)
SUIT: Final = SetCodec(GOOD, 1)
MEEPLES: Final = MeeplesCodec(LETTERS, MEEPLES_IN_BOX, 0)
HANDFUL: Final = MeeplesCodec(LETTERS, MEEPLES_IN_BOX, 1)
CARDS: Final = CardsCodec(CARD, CARDS_IN_BOX)

GOLD: Final = NumberCodec(0, 999_999)
ROUND: Final = NumberCodec(1, 999_999)
SOME: Final = NumberCodec(1, max(MEEPLES_IN_BOX))
HELD: Final = NumberCodec(0, max(MEEPLES_IN_BOX))
VALUE: Final = NumberCodec(1, max([value for _, value in TILES_IN_BOX]))
PALM: Final = NumberCodec(0, PALM_TREE_COUNT)
PALACE: Final = NumberCodec(0, PALACE_COUNT)
ONE_PALM: Final = NumberCodec(1, PALM_TREE_COUNT)
ONE_PALACE: Final = NumberCodec(1, PALACE_COUNT)
YES_NO: Final = BoolCodec()
