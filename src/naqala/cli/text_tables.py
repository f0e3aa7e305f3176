"""Plain-text tables and plots."""

from __future__ import annotations

from collections.abc import Sequence

GAP = "  "


def text_table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Lines of a table; the first column is left-aligned, the others are right-aligned."""
    widths = [max([len(row[column]) for row in rows]) for column in range(len(rows[0]))]
    return [GAP.join(aligned(row, widths)).rstrip() for row in rows]


def aligned(row: Sequence[str], widths: Sequence[int]) -> list[str]:
    first, *others = zip(row, widths, strict=True)
    return [first[0].ljust(first[1]), *[cell.rjust(width) for cell, width in others]]


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
