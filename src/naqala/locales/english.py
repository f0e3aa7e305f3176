"""English for programmers: what `str()` of errors and events returns."""

from __future__ import annotations

from naqala.engine.colours import COLOURS
from naqala.engine.events import Event
from naqala.engine.phrase import Phrase
from naqala.locales.catalog import catalog
from naqala.locales.event_texts import Reader
from naqala.locales.languages import ENGLISH


def render(said: object, colours: tuple[str, ...] = ()) -> str:
    """Return a phrase or an event as English text; an event names seats by these colours."""
    texts = catalog(ENGLISH)
    if isinstance(said, Phrase):
        return texts.phrase(said) if " " in said.key or texts.has(said.key) else said.key
    if isinstance(said, Event):
        return Reader(texts, colours=colours or COLOURS).event(said)
    return repr(said)
