"""The numbered rules in each language, read from docs/rules.md, docs/rules.fr.md … or their copies in the package."""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import Final, Literal, get_args

import naqala
from naqala.engine.errors import NaqalaError

Language = Literal["en", "fr", "de", "nl"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
# A djinn of the table, one without a price, and a price.
DJINN_TEXTS: Final[dict[Language, tuple[str, str, str]]] = {
    "en": ("{name} (value {value}, {price}): {power}", "no price", "price {price}"),
    "fr": ("{name} (valeur {value}, {price})\u202f: {power}", "sans coût", "coût {price}"),
    "de": ("{name} (Wert {value}, {price}): {power}", "ohne Kosten", "Kosten {price}"),
    "nl": ("{name} (waarde {value}, {price}): {power}", "geen kosten", "kosten {price}"),
}
NUMBER = re.compile(r"[A-Z]\d+")
SECTION = re.compile(r"## ([A-Z])\. (.*)")
RULE = re.compile(r"- ([A-Z]\d+) (.*)")
DJINN_ROW = re.compile(r"\| (D\d+) \| (.*?) \| (\d+) \| (.*?) \| (.*) \|")
MARKUP = re.compile(r"\*\*|`")


class NoRules(NaqalaError):
    """The installation does not contain the text of the rules."""


def text(language: Language = "en") -> str:
    """The whole text: a copy in the package (wheel), or a file in docs (checkout)."""
    package = Path(naqala.__file__).resolve().parent
    name = file_name(language)
    for path in (package / name, package.parents[1] / "docs" / name):
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise NoRules(f"The rules are not part of this installation; they are docs/{name} of the project.")


def file_name(language: Language) -> str:
    return "rules.md" if language == "en" else f"rules.{language}.md"


@functools.cache
def sections(language: Language = "en") -> dict[str, str]:
    """Section titles by letter."""
    return {letter: title for letter, title in SECTION.findall(text(language))}


@functools.cache
def rules(language: Language = "en") -> dict[str, str]:
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
    sentence, free, price = DJINN_TEXTS[language]
    price_text = free if cost == "–" else price.format(price=cost)
    return sentence.format(name=name, value=value, price=price_text, power=power)


def rule(number: str, language: Language = "en") -> str | None:
    """The text of a rule, or None if there is no such number."""
    return rules(language).get(number.upper())
