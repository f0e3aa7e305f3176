"""The numbered rules, read from docs/rules.md or its copy in the package."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import naqala
from naqala.engine.errors import NaqalaError

NUMBER = re.compile(r"[A-Z]\d+")
SECTION = re.compile(r"## ([A-Z])\. (.*)")
RULE = re.compile(r"- ([A-Z]\d+) (.*)")
DJINN_ROW = re.compile(r"\| (D\d+) \| (.*?) \| (\d+) \| (.*?) \| (.*) \|")
MARKUP = re.compile(r"\*\*|`")


class NoRules(NaqalaError):
    """The installation does not contain the text of the rules."""


def text() -> str:
    """The whole text: a copy in the package (wheel), or docs/rules.md (checkout)."""
    package = Path(naqala.__file__).resolve().parent
    for path in (package / "rules.md", package.parents[1] / "docs" / "rules.md"):
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise NoRules("The rules are not part of this installation; they are docs/rules.md of the project.")


@functools.cache
def sections() -> dict[str, str]:
    """Section titles by letter."""
    return {letter: title for letter, title in SECTION.findall(text())}


@functools.cache
def rules() -> dict[str, str]:
    """Rules by number, each on one line."""
    found: dict[str, str] = {}
    number = ""
    for line in text().splitlines():
        if new := RULE.match(line):
            number = new[1]
            found[number] = new[2]
        elif row := DJINN_ROW.match(line):
            number = ""
            found[row[1]] = f"{row[2]} (value {row[3]}, {format_price(row[4])}): {row[5]}"
        elif number and line.startswith("  "):
            found[number] += f" {line.strip()}"
        else:
            number = ""
    return {number: MARKUP.sub("", rule) for number, rule in found.items()}


def format_price(price: str) -> str:
    return "no price" if price == "–" else f"price {price}"


def rule(number: str) -> str | None:
    """The text of a rule, or None if there is no such number."""
    return rules().get(number.upper())
