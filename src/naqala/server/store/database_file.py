"""The file of an SQLite database: created for its owner only, locked for one server, watched while it is open.

Two servers must not use the same file, however they reach it: by a symbolic link (the lock file is beside the real
path), after the file was moved (on Linux its inode is locked, too), or by a hard link (refused, because SQLite would
keep two logs for one database).
"""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

from sqlalchemy import URL

from naqala.server.store.store_errors import CannotOpenStore

if sys.platform != "win32":  # on Windows an open file can be neither moved nor deleted
    import fcntl

FileIdentity = tuple[int, int]  # device and inode

_open_files: set[FileIdentity] = set()  # of this process


class DatabaseFile:
    """A locked database file. SQLite must open it after this object is created, and close it before `close`.

    Closing any descriptor of the file would release the locks that SQLite holds for this process.
    """

    def __init__(self, path: Path, identity: FileIdentity, locks: list[int]) -> None:
        self.path = path
        self.identity = identity
        self._wal: FileIdentity | None = None
        self._locks = locks

    @staticmethod
    def open(url: URL) -> DatabaseFile | None:
        """Create and lock the file; None for another kind of database."""
        if url.get_backend_name() != "sqlite" or not url.database:
            return None
        path = Path(os.path.realpath(url.database))
        create_file(path)
        identity = file_identity(path)
        assert identity is not None
        if identity in _open_files:
            raise used_by_another_server(path)
        if os.stat(path).st_nlink > 1:
            raise CannotOpenStore("server-database-several-links", file=str(path))
        file = DatabaseFile(path, identity, lock_files(path))
        _open_files.add(identity)
        return file

    def close(self) -> None:
        for lock in self._locks:
            os.close(lock)
        self._locks = []
        _open_files.discard(self.identity)

    def in_place(self) -> bool:
        """Whether the database and its log are still where they were opened.

        What is written to a file that was deleted or replaced is lost.
        """
        if file_identity(self.path) != self.identity:
            return False
        return self._wal is None or file_identity(Path(f"{self.path}-wal")) == self._wal

    def forget_log(self) -> None:
        """A new connection may create a new log."""
        self._wal = None

    def remember_log(self) -> None:
        """Remember SQLite's log, which stays the same file while any connection is open."""
        if self._wal is None:
            self._wal = file_identity(Path(f"{self.path}-wal"))


def create_file(path: Path) -> None:
    """Create the file, readable by its owner only: it contains the seeds of running games."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if path.exists():
            check_file(path)
        else:
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise CannotOpenStore("server-file-not-usable", file=str(path), problem=error.strerror or "") from None


def check_file(path: Path) -> None:
    """Does not open the file, because closing it could release locks of SQLite."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise CannotOpenStore("server-file-not-a-file", file=str(path))
    if not os.access(path, os.R_OK | os.W_OK):
        raise CannotOpenStore("server-file-no-permission", file=str(path))


def file_identity(path: Path) -> FileIdentity | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def lock_files(path: Path) -> list[int]:
    """Lock the lock file beside the database, and on Linux the database itself."""
    if sys.platform == "win32":
        return []
    locks: list[int] = []
    try:
        locks.append(os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600))
        fcntl.flock(locks[0], fcntl.LOCK_EX | fcntl.LOCK_NB)
        if sys.platform == "linux":
            locks.append(os.open(path, os.O_RDWR))
            lock_inode(locks[1])
    except OSError as error:
        for lock in locks:
            os.close(lock)
        if isinstance(error, BlockingIOError):
            raise used_by_another_server(path) from None
        raise CannotOpenStore("server-file-not-lockable", file=str(path), problem=error.strerror or "") from None
    return locks


def lock_inode(file: int) -> None:
    """Lock the inode by `flock`, which is independent of the POSIX locks of SQLite on a local Linux file system.

    A network file system may implement one by the other: then the lock is given back, or SQLite could not open it.
    """
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        fcntl.lockf(file, fcntl.LOCK_UN)
    except OSError:
        fcntl.flock(file, fcntl.LOCK_UN)


def used_by_another_server(path: Path) -> CannotOpenStore:
    return CannotOpenStore("server-file-in-use", file=str(path))
