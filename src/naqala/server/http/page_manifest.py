"""The web app manifest: what an installed page is called, in the language of the reader."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from naqala.locales import Language, catalog
from naqala.server.http.page_html import rendered_response, wanted_language

MANIFEST: Final = "manifest.webmanifest"
CONTENT_TYPE: Final = "application/manifest+json"


def manifest_response(request: Request, folder: Path, *, packed: bool) -> Response:
    """The manifest of the build with the texts of the reader's language; `packed` if the browser accepts gzip."""
    template = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    manifest = template | manifest_texts(wanted_language(request.headers))
    body = json.dumps(manifest, ensure_ascii=False).encode()
    return rendered_response(request, gzip.compress(body, mtime=0) if packed else body, CONTENT_TYPE, packed=packed)


def manifest_texts(language: Language) -> dict[str, str]:
    texts = catalog(language)
    return {
        "lang": language,
        "name": texts.text("lobby-title"),
        "short_name": texts.text("naqala"),
        "description": texts.text("site-description"),
    }
