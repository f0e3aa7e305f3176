"""The transport layer in the test's own process, with limits that the test chooses, in front of a tiny app."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from naqala.server.socket.connection import MAX_MESSAGE_BYTES
from naqala.server.transport.guarded_connection import GuardedConnection
from naqala.server.transport.transport_config import TransportConfig
from naqala.server.transport.transport_limits import TransportLimits

TIMEOUT = 30.0  # seconds for anything that must happen
KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
UPGRADE = b"GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" + KEY
REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
ANSWER_SECONDS = 0.005  # that the app needs for a message
LARGE = 4_000_000  # bytes of the response to /large


async def tiny_app(scope: Scope, receive: Receive, send: Send) -> None:
    """Over HTTP it tells how large the body was; over the WebSocket it repeats each message."""
    if scope["type"] == "http":
        await respond(scope, receive, send)
    elif scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        await receive()
        while (message := await receive())["type"] == "websocket.receive":
            if message.get("text") == "close":
                await send({"type": "websocket.close", "code": 4000})
                return
            await asyncio.sleep(ANSWER_SECONDS)
            await send({"type": "websocket.send", "text": message["text"]})


async def respond(scope: Scope, receive: Receive, send: Send) -> None:
    size, more = 0, scope["path"] != "/early"  # which answers before it has read the body
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        size, more = size + len(message["body"]), message["more_body"]
    body = b"x" * LARGE if scope["path"] == "/large" else str(size).encode()
    length = (b"content-length", str(len(body)).encode())
    await send({"type": "http.response.start", "status": 200, "headers": [length]})
    await send({"type": "http.response.body", "body": body})


class TransportServer:
    def __init__(self, config: TransportConfig, port: int) -> None:
        self.config = config
        self.port = port

    @property
    def guards(self) -> list[GuardedConnection]:
        return [guard for found in self.config.caps._open.values() for guard in found]

    async def connect(self, source: str = "127.0.0.1", **options: Any) -> RawClient:
        sock = socket.socket()
        for option, value in options.items():
            sock.setsockopt(socket.SOL_SOCKET, getattr(socket, option), value)
        sock.bind((source, 0))
        sock.setblocking(False)
        await asyncio.get_running_loop().sock_connect(sock, ("127.0.0.1", self.port))
        return RawClient(*await asyncio.open_connection(sock=sock))

    async def open_socket(self, **options: Any) -> RawClient:
        client = await self.connect(**options)
        client.send(UPGRADE + b"\r\n")
        assert await client.head() == 101
        return client

    async def is_open_to(self, source: str) -> bool:
        """Is a request from this address answered?"""
        client = await self.connect(source)
        try:
            client.send(REQUEST)
            return await client.head() == 200
        except (OSError, asyncio.IncompleteReadError):
            return False
        finally:
            client.close()


class RawClient:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def send_all(self, data: bytes) -> None:
        """Send until the server closes the connection; waits while the server does not read."""
        with suppress(OSError):
            self.send(data)
            await self.writer.drain()

    async def head(self) -> int:
        """The status of the response."""
        async with asyncio.timeout(TIMEOUT):
            return int((await self.reader.readuntil(b"\r\n\r\n")).split()[1])

    async def everything(self) -> bytes:
        """Everything until the server closes the connection."""
        received = b""
        async with asyncio.timeout(TIMEOUT):
            with suppress(OSError):
                while data := await self.reader.read(1 << 16):
                    received += data
        await asyncio.sleep(2 * ANSWER_SECONDS)
        self.close()
        return received

    async def status(self) -> int:
        """The status of the last response before the server closes the connection; 0 if there is none."""
        last = (await self.everything()).rpartition(b"HTTP/1.1 ")[2]
        return int(last[:3] or 0)

    async def close_code(self) -> int:
        """The code of the close frame at the end; 0 if there is none."""
        received = await self.everything()
        end = received.rfind(b"\x88")
        return int.from_bytes(received[end + 2 : end + 4], "big") if end >= 0 else 0

    def close(self) -> None:
        self.writer.transport.abort()


@asynccontextmanager
async def transport_server(proxies: str = "", **limits: Any) -> AsyncIterator[TransportServer]:
    listening = socket.create_server(("127.0.0.1", 0))
    config = TransportConfig(
        tiny_app, TransportLimits(**limits), proxies,
        ws_max_size=MAX_MESSAGE_BYTES, lifespan="off", log_config=None, access_log=False,
    )  # fmt: skip
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: GuardedConnection(config, state, {}, loop), sock=listening)
    running = TransportServer(config, listening.getsockname()[1])
    yield running
    server.close()
    for guard in running.guards:
        guard.abort()
    await asyncio.gather(*state.tasks, return_exceptions=True)


def attack(use: Callable[[TransportServer], Awaitable[None]], proxies: str = "", **limits: Any) -> None:
    """Run the test on the event loop of the real server."""

    async def run() -> None:
        async with transport_server(proxies, **limits) as server:
            await use(server)

    with asyncio.Runner(loop_factory=uvicorn.Config(tiny_app, log_config=None).get_loop_factory()) as runner:
        runner.run(run())


def frame(opcode: int, payload: bytes = b"", final: bool = True) -> bytes:
    """A masked frame, with a mask of zeros."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([(0x80 if final else 0) | opcode]) + length + bytes(4) + payload
