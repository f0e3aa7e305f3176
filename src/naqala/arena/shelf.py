"""Where the records of matches lie: a compressed file for each game."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from naqala.engine.errors import NaqalaError

SUFFIX: Final = ".naqala.gz"
READABLE: Final = (SUFFIX, ".naqala")


class NoShelf(NaqalaError):
    """A folder that cannot hold records, or holds none."""


def prepare(folder: str) -> None:
    """Make the folder before anything is played for it."""
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NoShelf(f"Records cannot be kept in {folder!r}: {error.strerror}. Name another folder.") from None


def keep(folder: str, title: str, record: str) -> None:
    """All of it or nothing, whatever happens meanwhile; equal games make equal files."""
    path = Path(folder, title + SUFFIX)
    rough = path.with_suffix(f".{os.getpid()}")
    try:
        rough.write_bytes(gzip.compress(record.encode(), mtime=0))
        rough.replace(path)
    except OSError as error:
        raise NoShelf(f"{str(path)!r} cannot be written: {error.strerror}.") from None


def records_in(folder: str) -> Iterator[Path]:
    """All that may be records, wherever under the folder, in the order of their names."""
    if not Path(folder).is_dir():
        raise NoShelf(f"There is no folder {folder!r}; `naqala match … --records {folder}` makes one.")
    yield from sorted([path for path in Path(folder).rglob("*") if path.name.endswith(READABLE) and path.is_file()])
