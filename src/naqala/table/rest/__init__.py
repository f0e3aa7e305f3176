"""What can be asked over HTTP; `/api/openapi.json` describes it."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter

from naqala.table.wire.lobby import Refused

WORDS: Final = {
    401: "This browser is not known here", 403: "Not yours to do", 404: "There is no such thing",
    409: "Too late or too early", 413: "Too large", 422: "Not understood", 429: "Too many", 503: "Closing",
}  # fmt: skip
REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Refused, "description": words} for status, words in WORDS.items()
}


def new_router() -> APIRouter:
    return APIRouter(prefix="/api", responses=REFUSALS)
