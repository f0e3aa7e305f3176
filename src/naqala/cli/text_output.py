"""Text output of commands, wrapped to the width of the terminal."""

from __future__ import annotations

import io
import shutil
import sys
from textwrap import wrap
from typing import Final

MIN_WIDTH: Final = 30
MAX_WIDTH: Final = 100  # longer lines are hard to read


def text_width() -> int:
    """The width for running text: that of the terminal, or 80 without one, within limits."""
    return min(max(shutil.get_terminal_size().columns, MIN_WIDTH), MAX_WIDTH)


def replace_unsupported_characters() -> None:
    """Make standard output replace characters that its encoding does not have, instead of failing."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def print_wrapped(*paragraphs: str, indent: str = "", hanging: str = "") -> None:
    """Print paragraphs; `hanging` is the extra indent of all lines but the first."""
    for text in paragraphs:
        rest = indent + hanging
        print(
            "\n".join(wrap(text, text_width(), initial_indent=indent, subsequent_indent=rest, break_on_hyphens=False))
        )
