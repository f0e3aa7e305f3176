"""A person at a table: a browser with an address of its own, whose every message is timed."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from time import perf_counter
from typing import Any, Final

import httpx
import websockets

from tests.server.attacks.latency_log import Kind, LatencyLog, Phase
from tests.server.attacks.loopback import HOST, honest_source

RETRY_SECONDS: Final = 0.5
TIMEOUT: Final = 60.0
CLOSE_TIMEOUT: Final = 1.0
NOT_EXECUTED: Final = ("stale", "not-your-turn")  # errors that an honest client may get after a reconnect


class HonestPlayer:
    def __init__(self, nth: int, port: int, log: LatencyLog) -> None:
        self.source = honest_source(nth)
        self.port = port
        self.log = log
        transport = httpx.AsyncHTTPTransport(local_address=self.source, verify=False)
        self.http = httpx.AsyncClient(base_url=f"http://{HOST}:{port}", transport=transport, timeout=TIMEOUT)
        self.code = ""
        self.socket: Any = None
        self.snapshot: dict[str, Any] | None = None
        self.is_finished = False
        self.number = 0
        self.pending: dict[int, tuple[Kind, Phase, float]] = {}  # sent messages without a reply yet
        self.changed = asyncio.Event()

    # HTTP

    async def post(self, path: str, **fields: object) -> Any:
        response = await self.http.post(path, json=fields)
        response.raise_for_status()
        return response.json()

    async def create_table(self, *seats: dict[str, str], start: bool = False) -> str:
        table = await self.post("/api/tables", seats=list(seats), name="Ann", start=start)
        return str(table["code"])

    # The socket

    async def connect(self, code: str) -> None:
        """Returns after the welcome."""
        self.code = code
        keys = [key["key"] for key in (await self.post(f"/api/tables/{code}/keys"))["keys"]]
        self.socket = await websockets.connect(
            f"ws://{HOST}:{self.port}/api/tables/{code}/socket",
            max_size=None, open_timeout=TIMEOUT, local_addr=(self.source, 0), proxy=None, ping_interval=None,
            close_timeout=CLOSE_TIMEOUT,
        )  # fmt: skip
        await self.socket.send(json.dumps({"type": "hello", "keys": keys, "since": -1}))
        self.receive(await self.socket.recv())

    async def stay_connected(self) -> None:
        """Read everything; reconnect as a browser does."""
        while True:
            try:
                async for text in self.socket:
                    self.receive(text)
            except websockets.ConnectionClosed:
                pass
            self.log.disconnects[self.log.phase] += 1
            self.forget_pending()
            await self.reconnect()

    async def reconnect(self) -> None:
        while True:
            await asyncio.sleep(RETRY_SECONDS)
            try:
                await self.connect(self.code)
            except (OSError, httpx.HTTPError, websockets.WebSocketException) as error:
                self.log.errors[f"reconnect: {type(error).__name__}"] += 1
            else:
                return

    async def send(self, timed_as: Kind, message: str, **fields: object) -> None:
        self.number += 1
        self.pending[self.number] = (timed_as, self.log.phase, perf_counter())
        with suppress(websockets.ConnectionClosed):  # `stay_connected` notices
            await self.socket.send(json.dumps({"type": message, "id": self.number, **fields}))

    def receive(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] in ("welcome", "update", "draft"):
            self.snapshot = message["snapshot"]
            self.is_finished = bool(message.get("result"))
        if (sent := self.pending.pop(message.get("id"), None)) is not None:
            timed_as, phase, at = sent
            self.log.add(phase, timed_as, perf_counter() - at)
            if message["type"] == "error" and message["code"] not in NOT_EXECUTED:
                self.log.errors[message["code"]] += 1
        self.changed.set()

    def forget_pending(self) -> None:
        """Count what was never answered; the wait so far is a sample, too."""
        for timed_as, phase, at in self.pending.values():
            self.log.lost[phase] += 1
            self.log.add(phase, timed_as, perf_counter() - at)
        self.pending.clear()

    # Playing

    @property
    def is_to_move(self) -> bool:
        return bool(self.snapshot and self.snapshot["options"])

    @property
    def is_acting(self) -> bool:
        return any(timed_as == "action" for timed_as, _, _ in self.pending.values())

    async def act(self) -> None:
        """Try the first option."""
        assert self.snapshot is not None
        counts = {"action_count": self.snapshot["action_count"], "draft_count": len(self.snapshot["draft"])}
        await self.send("action", "try", actions=[self.snapshot["options"][0]["notation"]], **counts)

    async def close(self) -> None:
        self.forget_pending()
        with suppress(OSError, websockets.WebSocketException):
            if self.socket is not None:
                await self.socket.close()
        await self.http.aclose()
