"""The server under attack: a process of its own, with its limits on."""

from __future__ import annotations

import resource
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from naqala.cli.bench_server_process import ServerProcess
from tests.server.serving import temporary_folder

DEFAULT_COMMAND: Final = shlex.join([sys.executable, "-m", "naqala"])
STOP_TIMEOUT: Final = 20.0  # seconds


class ServerFailed(Exception):
    """The server did not start, or did not survive."""


@dataclass(frozen=True)
class AttackedServer:
    gauge: ServerProcess  # its memory and CPU time
    log: Path
    process: subprocess.Popen[str]

    @property
    def port(self) -> int:
        return self.gauge.port

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None


@contextmanager
def run_attacked_server(command: str = DEFAULT_COMMAND, open_files: int = 0) -> Iterator[AttackedServer]:
    """`COMMAND serve` with a new database in a temporary folder; `open_files` is its limit, if not 0."""
    folder = temporary_folder()
    arguments = [
        *shlex.split(command), "serve", "--port", "0", "--thinkers", "1",
        "--database", f"sqlite+aiosqlite:///{folder / 'tables.db'}",
    ]  # fmt: skip
    log = folder / "server.log"
    try:
        with log.open("w") as output:
            process = subprocess.Popen(
                arguments, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=output, text=True,
                start_new_session=True,  # Ctrl-C ends the harness alone; Linux schedules sessions fairly
                preexec_fn=partial(limit_files, open_files) if open_files else None,
            )  # fmt: skip
        try:
            yield started(process, folder, log)
        finally:
            stop(process)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def limit_files(n: int) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (n, n))


def started(process: subprocess.Popen[str], folder: Path, log: Path) -> AttackedServer:
    assert process.stdout is not None
    line = process.stdout.readline()
    if "http://127.0.0.1:" not in line:
        raise ServerFailed(f"The server does not start: {log.read_text()}")
    gauge = ServerProcess(folder, process.pid, int(line.partition("127.0.0.1:")[2].partition("/")[0]))
    gauge.wait_until_ready()
    return AttackedServer(gauge, log, process)


def stop(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(STOP_TIMEOUT)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()
