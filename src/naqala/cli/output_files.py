"""Results of commands, written to JSON files."""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryFile

from naqala.engine.errors import NaqalaError


class OutputFileError(NaqalaError):
    """The output file cannot be written."""


def check_output_path(out: str) -> None:
    """Raise now, rather than after hours of work, if the file cannot be created."""
    path = Path(out).absolute()
    if not path.parent.is_dir():
        raise OutputFileError(f"{out!r} cannot be written: there is no folder {str(Path(out).parent)!r}.")
    if path.is_dir():
        raise OutputFileError(f"{out!r} cannot be written: it is a folder.")
    try:
        with path.open("a") if path.exists() else TemporaryFile(dir=path.parent):
            return
    except OSError as error:
        raise OutputFileError(f"{out!r} cannot be written: {error.strerror}.") from None


def write_json(out: str, content: object, indent: int = 2) -> None:
    try:
        Path(out).write_text(json.dumps(content, indent=indent) + "\n", encoding="utf-8")
    except OSError as error:
        raise OutputFileError(f"{out!r} cannot be written: {error.strerror}.") from None
