"""The HTML of the page: in the reader's language, with what a shared link shows, and with safe addresses."""

from __future__ import annotations

import re
from typing import Final

import httpx
import pytest
from starlette.datastructures import Headers

from naqala.locales import LANGUAGES, catalog
from naqala.server.http.page_html import wanted_language
from naqala.server.http.static_files import ROOT_FILES
from tests.server.serving import TIMEOUT, Serving

MANIFEST: Final = "/manifest.webmanifest"
PNG: Final = b"\x89PNG\r\n\x1a\n"


def page(serving: Serving, path: str = "/", **headers: str) -> httpx.Response:
    return httpx.get(f"{serving.url}{path}", headers=headers, timeout=TIMEOUT)


def tags(html: str) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">', html))


@pytest.mark.parametrize(
    ("header", "expected"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en;q=0.5, fr-BE;q=0.9", "fr"),
        ("es, pt;q=0.9, nl;q=0.1", "nl"),
        ("FR", "fr"),
        ("fr;q=0, nl;q=0.2", "nl"),
        ("zh-Hant-TW", "en"),
        ("*", "en"),
        ("", "en"),
        ("fr;q=nan", "en"),
        ("fr;q=9", "en"),
        ("../fr", "en"),
        ("," * 5000, "en"),
    ],
)
def test_the_language_is_the_one_that_the_browser_likes_best(header: str, expected: str) -> None:
    assert wanted_language(Headers({"accept-language": header})) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_title_description_and_texts_are_in_the_readers_language(serving: Serving, language: str) -> None:
    answer = page(serving, **{"Accept-Language": language})
    texts = catalog(language)
    assert f'<html lang="{language}">' in answer.text
    assert f"<title>{texts.text('lobby-title')}</title>" in answer.text
    assert tags(answer.text)["description"] == texts.text("site-description")
    (texts_file,) = re.findall(r'modulepreload" crossorigin href="(/assets/page-[^"]+)"', answer.text)
    assert texts.text("lobby-play-now") in page(serving, texts_file).text
    assert "Accept-Language" in answer.headers["Vary"]


def test_a_shared_link_shows_a_picture_of_the_right_size(serving: Serving) -> None:
    found = tags(page(serving).text)
    picture = httpx.get(found["og:image"], timeout=TIMEOUT)
    assert (picture.headers["Content-Type"], picture.content[:8]) == ("image/png", PNG)
    size = [int.from_bytes(picture.content[at : at + 4], "big") for at in (16, 20)]
    assert size == [int(found["og:image:width"]), int(found["og:image:height"])] == [1200, 630]
    assert found["og:url"] == f"{serving.url}/"
    assert "Five Tribes (unofficial)" in found["og:title"]


def test_the_link_of_a_table_says_so_and_is_not_indexed(serving: Serving) -> None:
    answer = page(serving, "/t/K7QX2M4P")
    assert tags(answer.text)["og:description"] == catalog("en").text("site-table")
    assert answer.headers["X-Robots-Tag"] == "noindex"
    assert "X-Robots-Tag" not in page(serving).headers


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/replay", "/replay/K7QX2M4P", "/replay/K7QX2M4P/57"])
def test_the_link_of_a_replay_says_so_and_is_not_indexed(serving: Serving, path: str, language: str) -> None:
    texts = catalog(language)
    answer = page(serving, path, **{"Accept-Language": language})
    assert f"<title>{texts.text('site-replay-title')}</title>" in answer.text
    found = tags(answer.text)
    assert found["og:title"] == texts.text("site-replay-title")
    assert found["og:description"] == found["description"] == texts.text("site-replay")
    assert answer.headers["X-Robots-Tag"] == "noindex"
    other = page(serving, "/learn", **{"Accept-Language": language})  # the same file
    assert tags(other.text)["og:title"] == texts.text("lobby-title")


def test_nothing_of_a_request_gets_into_the_page_unescaped(serving: Serving) -> None:
    answer = page(serving, '/t/"><script>alert(1)<')
    assert "<script>alert" not in answer.text
    assert "og:title" in answer.text


@pytest.mark.parametrize("host", ['localhost"><script>', "localhost/evil", "localhost:80 80", "a@localhost"])
def test_a_host_that_is_no_plain_name_gets_no_address(serving: Serving, host: str) -> None:
    answer = page(serving, Host=host)
    assert "<script>alert" not in answer.text
    assert "og:image" not in answer.text


def test_a_page_that_the_browser_has_is_not_sent_again_unless_the_language_is_another(serving: Serving) -> None:
    first = page(serving, **{"Accept-Language": "fr"})
    tag = {"If-None-Match": first.headers["ETag"]}
    assert page(serving, **tag, **{"Accept-Language": "fr"}).status_code == 304
    assert page(serving, **tag, **{"Accept-Language": "de"}).status_code == 200


@pytest.mark.parametrize("name", ROOT_FILES)
def test_every_file_beside_the_page_is_there_with_its_type(serving: Serving, name: str) -> None:
    answer = page(serving, f"/{name}")
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] != "application/octet-stream"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_is_in_the_readers_language(serving: Serving, language: str) -> None:
    answer = page(serving, MANIFEST, **{"Accept-Language": language})
    texts, manifest = catalog(language), answer.json()
    assert [manifest[key] for key in ("lang", "name", "short_name", "description")] == [
        language, texts.text("lobby-title"), texts.text("naqala"), texts.text("site-description")
    ]  # fmt: skip
    assert answer.headers["Content-Type"] == "application/manifest+json"
    assert "Accept-Language" in answer.headers["Vary"]


def test_a_manifest_that_the_browser_has_is_not_sent_again_unless_the_language_is_another(serving: Serving) -> None:
    first = page(serving, MANIFEST, **{"Accept-Language": "fr"})
    tag = {"If-None-Match": first.headers["ETag"]}
    assert page(serving, MANIFEST, **tag, **{"Accept-Language": "fr"}).status_code == 304
    assert page(serving, MANIFEST, **tag, **{"Accept-Language": "de"}).status_code == 200


def test_the_manifest_names_icons_that_exist(serving: Serving) -> None:
    manifest = page(serving, MANIFEST).json()
    assert manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        picture = page(serving, icon["src"]).content
        side = int(icon["sizes"].split("x")[0])
        assert [int.from_bytes(picture[at : at + 4], "big") for at in (16, 20)] == [side, side]
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
