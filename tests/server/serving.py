"""A real server in its own process, and people who play there over HTTP and WebSocket only."""

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
from typing import Any, Self

import httpx
import websockets
from pydantic import TypeAdapter

from naqala.server.messages.outgoing import OutgoingMessage

MESSAGE: TypeAdapter[Any] = TypeAdapter(OutgoingMessage)
TIMEOUT = 60.0  # seconds for anything that must happen, even on a busy machine


class Serving:
    """`naqala serve` on a free port. It can be started again with the same games and port."""

    launcher: tuple[str, ...] = ()  # a command that starts the server

    def __init__(self, folder: Path, *flags: str) -> None:
        self.folder = folder
        self.flags = flags
        self.database = folder / "tables.db"
        self.log = folder / "server.log"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.was_killed = False

    def module(self) -> tuple[str, ...]:
        """The module to run, and its arguments before those of `naqala`."""
        return ("naqala",)

    def start(self) -> Self:
        self.folder.mkdir(parents=True, exist_ok=True)
        command = [
            *(*self.launcher, sys.executable, "-m", *self.module()),
            *("serve", "--port", str(self.port), "--log", "info", "--thinkers", "1"),
            *("--database", f"sqlite+aiosqlite:///{self.database}", *self.flags),
        ]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, stdin=subprocess.DEVNULL, text=True, env=environment()
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, self.log.read_text()
        self.port = int(line.split("127.0.0.1:")[1].split("/")[0])
        self.wait_until_open()
        return self

    def wait_until_open(self) -> None:
        end = time.monotonic() + TIMEOUT
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
        """Kill it with SIGKILL."""
        self.was_killed = True
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """Stop it with SIGTERM; returns its exit code."""
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(how)
        code = self.process.wait(TIMEOUT)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        return code

    def logged(self) -> str:
        return self.log.read_text()


def environment() -> dict[str, str]:
    """The server finds the same package as the test, and modules of the tests."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


def temporary_folder() -> Path:
    return Path(tempfile.mkdtemp(prefix="naqala-test-"))


class Person:
    """A browser: it keeps its cookie."""

    def __init__(self, serving: Serving, name: str = "") -> None:
        self.serving = serving
        self.name = name
        self.http = httpx.AsyncClient(base_url=serving.url, timeout=TIMEOUT)

    async def post(self, path: str, **fields: object) -> Any:
        """Returns the response body; any status but 200 fails the test."""
        response = await self.http.post(path, json=fields)
        assert response.status_code == 200, response.text
        return response.json()

    async def get(self, path: str) -> Any:
        response = await self.http.get(path)
        assert response.status_code == 200, response.text
        return response.json()

    async def refused(self, path: str, method: str = "POST", **fields: object) -> str:
        """Returns the code of the error that is expected."""
        body = fields if method == "POST" else None
        response = await self.http.request(method, path, json=body)
        assert response.status_code >= 400, response.text
        return str(response.json()["code"])

    async def create_table(self, *seats: str, start: bool = False, **options: object) -> str:
        """`await ann.lay("person", "calm", "device")`: returns the code of a new table; a level stands for a bot."""
        kinds = [{"kind": seat} if seat in ("person", "device") else {"kind": "bot", "level": seat} for seat in seats]
        table = await self.post("/api/tables", seats=kinds, name=self.name, start=start, **options)
        return str(table["code"])

    async def join(self, code: str) -> None:
        await self.post(f"/api/tables/{code}/join", name=self.name)

    async def start_game(self, code: str) -> None:
        await self.post(f"/api/tables/{code}/start")

    async def keys(self, code: str) -> list[str]:
        return [key["key"] for key in (await self.post(f"/api/tables/{code}/keys"))["keys"]]

    async def connect(self, code: str, since: int = 0) -> SocketClient:
        """Open a socket for all of one's seats."""
        return await SocketClient.connect(self.serving, code, await self.keys(code), since)

    async def close(self) -> None:
        await self.http.aclose()


class SocketClient:
    """A WebSocket. Every message is validated against the protocol and kept."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.table: dict[str, Any] = {}
        self.seats: list[str] = []
        self.snapshot: dict[str, Any] | None = None
        self.result: dict[str, Any] | None = None
        self.played: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.notes: list[dict[str, Any]] = []
        self.number = 0

    @staticmethod
    async def connect(serving: Serving, code: str, keys: list[str], since: int = 0) -> SocketClient:
        """Returns after the welcome."""
        client = await SocketClient.open_socket(serving, code)
        await client.send("hello", keys=keys, since=since)
        await client.receive("welcome")
        return client

    @staticmethod
    async def open_socket(serving: Serving, code: str, **options: Any) -> SocketClient:
        """Connect without a hello."""
        address = f"ws://127.0.0.1:{serving.port}/api/tables/{code}/socket"
        return SocketClient(await websockets.connect(address, max_size=None, open_timeout=TIMEOUT, **options))

    async def send(self, kind: str, **fields: object) -> int:
        """Send a message; returns its id."""
        self.number += 1
        await self.socket.send(json.dumps({"type": kind, "id": self.number, **fields}))
        return self.number

    async def next(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), TIMEOUT)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        MESSAGE.validate_python(message)
        self.apply_message(message)
        return message

    def apply_message(self, message: dict[str, Any]) -> None:
        self.table = message.get("table") or self.table
        if message["type"] == "welcome":
            self.seats, self.played = message["own_seats"], message["missed"]
            self.chat, self.notes, self.result = message["chat"], message["notes"], message["result"]
        if message["type"] in ("welcome", "update", "draft"):
            self.snapshot = message["snapshot"]
        if message["type"] == "update":
            self.played += message["played"]
            self.result = message["result"]
        if message["type"] == "chat":
            self.chat.append(message["chat"])
        if message["type"] == "note":
            self.notes.append(message["note"])

    async def receive(self, kind: str) -> dict[str, Any]:
        """Wait for the next message of this type; others are processed meanwhile."""
        while (message := await self.next())["type"] != kind:
            pass
        return message

    async def until(self, condition: Callable[[SocketClient], object]) -> None:
        while not condition(self):
            await self.next()

    async def reply(self, to: int) -> dict[str, Any]:
        while (message := await self.next()).get("id") != to:
            pass
        return message

    async def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """Send a message and wait for its reply."""
        return await self.reply(await self.send(kind, **fields))

    @property
    def options(self) -> list[dict[str, Any]]:
        return self.snapshot["options"] if self.snapshot else []

    def at(self) -> dict[str, int]:
        """The counts for messages that change the draft."""
        assert self.snapshot is not None
        return {"action_count": self.snapshot["action_count"], "draft_count": len(self.snapshot["draft"])}

    async def attempt(self, *actions: str) -> dict[str, Any]:
        return await self.ask("try", actions=list(actions), **self.at())

    async def close(self) -> None:
        await self.socket.close()


def has_seen(n: int) -> Callable[[SocketClient], bool]:
    return lambda client: client.snapshot is not None and bool(client.snapshot["action_count"] >= n)


async def play_on(clients: list[SocketClient], rng: random.Random, max_actions: int = 10**6) -> None:
    """The players to move act at random until the game is over, or `most` actions are played."""
    for _ in range(10**6):
        to_move = [client for client in clients if client.options]
        if any(client.result for client in clients) or (
            clients[0].snapshot and clients[0].snapshot["action_count"] >= max_actions
        ):
            return
        if to_move:
            reply = await to_move[0].attempt(rng.choice(to_move[0].options)["notation"])
            assert reply["type"] == "ack", reply
            for client in clients:
                await client.until(has_seen(reply["action_count"]))
        else:
            await clients[0].next()
            for client in clients[1:]:
                await client.until(has_seen(clients[0].snapshot["action_count"] if clients[0].snapshot else 0))
