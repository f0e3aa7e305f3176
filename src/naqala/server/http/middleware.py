"""Security middleware: checks origin, size and rate of every request, and adds security headers to every response."""

from __future__ import annotations

import asyncio
import logging
import re
from time import perf_counter
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from naqala.server.addresses import client_network
from naqala.server.allowed_hosts import AllowedHosts
from naqala.server.api_error import ApiError
from naqala.server.http.banned_networks import check_network
from naqala.server.http.error_handlers import error_response
from naqala.server.http.request_costs import creates_table, remember_bucket, request_cost, too_many_requests
from naqala.server.origin import is_cross_origin
from naqala.server.rate_limits import RateLimiter
from naqala.server.settings import Settings

MAX_REQUEST_BYTES: Final = 64 * 1024
RATE_LIMIT_DELAY: Final = 0.05  # seconds before a refusal, so that a client on one connection cannot get many
WRONG_HOST: Final = 4403  # close code, for servers that cannot send a response instead
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
SECURITY_HEADERS: Final = {
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
FRAMES: Final = "; frame-ancestors 'none'"
# A replay in a frame of another site: nothing is done there in the name of a player. At these addresses, as browsers
# write them, the page shows nothing else: web/src/lib/routing.svelte.ts has the same pattern.
EMBEDDED_PATH: Final = re.compile(rb"/replay/[A-Za-z0-9][A-Za-z0-9-]{3,19}(?:/[0-9]{1,6})?/?")
EMBEDDED: Final = re.compile(rb"(?:^|&)embed(?:[=&]|$)")
EMBEDDED_HEADERS: Final = {
    name: value.removesuffix(FRAMES) for name, value in SECURITY_HEADERS.items() if name != "X-Frame-Options"
}
log = logging.getLogger(__name__)


class SecurityMiddleware:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.hosts = AllowedHosts(settings.hosts)
        self.requests = RateLimiter(settings.requests_per_second, 10 * settings.requests_per_second)
        self.new_tables = RateLimiter(settings.tables_per_minute / 60, settings.tables_per_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.pass_socket(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started, status = perf_counter(), 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                add_headers(scope, MutableHeaders(scope=message))
            await send(message)

        try:
            self.check(scope)
            await self.app(scope, limit_body(receive), send_with_headers)
        except ApiError as error:
            if error.code == "rate-limited":
                await asyncio.sleep(RATE_LIMIT_DELAY)
            await error_response(error)(scope, receive, send_with_headers)
        finally:
            route = getattr(scope.get("route"), "path", "-")
            ms = round(1000 * (perf_counter() - started), 1)
            log.info("request", extra={"method": scope["method"], "route": route, "status": status, "ms": ms})

    async def pass_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self.hosts.check(Headers(scope=scope))
        except ApiError as error:
            if "websocket.http.response" in scope.get("extensions", {}):
                await error_response(error)(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": WRONG_HOST})
            return
        await self.app(scope, receive, send)

    def check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        self.hosts.check(headers)
        check_network(scope)
        if scope["method"] not in SAFE_METHODS and is_cross_origin(scope, self.settings.origins):
            raise ApiError("wrong-origin", "server-wrong-origin")
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdecimal() or int(length[:20]) > MAX_REQUEST_BYTES:
            raise too_large()
        if not self.settings.limits:
            return
        address = client_network(scope)
        bucket = self.requests.bucket(address)
        if not bucket.allows(request_cost(scope["method"], scope["path"])):
            raise too_many_requests()
        remember_bucket(scope.setdefault("state", {}), bucket)
        if creates_table(scope["method"], scope["path"]) and not self.new_tables.allows(address):
            raise ApiError("rate-limited", "server-too-many-tables")


def add_headers(scope: Scope, headers: MutableHeaders) -> None:
    for name, value in (EMBEDDED_HEADERS if is_embedded(scope) else SECURITY_HEADERS).items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api"):
        headers.setdefault("Cache-Control", "no-store")


def is_embedded(scope: Scope) -> bool:
    path = scope.get("raw_path") or scope["path"].encode()
    return EMBEDDED_PATH.fullmatch(path) is not None and EMBEDDED.search(scope.get("query_string", b"")) is not None


def too_large() -> ApiError:
    return ApiError("too-large", "server-request-too-large", n=MAX_REQUEST_BYTES)


def limit_body(receive: Receive) -> Receive:
    """Raises as soon as the body exceeds the limit, even without a Content-Length."""
    received = 0

    async def receive_limited() -> Message:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b""))
        if received > MAX_REQUEST_BYTES:
            raise too_large()
        return message

    return receive_limited
