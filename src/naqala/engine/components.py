"""The components of the game as numbers, with the prices and counts of the rulebook (C1-C9).

Hot code works with these plain integers; `naqala.Pile` and `naqala.TileSet` are readable views of them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from naqala.engine.errors import InvalidArgument

TRIBE_COUNT: Final = 5
VIZIER: Final = 0
ELDER: Final = 1
MERCHANT: Final = 2
BUILDER: Final = 3
ASSASSIN: Final = 4
TRIBE_NAMES: Final = ("Vizier", "Elder", "Merchant", "Builder", "Assassin")
TRIBE_LETTERS: Final = "vemba"  # in the notation
HELD_TRIBES: Final = 2  # players hold Viziers and Elders only (A1, A2)
MEEPLES_PER_TILE: Final = 3  # at the start (S2)

GOOD_KINDS: Final = 9
CARD_KINDS: Final = 10
IVORY: Final = 0
JEWELS: Final = 1
GOLD: Final = 2
PAPYRUS: Final = 3
SILK: Final = 4
SPICE: Final = 5
FISH: Final = 6
WHEAT: Final = 7
POTTERY: Final = 8
FAKIR: Final = 9
CARD_NAMES: Final = ("Ivory", "Jewels", "Gold", "Papyrus", "Silk", "Spice", "Fish", "Wheat", "Pottery", "Fakir")

PLACE_COUNT: Final = 5
VILLAGE: Final = 0
SACRED_PLACE: Final = 1
OASIS: Final = 2
SMALL_MARKET: Final = 3
LARGE_MARKET: Final = 4
PLACE_NAMES: Final = ("Village", "Sacred Place", "Oasis", "Small Market", "Large Market")

PALM_TREE: Final = 0
PALACE: Final = 1
PALM_TREE_COUNT: Final = 12
PALACE_COUNT: Final = 10

# Prices and offers of the places (P3, P4, P6): the reach is how many cards of the row are for sale.
SMALL_MARKET_PRICE: Final = 3
SMALL_MARKET_REACH: Final = 3
SMALL_MARKET_CARDS: Final = 1
LARGE_MARKET_PRICE: Final = 6
LARGE_MARKET_REACH: Final = 6
LARGE_MARKET_CARDS: Final = 2
SUMMON_PRICE: Final = 2  # Elders and Fakirs together, at least one Elder

CARDS_IN_ROW: Final = 9
DJINNS_IN_ROW: Final = 3
FAKIR_CARDS: Final = 18  # in the box

# Victory points (V2, V3, V5)
VIZIER_POINTS: Final = 1
VIZIER_MAJORITY_POINTS: Final = 10  # for each opponent with fewer Viziers
ELDER_POINTS: Final = 2
PALM_TREE_POINTS: Final = 3
PALACE_POINTS: Final = 5

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
STARTING_GOLD: Final = 50
SEAT_NAMES: Final = ("Blue", "Pink", "Orange", "Black")
NOBODY: Final = -1

TRACK_SPOTS: Final = 9  # on the turn order track: three for 0, then one for each higher price
ZERO_SPOTS: Final = 3
BID_PRICES: Final = (0, 1, 3, 5, 8, 12, 18)
BID_PRICE_AT: Final = vec[i64](list(BID_PRICES))  # by level, the index of the price

SUIT_VALUES: Final = vec[i64]([0, 1, 3, 7, 13, 21, 30, 40, 50, 60])  # gold by the number of different goods (G1)

TILE_COUNT: Final = 30
COLUMN_COUNT: Final = 6
ROW_COUNT: Final = 5
NOWHERE: Final = -1

A1: Final = 0
B1: Final = 1
C1: Final = 2
D1: Final = 3
E1: Final = 4
F1: Final = 5
A2: Final = 6
B2: Final = 7
C2: Final = 8
D2: Final = 9
E2: Final = 10
F2: Final = 11
A3: Final = 12
B3: Final = 13
C3: Final = 14
D3: Final = 15
E3: Final = 16
F3: Final = 17
A4: Final = 18
B4: Final = 19
C4: Final = 20
D4: Final = 21
E4: Final = 22
F4: Final = 23
A5: Final = 24
B5: Final = 25
C5: Final = 26
D5: Final = 27
E5: Final = 28
F5: Final = 29


def tile_name(tile: i64) -> str:
    """Return the name of a tile, `A1` to `F5`: columns from left to right, rows from bottom to top (C1).

    >>> naqala.tile_name(naqala.C3)
    'C3'
    """
    return "ABCDEF"[tile % COLUMN_COUNT] + str(tile // COLUMN_COUNT + 1)


def tile_named(name: str) -> int:
    """Return the tile of that name; raise InvalidArgument if there is none."""
    if len(name) == 2 and name[0] in "ABCDEF" and name[1] in "12345":
        return (int(name[1]) - 1) * COLUMN_COUNT + "ABCDEF".index(name[0])
    raise InvalidArgument("argument-tile-name", name=repr(name), rule="C1")
