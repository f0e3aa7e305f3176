"""The origin of a request: the site whose page made it."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers


def is_cross_origin(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Was the request made by a page of another site? Programs other than browsers send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return False
    try:
        return urlsplit(origin).netloc != headers.get("host")
    except ValueError:  # not a URL
        return True
