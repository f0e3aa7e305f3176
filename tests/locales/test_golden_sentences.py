"""The sentences of every language are those that a reader has checked.

After a change: `python -m tests.locales.golden_sentences`, then read what `git diff` shows.
"""

from __future__ import annotations

import pytest

from naqala.engine import events
from naqala.engine.events import Event
from naqala.locales import LANGUAGES
from tests.locales.ftl import messages
from tests.locales.golden_sentences import events_of, events_of_the_table, golden, lines_of

PAGE = ("score-", "notice-", "ask-", "announce-", "illegal-now-")
TURNS = (
    "Pink moves from B2 to A4, collects 2 Viziers, keeps them and places a camel and a palm tree on A4.",
    "You move from B2 to A4, collect 5 Elders, keep them, pay 2 Elders and summon Leta. Anna earns 2 gold with Ba'al.",
    "Anna walks B2> A4v, collects 2 Viziers on A4, places a camel on A4, keeps 2 Viziers and places a palm tree on A4.",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_are_as_checked(language):
    assert golden(language).read_text(encoding="utf-8").splitlines() == lines_of(language)


def test_there_are_many_and_every_event_is_among_them():
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert {type(event) for event in events_of(0, 1) + events_of_the_table()} == kinds - {Event}
    assert len(lines_of("en")) > 1000


def test_whole_turns_are_among_them_and_what_the_page_says_beside_the_log():
    lines = lines_of("en")
    assert set(lines) >= set(TURNS)
    shown = {line.partition(":")[0] for line in lines}
    assert shown >= {key for key in messages("en") if key.startswith(PAGE)}
