"""`naqala rules`: the numbered rules read out."""

from __future__ import annotations

from naqala.cli.reading import Unreadable, say
from naqala.engine.notation.errors import quoted
from naqala.table.rulebook import NUMBER, rule, rules, sections


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
