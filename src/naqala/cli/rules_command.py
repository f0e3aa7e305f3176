"""`naqala rules`: prints the numbered rules."""

from __future__ import annotations

from naqala.cli.record_input import InputError
from naqala.cli.text_output import print_wrapped
from naqala.engine.notation.notation_errors import quoted
from naqala.locales import Language
from naqala.locales.languages import ENGLISH
from naqala.server.rules_text import NUMBER, rule, rules, sections


def print_rules(query: str | None, language: Language = ENGLISH) -> int:
    """Print one rule, one section, the rules that contain a word, or all rules."""
    if query is None:
        for letter in sections():
            print_section(letter, language)
    elif query.upper() in sections():
        print_section(query.upper(), language)
    elif NUMBER.fullmatch(query.upper()):
        print_numbers([query.upper()] if rule(query) else [], no_such_rule(query, language), language)
    else:
        found = [number for number, text in rules(language).items() if query.lower() in text.lower()]
        print_numbers(found, InputError("terminal-rules-no-word", word=quoted(query)), language)
    return 0


def no_such_rule(query: str, language: Language) -> InputError:
    letter = query[0].upper()
    if letter not in sections():
        return InputError("terminal-rules-no-section", rule=query.upper(), letters=" ".join(sections()))
    last = [number for number in rules() if number[0] == letter][-1]
    title = sections(language)[letter]
    return InputError("terminal-rules-no-number", rule=query.upper(), letter=letter, title=title, last=last)


def print_section(letter: str, language: Language) -> None:
    print_wrapped(f"{letter}. {sections(language)[letter]}")
    for number, text in rules(language).items():
        if number[0] == letter:
            print_rule(number, text)
    print()


def print_numbers(numbers: list[str], error: InputError, language: Language) -> None:
    if not numbers:
        raise error
    for number in numbers:
        print_rule(number, rules(language)[number])


def print_rule(number: str, text: str) -> None:
    print_wrapped(f"{number:<4} {text}", hanging=" " * 5)
