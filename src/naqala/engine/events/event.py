"""The base class of events."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from naqala.engine.phrase import english
from naqala.engine.value import Value


@mypyc_attr(acyclic=True)
class Event(Value):
    """Something that has happened. `str(event)` is an English sentence; `naqala.locales` has the texts.

    An event knows seats, not their colours: it calls them by the usual ones. `Game.sentence` knows the chosen ones.

    >>> str(naqala.Game.new(seed=1).play(naqala.Bid(3))[0])
    'Blue bids 3.'
    """

    def __str__(self) -> str:
        return english(self)
