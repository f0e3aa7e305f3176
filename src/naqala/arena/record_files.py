"""Record files: a compressed file for each game."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from naqala.engine.errors import NaqalaError

SUFFIX: Final = ".naqala.gz"
READABLE: Final = (SUFFIX, ".naqala")


class RecordFilesError(NaqalaError):
    """A folder that cannot be written, or does not exist."""


def make_folder(folder: str) -> None:
    """Create the folder before the first game is played."""
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordFilesError(
            f"Records cannot be kept in {folder!r}: {error.strerror}. Name another folder."
        ) from None


def save_record(folder: str, title: str, record: str) -> None:
    """Write a record atomically. Equal games make equal files."""
    path = Path(folder, title + SUFFIX)
    rough = path.with_suffix(f".{os.getpid()}")
    try:
        rough.write_bytes(gzip.compress(record.encode(), mtime=0))
        rough.replace(path)
    except OSError as error:
        raise RecordFilesError(f"{str(path)!r} cannot be written: {error.strerror}.") from None


def find_records(folder: str) -> Iterator[Path]:
    """All record files below a folder, sorted by name."""
    if not Path(folder).is_dir():
        raise RecordFilesError(f"There is no folder {folder!r}; `naqala match … --records {folder}` makes one.")
    yield from sorted([path for path in Path(folder).rglob("*") if path.name.endswith(READABLE) and path.is_file()])
