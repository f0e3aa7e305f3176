"""Pieces as arguments of phrases: codes and numbers, which the catalogs turn into words."""

from __future__ import annotations

from mypy_extensions import i64

from naqala.engine.components import CARD_NAMES, GOOD_KINDS, TRIBE_COUNT, TRIBE_LETTERS
from naqala.engine.geometry import members
from naqala.engine.phrase import Phrase, Thing
from naqala.engine.pile import count
from naqala.engine.roster import DJINN_NAMES


def tribe_things(tribe: i64, n: i64) -> list[Thing]:
    """Return n meeples of a tribe; n may be 0."""
    return [(TRIBE_LETTERS[tribe], int(n))]


def meeple_things(meeples: i64) -> list[Thing]:
    """Return a pile of meeples: `[("v", 2), ("e", 1)]`."""
    return [(TRIBE_LETTERS[t], int(count(meeples, t))) for t in range(TRIBE_COUNT) if count(meeples, t)]


def card_code(card: i64) -> str:
    return CARD_NAMES[card].lower()


def suit_things(suit: i64) -> list[Thing]:
    """Return the goods of a suit, a set of nine bits."""
    return [(card_code(good), 1) for good in range(GOOD_KINDS) if suit >> good & 1]


def fakir_things(fakirs: i64) -> list[Thing]:
    """Return n Fakirs; n may be 0."""
    return [("fakir", int(fakirs))]


def payment_things(elders: i64, fakirs: i64) -> list[Thing]:
    """Return what is paid: Elders, Fakirs, or both."""
    things: list[Thing] = [("e", int(elders))] if elders else []
    return things + fakir_things(fakirs) if fakirs else things


def djinn_list(djinns: i64) -> list[str]:
    """Return the names of a set of djinns."""
    return [DJINN_NAMES[djinn] for djinn in members(djinns)]


def djinn_text(name: str) -> Phrase:
    """Return what a djinn does, as its card says it."""
    return Phrase("djinn-" + name.replace("'", ""))
