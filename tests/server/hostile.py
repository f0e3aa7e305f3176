"""A running game under attack, and what must hold whatever is sent."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass, replace
from typing import Any, get_args

import httpx
import websockets

from naqala.server.api_error import ErrorCode
from naqala.server.http.middleware import SECURITY_HEADERS
from naqala.server.http.response_cache import REVALIDATE
from tests.server.serving import TIMEOUT, Person, Serving, SocketClient

CODES = frozenset(get_args(ErrorCode))
NO_CODE = 1006  # of a connection that ends without a close frame


@dataclass(frozen=True)
class AttackedGame:
    """A running game: the player to move has picked up meeples in a draft."""

    serving: Serving
    code: str
    keys: list[str]
    seat: str  # to move
    option: str  # a legal action
    initial: tuple[Any, ...] = ()

    @staticmethod
    async def create_table(serving: Serving) -> AttackedGame:
        ann = Person(serving, "Ann")
        code = await ann.create_table("device", "device", start=True, seed="7")
        client = await ann.connect(code)
        while not client.options or client.snapshot["question"]["step"] != "moving":  # type: ignore[index]
            if client.options:
                await client.attempt(client.options[0]["notation"])
            else:
                await client.ask("switch-seat", seat=client.snapshot["question"]["seat"])  # type: ignore[index]
        await client.attempt(client.options[0]["notation"])
        await client.until(lambda client: client.snapshot["draft"])  # type: ignore[index]
        assert client.snapshot is not None
        found = AttackedGame(
            serving, code, await ann.keys(code), client.snapshot["seat"], client.options[0]["notation"]
        )
        await client.close()
        await ann.close()
        return replace(found, initial=await found.current_state())

    async def open_socket(self, **options: Any) -> SocketClient:
        """A socket without a hello."""
        return await SocketClient.open_socket(self.serving, self.code, **options)

    async def connect_player(self) -> SocketClient:
        """A socket for the seat to move."""
        client = await self.open_socket()
        await client.send("hello", keys=self.keys, seat=self.seat)
        await client.receive("welcome")
        return client

    async def current_state(self) -> tuple[Any, ...]:
        """The played actions, and the snapshot with draft and options."""
        client = await self.connect_player()
        await client.close()
        return client.played, client.snapshot

    @asynccontextmanager
    async def unchanged(self) -> AsyncIterator[None]:
        """Checks that the game is unchanged afterwards, and that the server logged no error."""
        with no_errors_logged(self.serving):
            yield
            assert await self.current_state() == self.initial


@contextmanager
def no_errors_logged(serving: Serving) -> Iterator[None]:
    """Checks that the server logs neither an error nor a trace."""
    before = len(serving.logged())
    yield
    assert httpx.get(f"{serving.url}/health", verify=False).status_code == 200
    lines = serving.logged()[before:].splitlines()
    assert not [line for line in lines if '"trace": ' in line or '"level": "error"' in line]


async def remaining_messages(client: SocketClient) -> list[str | int]:
    """The types of all further messages, errors by their code, and at last the close code."""
    received: list[str | int] = []
    try:
        while True:
            message = await client.next()
            received.append(message["code"] if message["type"] == "error" else message["type"])
    except websockets.ConnectionClosed as end:
        return [*received, end.rcvd.code if end.rcvd else NO_CODE]


def check_response(response: httpx.Response) -> httpx.Response:
    """Checks the security headers, and that errors have the documented format."""
    assert {name: response.headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS
    if response.url.path.startswith("/api"):
        assert response.headers["Cache-Control"] == (REVALIDATE if "ETag" in response.headers else "no-store")
    assert response.status_code < 500, response.text
    if response.status_code >= 400 and response.request.method != "HEAD":
        error = response.json()
        assert set(error) == {"code", "message", "text", "rule"}
        assert error["code"] in CODES
        assert error["message"]
    return response


@contextmanager
def anonymous_client(serving: Serving) -> Iterator[httpx.Client]:
    """A client without a cookie; checks that the server logs no error."""
    with no_errors_logged(serving), httpx.Client(base_url=serving.url, timeout=TIMEOUT, verify=False) as client:
        yield client


def row_counts(serving: Serving) -> dict[str, int]:
    """The number of rows of each table."""
    with closing(sqlite3.connect(f"file:{serving.database}?mode=ro", uri=True)) as store:
        names = (
            *("identities", "identity_keys", "device_codes", "tables", "seats", "seat_keys"),
            *("actions", "drafts", "chat_messages"),
        )
        return {name: store.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}
