"""Lines that cost without saying anything: one that never says hello, one that never listens."""

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

from naqala.table import conversation
from naqala.table.app import server
from tests.table.halls import a_hall, two_play
from tests.table.hostile import untroubled
from tests.table.serving import Line, Person, Serving

pytestmark = pytest.mark.once

SOON, STANDSTILL, MINUTE = 0.5, 5.0, 60.0
MANY = 1500  # answers of 20 kB: more than all buffers on the way take


def test_who_never_says_hello_is_refused_and_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conversation, "HELLO", 0.2)
    told: list[dict[str, Any]] = []

    async def tell(message: MutableMapping[str, Any]) -> None:
        told.append(dict(message))

    async def siege() -> None:
        async with a_hall(tmp_path) as hall:
            app = server(hall.settings)
            app.state.hall = hall
            code = (await two_play(hall))[0].code
            await app(a_call(code), silence(), tell)

    asyncio.run(siege())
    assert [message["type"] for message in told] == ["websocket.accept", "websocket.send", "websocket.close"]
    assert json.loads(told[1]["text"])["kind"] == "malformed"
    assert told[2]["code"] == 4400


def a_call(code: str) -> dict[str, Any]:
    return {
        "type": "websocket",
        "path": f"/api/tables/{code}/socket",
        "query_string": b"",
        "headers": [],
        "client": ("127.0.0.1", 1),
        "subprotocols": [],
    }


def silence() -> Callable[[], Awaitable[dict[str, Any]]]:
    """Somebody who calls and says nothing."""
    said = [{"type": "websocket.connect"}]

    async def listen() -> dict[str, Any]:
        if not said:
            await asyncio.Event().wait()
        return said.pop()

    return listen


def test_who_never_listens_is_cut_and_nobody_else_waits(own_serving: Serving) -> None:
    async def siege() -> None:
        ann = Person(own_serving, "Ann")
        code = await ann.lay("device", "device", start=True)
        line = await ann.sit(code)
        with untroubled(own_serving):
            deaf = await a_line_that_never_listens(own_serving, code)
            for _ in range(MANY):
                await deaf.socket.send('{"say":"outcomes"}')
            began, waited = perf_counter(), [0.0]
            while (await ann.get("/health"))["visitors"] == 2:
                asked = perf_counter()
                assert (await line.ask("chat", words="Hello?"))["told"] == "done"
                waited.append(perf_counter() - asked)
                assert asked - began < 2 * conversation.SLOWEST, "nobody cuts the line"
                await asyncio.sleep(0.1)
            assert median(waited) < SOON
            assert max(waited) < STANDSTILL
        began = perf_counter()
        assert own_serving.stop() == 0
        assert perf_counter() - began < conversation.SLOWEST
        assert "trace" not in own_serving.logged()
        deaf.socket.transport.abort()
        await ann.close()

    asyncio.run(siege())


@pytest.mark.slow
@pytest.mark.parametrize("told", [1, 250], ids=["what the system keeps", "a little more"])
def test_who_never_listens_is_gone_within_a_minute_however_little_was_told(own_serving: Serving, told: int) -> None:
    async def siege() -> None:
        ann = Person(own_serving, "Ann")
        deaf = await a_line_that_never_listens(own_serving, await ann.lay("device", "device", start=True))
        for _ in range(told):
            await deaf.socket.send('{"say":"outcomes"}')
        began = perf_counter()
        while (await ann.get("/health"))["visitors"]:
            assert perf_counter() - began < MINUTE, "nobody cuts the line"
            await asyncio.sleep(1)
        deaf.socket.transport.abort()
        await ann.close()

    asyncio.run(siege())


async def a_line_that_never_listens(serving: Serving, code: str) -> Line:
    """A spectator's, that has heard the welcome and nothing after it."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", serving.port))
    narrow.setblocking(False)
    line = await Line.dial(serving, code, sock=narrow, ping_interval=None)
    await line.socket.send(json.dumps({"say": "hello"}))
    await line.hear("welcome")
    line.socket.transport.pause_reading()
    return line
