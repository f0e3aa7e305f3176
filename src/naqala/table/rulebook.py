"""The numbered rules, from docs/rules.md or its copy in the package."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import naqala
from naqala.engine.errors import NaqalaError

NUMBER = re.compile(r"[A-Z]\d+")
SECTION = re.compile(r"## ([A-Z])\. (.*)")
RULE = re.compile(r"- ([A-Z]\d+) (.*)")
ROW = re.compile(r"\| (D\d+) \| (.*?) \| (\d+) \| (.*?) \| (.*) \|")
MARKS = re.compile(r"\*\*|`")


class NoRules(NaqalaError):
    """An installation without the text of the rules."""


def text() -> str:
    """In the wheel a copy lies in the package; in a checkout the text itself lies in docs."""
    package = Path(naqala.__file__).resolve().parent
    for place in (package / "rules.md", package.parents[1] / "docs" / "rules.md"):
        if place.is_file():
            return place.read_text(encoding="utf-8")
    raise NoRules("The rules are not part of this installation; they are docs/rules.md of the project.")


@functools.cache
def sections() -> dict[str, str]:
    """The titles by their letters."""
    return {letter: title for letter, title in SECTION.findall(text())}


@functools.cache
def rules() -> dict[str, str]:
    """Every rule by its number, each on one line."""
    found: dict[str, str] = {}
    number = ""
    for line in text().splitlines():
        if new := RULE.match(line):
            number = new[1]
            found[number] = new[2]
        elif row := ROW.match(line):
            number = ""
            found[row[1]] = f"{row[2]} (value {row[3]}, {priced(row[4])}): {row[5]}"
        elif number and line.startswith("  "):
            found[number] += f" {line.strip()}"
        else:
            number = ""
    return {number: MARKS.sub("", words) for number, words in found.items()}


def priced(cost: str) -> str:
    return "no price" if cost == "–" else f"price {cost}"


def rule(number: str) -> str | None:
    """What a rule says, by its number; None if there is none of that number."""
    return rules().get(number.upper())
