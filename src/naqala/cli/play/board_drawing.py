"""The board as text: each tile shows its place, value, camel, palm trees, palaces, meeples and name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from naqala.cli.play.styles import TextStyle, padded
from naqala.engine.components import COLUMN_COUNT, NOWHERE, ROW_COUNT, TRIBE_COUNT, TRIBE_LETTERS, tile_name
from naqala.engine.pile import counts, size
from naqala.engine.view import View
from naqala.locales import Catalog

CELL_WIDTH: Final = 12
PLACE_CODES: Final = "VSOML"  # by place, as the catalogs name them
PLACE_WIDTH: Final = 7
CAMEL_LETTERS: Final = {"blue": "B", "pink": "P", "orange": "O", "black": "K"}  # K for black, as in CMYK
BOARD_WIDTH: Final = COLUMN_COUNT * (CELL_WIDTH + 1) + 1
HALF_BOARD_WIDTH: Final = COLUMN_COUNT // 2 * (CELL_WIDTH + 1) + 1


@dataclass(frozen=True)
class Highlights:
    """The tiles that can be chosen now, as a bit set, and the tile the walk has reached."""

    tiles: int = 0
    current: int = NOWHERE


def board_lines(
    view: View, texts: Catalog, style: TextStyle, width: int, highlights: Highlights, *, ruled: bool
) -> list[str]:
    """The board in one part, or in two or three parts if the terminal is narrow."""
    columns = COLUMN_COUNT if width >= BOARD_WIDTH else COLUMN_COUNT // 2 if width >= HALF_BOARD_WIDTH else 2
    lines: list[str] = []
    for first in range(0, COLUMN_COUNT, columns):
        lines += ["", *board_part(view, texts, style, highlights, range(first, first + columns), ruled=ruled)]
    return lines[1:]


def board_part(
    view: View, texts: Catalog, style: TextStyle, highlights: Highlights, columns: range, *, ruled: bool
) -> list[str]:
    """All rows of some columns, row 5 at the top."""
    symbols = style.symbols
    rule = style.faint(symbols.cross + (symbols.dash * CELL_WIDTH + symbols.cross) * len(columns))
    bar = style.faint(symbols.bar)
    lines = [rule] if ruled else []
    for row in reversed(range(ROW_COUNT)):
        tiles = [row * COLUMN_COUNT + column for column in columns]
        lines.append(bar + bar.join(place_cell(view, texts, style, tile) for tile in tiles) + bar)
        lines.append(bar + bar.join(meeple_cell(view, style, highlights, tile) for tile in tiles) + bar)
        if ruled:
            lines.append(rule)
    return lines


def place_cell(view: View, texts: Catalog, style: TextStyle, tile: int) -> str:
    """`Village  5*P♜2`: place, value (starred if blue), camel, palm trees and palaces."""
    blue = view.layout.blue >> tile & 1
    value = f"{view.layout.value[tile]:>3}*" if blue else f"{view.layout.value[tile]:>3} "
    symbols = style.symbols
    built = with_count(symbols.palm, view.board.palms(tile)) + with_count(symbols.palace, view.board.palaces(tile))
    owner = camel_owner(view, tile)
    room = CELL_WIDTH - len(value) - len(built) - (1 if owner != NOWHERE else 0)
    room = min(room, PLACE_WIDTH)
    place = texts.text(f"terminal-place-{PLACE_CODES[view.layout.place[tile]]}")[:room]
    paint = style.blue if blue else style.red
    camel = seat_letter(view, style, owner) if owner != NOWHERE else ""
    name_and_value = f"{place:<{room}}{paint(value)}"
    return padded(name_and_value, CELL_WIDTH - len(built) - (1 if camel else 0)) + camel + built


def seat_letter(view: View, style: TextStyle, seat: int) -> str:
    colour = view.colour(seat)
    return style.seat(colour, CAMEL_LETTERS[colour])


def with_count(symbol: str, n: int) -> str:
    return "" if not n else symbol if n == 1 else f"{symbol}{n}"


def camel_owner(view: View, tile: int) -> int:
    """The seat whose camel is on the tile, or NOWHERE."""
    for player in view.players:
        if player.owns >> tile & 1:
            return player.seat
    return NOWHERE


def meeple_cell(view: View, style: TextStyle, highlights: Highlights, tile: int) -> str:
    """`vemm     >C3`: the meeples and the tile's name, marked `>` if it can be chosen, `@` if the walk is there."""
    name = tile_name(tile)
    if tile == highlights.current:
        name = style.bold(f"@{name}")
    elif highlights.tiles >> tile & 1:
        name = style.bold(f">{name}")
    else:
        name = style.faint(f" {name}")
    return padded(meeple_letters(view.board.meeples(tile), style, CELL_WIDTH - 3), CELL_WIDTH - 3) + name


def meeple_letters(pile: int, style: TextStyle, room: int) -> str:
    """`vvemb`, or `v4e3mb5` if one letter per meeple does not fit."""
    present = [(tribe, n) for tribe, n in enumerate(counts(pile, TRIBE_COUNT)) if n]
    if size(pile) <= room:
        return "".join(style.tribe(tribe, TRIBE_LETTERS[tribe] * n) for tribe, n in present)
    return "".join(style.tribe(tribe, f"{TRIBE_LETTERS[tribe]}{n if n > 1 else ''}") for tribe, n in present)
