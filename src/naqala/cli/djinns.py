"""`naqala djinns`: what the djinns are worth, what they cost, and what they do."""

from __future__ import annotations

from difflib import get_close_matches

from naqala.cli.reading import Unreadable, say
from naqala.engine.djinns import DJINNS
from naqala.engine.djinns.djinn import Djinn
from naqala.engine.notation.errors import quoted
from naqala.table.rulebook import rule

INDENT = " " * 4


def djinns(name: str | None) -> int:
    """All of them, or one with its rule in full."""
    if name is None:
        for djinn in DJINNS:
            introduce(djinn)
        return 0
    djinn = named(name)
    introduce(djinn)
    if words := rule(djinn.rule):
        say(f"{djinn.rule} {words}", indent=INDENT)
    return 0


def introduce(djinn: Djinn) -> None:
    say(f"{djinn.name:<10}{djinn.points:>2} points  {price(djinn):<34}{djinn.rule}")
    say(type(djinn).text, indent=INDENT)


def price(djinn: Djinn) -> str:
    if type(djinn).haggles:
        return "1 or more Fakirs"
    return str(djinn.price) if djinn.price.total else "no price, always holds"


def named(name: str) -> Djinn:
    """The djinn that is meant, by enough of its name; hyphens and capitals do not matter."""
    wanted = plainly(name)
    found = [djinn for djinn in DJINNS if wanted and plainly(djinn.name).startswith(wanted)]
    exact = [djinn for djinn in found if plainly(djinn.name) == wanted]
    if len(exact or found) == 1:
        return (exact or found)[0]
    if found:
        raise Unreadable(f"{quoted(name)} may be {' or '.join([djinn.name for djinn in found])}.")
    near = get_close_matches(wanted, [plainly(djinn.name) for djinn in DJINNS], 1)
    meant = [djinn.name for djinn in DJINNS if plainly(djinn.name) in near]
    perhaps = f" Did you mean {meant[0]}?" if meant else " `naqala djinns` lists all 22."
    raise Unreadable(f"There is no djinn {quoted(name)}.{perhaps}")


def plainly(name: str) -> str:
    return "".join([letter for letter in name.lower() if letter.isalpha()])
