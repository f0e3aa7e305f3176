"""Sockets and browsers that remember all they heard, and as whom."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import httpx
import websockets

from naqala.engine.notation.words import SEAT
from naqala.engine.things import NOBODY
from tests.table.secrets import OK, Answer, Heard
from tests.table.serving import PATIENCE, Line, Person, Serving


class Ear(Line):
    """Whether messages keep to the types of the wire others look at."""

    def __init__(self, socket: Any) -> None:
        super().__init__(socket)
        self.holding: frozenset[int] = frozenset()
        self.heard: list[Heard] = []
        self.said: dict[int, dict[str, Any]] = {}
        self.headers = str(socket.response.headers)

    @staticmethod
    async def listen(serving: Serving, code: str, keys: list[str], seats: frozenset[int], since: int = 0) -> Ear:
        """With the welcome heard; without keys a spectator."""
        address = f"ws://127.0.0.1:{serving.port}/api/tables/{code}/socket"
        ear = Ear(await websockets.connect(address, max_size=None, open_timeout=PATIENCE))
        ear.holding = seats
        await ear.say("hello", keys=keys, since=since)
        await ear.hear("welcome")
        return ear

    async def say(self, what: str, **said: object) -> int:
        self.said[self.number + 1] = dict(said)
        return await super().say(what, **said)

    async def next(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        message: dict[str, Any] = json.loads(text)
        self.raw.append(text)
        self.take_in(message)
        said = self.said.get(message.get("to") or 0)
        asked = {**said, "drafted": self.drafted} if said else {}
        self.heard.append(Heard(text, self.holding, self.seat, self.n, asked))
        return message

    @property
    def drafted(self) -> list[str]:
        return [tried["say"] for tried in self.scene["draft"]] if self.scene else []

    @property
    def seat(self) -> int:
        """The one it looks from."""
        return NOBODY if self.scene is None or self.scene["seat"] is None else SEAT.read(self.scene["seat"])

    @property
    def n(self) -> int:
        return int(self.scene["n"]) if self.scene else 0


class Guest(Person):
    def __init__(self, serving: Serving, name: str, is_over: Callable[[], bool]) -> None:
        self.serving = serving
        self.name = name
        self.is_over = is_over
        self.seats: frozenset[int] = frozenset()
        self.tokens: set[str] = set()  # all that nobody else may ever read
        self.answers: list[Answer] = []
        # To know whom to trust takes a while, and nobody is met here who says.
        self.http = httpx.AsyncClient(
            base_url=serving.url, timeout=PATIENCE, verify=False, event_hooks={"response": [self.overhear]}
        )

    async def overhear(self, response: httpx.Response) -> None:
        await response.aread()
        request, path = response.request, response.request.url.path
        cookie = response.cookies.get("naqala") or self.http.cookies.get("naqala") or ""
        headers = "\n".join([f"{name}: {value}" for name, value in response.headers.items()])
        self.answers.append(
            Answer(
                *(request.method, path, response.status_code, headers, response.text, cookie),
                *(self.seats, self.is_over()),
            )
        )
        self.tokens |= {cookie} - {""}
        if response.status_code == OK and path.endswith("/keys"):
            self.tokens |= {key["key"] for key in response.json()["keys"]}
        if response.status_code == OK and path.endswith("/me/pass"):
            self.tokens.add(response.json()["code"])

    async def come(self, code: str, since: int = 0) -> Ear:
        """A socket for all of one's seats."""
        return await Ear.listen(self.serving, code, await self.keys(code), self.seats, since)
