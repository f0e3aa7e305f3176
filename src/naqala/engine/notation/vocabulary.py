"""The vocabulary of the notation: a codec for each kind of value (C1-C9)."""

from __future__ import annotations

import functools
from typing import Final

from naqala.engine.colours import COLOURS, all_colours
from naqala.engine.components import (
    CARD_NAMES,
    GOOD_KINDS,
    PALACE_COUNT,
    PALM_TREE_COUNT,
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


SEAT: Final = NameCodec("notation-no-such-seat", COLOURS)  # the seats of a game in which nobody chose a colour
TILE: Final = NameCodec("notation-no-such-tile", [tile_name(tile) for tile in range(TILE_COUNT)])
TILE_OR_NOWHERE: Final = OptionalNameCodec(TILE)
WAY: Final = NameCodec("notation-no-such-way", [way_name(way) for way in range(WAYS)])
PLACE: Final = NameCodec("notation-no-such-place", ["V", "S", "O", "M", "L"])
PIECE: Final = NameCodec("notation-no-such-piece", ["palm", "palace"])
TRIBE: Final = NameCodec("notation-no-such-tribe", list(LETTERS))
HELD_TRIBE: Final = NameCodec("notation-no-such-held-tribe", list(LETTERS[:2]))
CARD: Final = NameCodec("notation-no-such-card", [name.lower() for name in CARD_NAMES])
GOOD: Final = NameCodec("notation-no-such-good", [name.lower() for name in CARD_NAMES[:GOOD_KINDS]])
DJINN: Final = NameCodec("notation-no-such-djinn", DJINN_NAMES)

TILE_SET: Final = SetCodec(TILE, "notation-no-tiles")
DJINN_SET: Final = SetCodec(DJINN)
SHOWN: Final = SetCodec(DJINN, "notation-no-djinns")
SUIT: Final = SetCodec(GOOD, "notation-no-goods")
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


@functools.cache
def seats_of(colours: tuple[str, ...]) -> NameCodec:
    """Return the codec of the seats of a game with these colours."""
    names = all_colours(colours)
    return SEAT if names == COLOURS else NameCodec("notation-no-such-seat", names)
