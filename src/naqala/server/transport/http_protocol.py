"""uvicorn's HTTP protocol with limits on the size and duration of requests."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final, cast

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from naqala.server.transport.guarded_transport import GuardedTransport
from naqala.server.transport.refusal_responses import (
    RefusedRequest,
    large_body,
    large_head,
    late,
    long_request_line,
    malformed,
    wrong_upgrade_method,
)

if TYPE_CHECKING:
    import asyncio

PIECE_BYTES: Final = 2048  # parsed in one turn of the event loop
END_OF_HEAD: Final = b"\r\n\r\n"
UPGRADE_METHOD: Final = "GET"


class LimitedHttpProtocol(HttpToolsProtocol):
    has_cycle = False  # the app has been given the request that is being read
    in_head = True  # of the next request; otherwise in a body
    has_begun = False  # a request that is not complete yet
    is_idle = False  # kept alive between two requests
    section_bytes = 0  # of this head or body, or a little more
    header_count = 0
    chunk_count = 0
    ignores_input = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.guard = cast("GuardedTransport", transport).guard
        self.limits = self.guard.limits

    def piece_size(self, unparsed: bytearray) -> int:
        """At most one head: to begin a request costs as much as to parse thousands of bytes."""
        end = unparsed.find(END_OF_HEAD, 0, PIECE_BYTES) if self.in_head else -1
        return min(len(unparsed), PIECE_BYTES) if end < 0 else end + len(END_OF_HEAD)

    def data_received(self, data: bytes) -> None:
        if self.ignores_input:
            return
        self._unset_keepalive_if_required()
        if self.is_idle or self.guard.deadline is None:
            self.is_idle = False
            self.guard.deadline = monotonic() + self.limits.head_seconds
        try:
            self.parser.feed_data(data)
            self.check_section(len(data))
        except httptools.HttpParserUpgrade as upgrade:
            self.on_upgrade(data[upgrade.args[0] :])
        except httptools.HttpParserError as error:
            reason = error.__context__
            self.refuse(reason if isinstance(reason, RefusedRequest) else malformed())
        except RefusedRequest as refused:
            self.refuse(refused)

    # Limits

    def check_section(self, size: int) -> None:
        self.section_bytes += size
        if self.in_head and self.section_bytes > self.limits.head_bytes:
            raise large_head("server-head-too-large", self.limits.head_bytes)
        if not self.in_head and self.section_bytes > self.limits.body_bytes:
            raise large_body(self.limits.body_bytes)

    def on_message_begin(self) -> None:
        self.has_begun, self.header_count, self.chunk_count = True, 0, 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self.limits.request_line_bytes:
            raise long_request_line(self.limits.request_line_bytes)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.header_count += 1
        if self.header_count > self.limits.header_count:
            raise large_head("server-too-many-headers", self.limits.header_count)
        if len(name) + len(value) > self.limits.header_line_bytes:
            raise large_head("server-header-too-long", self.limits.header_line_bytes)
        if self.in_head:  # trailers, which come after the body, are of no use here
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.in_head, self.section_bytes = False, 0
        self.guard.deadline = monotonic() + self.limits.body_seconds
        self.has_cycle = False
        self.check_upgrade()
        super().on_headers_complete()
        self.has_cycle = True
        if self.pipeline:
            self.guard.hold("pipeline")
        if self.guard.caps.is_limited(self.guard):
            wait = self.guard.caps.requests.bucket(self.guard.network).charge(1)
            if wait:
                self.guard.rest(wait)

    def on_chunk_header(self) -> None:
        self.chunk_count += 1
        if self.chunk_count > self.limits.body_chunks:
            raise large_body(self.limits.body_bytes)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.in_head, self.has_begun, self.section_bytes = True, False, 0
        self.guard.deadline = None

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline:
            self.guard.release("pipeline")
        if self.in_head and not self.is_busy:
            self.is_idle = not self.has_begun
            seconds = self.limits.keep_alive_seconds if self.is_idle else self.limits.head_seconds
            self.guard.deadline = monotonic() + seconds

    # Upgrades

    def check_upgrade(self) -> None:
        if not (self.parser.should_upgrade() and self._should_upgrade()):
            return
        if self.parser.get_method().decode() != UPGRADE_METHOD:
            raise wrong_upgrade_method()
        if self.is_busy:
            raise malformed()

    def on_upgrade(self, rest: bytes) -> None:
        """Switch to the WebSocket; answer any other upgrade as an ordinary request."""
        if self._should_upgrade():
            self.guard.unparsed[:0] = rest
            self.handle_websocket_upgrade()
        else:
            self.ignores_input = True
            self.cycle.keep_alive = False

    # Ends

    @property
    def is_busy(self) -> bool:
        """Is a request being answered?"""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    @property
    def is_answered(self) -> bool:
        """Has the app begun to answer the request that is being read, or one before it?"""
        if self.is_busy:
            return self.cycle.response_started
        return not self.in_head and self.has_cycle

    def refuse(self, refused: RefusedRequest) -> None:
        self.guard.caps.count_malformed(self.guard)
        self.end_with(refused)

    def on_timeout(self) -> None:
        """The request did not arrive in time."""
        if not self.has_begun:
            self.guard.close()
        else:
            self.end_with(late())

    def end_with(self, refused: RefusedRequest) -> None:
        """Answer for the app, unless it has begun to answer."""
        if not self.is_answered:
            self.transport.write(refused.response())
        if self.is_busy:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.guard.linger()
