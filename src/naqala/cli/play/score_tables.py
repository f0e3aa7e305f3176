"""Score sheets as tables: the final scores, and during the game what one seat may know of them."""

from __future__ import annotations

from typing import Final

from naqala.cli.play.participants import Participant, display_name, title
from naqala.cli.play.styles import TextStyle, padded, wrapped
from naqala.engine.game import Game
from naqala.engine.scoring import ScoreSheet
from naqala.locales import Catalog

CATEGORIES: Final = (
    ("gold", "V1"),
    ("viziers", "V2"),
    ("more_viziers", "V2"),
    ("elders", "V3"),
    ("djinns", "V4"),
    ("tiles", "V5"),
    ("palms", "V5"),
    ("palaces", "V5"),
    ("goods", "V6"),
)
SECRET_CATEGORIES: Final = ("gold", "goods")
MIN_LABEL_WIDTH: Final = 34
MIN_COLUMN_WIDTH: Final = 10


class ScoreTable:
    """Labels on the left, then one column for each player, as wide as the words of the language need."""

    def __init__(self, game: Game, participants: list[Participant], texts: Catalog, style: TextStyle) -> None:
        self.texts = texts
        self.style = style
        self.colours = [(colour, texts.colour(colour)) for colour in game.colours]
        self.names = [
            display_name(participant, seat, texts, game.colours) for seat, participant in enumerate(participants)
        ]
        self.column = max(MIN_COLUMN_WIDTH, *[len(word) + 3 for _, word in self.colours])
        self.labels = {name: f"{texts.text(label_key(name))} ({rule})" for name, rule in CATEGORIES}
        self.label = max(MIN_LABEL_WIDTH, *[len(label) + 2 for label in self.labels.values()])

    def heading(self) -> list[str]:
        colours = "".join(
            " " * (self.column - len(word) - 2) + self.style.seat(colour, f" {word} ") for colour, word in self.colours
        )
        return [padded("", self.label) + colours, self.row("", [name[: self.column - 2] for name in self.names])]

    def row(self, label: str, cells: list[str]) -> str:
        return f"{label:<{self.label}}" + "".join(f"{cell:>{self.column - 1}} " for cell in cells).rstrip()

    def total(self, key: str, cells: list[str]) -> str:
        return self.style.bold(self.row(self.texts.text(key), cells))


def label_key(category: str) -> str:
    return f"terminal-score-{category.replace('_', '-')}"


def final_scores(
    game: Game, participants: list[Participant], texts: Catalog, style: TextStyle, width: int
) -> list[str]:
    """All points of all players, and the Great Sultan (E4)."""
    scores = game.scores()
    table = ScoreTable(game, participants, texts, style)
    lines = table.heading()
    for name, _ in CATEGORIES:
        lines.append(table.row(table.labels[name], [str(points(sheet, name)) for sheet in scores]))
    lines.append(table.total("terminal-score-total", [str(sheet.total) for sheet in scores]))
    return [*lines, "", *[style.bold(line) for line in wrapped(winner_text(game, participants, texts), width)]]


def winner_text(game: Game, participants: list[Participant], texts: Catalog) -> str:
    """`Ann (Blue) wins with 92 points and becomes Great Sultan of Naqala.`"""
    winners = [title(participants[seat], seat, texts, game.colours) for seat in game.winners()]
    best = max([sheet.total for sheet in game.scores()])
    if len(winners) == 1:
        return texts.text("score-wins", name=winners[0], n=best)
    return texts.text("score-share", names=winners, n=best, you="no")


def known_scores(
    game: Game, viewer: int, participants: list[Participant], texts: Catalog, style: TextStyle
) -> list[str]:
    """The scores if the game ended now, without the opponents' secret gold and goods (H2)."""
    scores = game.scores()
    visible = [holdings.seat for holdings in game.view(viewer).holdings]
    table = ScoreTable(game, participants, texts, style)
    lines = table.heading()
    for name, _ in CATEGORIES:
        hidden = name in SECRET_CATEGORIES
        cells = ["?" if hidden and sheet.seat not in visible else str(points(sheet, name)) for sheet in scores]
        lines.append(table.row(table.labels[name], cells))
    totals = [str(s.total) if s.seat in visible else f"{s.total - secret_points(s)}+" for s in scores]
    lines.append(table.total("terminal-score-total-now", totals))
    if len(visible) < len(scores):
        lines.append(style.faint(texts.text("terminal-score-secret")))
    return lines


def secret_points(sheet: ScoreSheet) -> int:
    return sum(points(sheet, name) for name in SECRET_CATEGORIES)


def points(sheet: ScoreSheet, category: str) -> int:
    return int(getattr(sheet, category))
