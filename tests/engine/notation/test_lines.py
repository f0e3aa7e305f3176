"""Turns as lines of text."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naqala.engine import actions, components, djinns, notation
from naqala.engine.actions import ACTIONS, END_TURN, Choose
from naqala.engine.components import ASSASSIN, C3, FISH, MERCHANT, VIZIER
from naqala.engine.djinns import HAGIS
from naqala.engine.notation import (
    DrawnCard,
    DrawnDjinn,
    DrawnMeeple,
    LoggedAction,
    NotationError,
    TurnLine,
    line_from_json,
    line_json,
    line_text,
    parse_line,
)
from naqala.engine.notation.vocabulary import CARD, DJINN, TRIBE
from tests.engine.notation.random_games import deals, error_of, lines

NAMES = vars(actions) | vars(djinns) | vars(components) | vars(notation)
PINK = 1

drawn = st.one_of(
    st.builds(DrawnCard, st.integers(0, 9)),
    st.builds(DrawnDjinn, st.integers(0, 21)),
    st.builds(DrawnMeeple, st.integers(0, 4)),
)
logged_actions = st.builds(LoggedAction, st.sampled_from(ACTIONS), st.lists(drawn, max_size=5).map(tuple))
any_lines = st.builds(TurnLine, st.integers(0, 3), st.lists(logged_actions, min_size=1, max_size=6).map(tuple))


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
    line = TurnLine(
        PINK,
        (
            LoggedAction(Choose(C3), (DrawnMeeple(MERCHANT), DrawnMeeple(VIZIER), DrawnMeeple(ASSASSIN))),
            LoggedAction(END_TURN, (DrawnCard(FISH), DrawnDjinn(HAGIS))),
        ),
    )
    assert str(line) == "pink at:C3 {mva} end {fish Hagis}"


def test_cards_djinns_and_meeples_have_no_name_in_common():
    names = [name.lower() for name in [*CARD.names, *DJINN.names]]
    assert len(set(names)) == len(names)
    assert not any(set(name) <= set("".join(TRIBE.names)) for name in names)


def test_a_line_has_an_action():
    with pytest.raises(ValueError, match="at least one action"):
        TurnLine(PINK, ())


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "There is no seat ''"),
        ("green end", "There is no seat 'green'"),
        ("pink", "Word 2: There is no action"),
        ("pink  end", "Word 2: There is no action; separate"),
        ("pink end ", "Word 3: There is no action"),
        ("pink C3> D3q", "Word 3, at 'D3q'"),
        ("pink {fish} end", "Word 2, at '{fish}'"),
        ("pink end {fish", "Word 3, at '{fish': The brace is not closed"),
        ("pink end {}", "Word 2: '' is not a card, a djinn or meeples"),
        ("pink end {fihs}", "'fihs' is not a card"),
        ("pink end {fish}{silk}", "is not a card"),
        ("pink end {fish} {silk}", "Word 4, at '{silk}'"),
        ("pink at:C3{mva}", "Word 2, at 'at:C3{mva}'"),
    ],
)
def test_an_invalid_line_is_rejected_with_reason_and_place(text, complaint):
    with pytest.raises(NotationError, match=complaint):
        parse_line(text)


@pytest.mark.parametrize(
    "data",
    [
        None,
        {"seat": "pink"},
        {"seat": "pink", "actions": []},
        {"seat": 1, "actions": [{"action": {"action": "pass"}, "drawn": []}]},
        {"seat": "pink", "actions": ["pass"]},
        {"seat": "pink", "actions": [{"action": {"action": "pass"}, "drawn": [1]}]},
        {"seat": "pink", "actions": [{"action": {"action": "pass"}, "drawn": "fish"}]},
    ],
)
def test_invalid_json_of_a_line_is_rejected(data):
    with pytest.raises(NotationError):
        line_from_json(data)


@given(any_lines, st.integers(0, 10**6))
def test_a_corrupted_line_is_rejected_with_a_sentence_or_is_another_line(line, seed):
    chance = random.Random(seed)
    text = list(str(line))
    for _ in range(chance.randint(1, 3)):
        text[chance.randrange(len(text))] = chance.choice([*" {}+:>x3Cm", ""])
    complaint = error_of(parse_line, "".join(text))
    if complaint:
        assert "Right is, for example" in complaint
    else:
        read = parse_line("".join(text))
        assert parse_line(str(read)) == read
