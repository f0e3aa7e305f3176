"""`naqala djinns`: prints the value, price and power of the djinns."""

from __future__ import annotations

from difflib import get_close_matches

from naqala.cli.record_input import InputError
from naqala.cli.text_output import print_wrapped
from naqala.engine.djinns import DJINNS
from naqala.engine.djinns.djinn import Djinn
from naqala.engine.notation.notation_errors import quoted
from naqala.server.rules_text import rule

INDENT = " " * 4


def print_djinns(name: str | None) -> int:
    """Print all djinns, or one with the full text of its rule."""
    if name is None:
        for djinn in DJINNS:
            print_djinn(djinn)
        return 0
    djinn = find_djinn(name)
    print_djinn(djinn)
    if text := rule(djinn.rule):
        print_wrapped(f"{djinn.rule} {text}", indent=INDENT)
    return 0


def print_djinn(djinn: Djinn) -> None:
    print_wrapped(f"{djinn.name:<10}{djinn.points:>2} points  {price_text(djinn):<34}{djinn.rule}")
    print_wrapped(type(djinn).text, indent=INDENT)


def price_text(djinn: Djinn) -> str:
    if type(djinn).discounts_bids:
        return "1 or more Fakirs"
    return str(djinn.price) if djinn.price.total else "no price, always active"


def find_djinn(name: str) -> Djinn:
    """The djinn whose name starts with these letters; case and punctuation do not matter."""
    wanted = letters_of(name)
    found = [djinn for djinn in DJINNS if wanted and letters_of(djinn.name).startswith(wanted)]
    exact = [djinn for djinn in found if letters_of(djinn.name) == wanted]
    if len(exact or found) == 1:
        return (exact or found)[0]
    if found:
        raise InputError(f"{quoted(name)} could be {' or '.join([djinn.name for djinn in found])}. Type more letters.")
    close = get_close_matches(wanted, [letters_of(djinn.name) for djinn in DJINNS], 1)
    meant = [djinn.name for djinn in DJINNS if letters_of(djinn.name) in close]
    hint = f" Did you mean {meant[0]}?" if meant else f" `naqala djinns` lists all {len(DJINNS)}."
    raise InputError(f"There is no djinn {quoted(name)}.{hint}")


def letters_of(name: str) -> str:
    return "".join([letter for letter in name.lower() if letter.isalpha()])
