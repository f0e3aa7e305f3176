"""What stands before every request: where it comes from, how large it is, how many there were; and the headers of
every answer."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Final
from urllib.parse import urlsplit

from fastapi import FastAPI
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import Message, Receive, Scope, Send

from naqala.table.limits import Buckets
from naqala.table.refusal import Refusal
from naqala.table.settings import Settings

LARGEST: Final = 64 * 1024  # bytes of a request
TABLES: Final = "/api/tables"
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
log = logging.getLogger(__name__)


def address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "unknown"


def is_from_elsewhere(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Does a page of another site ask? Programs that are no browsers send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return False
    try:
        return urlsplit(origin).netloc != headers.get("host")
    except ValueError:  # it is no address at all
        return True


def refused(refusal: Refusal) -> JSONResponse:
    return JSONResponse(
        {"kind": refusal.kind, "words": refusal.words, "rule": refusal.rule},
        refusal.status,
        {"Cache-Control": "no-store"},
    )


class Doors:
    """An ASGI application around another."""

    def __init__(self, inner: FastAPI, settings: Settings) -> None:
        self.inner = inner
        self.settings = settings
        self.buckets = Buckets(settings.requests_per_second, 10 * settings.requests_per_second)
        self.laying = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.inner(scope, receive, send)
            return
        began, status = perf_counter(), 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            self.look(scope)
            await self.inner(scope, limited(receive), answer)
        except Refusal as refusal:
            await refused(refusal)(scope, receive, answer)
        finally:
            route = getattr(scope.get("route"), "path", "-")
            ms = round(1000 * (perf_counter() - began), 1)
            log.info("request", extra={"method": scope["method"], "route": route, "status": status, "ms": ms})

    def look(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if scope["method"] not in SAFE_METHODS and is_from_elsewhere(headers, self.settings.origins):
            raise Refusal("wrong-origin", "This was asked by a page of another site.")
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdecimal() or int(length[:20]) > LARGEST:
            raise Refusal("too-large", f"A request has at most {LARGEST} bytes.")
        if not self.settings.limits:
            return
        if not self.buckets.allow(address(scope)):
            raise Refusal("too-many", "Slowly, please: that was too much at once.")
        if scope["method"] == "POST" and scope["path"] == TABLES and not self.laying.allow(address(scope)):
            raise Refusal("too-many", "Many tables were laid from here; wait a minute before the next one.")


def limited(receive: Receive) -> Receive:
    """The body as it comes, until it is too large."""
    taken = 0

    async def receive_some() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > LARGEST:
            raise Refusal("too-large", f"A request has at most {LARGEST} bytes.")
        return message

    return receive_some
