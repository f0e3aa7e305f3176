"""`naqala rules`: prints the numbered rules."""

from __future__ import annotations

from naqala.cli.record_input import InputError
from naqala.cli.text_output import print_wrapped
from naqala.engine.notation.notation_errors import quoted
from naqala.server.rules_text import NUMBER, Language, rule, rules, sections


def print_rules(query: str | None, language: Language = "en") -> int:
    """Print one rule, one section, the rules that contain a word, or all rules."""
    if query is None:
        for letter in sections():
            print_section(letter, language)
    elif query.upper() in sections():
        print_section(query.upper(), language)
    elif NUMBER.fullmatch(query.upper()):
        print_numbers([query.upper()] if rule(query) else [], no_such_rule(query), language)
    else:
        found = [number for number, text in rules(language).items() if query.lower() in text.lower()]
        print_numbers(found, f"No rule contains {quoted(query)}.", language)
    return 0


def no_such_rule(query: str) -> str:
    letter = query[0].upper()
    if letter not in sections():
        return f"There is no rule {query.upper()}. The sections are {' '.join(sections())}."
    last = [number for number in rules() if number[0] == letter][-1]
    return f"There is no rule {query.upper()}. Section {letter} ({sections()[letter]}) ends with {last}."


def print_section(letter: str, language: Language) -> None:
    print_wrapped(f"{letter}. {sections(language)[letter]}")
    for number, text in rules(language).items():
        if number[0] == letter:
            print_rule(number, text)
    print()


def print_numbers(numbers: list[str], error: str, language: Language) -> None:
    if not numbers:
        raise InputError(error)
    for number in numbers:
        print_rule(number, rules(language)[number])


def print_rule(number: str, text: str) -> None:
    print_wrapped(f"{number:<4} {text}", hanging=" " * 5)
