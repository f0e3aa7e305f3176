"""uvicorn's WebSocket protocol with limits on frames."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

from naqala.server.rate_limits import TokenBucket
from naqala.server.transport.guarded_transport import GuardedTransport
from naqala.server.transport.refusal_responses import malformed
from naqala.server.transport.websocket_frames import scan_frames

if TYPE_CHECKING:
    import asyncio

    from uvicorn._types import ASGISendEvent

FRAMES_PER_TURN: Final = 32  # parsed in one turn of the event loop


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """Parses one message at a time, and only after the app has taken the one before."""

    is_ended = False  # by this layer; the app may not know yet

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.guard = cast("GuardedTransport", transport).guard
        self.guard.deadline = None
        limits = self.guard.limits
        self.frame_bucket = TokenBucket(limits.frames_per_second, limits.frame_burst)

    def piece_size(self, unparsed: bytearray) -> int:
        size, count, ends_message = scan_frames(unparsed, FRAMES_PER_TURN, self.config.ws_max_size)
        counted = count if self.close_sent else count - ends_message
        if counted and self.frame_bucket.charge(counted):
            self.end_flood()
            return 0
        return size

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:
            self.refuse_handshake()

    def send_receive_event_to_app(self) -> None:
        super().send_receive_event_to_app()
        self.guard.is_established = True

    async def send(self, message: ASGISendEvent) -> None:
        await self.writable.wait()
        if self.is_ended:
            raise ClientDisconnected
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # refused with a response; uvicorn would log that nothing was sent

    # Ends

    def refuse_handshake(self) -> None:
        """The parser found no WebSocket handshake and says nothing."""
        self.guard.caps.count_malformed(self.guard)
        self.close_sent = True
        self.transport.write(malformed().response())
        self.guard.linger()

    def end_flood(self) -> None:
        self.guard.caps.count_malformed(self.guard, self.guard.limits.flood_cost)
        self.conn.fail(CloseCode.POLICY_VIOLATION, "Too many frames.")
        if self.conn.close_sent is None:
            self.guard.abort()
        else:
            self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """Send the close code in a way that the client can read it even if it is still sending."""
        assert self.conn.close_sent is not None
        code, reason = self.conn.close_sent.code, self.conn.close_sent.reason
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self.is_ended = True
        self.guard.linger()

    def on_timeout(self) -> None:
        self.guard.abort()
