"""`naqala rules`: the numbered rules, from docs/rules.md or its copy in the package."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import naqala
from naqala.cli.reading import Unreadable, say
from naqala.engine.notation.errors import quoted

NUMBER = re.compile(r"[A-Z]\d+")
SECTION = re.compile(r"## ([A-Z])\. (.*)")
RULE = re.compile(r"- ([A-Z]\d+) (.*)")
ROW = re.compile(r"\| (D\d+) \| (.*?) \| (\d+) \| (.*?) \| (.*) \|")
MARKS = re.compile(r"\*\*|`")


def text() -> str:
    """In the wheel a copy lies in the package; in a checkout the text itself lies in docs."""
    package = Path(naqala.__file__).resolve().parent
    for place in (package / "rules.md", package.parents[1] / "docs" / "rules.md"):
        if place.is_file():
            return place.read_text(encoding="utf-8")
    raise Unreadable("The rules are not part of this installation; they are docs/rules.md of the project.")


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


def read_out(word: str | None) -> int:
    """One rule, one section, the rules that speak of something, or all."""
    if word is None:
        for letter in sections():
            read_section(letter)
    elif word.upper() in sections():
        read_section(word.upper())
    elif NUMBER.fullmatch(word.upper()):
        read_rules([word.upper()] if rule(word) else [], missing(word))
    else:
        found = [number for number, words in rules().items() if word.lower() in words.lower()]
        read_rules(found, f"No rule speaks of {quoted(word)}.")
    return 0


def missing(word: str) -> str:
    letter = word[0].upper()
    if letter not in sections():
        return f"There is no rule {word.upper()}; the sections are {' '.join(sections())}."
    last = [number for number in rules() if number[0] == letter][-1]
    return f"There is no rule {word.upper()}; section {letter} ({sections()[letter]}) goes to {last}."


def read_section(letter: str) -> None:
    say(f"{letter}. {sections()[letter]}")
    for number, words in rules().items():
        if number[0] == letter:
            read_rule(number, words)
    print()


def read_rules(numbers: list[str], if_none: str) -> None:
    if not numbers:
        raise Unreadable(if_none)
    for number in numbers:
        read_rule(number, rules()[number])


def read_rule(number: str, words: str) -> None:
    say(f"{number:<4} {words}", hanging=" " * 5)
