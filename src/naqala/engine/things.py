"""The words of the game, as numbers (C1-C9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

TRIBES: Final = 5
VIZIER: Final = 0
ELDER: Final = 1
MERCHANT: Final = 2
BUILDER: Final = 3
ASSASSIN: Final = 4
TRIBE_NAMES: Final = ("Vizier", "Elder", "Merchant", "Builder", "Assassin")

GOODS: Final = 9
CARDS: Final = 10
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

PLACES: Final = 5
VILLAGE: Final = 0
SACRED_PLACE: Final = 1
OASIS: Final = 2
SMALL_MARKET: Final = 3
LARGE_MARKET: Final = 4
PLACE_NAMES: Final = ("Village", "Sacred Place", "Oasis", "Small Market", "Large Market")

PALM: Final = 0
PALACE: Final = 1

SEATS: Final = 4
SEAT_NAMES: Final = ("Blue", "Pink", "Orange", "Black")
NOBODY: Final = -1

SPOTS: Final = 9  # of the turn order track: three zeros, then one spot for each higher price
ZEROS: Final = 3
PRICES: Final = (0, 1, 3, 5, 8, 12, 18)
PRICE: Final = vec[i64](list(PRICES))  # by level: what the spots of one price cost

SUIT: Final = vec[i64]([0, 1, 3, 7, 13, 21, 30, 40, 50, 60])  # by how many different goods are sold (G1)

TILES: Final = 30
COLUMNS: Final = 6
ROWS: Final = 5
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
    """`A1` to `F5`: columns left to right, rows bottom to top (C1)."""
    return "ABCDEF"[tile % COLUMNS] + str(tile // COLUMNS + 1)


def tile_named(name: str) -> int:
    """The tile of that name."""
    if len(name) == 2 and name[0] in "ABCDEF" and name[1] in "12345":
        return (int(name[1]) - 1) * COLUMNS + "ABCDEF".index(name[0])
    raise ValueError(f"There is no tile {name!r}; tiles are named A1 to F5 (C1).")
