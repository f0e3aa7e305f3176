"""A turn on a line."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naqala.engine import actions, djinns, notation, things
from naqala.engine.actions import ACTIONS, END_TURN, Choose
from naqala.engine.djinns import HAGIS
from naqala.engine.notation import (
    Deed,
    DrawnCard,
    DrawnDjinn,
    DrawnMeeple,
    Line,
    NotationError,
    line_from_json,
    line_json,
    line_text,
    parse_line,
)
from naqala.engine.notation.words import CARD, DJINN, TRIBE
from naqala.engine.things import ASSASSIN, C3, FISH, MERCHANT, VIZIER
from tests.engine.notation.playing import deals, lines, refusal

NAMES = vars(actions) | vars(djinns) | vars(things) | vars(notation)
PINK = 1

drawn = st.one_of(
    st.builds(DrawnCard, st.integers(0, 9)),
    st.builds(DrawnDjinn, st.integers(0, 21)),
    st.builds(DrawnMeeple, st.integers(0, 4)),
)
deeds = st.builds(Deed, st.sampled_from(ACTIONS), st.lists(drawn, max_size=5).map(tuple))
any_lines = st.builds(Line, st.integers(0, 3), st.lists(deeds, min_size=1, max_size=6).map(tuple))


@given(any_lines)
def test_a_line_is_read_back_from_its_text_its_json_and_its_repr(line):
    assert parse_line(line_text(line)) == parse_line(str(line).upper()) == line
    assert line_from_json(json.loads(json.dumps(line_json(line)))) == line
    assert eval(repr(line), dict(NAMES)) == line


@given(deals, st.integers(0, 10**6).map(random.Random))
def test_every_line_of_a_game_is_read_back(state, chance):
    for line in lines(state, chance):
        assert parse_line(str(line)) == line
        assert "\n" not in str(line)


def test_a_line_reads_like_this():
    line = Line(
        PINK,
        (
            Deed(Choose(C3), (DrawnMeeple(MERCHANT), DrawnMeeple(VIZIER), DrawnMeeple(ASSASSIN))),
            Deed(END_TURN, (DrawnCard(FISH), DrawnDjinn(HAGIS))),
        ),
    )
    assert str(line) == "pink at:C3 {mva} end {fish Hagis}"


def test_cards_djinns_and_meeples_have_no_word_in_common():
    names = [name.lower() for name in [*CARD.names, *DJINN.names]]
    assert len(set(names)) == len(names)
    assert not any(set(name) <= set("".join(TRIBE.names)) for name in names)


def test_a_line_without_a_deed_is_none():
    with pytest.raises(ValueError, match="somebody does something"):
        Line(PINK, ())


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "There is no seat ''"),
        ("green end", "There is no seat 'green'"),
        ("pink", "Word 2: There is no action"),
        ("pink  end", "Word 2: There is no action; one blank"),
        ("pink end ", "Word 3: There is no action"),
        ("pink C3> D3q", "Word 3, at 'D3q'"),
        ("pink {fish} end", "Word 2, at '{fish}'"),
        ("pink end {fish", "Word 3, at '{fish': The brace is not closed"),
        ("pink end {}", "Word 2: '' is no card, djinn or meeple"),
        ("pink end {fihs}", "'fihs' is no card"),
        ("pink end {fish}{silk}", "is no card"),
        ("pink end {fish} {silk}", "Word 4, at '{silk}'"),
        ("pink at:C3{mva}", "Word 2, at 'at:C3{mva}'"),
    ],
)
def test_a_wrong_line_is_told_what_is_wrong_and_where(text, complaint):
    with pytest.raises(NotationError, match=complaint):
        parse_line(text)


@pytest.mark.parametrize(
    "said",
    [
        None,
        {"seat": "pink"},
        {"seat": "pink", "deeds": []},
        {"seat": 1, "deeds": [{"action": {"action": "pass"}, "drawn": []}]},
        {"seat": "pink", "deeds": ["pass"]},
        {"seat": "pink", "deeds": [{"action": {"action": "pass"}, "drawn": [1]}]},
        {"seat": "pink", "deeds": [{"action": {"action": "pass"}, "drawn": "fish"}]},
    ],
)
def test_wrong_json_of_a_line_is_refused(said):
    with pytest.raises(NotationError):
        line_from_json(said)


@given(any_lines, st.integers(0, 10**6))
def test_a_spoilt_line_is_refused_in_a_sentence_or_is_another_line(line, seed):
    chance = random.Random(seed)
    text = list(str(line))
    for _ in range(chance.randint(1, 3)):
        text[chance.randrange(len(text))] = chance.choice([*" {}+:>x3Cm", ""])
    complaint = refusal(parse_line, "".join(text))
    if complaint:
        assert "Right is, for example" in complaint
    else:
        read = parse_line("".join(text))
        assert parse_line(str(read)) == read
