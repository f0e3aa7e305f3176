"""The origin of a request: the site whose page made it."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

PAGE_SCHEMES: Final = {"ws": "http", "wss": "https"}  # of the page that opens such a connection


def is_cross_origin(scope: Scope, origins: tuple[str, ...]) -> bool:
    """Was the request made by a page of another site? Programs other than browsers send no origin."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return False
    try:
        site = urlsplit(origin)
    except ValueError:  # not a URL
        return True
    return (site.scheme, site.netloc) != (page_scheme(scope), headers.get("host"))


def page_scheme(scope: Scope) -> str:
    scheme = scope.get("scheme") or "http"
    return PAGE_SCHEMES.get(scheme, scheme)
