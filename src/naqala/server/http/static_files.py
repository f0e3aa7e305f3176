"""The built page: its files, and the page itself for the lobby, every table and unknown paths."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Receive, Scope, Send

PAGE_FOLDER: Final = Path(__file__).parents[1] / "page"
CACHE_FOREVER: Final = "public, max-age=31536000, immutable"  # for files whose names contain a hash
REVALIDATE: Final = "no-cache"
ROOT_FILES: Final = ("favicon.svg",)
NOT_BUILT: Final = "The page is not built: run `make play`, or `npm ci && npm run build` in web. The API is at /api.\n"
NOT_FOUND: Final = 404
API_PATHS: Final = ("/api", "/assets")
COMPRESSED_SUFFIXES: Final = {"br": ".br", "gzip": ".gz"}  # smallest first; written by `web/scripts/packing.ts`
# Not from `mimetypes`: its tables differ between installations, and browsers do not guess.
CONTENT_TYPES: Final = {
    ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml",
    ".woff": "font/woff", ".woff2": "font/woff2",
}  # fmt: skip
ACCEPTED_ENCODING: Final = re.compile(r"\s*([a-z*]{1,20})\s*(?:;\s*q=([01](?:\.[0-9]{0,3})?)\s*)?", re.IGNORECASE)


class CompressedFiles(StaticFiles):
    """Static files, each sent in the best compression that the client accepts."""

    def __init__(self, folder: Path, cache: str) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.cache = cache

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        request, file = Headers(scope=scope), Path(full_path)
        headers = {"Cache-Control": self.cache, "Vary": "Accept-Encoding"}
        sent = file
        for encoding in accepted_encodings(request.getlist("accept-encoding")):
            compressed = file.with_name(file.name + COMPRESSED_SUFFIXES[encoding])
            if compressed.is_file():
                headers["Content-Encoding"], sent = encoding, compressed
                break
        content_type = CONTENT_TYPES.get(file.suffix, "application/octet-stream")
        response = FileResponse(sent, status_code, headers, content_type, stat_result=sent.stat())
        if status_code != NOT_FOUND and self.is_not_modified(response.headers, request):
            return NotModifiedResponse(response.headers)
        return response


def accepted_encodings(header: Iterable[str]) -> list[str]:
    """The encodings that Accept-Encoding allows, by quality, then size. Invalid entries are ignored."""
    quality: dict[str, float] = {}
    for entry in ",".join(header).split(","):
        if found := ACCEPTED_ENCODING.fullmatch(entry):
            quality[found[1].lower()] = float(found[2] or 1)
    identity = quality.get("identity", 0.0)
    wanted = {encoding: quality.get(encoding, quality.get("*", 0.0)) for encoding in COMPRESSED_SUFFIXES}
    accepted = [encoding for encoding in COMPRESSED_SUFFIXES if wanted[encoding] > 0 and wanted[encoding] >= identity]
    return sorted(accepted, key=lambda encoding: wanted[encoding], reverse=True)


def serve_page(app: FastAPI) -> None:
    """Serve one page for the lobby, all tables and the operator; it reads its own address."""
    folder, files = PAGE_FOLDER, CompressedFiles(PAGE_FOLDER, REVALIDATE)
    index = folder / "index.html"

    async def page(request: Request) -> Response:
        if not index.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        return await files.get_response("index.html", request.scope)

    async def root_file(request: Request) -> Response:
        return await files.get_response(request.url.path.removeprefix("/"), request.scope)

    if (folder / "assets").is_dir():
        app.mount("/assets", CompressedFiles(folder / "assets", CACHE_FOREVER))
    for path in ("/", "/t/{code}", "/operator"):
        app.add_route(path, page, include_in_schema=False)
    for name in ROOT_FILES:
        app.add_route(f"/{name}", root_file, include_in_schema=False)
    json_not_found = app.router.default

    async def not_found(scope: Scope, receive: Receive, send: Send) -> None:
        """Browsers get the page, which shows that nothing is there; other clients get a JSON error."""
        if not wants_page(scope) or not index.is_file():
            await json_not_found(scope, receive, send)
            return
        response = files.file_response(index, index.stat(), scope, NOT_FOUND)
        response.headers.add_vary_header("Accept")
        await response(scope, receive, send)

    app.router.default = not_found


def wants_page(scope: Scope) -> bool:
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD") or scope["path"].startswith(API_PATHS):
        return False
    return "text/html" in Headers(scope=scope).get("accept", "")
