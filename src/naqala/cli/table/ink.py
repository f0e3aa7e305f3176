"""Colours and signs, for terminals that have them and for those that have not.

Colour never says anything alone: tribes have letters, camels their owner's letter, blue values a star.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

ESCAPE: Final = re.compile(r"\x1b\[[0-9;]*m")
TRIBE_CODES: Final = ("33", "1", "32", "94", "31")  # an Elder is bold: white would be lost on paper
SEAT_CODES: Final = ("44;97", "45;97", "43;30", "100;97")


@dataclass(frozen=True)
class Signs:
    """What is drawn, in Unicode or in ASCII."""

    palm: str
    palace: str
    bar: str
    dash: str
    cross: str
    ellipsis: str
    arrow: str


FANCY: Final = Signs("♣", "♜", "│", "─", "┼", "…", "→")
PLAIN: Final = Signs("t", "p", "|", "-", "+", "...", "->")


class Ink:
    """Black on white."""

    def __init__(self, signs: Signs) -> None:
        self.signs = signs

    def paint(self, code: str, text: str) -> str:
        return text

    def tribe(self, tribe: int, text: str) -> str:
        return self.paint(TRIBE_CODES[tribe], text)

    def seat(self, seat: int, text: str) -> str:
        return self.paint(SEAT_CODES[seat], text)

    def blue(self, text: str) -> str:
        return self.paint("94", text)

    def red(self, text: str) -> str:
        return self.paint("31", text)

    def bold(self, text: str) -> str:
        return self.paint("1", text)

    def faint(self, text: str) -> str:
        return self.paint("2", text)


class ColouredInk(Ink):
    def paint(self, code: str, text: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if text else ""


def length(text: str) -> int:
    """As the eye sees it."""
    return len(ESCAPE.sub("", text))


def padded(text: str, width: int) -> str:
    return text + " " * (width - length(text))


def flowed(chunks: list[str], width: int, indent: str = "", gap: str = " ") -> list[str]:
    """Chunks one after another, on as many lines as it takes; all but the first are indented."""
    lines: list[str] = []
    line = ""
    for chunk in chunks:
        longer = line + gap + chunk if line.strip() else line + chunk
        if line.strip() and length(longer) > width:
            lines.append(line.rstrip())
            longer = indent + chunk
        line = longer
    return [*lines, line.rstrip()] if line else lines


def wrapped(text: str, width: int, indent: str = "  ") -> list[str]:
    return flowed(text.split(), width, indent)
