"""The commands that read out the rules and the djinns."""

import re
from pathlib import Path

import pytest

from naqala.engine.djinns import DJINNS
from naqala.table import rulebook

ROOT = Path(__file__).parents[2]


def test_the_rules_are_those_of_the_docs(naqala):
    """In a checkout the text itself, in a wheel the copy of it."""
    docs = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    assert rulebook.text() == docs
    numbers = re.findall(r"^(?:- |\| )([A-Z]\d+) ", docs, re.MULTILINE)
    assert list(rulebook.rules()) == numbers
    assert re.findall(r"^([A-Z]\d+) ", naqala("rules").out, re.MULTILINE) == numbers


def test_a_rule_is_found_by_its_number():
    assert rulebook.rule("V1") == rulebook.rule("v1") == "1 per gold."
    assert str(rulebook.rule("M3")).startswith("No diagonal step")
    assert str(rulebook.rule("D9")).startswith("Hagis (value 10, price E or F): ")
    assert rulebook.rule("D26") == (
        "Sloar is not offered when pile and discard are both empty: the Fakir just paid would be the card drawn. "
        "[ruling: T5]"
    )
    assert rulebook.rule("Z1") is rulebook.rule("") is rulebook.rule("M") is None


def test_a_section_is_read_by_its_letter(naqala):
    told = naqala("rules", "g").out
    assert told.startswith("G. Sale\nG1   At the end of their turn")
    assert "N1" not in told


def test_rules_are_looked_up_by_a_word(naqala):
    told = naqala("rules", "BACKTRACK").out
    assert re.findall(r"^([A-Z]\d+) ", told, re.MULTILINE) == ["M4"]


@pytest.mark.parametrize(
    ("word", "why"),
    [("M99", "section M (Moving meeples) goes to M7"), ("Z1", "There is no rule Z1"), ("xyzzy", "No rule speaks of")],
)
def test_a_rule_that_is_none_is_told_so(naqala, word, why):
    told = naqala("rules", word)
    assert (told.code, told.out) == (1, "")
    assert why in told.err


# djinns


def test_every_djinn_is_told_with_value_price_power_and_rule(naqala, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    told = naqala("djinns").out
    for djinn in DJINNS:
        assert re.search(rf"^{djinn.name} +{djinn.value} points .*{djinn.rule}$", told, re.MULTILINE)
        assert type(djinn).text in " ".join(told.split())
    assert re.search(r"^Kumarbi .* 1 or more Fakirs .*D14$", told, re.MULTILINE)
    assert re.search(r"^Utug .* an Elder, and an Elder or a Fakir +D23$", told, re.MULTILINE)
    assert re.search(r"^Boaz .* no price, always holds", told, re.MULTILINE)


@pytest.mark.parametrize(
    ("said", "name"),
    [("hagis", "Hagis"), ("BAAL", "Ba'al"), ("anun nak", "Anun-Nak"), ("al-am", "Al-Amin"), ("le", "Leta")],
)
def test_a_djinn_is_found_by_enough_of_its_name(naqala, said, name):
    told = naqala("djinns", said).out
    assert told.startswith(f"{name} ")
    assert told.count(" points ") == 1
    assert re.search(rf"^ +D\d+ {name} \(value", told, re.MULTILINE)


@pytest.mark.parametrize(
    ("said", "why"),
    [("k", "Kandicha or Kumarbi"), ("hages", "Did you mean Hagis?"), ("xyzzy", "lists all 22"), ("", "no djinn ''")],
)
def test_a_djinn_that_is_none_is_told_so(naqala, said, why):
    told = naqala("djinns", said)
    assert told.code == 1
    assert why in told.err
