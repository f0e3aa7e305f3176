"""The numbered rules in each language, read from docs/rules.md, docs/rules.fr.md … or their copies in the package."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import naqala
from naqala.engine.errors import NaqalaError
from naqala.engine.phrase import Phrase
from naqala.locales import Language, catalog
from naqala.locales.languages import ENGLISH

NO_PRICE = "–"  # in the table of the djinns
NUMBER = re.compile(r"[A-Z]\d+")
SECTION = re.compile(r"## ([A-Z])\. (.*)")
RULE = re.compile(r"- ([A-Z]\d+) (.*)")
DJINN_ROW = re.compile(r"\| (D\d+) \| (.*?) \| (\d+) \| (.*?) \| (.*) \|")
MARKUP = re.compile(r"\*\*|`")


class NoRules(NaqalaError):
    """The installation does not contain the text of the rules."""


def text(language: Language = ENGLISH) -> str:
    """The whole text: a copy in the package (wheel), or a file in docs (checkout)."""
    package = Path(naqala.__file__).resolve().parent
    name = file_name(language)
    for path in (package / name, package.parents[1] / "docs" / name):
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise NoRules(f"The rules are not part of this installation; they are docs/{name} of the project.")


def file_name(language: Language) -> str:
    return "rules.md" if language == ENGLISH else f"rules.{language}.md"


@functools.cache
def sections(language: Language = ENGLISH) -> dict[str, str]:
    """Section titles by letter."""
    return {letter: title for letter, title in SECTION.findall(text(language))}


@functools.cache
def rules(language: Language = ENGLISH) -> dict[str, str]:
    """Rules by number, each on one line."""
    found: dict[str, str] = {}
    number = ""
    for line in text(language).splitlines():
        if new := RULE.match(line):
            number = new[1]
            found[number] = new[2]
        elif row := DJINN_ROW.match(line):
            number = ""
            found[row[1]] = djinn_text(language, *row.groups()[1:])
        elif number and line.startswith("  "):
            found[number] += f" {line.strip()}"
        else:
            number = ""
    return {number: MARKUP.sub("", rule) for number, rule in found.items()}


def djinn_text(language: Language, name: str, value: str, cost: str, power: str) -> str:
    """A row of the table as a sentence."""
    price = Phrase("rule-djinn-free") if cost == NO_PRICE else Phrase("rule-djinn-price", {"price": cost})
    return catalog(language).text("rule-djinn", name=name, value=value, price=price, power=power)


def rule(number: str, language: Language = ENGLISH) -> str | None:
    """The text of a rule, or None if there is no such number."""
    return rules(language).get(number.upper())
