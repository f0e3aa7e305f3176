"""The sentences of every language are those that a reader has checked.

After a change: `python -m tests.locales.golden_sentences`, then read what `git diff` shows.
"""

from __future__ import annotations

import pytest

from naqala.engine import events
from naqala.engine.events import Event
from naqala.locales import LANGUAGES
from tests.locales.golden_sentences import events_of, events_of_the_table, golden, lines_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_are_as_checked(language):
    assert golden(language).read_text(encoding="utf-8").splitlines() == lines_of(language)


def test_there_are_many_and_every_event_is_among_them():
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert {type(event) for event in events_of(0, 1) + events_of_the_table()} == kinds - {Event}
    assert len(lines_of("en")) > 300
