"""The board as a seat sees it: on each tile its place and value, camel, palm trees and palaces, meeples and name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from naqala.cli.table.ink import Ink, padded
from naqala.engine.pile import counts, size
from naqala.engine.things import COLUMNS, NOWHERE, PLACE_NAMES, ROWS, TRIBE_NAMES, TRIBES, tile_name
from naqala.engine.view import View

CELL: Final = 12
LETTERS: Final = "".join(name[0].lower() for name in TRIBE_NAMES)
CAMELS: Final = "BPOK"  # by seat; K as printers say for black
WHOLE: Final = COLUMNS * (CELL + 1) + 1
HALF: Final = COLUMNS // 2 * (CELL + 1) + 1


@dataclass(frozen=True)
class Marked:
    """The tiles that can be chosen now, as a set, and the one where the walker stands."""

    tiles: int = 0
    here: int = NOWHERE


def board_lines(view: View, ink: Ink, width: int, marked: Marked, *, ruled: bool) -> list[str]:
    """In one piece, or in two or three if the terminal is narrow."""
    together = COLUMNS if width >= WHOLE else COLUMNS // 2 if width >= HALF else 2
    lines: list[str] = []
    for first in range(0, COLUMNS, together):
        lines += ["", *piece(view, ink, marked, range(first, first + together), ruled=ruled)]
    return lines[1:]


def piece(view: View, ink: Ink, marked: Marked, columns: range, *, ruled: bool) -> list[str]:
    """Some of the columns, all rows, the highest on top."""
    signs = ink.signs
    rule = ink.faint(signs.cross + (signs.dash * CELL + signs.cross) * len(columns))
    bar = ink.faint(signs.bar)
    lines = [rule] if ruled else []
    for row in reversed(range(ROWS)):
        tiles = [row * COLUMNS + column for column in columns]
        lines.append(bar + bar.join(ground(view, ink, tile) for tile in tiles) + bar)
        lines.append(bar + bar.join(crowd(view, ink, marked, tile) for tile in tiles) + bar)
        if ruled:
            lines.append(rule)
    return lines


def ground(view: View, ink: Ink, tile: int) -> str:
    """`Village  5*P♜2`: the place, its value, with a star if blue, whose camel, and what was built."""
    blue = view.land.blue >> tile & 1
    value = f"{view.land.value[tile]:>3}*" if blue else f"{view.land.value[tile]:>3} "
    built = pieces(ink.signs.palm, view.board.palms(tile)) + pieces(ink.signs.palace, view.board.palaces(tile))
    owner = camel(view, tile)
    room = CELL - len(value) - len(built) - len(CAMELS[owner] if owner != NOWHERE else "")
    place = PLACE_NAMES[view.land.place[tile]].split()[0][: min(room, 7)]
    paint = ink.blue if blue else ink.red
    mark = ink.seat(owner, CAMELS[owner]) if owner != NOWHERE else ""
    return padded(f"{place:<{min(room, 7)}}{paint(value)}", CELL - len(built) - (1 if mark else 0)) + mark + built


def pieces(sign: str, n: int) -> str:
    return "" if not n else sign if n == 1 else f"{sign}{n}"


def camel(view: View, tile: int) -> int:
    """The seat whose camel stands here, or NOWHERE."""
    for mat in view.mats:
        if mat.owns >> tile & 1:
            return mat.seat
    return NOWHERE


def crowd(view: View, ink: Ink, marked: Marked, tile: int) -> str:
    """`vemm     >C3`: the meeples, and the tile's name, marked if it can be chosen or the walker stands there."""
    name = tile_name(tile)
    if tile == marked.here:
        name = ink.bold(f"@{name}")
    elif marked.tiles >> tile & 1:
        name = ink.bold(f">{name}")
    else:
        name = ink.faint(f" {name}")
    return padded(meeples(view.board.meeples(tile), ink, CELL - 3), CELL - 3) + name


def meeples(pile: int, ink: Ink, room: int) -> str:
    """`vvemb`, or in a crowd `v4e3mb5`."""
    standing = [(tribe, n) for tribe, n in enumerate(counts(pile, TRIBES)) if n]
    if size(pile) <= room:
        return "".join(ink.tribe(tribe, LETTERS[tribe] * n) for tribe, n in standing)
    return "".join(ink.tribe(tribe, f"{LETTERS[tribe]}{n if n > 1 else ''}") for tribe, n in standing)
