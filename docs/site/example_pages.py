"""Shows the scripts of examples/ as pages: comments after `# %% [markdown]` are text, other cells are code."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx

CELL = "# %%"
TEXT = "[markdown]"


def setup(app: "Sphinx", folder: Path) -> None:
    """Replace the source of each page under docs/examples by the script with the same name."""

    def read_script(app: "Sphinx", page: str, source: list[str]) -> None:
        group, _, name = page.rpartition("/")
        if group == "examples":
            script = folder / f"{name.replace('-', '_')}.py"
            source[0] = as_markdown(script.read_text(encoding="utf-8"))
            app.env.note_dependency(str(script))

    app.connect("source-read", read_script)


def as_markdown(script: str) -> str:
    return "\n\n".join(markdown_of(kind, lines) for kind, lines in cells(script)) + "\n"


def markdown_of(kind: str, lines: list[str]) -> str:
    if kind == TEXT:
        return "\n".join(line.removeprefix("#").removeprefix(" ") for line in lines)
    return "\n".join(["```python", *lines, "```"])


def cells(script: str) -> Iterator[tuple[str, list[str]]]:
    """The cells of a script in the percent format: kind and lines, without blank lines around them."""
    _, *parts = f"\n{script}".split(f"\n{CELL}")
    for part in parts:
        head, _, body = part.partition("\n")
        if body.strip():
            yield head.strip(), body.strip("\n").splitlines()
