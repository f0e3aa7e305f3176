"""The glossary defines every term once and refers to modules that exist."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
SECTIONS = GLOSSARY.split("\n## ")[1:]
SUFFIXES = ("", ".py", ".ts", ".svelte", ".svelte.ts")


def entries(section: str) -> Iterator[tuple[str, str]]:
    """Terms and the column `where`."""
    heading, *rows = re.findall(r"^\| ([^|]+) \| [^|]+ \| ([^|]+) \|$", section, re.MULTILINE)
    assert heading == ("term", "where")
    yield from rows


def folder_of(section: str) -> Path:
    [package] = re.findall(r": `([\w.]+)`$", section.splitlines()[0])
    return ROOT / "web" / "src" if package == "web" else ROOT / "src" / package.replace(".", "/")


def test_no_term_is_defined_twice_and_each_section_is_sorted():
    found: list[str] = []
    for section in SECTIONS:
        terms = [term for term, _ in entries(section)]
        assert terms == sorted(terms, key=str.lower)
        found += [term.lower() for term in terms]
    assert len(found) > 150
    assert len(set(found)) == len(found)


def test_every_module_of_the_glossary_exists():
    for section in SECTIONS:
        for term, where in entries(section):
            for name in re.findall(r"`([^`<]+)`", where):
                path = module_path(name, section)
                assert any(path.with_name(path.name + suffix).exists() for suffix in SUFFIXES), (term, name)


def module_path(name: str, section: str) -> Path:
    return ROOT / "src" / name.replace(".", "/") if name.startswith("naqala.") else folder_of(section) / name
