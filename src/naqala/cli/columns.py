"""Tables and plots of plain letters."""

from __future__ import annotations

from collections.abc import Sequence

GAP = "  "


def table(rows: Sequence[Sequence[str]]) -> list[str]:
    """The first column to the left, all others to the right."""
    widths = [max([len(row[nth]) for row in rows]) for nth in range(len(rows[0]))]
    return [
        GAP.join(
            [word.ljust(width) if nth == 0 else word.rjust(width) for nth, (word, width) in enumerate(both)]
        ).rstrip()
        for both in [list(zip(row, widths, strict=True)) for row in rows]
    ]


def markdown(rows: Sequence[Sequence[str]]) -> list[str]:
    """The same for a page."""
    rule = ["---", *["--:"] * (len(rows[0]) - 1)]
    return ["| " + " | ".join(row) + " |" for row in [rows[0], rule, *rows[1:]]]


def bar(value: float, most: float, width: int) -> str:
    return "#" * round(width * max(value, 0) / most) if most > 0 else ""


def whiskers(low: float, middle: float, high: float, least: float, most: float, width: int) -> str:
    """`   |---o---|`: an interval on a scale."""
    scale = (width - 1) / (most - least) if most > least else 0.0
    first, centre, last = [round((value - least) * scale) for value in (low, middle, high)]
    line = [" "] * width
    for nth in range(first, last + 1):
        line[nth] = "-"
    line[first] = line[last] = "|"
    line[centre] = "o"
    return "".join(line).rstrip()


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def percents(interval: tuple[float, float]) -> str:
    low, high = interval
    return f"{100 * low:.1f}–{100 * high:.1f}"


def time(seconds: float) -> str:
    """With the unit that fits."""
    if seconds < 1e-3:
        return f"{1e6 * seconds:.0f} µs"
    return f"{1e3 * seconds:.1f} ms" if seconds < 1 else f"{seconds:.1f} s"
