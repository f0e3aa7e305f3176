"""The built page: its files, and the page itself for the lobby, every table and unknown paths."""

from __future__ import annotations

import os
import re
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Receive, Scope, Send

from naqala.server.http.page_html import PageHtml
from naqala.server.http.page_manifest import MANIFEST, manifest_response

PAGE_FOLDER: Final = Path(__file__).parents[1] / "page"
CACHE_FOREVER: Final = "public, max-age=31536000, immutable"  # for files whose names contain a hash
REVALIDATE: Final = "no-cache"
ROOT_FILES: Final = (
    "favicon.svg", "favicon-turn.svg", "icon-192.png", "icon-512.png", "icon-maskable-512.png", "apple-touch-icon.png",
    "share.png", "robots.txt",
)  # fmt: skip
NOT_BUILT: Final = "The page is not built: run `make play`, or `npm ci && npm run build` in web. The API is at /api.\n"
NOT_FOUND: Final = 404
INDEX: Final = "index.html"
# Each names the files of its page, so that the browser asks for all of them at once.
PAGES: Final = {
    "/": "lobby.html",
    "/t/{code}": "table.html",
    **dict.fromkeys(
        ("/replay", "/replay/{code}", "/replay/{code}/{n}", "/learn", "/games", "/pad", "/operator"), INDEX
    ),
}
API_PATHS: Final = ("/api", "/assets")
COMPRESSED_SUFFIXES: Final = {"br": ".br", "gzip": ".gz"}  # smallest first; written by `web/scripts/compressFiles.ts`
# Not from `mimetypes`: its tables differ between installations, and browsers do not guess.
CONTENT_TYPES: Final = {
    ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml",
    ".woff": "font/woff", ".woff2": "font/woff2", ".png": "image/png", ".txt": "text/plain",
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


def accepts_gzip(headers: Headers) -> bool:
    return "gzip" in accepted_encodings(headers.getlist("accept-encoding"))


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
    """Serve one page for the lobby, all tables and everything else; it reads its own address."""
    folder, files, html = PAGE_FOLDER, CompressedFiles(PAGE_FOLDER, REVALIDATE), PageHtml(PAGE_FOLDER)
    index = folder / INDEX

    def page(name: str) -> Callable[[Request], Awaitable[Response]]:
        async def send(request: Request) -> Response:
            if not (folder / name).is_file():
                return PlainTextResponse(NOT_BUILT, 503)
            return html.response(request, name, packed=accepts_gzip(request.headers))

        return send

    async def root_file(request: Request) -> Response:
        return await files.get_response(request.url.path.removeprefix("/"), request.scope)

    async def manifest(request: Request) -> Response:
        if not (folder / MANIFEST).is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        return manifest_response(request, folder, packed=accepts_gzip(request.headers))

    if (folder / "assets").is_dir():
        app.mount("/assets", CompressedFiles(folder / "assets", CACHE_FOREVER))
    for path, name in PAGES.items():
        app.add_route(path, page(name), include_in_schema=False)
    app.add_route(f"/{MANIFEST}", manifest, include_in_schema=False)
    for name in ROOT_FILES:
        app.add_route(f"/{name}", root_file, include_in_schema=False)
    json_not_found = app.router.default

    async def not_found(scope: Scope, receive: Receive, send: Send) -> None:
        """Browsers get the page, which shows that nothing is there; other clients get a JSON error."""
        if not wants_page(scope) or not index.is_file():
            await json_not_found(scope, receive, send)
            return
        request = Request(scope)
        response = html.response(request, INDEX, NOT_FOUND, packed=accepts_gzip(request.headers))
        response.headers.add_vary_header("Accept")
        await response(scope, receive, send)

    app.router.default = not_found


def wants_page(scope: Scope) -> bool:
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD") or scope["path"].startswith(API_PATHS):
        return False
    return "text/html" in Headers(scope=scope).get("accept", "")
