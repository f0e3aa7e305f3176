"""One TCP connection: limits what is read before any parser sees it, and ends connections that take too long."""

from __future__ import annotations

import asyncio
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Literal, cast

from naqala.server.addresses import UNKNOWN, network_of
from naqala.server.rate_limits import TokenBucket
from naqala.server.transport.guarded_transport import GuardedTransport
from naqala.server.transport.http_protocol import LimitedHttpProtocol
from naqala.server.transport.websocket_protocol import LimitedWebSocketProtocol

if TYPE_CHECKING:
    from uvicorn.server import ServerState

    from naqala.server.transport.transport_config import TransportConfig

READ_BUFFER: Final = memoryview(bytearray(16 * 1024))  # shared: every read is copied at once
CLOSE_SECONDS: Final = 10.0  # to send what is left when a connection is closed

Hold = Literal["backlog", "budget", "handler", "pipeline", "writing"]  # why nothing is read at the moment


class GuardedConnection(asyncio.BufferedProtocol):
    """Reads a little at a time, and hands it to the handler piece by piece, one in each turn of the event loop."""

    def __init__(
        self,
        config: TransportConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.loop = _loop or asyncio.get_running_loop()
        self.limits = config.limits
        self.caps = config.caps
        self.network = UNKNOWN
        self.is_proxy = False  # trusted
        self.opened_at = monotonic()
        self.transport: asyncio.Transport
        self.handler: LimitedHttpProtocol | LimitedWebSocketProtocol | None = None
        self.unparsed = bytearray()
        self.holds: set[Hold] = set()
        self.bytes = TokenBucket(self.limits.bytes_per_second, self.limits.byte_burst)
        self.deadline: float | None = self.opened_at + self.limits.head_seconds
        self.write_deadline: float | None = None
        self.is_open = True  # neither closed nor about to be
        self.is_lingering = False
        self.discarded = 0
        self.is_established = False  # has joined a table
        self._new_handler = partial(LimitedHttpProtocol, config, server_state, app_state, self.loop)

    # Beginning and end

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        peer = transport.get_extra_info("peername")
        address = peer[0] if isinstance(peer, tuple) else UNKNOWN
        self.network = network_of(address)
        self.is_proxy = address in self.caps.proxies
        if not self.caps.admit(self):
            self.abort()
            return
        handler = self._new_handler()
        self.handler = handler
        handler.connection_made(GuardedTransport(self))

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_open = False
        self.caps.remove(self)
        self.unparsed.clear()
        if self.handler is not None:
            self.handler.connection_lost(exc)

    def switch_handler(self, handler: asyncio.BaseProtocol) -> None:
        """From HTTP to the WebSocket."""
        assert isinstance(handler, LimitedWebSocketProtocol)
        self.handler = handler

    def eof_received(self) -> None:
        """The transport closes itself."""

    def close(self) -> None:
        """Close the connection after what was written is sent."""
        if self.is_open:
            self.is_open = False
            self.deadline = monotonic() + CLOSE_SECONDS
            self.transport.close()

    def linger(self) -> None:
        """Close the connection, but give the client time to read the reason.

        Closing at once would reset the connection if the client is still sending, and the reason would be lost.
        """
        if not self.is_open or self.transport.is_closing():
            return
        self.is_open, self.is_lingering = False, True
        self.deadline = monotonic() + self.limits.linger_seconds
        self.unparsed.clear()
        self.transport.write_eof()
        self.transport.resume_reading()

    def abort(self) -> None:
        self.is_open = False
        self.transport.abort()

    # Reading

    def get_buffer(self, sizehint: int) -> memoryview:
        return READ_BUFFER

    def buffer_updated(self, nbytes: int) -> None:
        if self.is_open:
            wait = self.bytes.charge(nbytes)
            self.unparsed += READ_BUFFER[:nbytes]
            if wait:
                self.rest(wait)
            if self.is_established:
                self.parse_next()
            elif self.may_read:
                self.read_on(has_backlog=True)
        elif self.is_lingering:
            self.discard(nbytes)

    def parse_next(self) -> None:
        """Hand the next piece to the handler; the rest waits for the next turn of the event loop."""
        self.holds.discard("backlog")
        if self.may_read:
            found = self.parse_piece()
            if self.may_read:
                self.read_on(has_backlog=found and bool(self.unparsed))

    @property
    def may_read(self) -> bool:
        return self.is_open and not self.holds

    def parse_piece(self) -> bool:
        """Returns whether there was a piece that the handler can do something with."""
        assert self.handler is not None
        size = self.handler.piece_size(self.unparsed)
        if size:
            piece = bytes(self.unparsed[:size])
            del self.unparsed[:size]
            self.handler.data_received(piece)
        return size > 0

    def read_on(self, has_backlog: bool) -> None:
        if has_backlog:
            self.hold("backlog")
            if self.is_established:
                self.loop.call_soon(self.parse_next)
            else:
                self.caps.newcomers.add(self)
        else:
            self.transport.resume_reading()

    def hold(self, why: Hold) -> None:
        self.holds.add(why)
        self.transport.pause_reading()

    def release(self, why: Hold) -> None:
        if why in self.holds:
            self.holds.discard(why)
            if self.may_read:
                self.read_on(has_backlog=bool(self.unparsed))

    def rest(self, seconds: float) -> None:
        """Read nothing for a while, because a budget is used up."""
        if "budget" not in self.holds:
            self.hold("budget")
            self.loop.call_later(seconds, self.release, "budget")

    def discard(self, size: int) -> None:
        self.discarded += size
        if self.discarded > self.limits.linger_bytes:
            self.transport.pause_reading()

    # Writing

    def pause_writing(self) -> None:
        """The client does not read. Neither does the server then: replies would pile up."""
        self.write_deadline = monotonic() + self.limits.write_seconds
        self.hold("writing")
        if self.handler is not None:
            self.handler.pause_writing()

    def resume_writing(self) -> None:
        self.write_deadline = None
        if self.handler is not None:
            self.handler.resume_writing()
        self.release("writing")

    # Deadlines

    @property
    def age(self) -> float:
        return monotonic() - self.opened_at

    @property
    def is_waiting(self) -> bool:
        """Is the server waiting for a request, or for the rest of one?"""
        return self.deadline is not None

    def check_deadlines(self, now: float) -> None:
        if self.write_deadline is not None and self.write_deadline < now:
            self.abort()
        elif self.deadline is not None and self.deadline < now:
            if self.is_open and self.handler is not None:
                self.handler.on_timeout()
            else:
                self.abort()
