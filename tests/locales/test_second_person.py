"""Sentences that are about the reader or about somebody else, and sentences that count."""

from __future__ import annotations

import pytest

from naqala.engine.phrase import Phrase
from naqala.locales import LANGUAGES, catalog
from tests.locales.ftl import messages

NOW = [key for key in messages("en") if key.startswith("illegal-now-")]
TO_THE_READER = {
    "en": "You must ", "fr": "C’est maintenant à vous d", "de": "Du musst jetzt ", "nl": "Jij moet nu ",
}  # fmt: skip
OF_ANNA = {
    "en": "Anna must ", "fr": "C’est maintenant à Anna d", "de": "Anna muss jetzt ", "nl": "Anna moet nu ",
}  # fmt: skip
POINTS = {
    "en": {0: "You have 0 points, ", 1: "You have 1 point, ", 2: "You have 2 points, "},
    "fr": {0: "Vous avez 0 point et ", 1: "Vous avez 1 point et ", 2: "Vous avez 2 points et "},
    "de": {0: "Du hast 0 Punkte, ", 1: "Du hast 1 Punkt, ", 2: "Du hast 2 Punkte, "},
    "nl": {0: "Je hebt 0 punten, ", 1: "Je hebt 1 punt, ", 2: "Je hebt 2 punten, "},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", NOW)
def test_what_is_to_be_decided_now_is_told_to_the_reader_and_of_others(language, key):
    """The page calls the reader's own seat "You" (`nameOf`)."""
    texts, phrase = catalog(language), Phrase(key, {"seat": "pink"})
    assert texts.phrase(phrase, lambda _: texts.text("you")).startswith(TO_THE_READER[language])
    assert texts.phrase(phrase, lambda _: "Anna").startswith(OF_ANNA[language])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("n", [0, 1, 2])
def test_the_position_is_spoken_with_the_right_plural(language, n):
    spoken = catalog(language).text("speak-mine", points=n, gold=n, cards="7")
    assert spoken.startswith(POINTS[language][n])
