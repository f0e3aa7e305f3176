"""The built page over real HTTP: compressed, cached, and served for every path."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from socket import socket
from threading import Thread
from time import sleep

import httpx
import pytest
import uvicorn

from naqala.server.http import static_files
from naqala.server.http.app import create_app
from naqala.server.settings import Settings
from tests.server.serving import TIMEOUT, Serving

SCRIPT = "console.log('sow');\n" * 50
PAGE = '<html lang="en"><!--head--><title>Naqala</title><!--/head--><p>The page of Naqala</p></html>'
BROTLI = b"as brotli"  # nobody here unpacks it
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
LONGEST = 60_000  # bytes of a header


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page as the build leaves it."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    script = folder / "assets" / "index-K6FG.js"
    script.write_text(SCRIPT)
    script.with_name(f"{script.name}.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    script.with_name(f"{script.name}.br").write_bytes(BROTLI)
    (folder / "assets" / "letters-D_ZT.woff2").write_bytes(b"letters")
    for page in ("index", "lobby", "table"):
        html = PAGE.replace("page", page)
        (folder / f"{page}.html").write_text(html)
    (folder / "texts.json").write_text('{"en": "/assets/page-EN.js", "fr": "/assets/page-FR.js"}')
    (folder / "favicon.svg").write_text("<svg/>")
    return folder


@pytest.fixture(scope="module")
def browser(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('kept') / 'tables.db'}", limits=False)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(static_files, "PAGE_FOLDER", folder)
        app = create_app(settings)
    listening = socket()
    listening.bind(("127.0.0.1", 0))
    running = uvicorn.Server(uvicorn.Config(app, log_level="error", h11_max_incomplete_event_size=2 * LONGEST))
    thread = Thread(target=running.run, kwargs={"sockets": [listening]})
    thread.start()
    while not running.started:
        sleep(0.01)
    with httpx.Client(base_url=f"http://127.0.0.1:{listening.getsockname()[1]}", timeout=TIMEOUT) as client:
        yield client
    running.should_exit = True
    thread.join(TIMEOUT)


def packing(answer: httpx.Response) -> str:
    return str(answer.headers.get("Content-Encoding", "none"))


# Packing


@pytest.mark.parametrize(
    ("accepted", "expected"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP", "gzip"),
        ("gzip, br;q=0", "gzip"),
        ("gzip, br;q=0.000", "gzip"),
        ("br;q=0.5, gzip;q=0.8", "gzip"),
        ("*", "br"),
        ("*, br;q=0", "gzip"),
        ("*;q=0", "none"),
        ("gzip;q=0, br;q=0", "none"),
        ("gzip;q=0.5, identity", "none"),
        ("identity;q=0.5, gzip", "gzip"),
        ("identity", "none"),
        ("deflate", "none"),
        ("", "none"),
    ],
)
def test_a_file_is_sent_in_the_packing_that_is_liked_best(browser: httpx.Client, accepted: str, expected: str) -> None:
    answer = browser.get("/assets/index-K6FG.js", headers={"Accept-Encoding": accepted})
    assert (answer.status_code, packing(answer)) == (200, expected)
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert answer.content == (BROTLI if expected == "br" else SCRIPT.encode())


@pytest.mark.parametrize(
    "accepted",
    [
        *(b"gzip;q=nan", b"gzip;q=inf", b"gzip;q=-1", b"gzip;q=2", b"gzip;q=1e9", b"gzip;q=", b"gzip;", b"gzip;;q=1"),
        *(b"gzip q=1", b"../../etc/passwd", b"\xff\xfe", b";q=1", b",,,,", b"=", b"gzip/br", b"gz ip", b"q=1;gzip"),
        *(b"a" * LONGEST, b"," * LONGEST, b"gzip;q=" * (LONGEST // 8), b"gzip" + b" " * LONGEST + b";"),
    ],
)  # fmt: skip
def test_nonsense_in_accept_encoding_gets_the_plain_file(browser: httpx.Client, accepted: bytes) -> None:
    answer = browser.get("/assets/index-K6FG.js", headers={b"Accept-Encoding": accepted})
    assert (answer.status_code, packing(answer), answer.text) == (200, "none", SCRIPT)


def test_encodings_on_several_header_lines_are_one_list(browser: httpx.Client) -> None:
    answer = browser.get("/assets/index-K6FG.js", headers=[("Accept-Encoding", "gzip"), ("Accept-Encoding", "br;q=0")])
    assert packing(answer) == "gzip"


def test_a_file_that_was_not_packed_is_sent_plain(browser: httpx.Client) -> None:
    answer = browser.get("/assets/letters-D_ZT.woff2", headers={"Accept-Encoding": "br, gzip"})
    assert (packing(answer), answer.headers["Content-Type"], answer.content) == ("none", "font/woff2", b"letters")


def test_a_head_says_the_same_without_a_body(browser: httpx.Client) -> None:
    asked = {"Accept-Encoding": "gzip"}
    head, whole = (browser.request(how, "/assets/index-K6FG.js", headers=asked) for how in ("HEAD", "GET"))
    assert (head.content, packing(head), head.headers["ETag"]) == (b"", "gzip", whole.headers["ETag"])


# Keeping


def test_files_whose_names_change_with_them_are_kept_for_ever_and_others_are_asked_for_again(
    browser: httpx.Client,
) -> None:
    cache = {
        path: browser.get(path).headers["Cache-Control"] for path in ("/assets/index-K6FG.js", "/", "/favicon.svg")
    }
    assert cache == {
        "/assets/index-K6FG.js": "public, max-age=31536000, immutable",
        "/": "no-cache",
        "/favicon.svg": "no-cache",
    }


@pytest.mark.parametrize("path", ["/", "/t/K7QX2M4P", "/learn", "/pad", "/assets/index-K6FG.js", "/favicon.svg"])
def test_who_has_it_already_is_not_sent_it_again(browser: httpx.Client, path: str) -> None:
    first = browser.get(path)
    again = browser.get(path, headers={"If-None-Match": first.headers["ETag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    assert (again.headers["Vary"], again.headers["Cache-Control"]) == (
        first.headers["Vary"],
        first.headers["Cache-Control"],
    )


def test_who_has_it_in_another_packing_is_sent_it(browser: httpx.Client) -> None:
    tag = browser.get("/assets/index-K6FG.js", headers={"Accept-Encoding": "gzip"}).headers["ETag"]
    answer = browser.get("/assets/index-K6FG.js", headers={"Accept-Encoding": "br", "If-None-Match": tag})
    assert (answer.status_code, answer.content) == (200, BROTLI)


# Paths


@pytest.mark.parametrize(
    ("path", "page"), [("/", "lobby"), ("/t/K7QX2M4P", "table"), ("/pad", "index"), ("/operator", "index")]
)
def test_lobby_and_table_have_pages_that_name_their_own_files(browser: httpx.Client, path: str, page: str) -> None:
    assert f"<p>The {page} of Naqala</p>" in browser.get(path).text


@pytest.mark.parametrize("path", ["/nowhere", "/t/", "/t/K7QX2M4P/more", "/index.html", "/docs"])
def test_a_browser_on_a_wrong_path_gets_the_page_with_status_404(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path, headers=BROWSER)
    assert answer.status_code == 404
    assert "<p>The index of Naqala</p>" in answer.text
    assert answer.headers["Vary"] == "Accept-Encoding, Accept-Language, Accept"
    assert browser.get(path, headers={**BROWSER, "If-None-Match": answer.headers["ETag"]}).status_code == 404


@pytest.mark.parametrize(
    ("path", "headers"),
    [("/nowhere", {}), ("/api/nowhere", BROWSER), ("/assets/gone-AAAA.js", BROWSER), ("/assets/../index.html", {})],
)
def test_everybody_else_there_gets_a_refusal(browser: httpx.Client, path: str, headers: dict[str, str]) -> None:
    answer = browser.get(path, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_nothing_can_be_sent_to_a_wrong_path(browser: httpx.Client) -> None:
    assert browser.post("/nowhere", headers=BROWSER).json()["code"] == "not-found"


# The page of this project


@pytest.mark.parametrize("path", ["/", "/t/K7QX2M4P", "/pad"])
def test_the_built_page_comes_packed_with_all_that_it_names(serving: Serving, path: str) -> None:
    with httpx.Client(base_url=serving.url, timeout=TIMEOUT, headers={"Accept-Encoding": "gzip"}) as client:
        page = client.get(path)
        named = [part.split('"')[0] for part in page.text.split('="/')[1:]]
        assert packing(page) == "gzip"
        assert any(name.endswith(".js") for name in named)
        for name in named:
            answer = client.get(f"/{name}")
            assert answer.status_code == 200
            assert packing(answer) == ("none" if name.endswith((".woff2", ".png")) else "gzip")
