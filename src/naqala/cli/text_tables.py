"""Tables and plots: plain text, Markdown, and frames on a terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Literal

GAP = "  "
Rows = Sequence[Sequence[str]]
Justify = Literal["left", "right"]


def print_table(rows: Rows, title: str = "", justify: Justify = "right") -> None:
    """Print a table with a row of headings; `justify` aligns all columns but the first.

    Elsewhere than on a terminal it is plain text without frames, as wide as it needs to be.
    """
    if sys.stdout.isatty():
        print_framed_table(rows, title, justify)
        return
    indent = GAP if title else ""
    print("\n".join([*([title] if title else []), *[indent + line for line in text_table(rows, justify)]]))


def print_framed_table(rows: Rows, title: str, justify: Justify) -> None:
    from rich.box import ROUNDED
    from rich.console import Console
    from rich.table import Table

    table = Table(box=ROUNDED, border_style="dim")
    for column, heading in enumerate(rows[0]):
        is_text = column == 0 or not heading  # the first column; a plot has no heading
        table.add_column(heading, justify="left" if is_text else justify, style="cyan" if is_text else "")
    for row in rows[1:]:
        table.add_row(*row)
    plain = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
    console = Console(markup=False, highlight=False, emoji=False, color_system=None if plain else "auto")
    if title:
        console.print(title, style="bold")
    console.print(table)


def text_table(rows: Rows, justify: Justify = "right") -> list[str]:
    """Lines of a table; the first column is left-aligned."""
    widths = [max([len(row[column]) for row in rows]) for column in range(len(rows[0]))]
    return [GAP.join(aligned(row, widths, justify)).rstrip() for row in rows]


def aligned(row: Sequence[str], widths: Sequence[int], justify: Justify) -> list[str]:
    first, *others = zip(row, widths, strict=True)
    rest = [cell.rjust(width) if justify == "right" else cell.ljust(width) for cell, width in others]
    return [first[0].ljust(first[1]), *rest]


def markdown_table(rows: Sequence[Sequence[str]]) -> list[str]:
    rule = ["---", *["--:"] * (len(rows[0]) - 1)]
    return ["| " + " | ".join(row) + " |" for row in [rows[0], rule, *rows[1:]]]


def bar(value: float, most: float, width: int) -> str:
    return "#" * round(width * max(value, 0) / most) if most > 0 else ""


def whiskers(low: float, middle: float, high: float, least: float, most: float, width: int) -> str:
    """`   |---o---|`: an interval on a scale from `least` to `most`."""
    scale = (width - 1) / (most - least) if most > least else 0.0
    first, centre, last = [round((value - least) * scale) for value in (low, middle, high)]
    line = [" "] * width
    for column in range(first, last + 1):
        line[column] = "-"
    line[first] = line[last] = "|"
    line[centre] = "o"
    return "".join(line).rstrip()


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def percent_interval(interval: tuple[float, float]) -> str:
    low, high = interval
    return f"{100 * low:.1f}–{100 * high:.1f}"


def duration(seconds: float) -> str:
    """`850 µs`, `12.3 ms` or `1.5 s`."""
    if seconds < 1e-3:
        return f"{1e6 * seconds:.0f} µs"
    return f"{1e3 * seconds:.1f} ms" if seconds < 1 else f"{seconds:.1f} s"
