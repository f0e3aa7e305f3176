"""Response bodies that never change, kept up to a number of bytes, and their revalidation by ETag."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Hashable
from typing import Final

from fastapi import Request, Response

REVALIDATE: Final = "private, no-cache"  # the browser may keep it, and asks each time whether it is still valid
NOT_MODIFIED: Final = 304
LARGEST_SHARE: Final = 4  # a body larger than a quarter of the cache is not kept


class ResponseCache:
    """When it is full, the least recently used bodies are dropped."""

    def __init__(self, max_bytes: int) -> None:
        self.max_bytes = max_bytes
        self.used_bytes = 0
        self._bodies: OrderedDict[Hashable, bytes] = OrderedDict()

    def __len__(self) -> int:
        return len(self._bodies)

    def get(self, key: Hashable) -> bytes | None:
        if key not in self._bodies:
            return None
        self._bodies.move_to_end(key)
        return self._bodies[key]

    def put(self, key: Hashable, body: bytes) -> None:
        if len(body) * LARGEST_SHARE > self.max_bytes:
            return
        self.used_bytes += len(body) - len(self._bodies.pop(key, b""))
        self._bodies[key] = body
        while self.used_bytes > self.max_bytes:
            self.used_bytes -= len(self._bodies.popitem(last=False)[1])


def etag_response(request: Request, body: bytes, media_type: str) -> Response:
    """The body with its ETag, or 304 if the client has it already."""
    etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"ETag": etag, "Cache-Control": REVALIDATE}
    if etag in known_etags(request):
        return Response(status_code=NOT_MODIFIED, headers=headers)
    return Response(body, media_type=media_type, headers=headers)


def known_etags(request: Request) -> list[str]:
    """Of If-None-Match. A proxy that compresses marks tags as weak."""
    header = ",".join(request.headers.getlist("if-none-match"))
    return [tag.strip().removeprefix("W/") for tag in header.split(",")]
