"""`naqala rules`: prints the numbered rules."""

from __future__ import annotations

from naqala.cli.record_input import InputError
from naqala.cli.text_output import print_wrapped
from naqala.engine.notation.notation_errors import quoted
from naqala.server.rules_text import NUMBER, rule, rules, sections


def print_rules(query: str | None) -> int:
    """Print one rule, one section, the rules that contain a word, or all rules."""
    if query is None:
        for letter in sections():
            print_section(letter)
    elif query.upper() in sections():
        print_section(query.upper())
    elif NUMBER.fullmatch(query.upper()):
        print_numbers([query.upper()] if rule(query) else [], no_such_rule(query))
    else:
        found = [number for number, text in rules().items() if query.lower() in text.lower()]
        print_numbers(found, f"No rule contains {quoted(query)}.")
    return 0


def no_such_rule(query: str) -> str:
    letter = query[0].upper()
    if letter not in sections():
        return f"There is no rule {query.upper()}. The sections are {' '.join(sections())}."
    last = [number for number in rules() if number[0] == letter][-1]
    return f"There is no rule {query.upper()}. Section {letter} ({sections()[letter]}) ends with {last}."


def print_section(letter: str) -> None:
    print_wrapped(f"{letter}. {sections()[letter]}")
    for number, text in rules().items():
        if number[0] == letter:
            print_rule(number, text)
    print()


def print_numbers(numbers: list[str], error: str) -> None:
    if not numbers:
        raise InputError(error)
    for number in numbers:
        print_rule(number, rules()[number])


def print_rule(number: str, text: str) -> None:
    print_wrapped(f"{number:<4} {text}", hanging=" " * 5)
