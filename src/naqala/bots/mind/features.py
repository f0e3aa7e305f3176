"""What promises points that do not count yet, by name: the weights say how much."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from naqala.engine.djinns import DJINNS

# Each for one player; all fade towards the end of the game.
PROMISES: Final = (
    "gold",  # in hundreds: what can be paid with
    "poor",  # by how much gold lies below eight, in eighths
    "viziers",
    "elders",
    "pair of elders",  # the first two: the price of a djinn
    "fakirs",
    "pair of fakirs",  # the first two
    "next good",  # what one more kind adds to the longest suit
    "next good, second suit",
    "rare goods",  # kinds of which the box holds two, and half for those of four, in the longest suit
    "camels",  # left
    "oases",  # owned
    "villages",  # owned
    "order",  # early in the next bids (-1) or late (1)
    "marid's land",  # tiles owned by Marid's owner
)
GOLD: Final = 0
POOR: Final = 1
VIZIERS: Final = 2
ELDERS: Final = 3
ELDER_PAIR: Final = 4
FAKIRS: Final = 5
FAKIR_PAIR: Final = 6
NEXT_GOOD: Final = 7
NEXT_GOOD_2: Final = 8
RARE: Final = 9
CAMELS: Final = 10
OASES: Final = 11
VILLAGES: Final = 12
ORDER: Final = 13
MARIDS_LAND: Final = 14
POWERS: Final = 15  # the djinns' powers follow, one feature each
FEATURES: Final = (*PROMISES, *[djinn.name for djinn in DJINNS])
N: Final = 37

# Where points come from, for those who ask why.
SOURCES: Final = ("tiles", "gold", "goods", "viziers", "elders", "djinns", "order")
FROM_TILES: Final = 0
FROM_GOLD: Final = 1
FROM_GOODS: Final = 2
FROM_VIZIERS: Final = 3
FROM_ELDERS: Final = 4
FROM_DJINNS: Final = 5
FROM_ORDER: Final = 6
SOURCE_OF: Final = vec[i64](
    [
        FROM_GOLD, FROM_GOLD, FROM_VIZIERS, FROM_ELDERS, FROM_ELDERS, FROM_GOODS, FROM_GOODS, FROM_GOODS, FROM_GOODS,
        FROM_GOODS, FROM_TILES, FROM_TILES, FROM_TILES, FROM_ORDER, FROM_DJINNS,
    ]
)  # fmt: skip
