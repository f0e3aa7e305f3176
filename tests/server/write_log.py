"""The log of `write_recorder.c`, and what a disk may contain after a power cut at any point of it."""

from __future__ import annotations

import os
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

HEADER: Final = struct.Struct("=IIQQ")
WRITE, TRUNCATE, SYNC, UNLINK = 1, 2, 3, 4
SECTOR: Final = 512  # bytes that a disk writes completely or not at all


@dataclass(frozen=True)
class DiskCall:
    kind: int
    path: str
    offset: int  # of a write; the new length of a truncated file
    data: bytes
    end: int  # position in the log


def read_log(log: Path) -> list[DiskCall]:
    data = log.read_bytes()
    calls: list[DiskCall] = []
    position = 0
    while position + HEADER.size <= len(data):
        kind, path_length, offset, length = HEADER.unpack_from(data, position)
        start = position + HEADER.size
        position = start + path_length + length
        if position > len(data):
            break  # the server was killed while it wrote this entry
        path = data[start : start + path_length].decode()
        calls.append(DiskCall(kind, path, offset, data[start + path_length : position], position))
    return calls


@dataclass
class CutFile:
    """A file as it surely is on the disk, and the calls since then, each of which may have reached the disk or not."""

    durable: bytearray = field(default_factory=bytearray)
    pending: list[DiskCall] = field(default_factory=list)
    removed: bytes | None = None  # the content of a file that was deleted, perhaps not durably

    def sync(self) -> None:
        for call in self.pending:
            apply(self.durable, call)
        self.pending = []

    def unlink(self) -> None:
        self.removed = bytes(self.durable)
        self.durable, self.pending = bytearray(), []

    def after_cut(self, rng: Random) -> bytes | None:
        """None if the file does not exist."""
        if self.removed is not None and not self.durable and not self.pending:
            return rng.choice((None, self.removed))
        content, share = bytearray(self.durable), rng.choice((0.0, 0.5, 1.0, rng.random()))
        for call in self.pending:
            if rng.random() < share:
                apply(content, torn(call, rng) if rng.random() < 0.3 else call)
        return bytes(content) if content else None


def apply(content: bytearray, call: DiskCall) -> None:
    if call.kind == TRUNCATE:
        del content[call.offset :]
        content.extend(bytes(call.offset - len(content)))
        return
    content.extend(bytes(max(0, call.offset - len(content))))
    content[call.offset : call.offset + len(call.data)] = call.data


def torn(call: DiskCall, rng: Random) -> DiskCall:
    """Only the first sectors of a write reached the disk."""
    kept = SECTOR * rng.randrange(len(call.data) // SECTOR + 1)
    return DiskCall(call.kind, call.path, call.offset, call.data[:kept], call.end) if call.data else call


def files_at(calls: list[DiskCall], position: int) -> dict[str, CutFile]:
    """The files when the log had this length."""
    files: dict[str, CutFile] = {}
    for call in up_to(calls, position):
        file = files.setdefault(call.path, CutFile())
        if call.kind == SYNC:
            file.sync()
            sync_folder(files, call.path)
        elif call.kind == UNLINK:
            file.unlink()
        else:
            file.pending.append(call)
    return files


def sync_folder(files: dict[str, CutFile], path: str) -> None:
    """If a folder is synced, the files that were deleted from it cannot come back."""
    for name, file in files.items():
        if os.path.dirname(name) == path:
            file.removed = None


def up_to(calls: list[DiskCall], position: int) -> Iterator[DiskCall]:
    for call in calls:
        if call.end > position:
            return
        yield call


def write_cut(calls: list[DiskCall], position: int, rng: Random, folder: Path) -> None:
    """Write the files as they may be after a power cut into an empty folder."""
    folder.mkdir(parents=True)
    for path, file in sorted(files_at(calls, position).items()):
        content = file.after_cut(rng)
        if content is not None:
            (folder / Path(path).name).write_bytes(content)
