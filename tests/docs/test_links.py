"""Links between pages lead to files and headings that exist; those to other sites are listed here."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import MARKDOWN, PAGES, ROOT, name_of, prose_of, text_of

LINK = re.compile(r"!?\[[^\]]*\]\(<?([^)\s>]+)>?\)")
OTHER_SITES = {"https://projectfluent.org", "https://keepachangelog.com/en/1.1.0/", "https://semver.org/"}


def links_of(page: Path) -> list[str]:
    return LINK.findall(prose_of(page))


def anchors_of(page: Path) -> set[str]:
    """The anchors that GitHub and the site give to headings."""
    titles = re.findall(r"^#+ (.+)$", re.sub(r"```.*?```", "", text_of(page), flags=re.DOTALL), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.replace("`", "").lower()).replace(" ", "-") for title in titles}


def is_external(link: str) -> bool:
    return "://" in link or link.startswith("mailto:")


@pytest.mark.parametrize("page", MARKDOWN, ids=name_of)
def test_every_link_between_pages_leads_somewhere(page: Path):
    for link in links_of(page):
        if is_external(link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        assert not anchor or anchor in anchors_of(target), link


def test_links_to_other_sites_are_these():
    assert {link for page in PAGES for link in links_of(page) if is_external(link)} == OTHER_SITES


def test_every_page_of_the_docs_is_in_the_contents():
    """Every page but the contents themselves, and the state of unfinished work, is named in one table of contents."""
    for page in (ROOT / "docs").rglob("*.md"):
        name = page.relative_to(ROOT / "docs").with_suffix("").as_posix()
        contents = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
        assert name in ("index", "progress") or re.search(rf"^(.* <)?{re.escape(name)}>?$", contents, re.MULTILINE), (
            name
        )
