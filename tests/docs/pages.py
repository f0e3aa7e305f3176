"""The pages of the documentation and their code blocks."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "docs" / "site"))

from example_pages import as_markdown  # noqa: E402

EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
MARKDOWN = [
    *sorted(ROOT.glob("*.md")),
    *[page for page in sorted((ROOT / "docs").rglob("*.md")) if page.parent.name != "examples"],
]
PAGES = [*MARKDOWN, *EXAMPLES]
FENCE = re.compile(r"^(?P<mark>```+)(?P<language>[^\n`]*)\n(?P<text>.*?)^(?P=mark)$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A fenced code block."""

    page: str
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def text_of(page: Path) -> str:
    text = page.read_text(encoding="utf-8")
    return as_markdown(text) if page.suffix == ".py" else text


def blocks_of(page: Path) -> list[Block]:
    text = text_of(page)
    return [
        Block(name_of(page), text.count("\n", 0, found.start()) + 1, found["language"], found["text"])
        for found in FENCE.finditer(text)
    ]


def prose_of(page: Path) -> str:
    """The text without its code blocks and inline code."""
    return re.sub(r"`[^`\n]+`", "", FENCE.sub("", text_of(page)))
