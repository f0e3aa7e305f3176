"""The djinns in the box, one line each (C5).

A djinn's number is its position in this list, and action ids follow from it: append, never reorder.
The page of `Al-Amin` is the class `AlAmin` in `djinns/al_amin.py`; `naqala.engine.djinns` loads the pages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from naqala.engine.djinns.djinn import Djinn

DJINN_NAMES: Final = (
    "Al-Amin",
    "Anun-Nak",
    "Ba'al",
    "Boaz",
    "Bouraq",
    "Echidna",
    "Enki",
    "Hagis",
    "Haurvatat",
    "Iblis",
    "Jafaar",
    "Kandicha",
    "Kumarbi",
    "Lamia",
    "Leta",
    "Marid",
    "Monkir",
    "Nekir",
    "Shamhat",
    "Sibittis",
    "Sloar",
    "Utug",
)
DJINN_COUNT: Final = len(DJINN_NAMES)
DJINNS: Final[list[Djinn]] = []  # by number; filled by `naqala.engine.djinns`


def constant_name(name: str) -> str:
    """The name of a constant: `Anun-Nak` is ANUN_NAK, `Ba'al` is BAAL."""
    return name.upper().replace("'", "").replace("-", "_").replace(" ", "_")


def djinn_by_id(number: int) -> Djinn:
    """Return a djinn by its number; pickles of djinns refer to it."""
    return DJINNS[number]
