"""Colours and symbols, with fallbacks for terminals without colour or Unicode.

Colour never carries information alone: tribes have letters, camels their owner's letter, blue values a star.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

ESCAPE: Final = re.compile(r"\x1b\[[0-9;]*m")
TRIBE_CODES: Final = ("33", "1", "32", "94", "31")  # Elders are bold: white is invisible on a white background
SEAT_CODES: Final = {"blue": "44;97", "pink": "45;97", "orange": "43;30", "black": "100;97"}


@dataclass(frozen=True)
class Symbols:
    """The characters to draw with."""

    palm: str
    palace: str
    bar: str
    dash: str
    cross: str
    ellipsis: str
    arrow: str


UNICODE: Final = Symbols("♣", "♜", "│", "─", "┼", "…", "→")
ASCII: Final = Symbols("t", "p", "|", "-", "+", "...", "->")


class TextStyle:
    """Style without colours: returns every text unchanged."""

    def __init__(self, symbols: Symbols) -> None:
        self.symbols = symbols

    def paint(self, code: str, text: str) -> str:
        return text

    def tribe(self, tribe: int, text: str) -> str:
        return self.paint(TRIBE_CODES[tribe], text)

    def seat(self, colour: str, text: str) -> str:
        return self.paint(SEAT_CODES[colour], text)

    def blue(self, text: str) -> str:
        return self.paint("94", text)

    def red(self, text: str) -> str:
        return self.paint("31", text)

    def bold(self, text: str) -> str:
        return self.paint("1", text)

    def faint(self, text: str) -> str:
        return self.paint("2", text)


class ColourStyle(TextStyle):
    """Style with ANSI colour codes."""

    def paint(self, code: str, text: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if text else ""


def visible_length(text: str) -> int:
    """Number of columns the text takes: escape sequences do not count."""
    return len(ESCAPE.sub("", text))


def padded(text: str, width: int) -> str:
    return text + " " * (width - visible_length(text))


def flowed(chunks: list[str], width: int, indent: str = "", gap: str = " ") -> list[str]:
    """Fill lines with the chunks without breaking any of them; all lines but the first are indented."""
    lines: list[str] = []
    line = ""
    for chunk in chunks:
        longer = line + gap + chunk if line.strip() else line + chunk
        if line.strip() and visible_length(longer) > width:
            lines.append(line.rstrip())
            longer = indent + chunk
        line = longer
    return [*lines, line.rstrip()] if line else lines


def wrapped(text: str, width: int, indent: str = "  ") -> list[str]:
    return flowed(text.split(), width, indent)
