"""Sockets and browsers that record everything they receive, and as which seat."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import httpx
import websockets

from naqala.engine.components import NOBODY
from naqala.engine.notation.vocabulary import SEAT
from tests.server.leak_search import OK, ReceivedMessage, Response
from tests.server.serving import TIMEOUT, Person, Serving, SocketClient


class RecordingSocket(SocketClient):
    """Does not validate messages; other tests do."""

    def __init__(self, socket: Any) -> None:
        super().__init__(socket)
        self.key_seats: frozenset[int] = frozenset()
        self.received: list[ReceivedMessage] = []
        self.sent: dict[int, dict[str, Any]] = {}
        self.headers = str(socket.response.headers)

    @staticmethod
    async def connect_seats(
        serving: Serving, code: str, keys: list[str], seats: frozenset[int], since: int = 0
    ) -> RecordingSocket:
        """Returns after the welcome; without keys, a spectator."""
        address = f"ws://127.0.0.1:{serving.port}/api/tables/{code}/socket"
        client = RecordingSocket(await websockets.connect(address, max_size=None, open_timeout=TIMEOUT))
        client.key_seats = seats
        await client.send("hello", keys=keys, since=since)
        await client.receive("welcome")
        return client

    async def send(self, kind: str, **fields: object) -> int:
        self.sent[self.number + 1] = dict(fields)
        return await super().send(kind, **fields)

    async def next(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), TIMEOUT)
        message: dict[str, Any] = json.loads(text)
        self.raw.append(text)
        self.apply_message(message)
        fields = self.sent.get(message.get("id") or 0)
        query = {**fields, "draft": self.drafted} if fields else {}
        self.received.append(ReceivedMessage(text, self.key_seats, self.seat, self.n, query))
        return message

    @property
    def drafted(self) -> list[str]:
        return [tried["notation"] for tried in self.snapshot["draft"]] if self.snapshot else []

    @property
    def seat(self) -> int:
        """The seat that views the game."""
        return NOBODY if self.snapshot is None or self.snapshot["seat"] is None else SEAT.parse(self.snapshot["seat"])

    @property
    def n(self) -> int:
        return int(self.snapshot["action_count"]) if self.snapshot else 0


class RecordingPerson(Person):
    def __init__(self, serving: Serving, name: str, is_over: Callable[[], bool]) -> None:
        self.serving = serving
        self.name = name
        self.is_over = is_over
        self.seats: frozenset[int] = frozenset()
        self.tokens: set[str] = set()  # secrets of this client
        self.responses: list[Response] = []
        # Loading certificates takes a while, and they are not needed here.
        self.http = httpx.AsyncClient(
            base_url=serving.url, timeout=TIMEOUT, verify=False, event_hooks={"response": [self.record_response]}
        )

    async def record_response(self, response: httpx.Response) -> None:
        await response.aread()
        request, path = response.request, response.request.url.path
        cookie = response.cookies.get("naqala") or self.http.cookies.get("naqala") or ""
        headers = "\n".join([f"{name}: {value}" for name, value in response.headers.items()])
        self.responses.append(
            Response(
                *(request.method, path, response.status_code, headers, response.text, cookie),
                *(self.seats, self.is_over()),
            )
        )
        self.tokens |= {cookie} - {""}
        if response.status_code == OK and path.endswith("/keys"):
            self.tokens |= {key["key"] for key in response.json()["keys"]}
        if response.status_code == OK and path.endswith("/me/device-code"):
            self.tokens.add(response.json()["code"])

    async def connect_recording(self, code: str, since: int = 0) -> RecordingSocket:
        """Open a socket for all of one's seats."""
        return await RecordingSocket.connect_seats(self.serving, code, await self.keys(code), self.seats, since)
