"""The page for browsers: the built files of `web`, and the page itself for the lobby, every table and wrong paths."""

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

FOLDER: Final = Path(__file__).parent / "page"
FOR_EVER: Final = "public, max-age=31536000, immutable"  # their names change with what is in them
ASK_AGAIN: Final = "no-cache"
ROOT_FILES: Final = ("favicon.svg",)
UNBUILT: Final = "The page is not built: run `make play`, or `npm ci && npm run build` in web. The API is at /api.\n"
NOWHERE: Final = 404
NOT_PAGES: Final = ("/api", "/assets")
PACKINGS: Final = {"br": ".br", "gzip": ".gz"}  # the lightest first; `web/scripts/packing.ts` writes them
# What an installation knows of endings differs, and browsers do not guess.
TYPES: Final = {
    ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml",
    ".woff": "font/woff", ".woff2": "font/woff2",
}  # fmt: skip
WISH: Final = re.compile(r"\s*([a-z*]{1,20})\s*(?:;\s*q=([01](?:\.[0-9]{0,3})?)\s*)?", re.IGNORECASE)


class Built(StaticFiles):
    """Files of the built page, each in the lightest packing that whoever asks can unpack."""

    def __init__(self, folder: Path, cache: str) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.cache = cache

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        asked, file = Headers(scope=scope), Path(full_path)
        headers = {"Cache-Control": self.cache, "Vary": "Accept-Encoding"}
        sent = file
        for packing in packings(asked.getlist("accept-encoding")):
            packed = file.with_name(file.name + PACKINGS[packing])
            if packed.is_file():
                headers["Content-Encoding"], sent = packing, packed
                break
        kind = TYPES.get(file.suffix, "application/octet-stream")
        answer = FileResponse(sent, status_code, headers, kind, stat_result=sent.stat())
        if status_code != NOWHERE and self.is_not_modified(answer.headers, asked):
            return NotModifiedResponse(answer.headers)
        return answer


def packings(accepted: Iterable[str]) -> list[str]:
    """Those that Accept-Encoding allows, the best liked first, of equals the lightest. Nonsense is passed over."""
    liking: dict[str, float] = {}
    for wish in ",".join(accepted).split(","):
        if found := WISH.fullmatch(wish):
            liking[found[1].lower()] = float(found[2] or 1)
    unpacked = liking.get("identity", 0.0)
    liked = {packing: liking.get(packing, liking.get("*", 0.0)) for packing in PACKINGS}
    lawful = [packing for packing in PACKINGS if liked[packing] > 0 and liked[packing] >= unpacked]
    return sorted(lawful, key=lambda packing: liked[packing], reverse=True)


def serve_pages(app: FastAPI) -> None:
    """The lobby and every table are one page, which looks at its address by itself."""
    folder, files = FOLDER, Built(FOLDER, ASK_AGAIN)
    index = folder / "index.html"

    async def page(request: Request) -> Response:
        if not index.is_file():
            return PlainTextResponse(UNBUILT, 503)
        return await files.get_response("index.html", request.scope)

    async def root_file(request: Request) -> Response:
        return await files.get_response(request.url.path.removeprefix("/"), request.scope)

    if (folder / "assets").is_dir():
        app.mount("/assets", Built(folder / "assets", FOR_EVER))
    for path in ("/", "/t/{code}"):
        app.add_route(path, page, include_in_schema=False)
    for name in ROOT_FILES:
        app.add_route(f"/{name}", root_file, include_in_schema=False)
    refuse = app.router.default

    async def lost(scope: Scope, receive: Receive, send: Send) -> None:
        """A browser gets the page, which says that there is nothing here; anybody else a refusal."""
        if not looks_for_a_page(scope) or not index.is_file():
            await refuse(scope, receive, send)
            return
        answer = files.file_response(index, index.stat(), scope, NOWHERE)
        answer.headers.add_vary_header("Accept")
        await answer(scope, receive, send)

    app.router.default = lost


def looks_for_a_page(scope: Scope) -> bool:
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD") or scope["path"].startswith(NOT_PAGES):
        return False
    return "text/html" in Headers(scope=scope).get("accept", "")
