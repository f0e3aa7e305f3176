"""The words of the notation (C1-C9)."""

from __future__ import annotations

from typing import Final

from naqala.engine.djinns import DJINNS
from naqala.engine.geometry import HEAD, START, TAIL, WAYS
from naqala.engine.notation.wording import Cards, Group, Meeples, Number, Word, WordOrNone, YesNo
from naqala.engine.setup import CARDS_IN_BOX, MEEPLES_IN_BOX, TILES_IN_BOX
from naqala.engine.tabletop import PALACES, PALMS
from naqala.engine.things import CARD_NAMES, GOODS, SEAT_NAMES, TILES, TRIBE_NAMES, tile_name

LETTERS: Final = "".join([name[0].lower() for name in TRIBE_NAMES])


def way_name(way: int) -> str:
    """`C3-D3` for the step just made, `C3` for standing there before the first."""
    return tile_name(HEAD[way]) if way >= START else f"{tile_name(TAIL[way])}-{tile_name(HEAD[way])}"


SEAT: Final = Word("seat", [name.lower() for name in SEAT_NAMES])
SEAT_OR_NOBODY: Final = WordOrNone(SEAT)
TILE: Final = Word("tile", [tile_name(tile) for tile in range(TILES)])
TILE_OR_NOWHERE: Final = WordOrNone(TILE)
WAY: Final = Word("step from tile to tile", [way_name(way) for way in range(WAYS)])
PLACE: Final = Word("place", ["V", "S", "O", "M", "L"])
PIECE: Final = Word("piece", ["palm", "palace"])
TRIBE: Final = Word("tribe", list(LETTERS))
COURTIER: Final = Word("tribe at court", list(LETTERS[:2]))
CARD: Final = Word("card", [name.lower() for name in CARD_NAMES])
GOOD: Final = Word("good", [name.lower() for name in CARD_NAMES[:GOODS]])
DJINN: Final = Word("djinn", [djinn.name for djinn in DJINNS])

TILE_SET: Final = Group(TILE, 1)
DJINN_SET: Final = Group(DJINN, 0)
SHOWN: Final = Group(DJINN, 1)
SUIT: Final = Group(GOOD, 1)
MEEPLES: Final = Meeples(LETTERS, MEEPLES_IN_BOX, 0)
HANDFUL: Final = Meeples(LETTERS, MEEPLES_IN_BOX, 1)
CARDS: Final = Cards(CARD, CARDS_IN_BOX)

GOLD: Final = Number(0, 999_999)
ROUND: Final = Number(1, 999_999)
SOME: Final = Number(1, max(MEEPLES_IN_BOX))
COURT: Final = Number(0, max(MEEPLES_IN_BOX))
VALUE: Final = Number(1, max([value for _, value in TILES_IN_BOX]))
PALM: Final = Number(0, PALMS)
PALACE: Final = Number(0, PALACES)
ONE_PALM: Final = Number(1, PALMS)
ONE_PALACE: Final = Number(1, PALACES)
YES_NO: Final = YesNo()
