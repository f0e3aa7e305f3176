"""Score sheets: all of them at the end; before, as one seat may know them."""

from __future__ import annotations

from typing import Final

from naqala.cli.table.ink import Ink, padded
from naqala.cli.table.seats import Sitter, title
from naqala.engine.events.event import listed
from naqala.engine.game import Game
from naqala.engine.scoring import ScoreSheet
from naqala.engine.things import SEAT_NAMES

CATEGORIES: Final = (
    ("gold", "Gold, 1 each", "V1"),
    ("viziers", "Viziers", "V2"),
    ("more_viziers", "10 for each rival with fewer", "V2"),
    ("elders", "Elders", "V3"),
    ("djinns", "Djinns", "V4"),
    ("tiles", "Tiles with their camels", "V5"),
    ("palms", "Palm trees on them", "V5"),
    ("palaces", "Palaces on them", "V5"),
    ("goods", "Goods in the best suits", "V6"),
)
SECRET: Final = ("gold", "goods")
LABEL: Final = 34
COLUMN: Final = 10


def final_sheet(game: Game, sitters: list[Sitter], ink: Ink) -> list[str]:
    """All points of everybody, and who wins (E4)."""
    scores = game.scores()
    lines = heading(sitters, ink)
    for name, words, rule in CATEGORIES:
        lines.append(row(f"{words} ({rule})", [str(points(sheet, name)) for sheet in scores]))
    lines.append(ink.bold(row("Total", [str(sheet.total) for sheet in scores])))
    won = game.winners()
    verb = "wins" if len(won) == 1 else "share the win"
    return [*lines, "", ink.bold(f"{listed([title(sitters[seat], seat) for seat in won])} {verb}!")]


def known_sheet(game: Game, asker: int, sitters: list[Sitter], ink: Ink) -> list[str]:
    """As if the game ended now; of rivals all but what lies behind their screens (H2)."""
    scores = game.scores()
    seen = [screen.seat for screen in game.view(asker).screens]
    lines = heading(sitters, ink)
    for name, words, rule in CATEGORIES:
        shown = ["?" if name in SECRET and s.seat not in seen else str(points(s, name)) for s in scores]
        lines.append(row(f"{words} ({rule})", shown))
    totals = [str(s.total) if s.seat in seen else f"{s.total - secret_points(s)}+" for s in scores]
    lines.append(ink.bold(row("Total now", totals)))
    if len(seen) < len(scores):
        lines.append(ink.faint("? is a secret; 20+ means 20 at least, and whatever gold and goods bring."))
    return lines


def secret_points(sheet: ScoreSheet) -> int:
    return sum(points(sheet, name) for name in SECRET)


def points(sheet: ScoreSheet, category: str) -> int:
    return int(getattr(sheet, category))


def heading(sitters: list[Sitter], ink: Ink) -> list[str]:
    colours = "".join(
        " " * (COLUMN - len(SEAT_NAMES[seat]) - 2) + ink.seat(seat, f" {SEAT_NAMES[seat]} ")
        for seat in range(len(sitters))
    )
    return [padded("", LABEL) + colours, row("", [sitter.name[: COLUMN - 2] for sitter in sitters])]


def row(label: str, cells: list[str]) -> str:
    return f"{label:<{LABEL}}" + "".join(f"{cell:>{COLUMN - 1}} " for cell in cells).rstrip()
