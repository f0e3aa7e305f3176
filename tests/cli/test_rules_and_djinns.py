"""The commands that print the rules and the djinns."""

import re
from pathlib import Path

import pytest

from naqala.engine.djinns import DJINNS
from naqala.engine.things import djinn_text
from naqala.locales import LANGUAGES, catalog
from naqala.server.rules_text import file_name, rule, rules, sections, text

ROOT = Path(__file__).parents[2]


def test_the_rules_are_those_of_the_docs(naqala):
    """A wheel contains a copy of docs/rules.md."""
    docs = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    assert text() == docs
    numbers = re.findall(r"^(?:- |\| )([A-Z]\d+) ", docs, re.MULTILINE)
    assert list(rules()) == numbers
    assert re.findall(r"^([A-Z]\d+) ", naqala("rules").out, re.MULTILINE) == numbers


def test_a_rule_is_found_by_its_number():
    assert rule("V1") == rule("v1") == "1 per gold."
    assert str(rule("M3")).startswith("No diagonal step")
    assert str(rule("D9")).startswith("Hagis (value 10, price E or F): ")
    assert rule("D26") == (
        "Sloar is not offered when pile and discard are both empty: the Fakir just paid would be the card drawn. "
        "[ruling: T5]"
    )
    assert rule("Z1") is rule("") is rule("M") is None


def test_the_rules_exist_in_every_language_with_texts_and_in_no_other():
    there = {path.name for path in (ROOT / "docs").glob("rules*.md")}
    wanted = {file_name(language) for language in LANGUAGES}
    assert there == wanted, f"missing: docs/{wanted - there}; no texts for docs/{there - wanted}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_rule(naqala, language):
    """With all its figures."""
    assert text(language) == (ROOT / "docs" / file_name(language)).read_text(encoding="utf-8")
    assert list(sections(language)) == list(sections())
    assert list(rules(language)) == list(rules())
    for number, english in rules().items():
        assert figures(english) <= figures(rule(number, language)), number
    assert re.findall(r"^([A-Z]\d+) ", naqala("rules", "--language", language).out, re.MULTILINE) == list(rules())


def figures(rule_text):
    """The numbers above 1, which may be a word, of a text, and the rules it mentions."""
    return set(re.findall(r"\b[A-Z]?\d+\b", rule_text)) - {"1"}


def test_a_rule_is_printed_in_another_language(naqala):
    assert naqala("rules", "--language", "de", "P4").out.startswith("P4   Großer Markt")
    assert "chameau" in naqala("rules", "--language", "fr", "K2").out


def test_an_unknown_language_is_refused_with_those_that_exist(naqala):
    result = naqala("rules", "--language", "xx", "P4")
    assert result.code == 2
    assert ", ".join(LANGUAGES) in result.err


def test_a_section_is_printed_by_its_letter(naqala):
    result = naqala("rules", "g").out
    assert result.startswith("G. Sale\nG1   At the end of their turn")
    assert "N1" not in result


def test_rules_are_looked_up_by_a_word(naqala):
    result = naqala("rules", "BACKTRACK").out
    assert re.findall(r"^([A-Z]\d+) ", result, re.MULTILINE) == ["M4"]


@pytest.mark.parametrize(
    ("word", "why"),
    [("M99", "Section M (Moving meeples) ends with M7"), ("Z1", "There is no rule Z1"), ("xyzzy", "No rule contains")],
)
def test_an_unknown_rule_is_refused_with_the_reason(naqala, word, why):
    result = naqala("rules", word)
    assert (result.code, result.out) == (2, "")
    assert why in result.err


# djinns


def test_every_djinn_is_printed_with_value_price_power_and_rule(naqala, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    result = naqala("djinns").out
    for djinn in DJINNS:
        assert re.search(rf"^{djinn.name} +{djinn.value} points .*{djinn.rule}$", result, re.MULTILINE)
        assert catalog("en").phrase(djinn_text(djinn.name)) in " ".join(result.split())
    assert re.search(r"^Kumarbi .* 1 or more Fakirs .*D14$", result, re.MULTILINE)
    assert re.search(r"^Utug .* an Elder, and an Elder or a Fakir +D23$", result, re.MULTILINE)
    assert re.search(r"^Boaz .* no price, always active", result, re.MULTILINE)


@pytest.mark.parametrize(
    ("typed", "name"),
    [("hagis", "Hagis"), ("BAAL", "Ba'al"), ("anun nak", "Anun-Nak"), ("al-am", "Al-Amin"), ("le", "Leta")],
)
def test_a_djinn_is_found_by_enough_of_its_name(naqala, typed, name):
    result = naqala("djinns", typed).out
    assert result.startswith(f"{name} ")
    assert result.count(" points ") == 1
    assert re.search(rf"^ +D\d+ {name} \(value", result, re.MULTILINE)


@pytest.mark.parametrize(
    ("typed", "why"),
    [("k", "Kandicha or Kumarbi"), ("hages", "Did you mean Hagis?"), ("xyzzy", "lists all 22"), ("", "no djinn ''")],
)
def test_an_unknown_djinn_is_refused_with_the_reason(naqala, typed, why):
    result = naqala("djinns", typed)
    assert result.code == 2
    assert why in result.err
