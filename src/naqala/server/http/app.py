"""The app factory."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Literal

from fastapi import FastAPI, Request, Response
from starlette.types import ASGIApp

from naqala.engine.mode import MODE
from naqala.server.http import (
    device_routes,
    game_routes,
    guide_routes,
    identity_routes,
    operator_routes,
    own_game_routes,
    reference_routes,
    replay_routes,
    server_routes,
    table_routes,
)
from naqala.server.http.error_handlers import add_error_handlers
from naqala.server.http.middleware import SecurityMiddleware
from naqala.server.http.response_cache import ResponseCache
from naqala.server.http.static_files import serve_page
from naqala.server.messages.http_bodies import Health
from naqala.server.settings import Settings
from naqala.server.socket.endpoint import SocketEndpoint
from naqala.server.tables.table_registry import TableRegistry
from naqala.version import VERSION

DESCRIPTION = "Tables for Naqala. Games are played over a WebSocket at /api/tables/{code}/socket; see docs/wire.md."
NOT_READY: dict[int | str, dict[str, Any]] = {503: {"model": Health, "description": "Not ready: see `status`"}}
log = logging.getLogger(__name__)


class NaqalaApp(FastAPI):
    """A FastAPI application that is always wrapped in the security middleware.

    The middleware is outermost, so that responses of the framework's own error handling have the headers too.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        super().__init__(
            title="Naqala", version=VERSION, description=DESCRIPTION, lifespan=lifespan,
            openapi_url="/api/openapi.json", docs_url=None, redoc_url=None, swagger_ui_oauth2_redirect_url=None,
        )  # fmt: skip

    def build_middleware_stack(self) -> ASGIApp:
        return SecurityMiddleware(super().build_middleware_stack(), self.settings)


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    assert isinstance(app, NaqalaApp)
    app.state.registry = await TableRegistry.open(app.settings)
    log.info("started")
    yield
    await app.state.registry.close()


def create_app(settings: Settings) -> NaqalaApp:
    app = NaqalaApp(settings)
    app.state.responses = ResponseCache(settings.response_cache_bytes)
    for routes in (
        identity_routes, device_routes, own_game_routes, table_routes, game_routes, guide_routes, replay_routes,
        reference_routes, server_routes, operator_routes,
    ):  # fmt: skip
        app.include_router(routes.router)
    app.add_api_route("/health", health, methods=["GET"], response_model=Health, responses=NOT_READY)
    app.add_api_websocket_route("/api/tables/{code}/socket", SocketEndpoint(settings).connect)
    serve_page(app)
    add_error_handlers(app)
    return app


async def health(request: Request, response: Response) -> Health:
    """Whether the server is ready, and how busy it is; the HTTP status is 503 unless `status` is `ok`."""
    registry: TableRegistry = request.app.state.registry
    status = readiness(registry)
    response.status_code = 200 if status == "ok" else 503
    sessions = list(registry.sessions.values())
    return {
        "status": status,
        "version": VERSION,
        "engine": MODE,
        "tables": len(sessions),
        "connections": sum(len(session.clients) for session in sessions),
    }


def readiness(registry: TableRegistry) -> Literal["ok", "not-writable", "moved", "shutting-down"]:
    if registry.is_closing:
        return "shutting-down"
    registry.context.store.check_file()
    return registry.context.store.status
