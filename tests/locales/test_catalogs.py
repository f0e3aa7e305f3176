"""Every language has every text, with the same variables, and nothing is left in English."""

from __future__ import annotations

from collections import Counter

import pytest

from naqala.engine.components import CARD_NAMES, TRIBE_LETTERS
from naqala.engine.djinns import DJINNS
from naqala.engine.things import djinn_text
from naqala.locales import LANGUAGES, catalog
from naqala.locales.languages import ENGLISH
from tests.locales.ftl import Message, all_messages, junk, messages

languages = pytest.mark.parametrize("language", LANGUAGES)
others = pytest.mark.parametrize("language", [language for language in LANGUAGES if language != ENGLISH])

# Arguments that the program always passes to these texts; a language uses them if its grammar needs them.
OPTIONAL = {"score-": {"you"}, "log-": {"you"}, "terminal-walks": {"you"}, "thing-": {"n", "case"}}
THINGS = [*TRIBE_LETTERS, *[name.lower() for name in CARD_NAMES], "camel", "palm", "palace", "djinn", "card", "coin"]
MOST_EQUAL_WORDS = 3  # names and numbers may look the same; a sentence may not

# Texts that are the same as in English, with the reason.
SAME_AS_ENGLISH: dict[tuple[str, str], str] = {}


def optional(key: str) -> set[str]:
    return {variable for prefix, found in OPTIONAL.items() if key.startswith(prefix) for variable in found}


def complaint(language: str, message: Message, what: str) -> str:
    return f"{language}/{message.file}: {message.key} {what}"


@languages
def test_every_file_can_be_read(language):
    assert junk(language) == []


@languages
def test_no_text_is_defined_twice(language):
    counts = Counter(message.key for message in all_messages(language))
    twice = [complaint(language, one, "is defined twice") for one in all_messages(language) if counts[one.key] > 1]
    assert not twice, "\n".join(twice)


@others
def test_every_text_is_translated(language):
    there = messages(language)
    missing = [complaint(language, one, "is missing") for key, one in messages(ENGLISH).items() if key not in there]
    assert not missing, "\n".join(missing)


@others
def test_no_text_is_left_over(language):
    left = [
        complaint(language, one, "is not in English")
        for key, one in messages(language).items()
        if key not in messages(ENGLISH)
    ]
    assert not left, "\n".join(left)


@others
def test_every_text_has_the_variables_of_the_english_one(language):
    wrong = []
    for key, english in messages(ENGLISH).items():
        translated = messages(language).get(key)
        if translated is None:
            continue
        free = optional(key)
        for name in sorted(english.variables - translated.variables - free):
            wrong.append(complaint(language, translated, f"lacks ${name}"))
        for name in sorted(translated.variables - english.variables - free):
            wrong.append(complaint(language, translated, f"has ${name}, which is never given"))
    assert not wrong, "\n".join(wrong)


@others
def test_no_sentence_is_left_in_english(language):
    same = [
        complaint(language, one, f"is the same as in English: {one.source}")
        for key, one in messages(language).items()
        if key in messages(ENGLISH)
        and one.source == messages(ENGLISH)[key].source
        and one.words > MOST_EQUAL_WORDS
        and (language, key) not in SAME_AS_ENGLISH
    ]
    assert not same, "\n".join(same)


@languages
def test_every_thing_has_words_for_none_one_and_many(language):
    texts = catalog(language)
    for code in THINGS:
        for n in (0, 1, 2, 5):
            for case in ("nominative", "accusative", "dative"):
                assert texts.thing((code, n), case).strip(), (code, n, case)


@languages
def test_every_djinn_has_a_text_and_a_price(language):
    texts = catalog(language)
    for djinn in DJINNS:
        assert texts.phrase(djinn_text(djinn.name)).strip()
        assert texts.phrase(djinn.price.phrase()).strip()


@languages
def test_no_text_exclaims(language):
    """The page and the terminal speak calmly."""
    loud = [complaint(language, one, one.source) for one in all_messages(language) if "!" in one.source]
    assert not loud, "\n".join(loud)
