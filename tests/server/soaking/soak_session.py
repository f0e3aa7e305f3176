"""A server that is killed again and again, and its statistics."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

import httpx

from naqala.server.store.rows import DraftRow
from tests.server.serving import TIMEOUT, Serving
from tests.server.soaking.recorded_messages import RecordedMessages

# When a server is killed: while it starts, at any time, while a bot thinks, or as soon as a client receives that
# actions are played, a draft has changed, a chat message arrived, the game is over, a seat is theirs, or the value of
# their contribution is accepted.
Moment = Literal["starting", "anytime", "thinking", "played", "drafted", "heard", "finished", "seated", "revealed"]


OPENS: Final = 60.0  # seconds, at most


class KillableServing(Serving):
    """A server that may be killed before it is open."""

    def __init__(self, folder: Path, program: str = "naqala") -> None:
        super().__init__(folder, "--positions", "--no-limits")
        self.program = program  # a module that runs as `naqala` does
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = found.getsockname()[1]
        self.mark = f"NAQALA_EVENING={folder}".encode()  # in the environment of all its processes

    def spawn(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        command = [
            *(sys.executable, "-m", self.program, "serve", "--port", str(self.port), "--thinkers", "1"),
            *("--database", f"sqlite+aiosqlite:///{self.database}", *self.flags),
        ]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, stdin=subprocess.DEVNULL, text=True,
                env={**os.environ, "NAQALA_EVENING": str(self.folder)},
            )  # fmt: skip

    async def opened(self) -> float:
        """Wait until the server is open; returns the seconds it took."""
        assert self.process is not None
        began = time.monotonic()
        async with httpx.AsyncClient(base_url=self.url, timeout=TIMEOUT) as http:
            while time.monotonic() - began < OPENS:
                assert self.process.poll() is None, f"the server does not start: {self.logged()[-2000:]}"
                try:
                    if (await http.get("/health")).status_code == 200:
                        return time.monotonic() - began
                except httpx.TransportError:
                    await asyncio.sleep(0.02)
        raise AssertionError(f"the server does not open: {self.logged()[-2000:]}")

    def left_over(self) -> set[int]:
        """Processes of servers that are gone."""
        found = {int(folder.name) for folder in Path("/proc").glob("[0-9]*") if self.mark in environment(folder)}
        return found - ({self.process.pid} if self.process else set())


def environment(folder: Path) -> bytes:
    """Of a process; nothing if it is a zombie, gone, or somebody else's."""
    try:
        return (folder / "environ").read_bytes()
    except OSError:
        return b""


@dataclass
class Figures:
    kills: int = 0
    reconnects: int = 0
    drafts_kept: int = 0
    drafts_lost: int = 0
    latest_loss: float = 0.0  # seconds between the oldest lost draft action and the kill
    unheard: int = 0  # commits that were stored but not acknowledged
    again: int = 0  # messages sent again because no reply came
    values_accepted: int = 0  # of contributions to a deal
    starts_again: int = 0  # starts that a kill broke off: everybody contributed again
    moments: dict[str, int] = field(default_factory=dict)


class SoakSession:
    def __init__(self, serving: KillableServing) -> None:
        self.serving = serving
        self.recorded_tables: dict[str, RecordedMessages] = {}
        self.figures = Figures()
        self.accepting = asyncio.Event()  # while it is cleared, no client starts a request
        self.active_requests = 0
        self.awaited_moment: Moment | None = None
        self.killed = asyncio.Event()
        self.is_ending = False  # nobody plays on
        self.prepared_tables = 0  # tables whose next game is about to start
        self.drafts: dict[str, DraftRow | None] = {}  # drafts that the last server left, until a client compares them

    def recorded(self, code: str) -> RecordedMessages:
        return self.recorded_tables.setdefault(code, RecordedMessages(code))

    @asynccontextmanager
    async def request(self) -> AsyncIterator[None]:
        await self.accepting.wait()
        self.active_requests += 1
        try:
            yield
        finally:
            self.active_requests -= 1

    @contextmanager
    def preparing(self) -> Iterator[None]:
        self.prepared_tables += 1
        yield
        self.prepared_tables -= 1

    async def wait_until_prepared(self) -> None:
        """Wait until no table is about to start a game."""
        async with asyncio.timeout(TIMEOUT):
            while self.prepared_tables:
                await asyncio.sleep(0.01)

    def check_moment(self, moment: Moment) -> None:
        """Kill the server now if this is the awaited moment."""
        if moment == self.awaited_moment:
            self.kill_now()

    def kill_now(self) -> None:
        assert self.serving.process is not None
        self.serving.process.kill()
        self.awaited_moment = None
        self.accepting.clear()
        self.killed.set()

    async def wait_until_idle(self) -> None:
        """Wait until all clients have processed the last messages and noticed the disconnect."""
        async with asyncio.timeout(TIMEOUT):
            while self.active_requests:
                await asyncio.sleep(0.005)
