"""Routers of the HTTP API with its documented error responses; `/api/openapi.json` describes it."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter
from fastapi.params import Depends

from naqala.server.messages.http_bodies import ErrorResponse

DESCRIPTIONS: Final = {
    401: "No identity, or no valid operator key", 403: "Not allowed", 404: "Not found", 409: "Too late or too early",
    413: "Too large", 422: "Invalid", 429: "Too many requests", 503: "Shutting down",
}  # fmt: skip
ERROR_RESPONSES: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": ErrorResponse, "description": text} for status, text in DESCRIPTIONS.items()
}


def new_router(*checks: Depends) -> APIRouter:
    """The checks are dependencies of all its routes."""
    return APIRouter(prefix="/api", responses=ERROR_RESPONSES, dependencies=checks)
