"""An evening at a server that is killed again and again: its door, and what is counted."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

import httpx

from naqala.table.store.rows import DraftRow
from tests.table.serving import PATIENCE, Serving
from tests.table.soaking.testimony import Testimony

# When a server is killed: while it starts, at any time, while a bot thinks, or the very moment somebody is told that
# deeds are played, that a draft has changed, that words were heard, that the game is over, that a seat is theirs.
Moment = Literal["starting", "anytime", "thinking", "played", "drafted", "heard", "over", "seated"]


OPENS: Final = 60.0  # seconds, at most


class Mortal(Serving):
    """A server that may die before it is open."""

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
        """How many seconds it took."""
        assert self.process is not None
        began = time.monotonic()
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as http:
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
    latest_loss: float = 0.0  # seconds before a kill in which the oldest thing was drafted that was lost
    unheard: int = 0  # commits that were kept, and nobody lived to say so
    again: int = 0  # things that were said once more by somebody who had heard no reply
    moments: dict[str, int] = field(default_factory=dict)


class Evening:
    def __init__(self, serving: Mortal) -> None:
        self.serving = serving
        self.testimonies: dict[str, Testimony] = {}
        self.figures = Figures()
        self.door = asyncio.Event()  # while it is shut nobody begins to talk to the server
        self.talking = 0
        self.awaited: Moment | None = None
        self.struck = asyncio.Event()
        self.is_late = False  # nobody plays on
        self.drafts: dict[str, DraftRow | None] = {}  # what the last server left, until somebody looks

    def testimony(self, code: str) -> Testimony:
        return self.testimonies.setdefault(code, Testimony(code))

    @asynccontextmanager
    async def talk(self) -> AsyncIterator[None]:
        await self.door.wait()
        self.talking += 1
        try:
            yield
        finally:
            self.talking -= 1

    def witness(self, moment: Moment) -> None:
        """The server dies now if this is what was waited for."""
        if moment == self.awaited:
            self.strike()

    def strike(self) -> None:
        assert self.serving.process is not None
        self.serving.process.kill()
        self.awaited = None
        self.door.clear()
        self.struck.set()

    async def silence(self) -> None:
        """Everybody has heard the last that was told, and has noticed that the line is cut."""
        async with asyncio.timeout(PATIENCE):
            while self.talking:
                await asyncio.sleep(0.005)
