"""The features of the evaluation: what is likely to bring points later. The weights are data."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from naqala.engine.djinns import DJINNS

# One value per player; all weights go to 0 towards the end of the game.
PLAYER_FEATURES: Final = (
    "gold",  # in hundreds: money to pay with
    "poor",  # how far the gold is below eight, in eighths
    "viziers",
    "elders",
    "pair of elders",  # the first two, which pay for a djinn
    "fakirs",
    "pair of fakirs",  # the first two
    "next good",  # what one more kind adds to the longest suit
    "next good, second suit",
    "rare goods",  # kinds with two cards in the game, and half for those with four, in the longest suit
    "camels",  # left
    "oases",  # owned
    "villages",  # owned
    "order",  # first (-1) to last (1) in the next bid order
    "marid's land",  # tiles of the owner of a djinn that makes tiles more valuable
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
LAND: Final = 14
FIRST_DJINN: Final = 15  # then one feature per djinn, for its power
FEATURES: Final = (*PLAYER_FEATURES, *[djinn.name for djinn in DJINNS])
FEATURE_COUNT: Final[i64] = FIRST_DJINN + len(DJINNS)

# Where points come from, for explanations.
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
