"""French: `de` before a name. The page does the same in `web/src/texts/fluent.ts`."""

from __future__ import annotations

import pytest

from naqala.locales import catalog


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Léa", "de Léa"), ("Anna", "d’Anna"), ("Émile", "d’Émile"), ("Ömer", "d’Ömer"), ("Œdipe", "d’Œdipe"),
        ("Yves", "d’Yves"), ("yvonne", "d’yvonne"), ("Yann", "de Yann"), ("Yasmine", "de Yasmine"),
        ("Yéhudi", "de Yéhudi"), ("Y", "de Y"), ("Y.", "de Y."), ("Henri", "de Henri"), ("Hagis", "de Hagis"),
        ("Wadji", "de Wadji"), ("7", "de 7"), ("", "de "),
    ],
)  # fmt: skip
def test_de_is_elided_before_a_vowel(name, text):
    assert catalog("fr").text("prompt-other", name=name) == f"En attente {text}…"
