"""Fits the board, the side panel and the news into the terminal."""

from __future__ import annotations

from typing import Final

from naqala.cli.play.board_drawing import BOARD_WIDTH, Highlights, board_lines
from naqala.cli.play.participants import Participant
from naqala.cli.play.side_panel import side_panel_lines
from naqala.cli.play.styles import TextStyle, padded, wrapped
from naqala.engine.view import View
from naqala.locales import Catalog

MIN_PANEL_WIDTH: Final = 36  # with less, the panel goes below the board
RULE_LINES: Final = 6  # extra lines for the rules between the rows of tiles
MIN_NEWS_LINES: Final = 2


def position_lines(
    view: View,
    participants: list[Participant],
    texts: Catalog,
    style: TextStyle,
    highlights: Highlights,
    width: int,
    height: int,
) -> list[str]:
    """The board and the side panel: next to each other if there is room; with rules between tiles if they fit."""
    beside = width - BOARD_WIDTH - 2
    if beside >= MIN_PANEL_WIDTH:
        panel = side_panel_lines(view, participants, texts, style, beside)
        board = board_lines(view, texts, style, width, highlights, ruled=False)
        ruled = max(len(board), len(panel)) + RULE_LINES <= height or len(panel) >= len(board) + RULE_LINES
        return side_by_side(board_lines(view, texts, style, width, highlights, ruled=True) if ruled else board, panel)
    panel = side_panel_lines(view, participants, texts, style, width)
    board = board_lines(view, texts, style, width, highlights, ruled=False)
    if len(board) + len(panel) + RULE_LINES <= height:
        board = board_lines(view, texts, style, width, highlights, ruled=True)
    return board + panel


def side_by_side(left: list[str], right: list[str]) -> list[str]:
    rows = max(len(left), len(right))
    left = left + [""] * (rows - len(left))
    right = right + [""] * (rows - len(right))
    return [f"{padded(a, BOARD_WIDTH + 2)}{b}".rstrip() for a, b in zip(left, right, strict=True)]


def news_lines(news: list[str], style: TextStyle, width: int, room: int) -> list[str]:
    """The end of the news, as much as fits; the `log` command shows everything."""
    lines = [line for paragraph in news for line in wrapped(paragraph, width - 4)]
    room = max(room, MIN_NEWS_LINES)
    if len(lines) > room:
        lines = lines[-room:]
        lines[0] = f"{style.symbols.ellipsis} {lines[0].strip()}"
    return [style.faint(line) for line in lines]
