"""What an event is, and how it speaks."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from naqala.engine.geometry import members
from naqala.engine.pile import count
from naqala.engine.things import CARD_NAMES, GOODS, SEAT_NAMES, TRIBE_NAMES, TRIBES
from naqala.engine.value import Value


@mypyc_attr(acyclic=True)
class Event(Value):
    """Something that has happened. `str` tells it in a sentence."""


def who(seat: i64) -> str:
    return SEAT_NAMES[seat]


def many(n: i64, name: str) -> str:
    """`no Merchants`, `a Merchant`, `an Elder`, `3 Merchants`."""
    if n == 0:
        return f"no {name}s"
    if n == 1:
        return f"an {name}" if name[0] in "AEIO" else f"a {name}"
    return f"{n} {name}s"


def company(meeples: i64) -> str:
    """A pile of meeples in words."""
    return listed([many(count(meeples, t), TRIBE_NAMES[t]) for t in range(TRIBES) if count(meeples, t)])


def goods(suit: i64) -> str:
    return listed([CARD_NAMES[good] for good in range(GOODS) if suit >> good & 1])


def djinn_name(djinn: i64) -> str:
    from naqala.engine.djinns import DJINNS

    return DJINNS[djinn].name


def djinn_names(djinns: i64) -> str:
    return listed([djinn_name(djinn) for djinn in members(djinns)])


def listed(words: list[str]) -> str:
    if len(words) < 2:
        return "".join(words) or "nothing"
    return f"{', '.join(words[:-1])} and {words[-1]}"
