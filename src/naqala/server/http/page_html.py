"""The HTML of the page: title, description, and what a shared link shows, in the language of the reader."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from naqala.locales import Language, catalog, language_of
from naqala.server.allowed_hosts import HOST_HEADER
from naqala.server.http.response_cache import NOT_MODIFIED, ResponseCache, known_etags
from naqala.server.origin import page_scheme

HEAD: Final = re.compile(r"<!--head-->.*?<!--/head-->", re.DOTALL)  # as in web/index.html
HTML_TAG: Final = '<html lang="en">'
TEXT_FILES: Final = "texts.json"  # by language, the file of the texts that every page shows
OK: Final = 200
INDEXED: Final = ("lobby.html",)  # not the tables: who has the address of one may come in
PICTURE: Final = "/share.png"
PICTURE_SIZE: Final = (1200, 630)
CACHE_BYTES: Final = 1024 * 1024
MAX_LANGUAGE_HEADER: Final = 1000  # characters
ACCEPTED_LANGUAGE: Final = re.compile(
    r"\s*([a-z]{1,8})(?:-[a-z0-9-]{1,30})?\s*(?:;\s*q=([01](?:\.[0-9]{0,3})?)\s*)?", re.IGNORECASE
)
OG_LOCALES: Final[dict[str, str]] = {"en": "en_GB", "fr": "fr_FR", "de": "de_DE", "nl": "nl_BE"}


class PageHtml:
    """The HTML files of the build. Rendered pages are kept, compressed, up to a number of bytes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._pages = ResponseCache(CACHE_BYTES)

    def response(self, request: Request, name: str, status: int = OK, *, packed: bool) -> Response:
        """With status 200, or 304 if the browser has it already; `packed` if it accepts gzip."""
        language, origin = wanted_language(request.headers), page_origin(request)
        path = request.url.path
        key = (name, language, origin, path if origin else is_replay(path), packed, self._changed(name))
        body = self._pages.get(key)
        if body is None:
            html = self.render(name, language, origin, path).encode()
            body = gzip.compress(html, mtime=0) if packed else html
            self._pages.put(key, body)
        response = rendered_response(request, body, "text/html", status, packed=packed)
        if name not in INDEXED or status != OK:
            response.headers["X-Robots-Tag"] = "noindex"
        return response

    def _changed(self, name: str) -> int:
        """The build replaces the files while a development server runs."""
        return (self.folder / name).stat().st_mtime_ns

    def render(self, name: str, language: Language, origin: str, path: str) -> str:
        html = (self.folder / name).read_text(encoding="utf-8")
        head = "\n    ".join([*self.text_links(language), *head_tags(name, language, origin, path)])
        return HEAD.sub(lambda _: head, html, count=1).replace(HTML_TAG, f'<html lang="{language}">', 1)

    def text_links(self, language: Language) -> list[str]:
        """The texts are asked for together with the scripts, not by them."""
        file = self.folder / TEXT_FILES
        address = json.loads(file.read_text(encoding="utf-8")).get(language) if file.is_file() else None
        return [f'<link rel="modulepreload" crossorigin href="{escape(address)}">'] if address else []


def rendered_response(request: Request, body: bytes, media_type: str, status: int = OK, *, packed: bool) -> Response:
    """What was rendered for the language of the reader, or 304 if the browser has it already; `packed` with gzip."""
    etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"Cache-Control": "no-cache", "ETag": etag, "Vary": "Accept-Encoding, Accept-Language"}
    if packed:
        headers["Content-Encoding"] = "gzip"
    if status == OK and etag in known_etags(request):
        return Response(status_code=NOT_MODIFIED, headers=headers)
    return Response(body, status, headers, media_type)


def head_tags(name: str, language: Language, origin: str, path: str) -> list[str]:
    """Title, description, and the tags of the Open Graph protocol; those with addresses only if ours is known."""
    texts = catalog(language)
    title = texts.text("site-replay-title" if is_replay(path) else "lobby-title")
    description = texts.text(description_key(name, path))
    tags = {
        "og:type": "website",
        "og:site_name": texts.text("naqala"),
        "og:title": title,
        "og:description": description,
        "og:locale": OG_LOCALES.get(language, language),
    }
    if origin:
        width, height = PICTURE_SIZE
        tags |= {
            "og:url": f"{origin}{path}",
            "og:image": f"{origin}{PICTURE}",
            "og:image:type": "image/png",
            "og:image:width": str(width),
            "og:image:height": str(height),
            "og:image:alt": texts.text("site-picture"),
        }
    return [
        f"<title>{escape(title)}</title>",
        f'<meta name="description" content="{escape(description)}">',
        *[f'<meta property="{key}" content="{escape(value)}">' for key, value in tags.items()],
        '<meta name="twitter:card" content="summary_large_image">',
    ]


def is_replay(path: str) -> bool:
    return path == "/replay" or path.startswith("/replay/")


def description_key(name: str, path: str) -> str:
    if is_replay(path):
        return "site-replay"
    return "site-table" if name == "table.html" else "site-description"


def page_origin(request: Request) -> str:
    """The address of the site as the browser knows it; empty if the `Host` header is not one plain name."""
    hosts = request.headers.getlist("host")
    found = HOST_HEADER.fullmatch(hosts[0].strip().lower()) if len(hosts) == 1 else None
    return f"{page_scheme(request.scope)}://{found[0]}" if found else ""


def wanted_language(headers: Headers) -> Language:
    """The language of Accept-Language that we have and that the browser likes best, else English."""
    header = ",".join(headers.getlist("accept-language"))[:MAX_LANGUAGE_HEADER]
    return next(iter(known_languages(header.split(","))), "en")


def known_languages(entries: Iterable[str]) -> list[Language]:
    found = [match for entry in entries if (match := ACCEPTED_LANGUAGE.fullmatch(entry))]
    by_quality = sorted(found, key=lambda match: float(match[2] or 1), reverse=True)
    wanted = [language_of(match[1]) for match in by_quality if float(match[2] or 1) > 0]
    return [language for language in wanted if language]
