"""`naqala serve` in a process of its own, on one core, and what it takes of the machine."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, sleep
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

from naqala.cli.bench_load import Unplayable

PATIENCE: Final = 30.0  # seconds for the server to open or to close
CHANGES: Final = slice(8, 12)  # of SQLite's wal-index: a count of transactions


@contextmanager
def sockets() -> Iterator[None]:
    """As many as the machine lets one have."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (before[1], before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@contextmanager
def cores() -> Iterator[int]:
    """One for the server; the load has the others, or the same where there is but one."""
    allowed = os.sched_getaffinity(0)
    own = max(allowed)
    os.sched_setaffinity(0, (allowed - {own}) or allowed)
    try:
        yield own
    finally:
        os.sched_setaffinity(0, allowed)


@contextmanager
def serving(folder: Path, core: int) -> Iterator[Server]:
    """Open, until it is not needed any more; its games are in this folder."""
    command = [
        *(sys.executable, "-m", "naqala", "serve", "--port", "0", "--no-limits", "--positions", "--thinkers", "1"),
        *("--database", f"sqlite+aiosqlite:///{folder / 'tables.db'}"),
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True) as process:
        try:
            os.sched_setaffinity(process.pid, {core})
            assert process.stdout is not None
            line = process.stdout.readline()
            if "http://" not in line:
                raise Unplayable("The server does not start.")
            server = Server(folder, process.pid, int(line.partition("127.0.0.1:")[2].partition("/")[0]))
            server.wait_until_open()
            yield server
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)
        finally:
            process.kill()


class Server:
    def __init__(self, folder: Path, process: int, port: int) -> None:
        self.process = Path(f"/proc/{process}")
        self.shared = folder / "tables.db-shm"
        self.port = port
        self.tick = os.sysconf("SC_CLK_TCK")

    def wait_until_open(self) -> None:
        end = perf_counter() + PATIENCE
        while perf_counter() < end:
            try:
                with urlopen(f"http://127.0.0.1:{self.port}/health", timeout=PATIENCE):
                    return
            except URLError:
                sleep(0.05)
        raise Unplayable("The server does not open.")

    def memory(self) -> int:
        """Bytes that are resident."""
        lines = (self.process / "status").read_text().splitlines()
        return next(1024 * int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

    def spent(self) -> float:
        """Seconds of its core, all threads together."""
        fields = (self.process / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / self.tick

    def waited(self) -> float:
        """Seconds that its first thread, which has the event loop, could have gone on but did not have the core."""
        return int((self.process / "schedstat").read_text().split()[1]) / 1e9

    def transactions(self) -> int:
        """Since the database was opened; each is one visit to the disk."""
        return int.from_bytes(self.shared.read_bytes()[CHANGES], sys.byteorder)
