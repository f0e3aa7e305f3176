"""`naqala djinns`: prints the value, price and power of the djinns."""

from __future__ import annotations

from difflib import get_close_matches

from naqala.cli.record_input import InputError
from naqala.cli.text_output import print_wrapped
from naqala.engine.djinns import DJINNS
from naqala.engine.djinns.djinn import Djinn
from naqala.engine.notation.notation_errors import quoted
from naqala.engine.things import djinn_text
from naqala.locales import Catalog
from naqala.server.rules_text import rule

INDENT = " " * 4


def print_djinns(name: str | None, texts: Catalog) -> int:
    """Print all djinns, or one with the full text of its rule."""
    if name is None:
        for djinn in DJINNS:
            print_djinn(djinn, texts)
        return 0
    djinn = find_djinn(name)
    print_djinn(djinn, texts)
    if text := rule(djinn.rule, texts.language):
        print_wrapped(f"{djinn.rule} {text}", indent=INDENT)
    return 0


def print_djinn(djinn: Djinn, texts: Catalog) -> None:
    points, widest = points_text(djinn, texts), max(len(points_text(other, texts)) for other in DJINNS)
    width = max(len(price_text(other, texts)) for other in DJINNS) + 2
    print_wrapped(f"{djinn.name:<10}{points:>{widest}}  {price_text(djinn, texts):<{width}}{djinn.rule}")
    print_wrapped(texts.phrase(djinn_text(djinn.name)), indent=INDENT)


def points_text(djinn: Djinn, texts: Catalog) -> str:
    return texts.text("terminal-djinn-points", n=int(djinn.points))


def price_text(djinn: Djinn, texts: Catalog) -> str:
    if type(djinn).discounts_bids:
        return texts.text("terminal-djinn-price-fakirs")
    return texts.phrase(djinn.price.phrase()) if djinn.price.total else texts.text("terminal-djinn-price-none")


def find_djinn(name: str) -> Djinn:
    """The djinn whose name starts with these letters; case and punctuation do not matter."""
    wanted = letters_of(name)
    found = [djinn for djinn in DJINNS if wanted and letters_of(djinn.name).startswith(wanted)]
    exact = [djinn for djinn in found if letters_of(djinn.name) == wanted]
    if len(exact or found) == 1:
        return (exact or found)[0]
    if found:
        raise InputError("terminal-djinn-unclear", name=quoted(name), names=[djinn.name for djinn in found])
    close = get_close_matches(wanted, [letters_of(djinn.name) for djinn in DJINNS], 1)
    meant = [djinn.name for djinn in DJINNS if letters_of(djinn.name) in close]
    if meant:
        raise InputError("terminal-djinn-meant", name=quoted(name), djinn=meant[0])
    raise InputError("terminal-djinn-unknown", name=quoted(name), n=len(DJINNS))


def letters_of(name: str) -> str:
    return "".join([letter for letter in name.lower() if letter.isalpha()])
