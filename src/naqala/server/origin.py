"""Where a request comes from: its address and its origin."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope


def client_address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "unknown"


def is_cross_origin(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Was the request made by a page of another site? Programs other than browsers send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return False
    try:
        return urlsplit(origin).netloc != headers.get("host")
    except ValueError:  # not a URL
        return True
