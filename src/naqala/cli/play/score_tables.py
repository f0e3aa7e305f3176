"""Score sheets as tables: the final scores, and during the game what one seat may know of them."""

from __future__ import annotations

from typing import Final

from naqala.cli.play.participants import Participant, title
from naqala.cli.play.styles import TextStyle, padded
from naqala.engine.components import SEAT_NAMES
from naqala.engine.events.event import listed
from naqala.engine.game import Game
from naqala.engine.scoring import ScoreSheet

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
SECRET_CATEGORIES: Final = ("gold", "goods")
LABEL_WIDTH: Final = 34
COLUMN_WIDTH: Final = 10


def final_scores(game: Game, participants: list[Participant], style: TextStyle) -> list[str]:
    """All points of all players, and the winner (E4)."""
    scores = game.scores()
    lines = heading(participants, style)
    for name, label, rule in CATEGORIES:
        lines.append(table_row(f"{label} ({rule})", [str(points(sheet, name)) for sheet in scores]))
    lines.append(style.bold(table_row("Total", [str(sheet.total) for sheet in scores])))
    winners = game.winners()
    verb = "wins" if len(winners) == 1 else "share the win"
    return [*lines, "", style.bold(f"{listed([title(participants[seat], seat) for seat in winners])} {verb}!")]


def known_scores(game: Game, viewer: int, participants: list[Participant], style: TextStyle) -> list[str]:
    """The scores if the game ended now, without the opponents' secret gold and goods (H2)."""
    scores = game.scores()
    visible = [holdings.seat for holdings in game.view(viewer).holdings]
    lines = heading(participants, style)
    for name, label, rule in CATEGORIES:
        hidden = name in SECRET_CATEGORIES
        cells = ["?" if hidden and sheet.seat not in visible else str(points(sheet, name)) for sheet in scores]
        lines.append(table_row(f"{label} ({rule})", cells))
    totals = [str(s.total) if s.seat in visible else f"{s.total - secret_points(s)}+" for s in scores]
    lines.append(style.bold(table_row("Total now", totals)))
    if len(visible) < len(scores):
        lines.append(style.faint("? is secret; 20+ means 20 points plus secret gold and goods."))
    return lines


def secret_points(sheet: ScoreSheet) -> int:
    return sum(points(sheet, name) for name in SECRET_CATEGORIES)


def points(sheet: ScoreSheet, category: str) -> int:
    return int(getattr(sheet, category))


def heading(participants: list[Participant], style: TextStyle) -> list[str]:
    colours = "".join(
        " " * (COLUMN_WIDTH - len(SEAT_NAMES[seat]) - 2) + style.seat(seat, f" {SEAT_NAMES[seat]} ")
        for seat in range(len(participants))
    )
    names = [participant.name[: COLUMN_WIDTH - 2] for participant in participants]
    return [padded("", LABEL_WIDTH) + colours, table_row("", names)]


def table_row(label: str, cells: list[str]) -> str:
    return f"{label:<{LABEL_WIDTH}}" + "".join(f"{cell:>{COLUMN_WIDTH - 1}} " for cell in cells).rstrip()
