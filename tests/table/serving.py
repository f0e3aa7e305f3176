"""A real server in a process of its own, and people who play there by HTTP and WebSocket only."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import websockets
from pydantic import TypeAdapter

from naqala.table.wire.told import Told

TOLD: TypeAdapter[Any] = TypeAdapter(Told)
PATIENCE = 60.0  # seconds for anything that must come, on a busy machine


class Serving:
    """`naqala serve` on a free port. Killed or stopped, it can start again with the same games at the same address."""

    def __init__(self, folder: Path, *flags: str) -> None:
        self.folder = folder
        self.flags = flags
        self.database = folder / "tables.db"
        self.log = folder / "server.log"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Serving:
        self.folder.mkdir(parents=True, exist_ok=True)
        command = [
            *(sys.executable, "-m", "naqala", "serve", "--port", str(self.port), "--log", "info", "--thinkers", "1"),
            *("--database", f"sqlite+aiosqlite:///{self.database}", *self.flags),
        ]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, stdin=subprocess.DEVNULL, text=True, env=dict(os.environ)
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, self.log.read_text()
        self.port = int(line.split("127.0.0.1:")[1].split("/")[0])
        self.wait_until_open()
        return self

    def wait_until_open(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.02)
        raise AssertionError(f"the server does not open: {self.log.read_text()}")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """Without a warning."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """Kindly; its exit code."""
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        return code

    def logged(self) -> str:
        return self.log.read_text()


def a_folder() -> Path:
    return Path(tempfile.mkdtemp(prefix="naqala-test-"))


class Person:
    """A browser: it keeps its cookie."""

    def __init__(self, serving: Serving, name: str = "") -> None:
        self.serving = serving
        self.name = name
        self.http = httpx.AsyncClient(base_url=serving.url, timeout=PATIENCE)

    async def post(self, path: str, **said: object) -> Any:
        """What is answered; anything but 200 fails the test."""
        answer = await self.http.post(path, json=said)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def refused(self, path: str, method: str = "POST", **said: object) -> str:
        """The kind of the refusal that is expected."""
        body = said if method == "POST" else None
        answer = await self.http.request(method, path, json=body)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["kind"])

    async def lay(self, *seats: str, start: bool = False, **more: object) -> str:
        """`await ann.lay("person", "calm", "device")`: the code of a new table; a level stands for a bot."""
        kinds = [{"kind": seat} if seat in ("person", "device") else {"kind": "bot", "level": seat} for seat in seats]
        table = await self.post("/api/tables", seats=kinds, name=self.name, start=start, **more)
        return str(table["code"])

    async def join(self, code: str) -> None:
        await self.post(f"/api/tables/{code}/join", name=self.name)

    async def begin(self, code: str) -> None:
        await self.post(f"/api/tables/{code}/start")

    async def keys(self, code: str) -> list[str]:
        return [key["key"] for key in (await self.post(f"/api/tables/{code}/keys"))["keys"]]

    async def sit(self, code: str, since: int = 0) -> Line:
        """A socket that speaks for all of one's seats."""
        return await Line.connect(self.serving, code, await self.keys(code), since)

    async def close(self) -> None:
        await self.http.aclose()


class Line:
    """A socket. Every message that comes is checked against the types of the wire and kept."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.table: dict[str, Any] = {}
        self.seats: list[str] = []
        self.scene: dict[str, Any] | None = None
        self.result: dict[str, Any] | None = None
        self.played: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.number = 0

    @staticmethod
    async def connect(serving: Serving, code: str, keys: list[str], since: int = 0) -> Line:
        """With the welcome heard."""
        line = await Line.dial(serving, code)
        await line.say("hello", keys=keys, since=since)
        await line.hear("welcome")
        return line

    @staticmethod
    async def dial(serving: Serving, code: str, **options: Any) -> Line:
        """Without a hello."""
        address = f"ws://127.0.0.1:{serving.port}/api/tables/{code}/socket"
        return Line(await websockets.connect(address, max_size=None, open_timeout=PATIENCE, **options))

    async def say(self, what: str, **said: object) -> int:
        """The number that its reply will bear."""
        self.number += 1
        await self.socket.send(json.dumps({"say": what, "to": self.number, **said}))
        return self.number

    async def next(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        TOLD.validate_python(message)
        self.take_in(message)
        return message

    def take_in(self, message: dict[str, Any]) -> None:
        self.table = message.get("table") or self.table
        if message["told"] == "welcome":
            self.seats, self.played = message["seats"], message["missed"]
            self.chat, self.result = message["chat"], message["result"]
        if message["told"] in ("welcome", "news", "draft"):
            self.scene = message["scene"]
        if message["told"] == "news":
            self.played += message["played"]
            self.result = message["result"]
        if message["told"] == "chat":
            self.chat.append(message["chat"])

    async def hear(self, told: str) -> dict[str, Any]:
        """The next message of this kind; others are taken in on the way."""
        while (message := await self.next())["told"] != told:
            pass
        return message

    async def until(self, wish: Callable[[Line], object]) -> None:
        while not wish(self):
            await self.next()

    async def reply(self, to: int) -> dict[str, Any]:
        while (message := await self.next()).get("to") != to:
            pass
        return message

    async def ask(self, what: str, **said: object) -> dict[str, Any]:
        """Say it, and hear the reply to it."""
        return await self.reply(await self.say(what, **said))

    @property
    def offers(self) -> list[dict[str, Any]]:
        return self.scene["offers"] if self.scene else []

    def at(self) -> dict[str, int]:
        """How much one has seen."""
        assert self.scene is not None
        return {"seen": self.scene["n"], "drafted": len(self.scene["draft"])}

    async def attempt(self, *deeds: str) -> dict[str, Any]:
        return await self.ask("try", deeds=list(deeds), **self.at())

    async def close(self) -> None:
        await self.socket.close()


def has_seen(n: int) -> Callable[[Line], bool]:
    return lambda line: line.scene is not None and bool(line.scene["n"] >= n)


async def play_on(lines: list[Line], chance: random.Random, most: int = 10**6) -> None:
    """Whoever is asked answers by chance, until the game is over or so many deeds are played."""
    for _ in range(10**6):
        asked = [line for line in lines if line.offers]
        if any(line.result for line in lines) or (lines[0].scene and lines[0].scene["n"] >= most):
            return
        if asked:
            reply = await asked[0].attempt(chance.choice(asked[0].offers)["say"])
            assert reply["told"] == "done", reply
            for line in lines:
                await line.until(has_seen(reply["n"]))
        else:
            await lines[0].next()
            for line in lines[1:]:
                await line.until(has_seen(lines[0].scene["n"] if lines[0].scene else 0))
