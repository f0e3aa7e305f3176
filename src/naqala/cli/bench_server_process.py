"""`naqala serve` in its own process, pinned to one core, and its use of the machine."""

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

from naqala.cli.bench_load import BenchFailed

STARTUP_TIMEOUT: Final = 30.0  # seconds for the server to start or to stop
WAL_CHANGE_COUNTER: Final = slice(8, 12)  # bytes of SQLite's wal-index that count transactions


@contextmanager
def max_open_sockets() -> Iterator[None]:
    """Raise the limit of open files to the maximum that the system allows."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (before[1], before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@contextmanager
def reserved_core() -> Iterator[int]:
    """Reserve a core for the server; the load uses the others, or the same if there is only one."""
    allowed = os.sched_getaffinity(0)
    own = max(allowed)
    os.sched_setaffinity(0, (allowed - {own}) or allowed)
    try:
        yield own
    finally:
        os.sched_setaffinity(0, allowed)


@contextmanager
def run_server(folder: Path, core: int) -> Iterator[ServerProcess]:
    """A server whose database is in this folder."""
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
                raise BenchFailed("The server does not start.")
            server = ServerProcess(folder, process.pid, int(line.partition("127.0.0.1:")[2].partition("/")[0]))
            server.wait_until_ready()
            yield server
            process.send_signal(signal.SIGTERM)
            process.wait(STARTUP_TIMEOUT)
        finally:
            process.kill()


class ServerProcess:
    def __init__(self, folder: Path, process: int, port: int) -> None:
        self.proc = Path(f"/proc/{process}")
        self.wal_index = folder / "tables.db-shm"
        self.port = port
        self.ticks_per_second = os.sysconf("SC_CLK_TCK")

    def wait_until_ready(self) -> None:
        end = perf_counter() + STARTUP_TIMEOUT
        while perf_counter() < end:
            try:
                with urlopen(f"http://127.0.0.1:{self.port}/health", timeout=STARTUP_TIMEOUT):
                    return
            except URLError:
                sleep(0.05)
        raise BenchFailed("The server does not become ready.")

    def memory(self) -> int:
        """Resident memory in bytes."""
        lines = (self.proc / "status").read_text().splitlines()
        return next(1024 * int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

    def cpu_seconds(self) -> float:
        """CPU time of all threads."""
        fields = (self.proc / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / self.ticks_per_second

    def waited_seconds(self) -> float:
        """Seconds that the main thread, which runs the event loop, was runnable but did not have the core."""
        return int((self.proc / "schedstat").read_text().split()[1]) / 1e9

    def transactions(self) -> int:
        """Transactions since the database was opened."""
        return int.from_bytes(self.wal_index.read_bytes()[WAL_CHANGE_COUNTER], sys.byteorder)
