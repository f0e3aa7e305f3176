"""The site is built without a warning, and needs no other site."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.docs.pages import EXAMPLES, ROOT

LOADING = {"script": "src", "img": "src", "iframe": "src", "link": "href", "source": "src"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built from the sources in strict mode; compiled modules have no docstrings."""
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "sphinx",
            *"-q -W --keep-going -d".split(),
            folder / "doctrees",
            "docs",
            folder / "html",
        ],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "NAQALA_MODE": "interpreted"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return folder / "html"


class Loaded(HTMLParser):
    """What a browser loads for a page."""

    def __init__(self) -> None:
        super().__init__()
        self.urls: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in LOADING:
            self.urls += [value or "" for name, value in attrs if name == LOADING[tag]]


@pytest.mark.once
def test_a_page_loads_nothing_from_other_sites_and_nothing_that_is_missing(site: Path):
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 25
    for page in pages:
        loaded = Loaded()
        loaded.feed(page.read_text(encoding="utf-8"))
        for url in loaded.urls:
            path = url.partition("?")[0].partition("#")[0]
            assert path.startswith("data:") or (page.parent / path).exists(), f"{page.name}: {url}"


@pytest.mark.once
def test_style_sheets_load_nothing_from_other_sites(site: Path):
    for sheet in site.rglob("*.css"):
        assert not re.search(r"(url\(|@import\s+)[\"']?(https?:)?//", sheet.read_text(encoding="utf-8")), sheet.name


@pytest.mark.once
def test_the_reference_has_the_docstrings_of_public_names(site: Path):
    reference = (site / "reference" / "naqala.html").read_text(encoding="utf-8")
    for name in ("Game", "Game.play", "Memory", "imagine", "IllegalAction"):
        assert f'id="naqala.{name}"' in reference, name


@pytest.mark.once
def test_every_example_is_a_page(site: Path):
    for script in EXAMPLES:
        page = site / "examples" / f"{script.stem.replace('_', '-')}.html"
        assert "highlight-python" in page.read_text(encoding="utf-8"), script.name
