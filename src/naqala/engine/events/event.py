"""The base class of events, and helpers for their sentences."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from naqala.engine.components import CARD_NAMES, GOOD_KINDS, SEAT_NAMES, TRIBE_COUNT, TRIBE_NAMES
from naqala.engine.geometry import members
from naqala.engine.pile import count
from naqala.engine.roster import DJINN_NAMES
from naqala.engine.value import Value


@mypyc_attr(acyclic=True)
class Event(Value):
    """Something that has happened. `str(event)` is a sentence.

    >>> str(naqala.Game.new(seed=1).play(naqala.Bid(3))[0])
    'Blue bids 3.'
    """


def seat_name(seat: i64) -> str:
    return SEAT_NAMES[seat]


def counted(n: i64, name: str) -> str:
    """Return a number and a noun: `no Merchants`, `a Merchant`, `an Elder`, `3 Merchants`."""
    if n == 0:
        return f"no {name}s"
    if n == 1:
        return f"an {name}" if name[0] in "AEIO" else f"a {name}"
    return f"{n} {name}s"


def meeples_text(meeples: i64) -> str:
    """Return a pile of meeples as text: `2 Viziers and an Elder`."""
    return listed([counted(count(meeples, t), TRIBE_NAMES[t]) for t in range(TRIBE_COUNT) if count(meeples, t)])


def goods_text(suit: i64) -> str:
    return listed([CARD_NAMES[good] for good in range(GOOD_KINDS) if suit >> good & 1])


def djinn_name(djinn: i64) -> str:
    return DJINN_NAMES[djinn]


def djinns_text(djinns: i64) -> str:
    return listed([djinn_name(djinn) for djinn in members(djinns)])


def listed(words: list[str]) -> str:
    if len(words) < 2:
        return "".join(words) or "nothing"
    return f"{', '.join(words[:-1])} and {words[-1]}"
