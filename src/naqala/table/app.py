"""The server: everything together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.websockets import WebSocket

from naqala.engine.mode import MODE
from naqala.table.conversation import Conversation
from naqala.table.doors import address, is_from_elsewhere, refused
from naqala.table.hall import Hall
from naqala.table.limits import Buckets, Turnstile
from naqala.table.pages import serve_pages
from naqala.table.refusal import Refusal
from naqala.table.rest import people, reading, tables
from naqala.table.settings import Settings
from naqala.table.store.errors import Unwritten
from naqala.table.wire import lobby
from naqala.version import VERSION

ABOUT = "Tables for Naqala. Playing goes over a WebSocket at /api/tables/{code}/socket; docs/wire.md describes it."
SHARING = 5  # people behind one address who may all be busy at the same time
BAD_REQUEST = 400
NO_SUCH_METHOD = 405
log = logging.getLogger(__name__)


def server(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        app.state.hall = await Hall.open(settings)
        log.info("open")
        yield
        await app.state.hall.close()

    app = FastAPI(
        title="Naqala", version=VERSION, description=ABOUT, lifespan=life, openapi_url="/api/openapi.json",
        docs_url=None, redoc_url=None, swagger_ui_oauth2_redirect_url=None,
    )  # fmt: skip
    for room in (people, tables, reading):
        app.include_router(room.router)
    app.add_api_route("/health", health, methods=["GET"], response_model=lobby.Health)
    app.add_api_websocket_route("/api/tables/{code}/socket", Lines(settings).connect)
    serve_pages(app)
    app.add_exception_handler(Refusal, on_refusal)
    app.add_exception_handler(Unwritten, on_unwritten)
    app.add_exception_handler(RequestValidationError, on_malformed)
    app.add_exception_handler(HTTPException, on_no_page)
    app.add_exception_handler(Exception, on_broken)
    return app


async def health(request: Request) -> lobby.Health:
    """Is all well?"""
    hall: Hall = request.app.state.hall
    live = list(hall.tables.values())
    return {
        "status": "closing" if hall.is_closing else "ok",
        "version": VERSION,
        "engine": MODE,
        "tables": len(live),
        "visitors": sum(len(table.visitors) for table in live),
    }


class Lines:
    """The sockets of all who are connected."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.turnstile = Turnstile(settings.sockets_per_address)
        self.calls = Buckets(settings.requests_per_second, 10 * settings.requests_per_second)
        rate = SHARING * settings.messages_per_second
        self.messages = Buckets(rate, 3 * rate)

    async def connect(self, socket: WebSocket) -> None:
        if is_from_elsewhere(Headers(scope=socket.scope), self.settings.origins):
            await socket.close(4403)
            return
        who = address(socket.scope)
        if self.settings.limits and not (self.calls.allow(who) and self.turnstile.enter(who)):
            await socket.close(4429)
            return
        try:
            hall: Hall = socket.app.state.hall
            await Conversation(hall, socket, self.messages.of(who)).hold(socket.path_params["code"])
        finally:
            self.turnstile.leave(who)


async def on_refusal(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refusal)
    return refused(error)


async def on_malformed(_request: Request, error: Exception) -> JSONResponse:
    """Where and why, without what was sent."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join([str(part) for part in first["loc"]])[:100]
    return refused(Refusal("malformed", f"This is not understood: {where}: {first['msg'][:200]}"))


async def on_unwritten(_request: Request, error: Exception) -> JSONResponse:
    log.error("not kept", extra={"error": str(error)})
    return refused(Refusal("not-kept", "This could not be kept, so it has not happened. Try again."))


async def on_no_page(_request: Request, error: Exception) -> JSONResponse:
    """What the framework itself refuses, in our words."""
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Refusal):  # while the body was read
        return refused(error.__cause__)
    if error.status_code == BAD_REQUEST:
        return refused(Refusal("malformed", "The body of this request is not understood."))
    words = "This cannot be done here." if error.status_code == NO_SUCH_METHOD else "There is nothing here."
    answer = refused(Refusal("no-such-page", words))
    answer.status_code = error.status_code
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


async def on_broken(_request: Request, error: Exception) -> JSONResponse:
    log.error("broken", exc_info=error)
    return refused(Refusal("broken", "Something is wrong with the server; it has been written down."))
