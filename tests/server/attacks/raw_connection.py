"""A TCP connection of an attacker: it sends any bytes, reads only if it wants to, and counts."""

from __future__ import annotations

import asyncio
import json
import socket
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from tests.server.attacks.loopback import AttackTarget, bound_socket, check_loopback

TEXT, CONTINUATION, PING = 0x1, 0x0, 0x9
FINAL: Final = 0x80
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)  # a client must mask; masking by zeros changes nothing
CONNECT_TIMEOUT: Final = 5.0
LINGER_RESET: Final = b"\x01\0\0\0\0\0\0\0"  # struct linger: on, 0 seconds


class ClosedByServer(ConnectionError):
    """The server has closed the connection, or reset it."""


@dataclass
class AttackTally:
    """What an attack has achieved."""

    opened: int = 0  # connections
    refused: int = 0  # connections that could not be opened
    closed: int = 0  # connections that the server closed
    sent: int = 0  # bytes
    rounds: int = 0  # requests, or whatever the attack repeats
    answered: int = 0
    hanging: int = 0  # requests without an answer
    statuses: Counter[str] = field(default_factory=Counter)  # of responses
    cookies: dict[str, str] = field(default_factory=dict)  # by source address

    def to_json(self) -> dict[str, Any]:
        return {**vars(self), "statuses": dict(self.statuses), "cookies": len(self.cookies)}


class RawConnection:
    def __init__(self, target: AttackTarget, source: str, tally: AttackTally, receive_buffer: int = 0) -> None:
        check_loopback(target.host)
        self.target = target
        self.source = source
        self.tally = tally
        self.loop = asyncio.get_running_loop()
        self.socket = bound_socket(source, receive_buffer)
        self.received = bytearray()

    async def open(self) -> RawConnection:
        async with asyncio.timeout(CONNECT_TIMEOUT):
            await self.loop.sock_connect(self.socket, (self.target.host, self.target.port))
        self.tally.opened += 1
        return self

    def close(self, *, reset: bool = False) -> None:
        if reset:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, LINGER_RESET)
        self.socket.close()

    async def send(self, data: bytes) -> None:
        await self.loop.sock_sendall(self.socket, data)
        self.tally.sent += len(data)
        await asyncio.sleep(0)  # other connections of the attack have their turn

    async def receive(self) -> bytes:
        data = await self.loop.sock_recv(self.socket, 1 << 16)
        if not data:
            raise ClosedByServer
        self.received += data
        return data

    async def read_until(self, mark: bytes) -> bytes:
        """Everything up to and including this mark."""
        while mark not in self.received:
            await self.receive()
        end = self.received.index(mark) + len(mark)
        return self.take(end)

    async def read_exactly(self, n: int) -> bytes:
        while len(self.received) < n:
            await self.receive()
        return self.take(n)

    def take(self, n: int) -> bytes:
        taken = bytes(self.received[:n])
        del self.received[:n]
        return taken

    async def read_and_discard(self) -> None:
        """Read until the server closes the connection."""
        while True:
            await self.receive()
            self.received.clear()

    # HTTP

    def head(self, method: str, path: str, *lines: str) -> bytes:
        return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {self.target.authority}", *lines, "", ""]).encode()

    async def request(self, method: str, path: str, body: object = None) -> tuple[str, Any]:
        """Send a request and read its response: the status and the JSON body."""
        content = b"" if body is None else json.dumps(body).encode()
        lines = [f"Content-Length: {len(content)}", "Content-Type: application/json"]
        if cookie := self.tally.cookies.get(self.source):
            lines.append(f"Cookie: {cookie}")
        await self.send(self.head(method, path, *lines) + content)
        self.tally.rounds += 1
        return await self.read_response()

    async def read_response(self) -> tuple[str, Any]:
        head = (await self.read_until(b"\r\n\r\n")).decode("latin-1")
        headers = dict([line.lower().split(": ", 1) for line in head.split("\r\n")[1:] if ": " in line])
        content = await self.read_exactly(int(headers.get("content-length", "0")))
        status = head.split(" ", 2)[1]
        self.tally.statuses[status] += 1
        self.tally.answered += 1
        if "set-cookie" in headers:
            cookie = next(line for line in head.split("\r\n") if line.lower().startswith("set-cookie: "))
            self.tally.cookies[self.source] = cookie[len("set-cookie: ") :].partition(";")[0]
        is_json = headers.get("content-type", "").startswith("application/json")
        return status, json.loads(content) if is_json and len(content) < 1 << 16 else content

    # WebSocket

    def upgrade(self, *lines: str, method: str = "GET", table: str = "") -> bytes:
        path = f"/api/tables/{table or self.target.table}/socket"
        return self.head(
            *(method, path, "Upgrade: websocket", "Connection: Upgrade"),
            *("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", *lines),
        )

    async def watch(self, table: str = "", keys: list[str] | None = None) -> None:
        """Open a WebSocket and send a valid hello."""
        await self.send(self.upgrade(table=table))
        head = await self.read_until(b"\r\n\r\n")
        status = head.decode("latin-1").split(" ", 2)[1]
        self.tally.statuses[status] += 1
        if status != "101":
            raise ClosedByServer
        hello = {"type": "hello", "keys": keys or [], "since": -1}
        await self.send(frame(FINAL | TEXT, json.dumps(hello).encode()))


def frame(first: int, payload: bytes = b"") -> bytes:
    """A frame of a client; `first` is the final bit and the kind of frame."""
    if len(payload) < 126:
        return bytes([first, MASKED | len(payload)]) + NO_MASK + payload
    return bytes([first, MASKED | 126]) + len(payload).to_bytes(2, "big") + NO_MASK + payload
