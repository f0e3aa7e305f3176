"""What a command found out, kept in a file."""

from __future__ import annotations

import json
from pathlib import Path

from naqala.engine.errors import NaqalaError


class NotSaved(NaqalaError):
    """Something that could not be written down."""


def refuse_nowhere(out: str) -> None:
    """Before hours of work are done for a file that cannot be."""
    path = Path(out).absolute()
    if not path.parent.is_dir():
        raise NotSaved(f"{out!r} cannot be written: there is no folder {str(Path(out).parent)!r}.")
    if path.is_dir():
        raise NotSaved(f"{out!r} cannot be written: it is a folder.")


def save(out: str, said: object, indent: int = 2) -> None:
    try:
        Path(out).write_text(json.dumps(said, indent=indent) + "\n", encoding="utf-8")
    except OSError as error:
        raise NotSaved(f"{out!r} cannot be written: {error.strerror}.") from None
