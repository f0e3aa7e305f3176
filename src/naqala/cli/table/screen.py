"""The whole picture, fitted to the terminal: the board, what lies beside it, the news, the question, the options."""

from __future__ import annotations

from typing import Final

from naqala.cli.table.aside import aside_lines
from naqala.cli.table.board import WHOLE, Marked, board_lines
from naqala.cli.table.ink import Ink, padded, wrapped
from naqala.cli.table.seats import Sitter
from naqala.engine.view import View

SIDE: Final = 36  # columns at least for what lies beside the board, to lie beside it
RULED: Final = 6  # lines that the rules between the tiles take


def table_lines(view: View, sitters: list[Sitter], ink: Ink, marked: Marked, width: int, height: int) -> list[str]:
    """The board and what lies beside it; under it, if the terminal is narrow; without rules, if it is low."""
    beside = width - WHOLE - 2
    if beside >= SIDE:
        aside = aside_lines(view, sitters, ink, beside)
        plain = board_lines(view, ink, width, marked, ruled=False)
        ruled = max(len(plain), len(aside)) + RULED <= height or len(aside) >= len(plain) + RULED
        return side_by_side(board_lines(view, ink, width, marked, ruled=True) if ruled else plain, aside)
    aside = aside_lines(view, sitters, ink, width)
    plain = board_lines(view, ink, width, marked, ruled=False)
    if len(plain) + len(aside) + RULED <= height:
        plain = board_lines(view, ink, width, marked, ruled=True)
    return plain + aside


def side_by_side(left: list[str], right: list[str]) -> list[str]:
    rows = max(len(left), len(right))
    left = left + [""] * (rows - len(left))
    right = right + [""] * (rows - len(right))
    return [f"{padded(a, WHOLE + 2)}{b}".rstrip() for a, b in zip(left, right, strict=True)]


def news_lines(news: list[str], ink: Ink, width: int, room: int) -> list[str]:
    """As much of the latest news as there is room for, two lines at least; `log` tells it all."""
    lines = [line for paragraph in news for line in wrapped(paragraph, width - 4)]
    room = max(room, 2)
    if len(lines) > room:
        lines = lines[-room:]
        lines[0] = f"{ink.signs.ellipsis} {lines[0].strip()}"
    return [ink.faint(line) for line in lines]
