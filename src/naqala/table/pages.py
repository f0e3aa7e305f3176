"""The page for browsers: the built files of `web`, and the page itself for the lobby and every table."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

from naqala.table.refusal import Refusal

FOLDER: Final = Path(__file__).parent / "page"
FOR_EVER: Final = "public, max-age=31536000, immutable"  # their names change with what is in them
ROOT_FILES: Final = ("favicon.svg",)
UNBUILT: Final = "The page is not built: run `make play`, or `npm ci && npm run build` in web. The API is at /api.\n"


class Assets(StaticFiles):
    def file_response(self, *args: object, **kwargs: object) -> Response:
        answer: Response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        answer.headers["Cache-Control"] = FOR_EVER
        return answer


def serve_pages(app: FastAPI) -> None:
    """The lobby and every table are one page, which looks at its address by itself."""
    if (FOLDER / "assets").is_dir():
        app.mount("/assets", Assets(directory=FOLDER / "assets"))
    for path in ("/", "/t/{code}"):
        app.add_route(path, page, include_in_schema=False)
    for name in ROOT_FILES:
        app.add_route(f"/{name}", root_file, include_in_schema=False)


async def page(_request: Request) -> Response:
    index = FOLDER / "index.html"
    if not index.is_file():
        return PlainTextResponse(UNBUILT, 503)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


async def root_file(request: Request) -> Response:
    file = FOLDER / request.url.path.removeprefix("/")
    if not file.is_file():
        raise Refusal("no-such-page", "There is nothing here.")
    return FileResponse(file)
