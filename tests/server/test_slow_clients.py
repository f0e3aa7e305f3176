"""Clients that never say hello, or never read."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import pytest

from naqala.server.http.app import create_app
from naqala.server.socket import connection
from tests.server.hostile import no_errors_logged
from tests.server.registries import open_registry, start_two_player_game
from tests.server.serving import Person, Serving, SocketClient

pytestmark = pytest.mark.once

USUAL_DELAY, LONGEST_DELAY, MINUTE = 0.5, 5.0, 60.0
FLOOD = 1500  # answers of 20 kB: more than all buffers on the way take


def test_a_client_that_never_sends_a_hello_is_disconnected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HELLO_TIMEOUT", 0.2)
    sent: list[dict[str, Any]] = []

    async def record_sent(message: MutableMapping[str, Any]) -> None:
        sent.append(dict(message))

    async def attack() -> None:
        async with open_registry(tmp_path) as registry:
            app = create_app(registry.context.settings)
            app.state.registry = registry
            code = (await start_two_player_game(registry))[0].code
            await app(websocket_scope(code), silent_client(), record_sent)

    asyncio.run(attack())
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.send", "websocket.close"]
    assert json.loads(sent[1]["text"])["code"] == "malformed"
    assert sent[2]["code"] == 4400


def websocket_scope(code: str) -> dict[str, Any]:
    return {
        "type": "websocket",
        "path": f"/api/tables/{code}/socket",
        "query_string": b"",
        "headers": [],
        "client": ("127.0.0.1", 1),
        "subprotocols": [],
    }


def silent_client() -> Callable[[], Awaitable[dict[str, Any]]]:
    """A client that connects and sends nothing."""
    pending = [{"type": "websocket.connect"}]

    async def receive_event() -> dict[str, Any]:
        if not pending:
            await asyncio.Event().wait()
        return pending.pop()

    return receive_event


def test_a_client_that_never_reads_is_disconnected_and_nobody_else_waits(own_serving: Serving) -> None:
    async def attack() -> None:
        ann = Person(own_serving, "Ann")
        code = await ann.create_table("device", "device", start=True)
        client = await ann.connect(code)
        with no_errors_logged(own_serving):
            slow = await client_that_never_reads(own_serving, code)
            for _ in range(FLOOD):
                await slow.socket.send('{"type":"outcomes"}')
            began, delays = perf_counter(), [0.0]
            while (await ann.get("/health"))["connections"] == 2:
                asked = perf_counter()
                assert (await client.ask("chat", text="Hello?"))["type"] == "ack"
                delays.append(perf_counter() - asked)
                assert asked - began < 2 * connection.SEND_TIMEOUT, "nobody cuts the line"
                await asyncio.sleep(0.1)
            assert median(delays) < USUAL_DELAY
            assert max(delays) < LONGEST_DELAY
        began = perf_counter()
        assert own_serving.stop() == 0
        assert perf_counter() - began < connection.SEND_TIMEOUT
        assert "trace" not in own_serving.logged()
        slow.socket.transport.abort()
        await ann.close()

    asyncio.run(attack())


@pytest.mark.slow
@pytest.mark.parametrize("sent", [1, 250], ids=["what the system keeps", "a little more"])
def test_a_client_that_never_reads_is_disconnected_within_a_minute_however_little_was_sent(
    own_serving: Serving, sent: int
) -> None:
    async def attack() -> None:
        ann = Person(own_serving, "Ann")
        slow = await client_that_never_reads(own_serving, await ann.create_table("device", "device", start=True))
        for _ in range(sent):
            await slow.socket.send('{"type":"outcomes"}')
        began = perf_counter()
        while (await ann.get("/health"))["connections"]:
            assert perf_counter() - began < MINUTE, "nobody cuts the line"
            await asyncio.sleep(1)
        slow.socket.transport.abort()
        await ann.close()

    asyncio.run(attack())


async def client_that_never_reads(serving: Serving, code: str) -> SocketClient:
    """A spectator that has received the welcome and reads nothing more."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", serving.port))
    narrow.setblocking(False)
    client = await SocketClient.open_socket(serving, code, sock=narrow, ping_interval=None)
    await client.socket.send(json.dumps({"type": "hello"}))
    await client.receive("welcome")
    client.socket.transport.pause_reading()
    return client
