"""Positions for examples in the notation: name what matters, the rest of the board is empty."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from naqala.engine.components import COLUMN_COUNT, ROW_COUNT, SEAT_NAMES
from naqala.engine.notation.vocabulary import PLACE, TILE
from naqala.engine.setup import TILES_IN_BOX

SEATS: Final = tuple([name.lower() for name in SEAT_NAMES])
PRINT: Final = re.compile(r"([VSOML])(\d+)")
# How the tiles lie in all examples, as far as an example does not say otherwise: the rows from 5 to 1, as on the board.
LAYOUT: Final = (
    "M6 M6 O8 S6 V5 M6",
    "M6 V5 O8 M6 S6 L4",
    "V5 S10 S12 M6 S6 O8",
    "L4 L4 M6 V5 O8 V5",
    "S15 L4 O8 M6 S6 O8",
)
MARKERS_OF_TWO: Final = (
    "blue",
    "18:pink,12:blue,8:pink",
)  # bid order, turn order: Blue is to act


def example_position(
    tiles: Mapping[str, str],
    *,
    players: Mapping[str, str] | None = None,
    order: str = MARKERS_OF_TWO[0],
    track: str = MARKERS_OF_TWO[1],
    row: str = "-",
    djinns: str = "-",
    asked: str = "blue:selling>moving",
) -> str:
    """Return a position in the notation.

    `tiles` are written as in the notation, with or without what is printed on them: `{"C3": "O8vm", "D3": "b@pink"}`.
    Players are `gold/Viziers/Elders/cards/djinns`; who is not named has the gold of the start.
    """
    prints = printed(tiles)
    rows = [
        ",".join([prints[name] + PRINT.sub("", tiles.get(name, "")) for name in row_names(row_number)])
        for row_number in range(ROW_COUNT, 0, -1)
    ]
    holdings = {"blue": "50/0v/0e/-/-", "pink": "50/0v/0e/-/-", **(players or {})}
    fields = ["round=1", f"board={'/'.join(rows)}", *[f"{seat}={holdings[seat]}" for seat in SEATS if seat in holdings]]
    common = {"order": order, "track": track, "row": row, "djinns": djinns}
    common |= {"discards": "-", "dismissed": "-", "stuck": "no", "asked": asked}
    return " ".join([*fields, *[f"{name}={text}" for name, text in common.items()]])


def row_names(row: int) -> list[str]:
    return [f"{letter}{row}" for letter in "ABCDEF"[:COLUMN_COUNT]]


def printed(tiles: Mapping[str, str]) -> dict[str, str]:
    """Return what is printed on each tile: as the example says, else as in the layout, else what the box has left."""
    left = [f"{PLACE.format(place)}{value}" for place, value in TILES_IN_BOX]
    found: dict[str, str] = {}
    for name, text in tiles.items():
        if match := PRINT.match(text):
            found[name] = match[0]
            left.remove(match[0])
    usual = {
        name: word
        for nth, words in enumerate(LAYOUT)
        for name, word in zip(row_names(ROW_COUNT - nth), words.split(), strict=True)
    }
    for name in TILE.names:
        if name not in found and usual[name] in left:
            found[name] = usual[name]
            left.remove(usual[name])
    for name in TILE.names:
        if name not in found:
            found[name] = left.pop()
    return found
