"""Every action is one short word, and the word is that action."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naqala.engine.actions import (
    ACTIONS,
    Action,
    Bid,
    Build,
    Buy,
    Choose,
    Drop,
    Invoke,
    Keep,
    Kill,
    PickUp,
    Sell,
    Strike,
    Summon,
)
from naqala.engine.djinns import ANUN_NAK, BAAL, HAGIS
from naqala.engine.notation import NotationError, action_from_json, action_json, action_text, parse_action
from naqala.engine.things import C3, D3, ELDER, FISH, MERCHANT, SILK, VIZIER
from tests.engine.notation.playing import refusal

PINK = 1


def test_every_action_is_read_back_from_its_text():
    assert all(parse_action(action_text(action)) is action for action in ACTIONS)


def test_capitals_do_not_matter():
    for action in ACTIONS:
        assert parse_action(action_text(action).upper()) is action
        assert parse_action(action_text(action).lower()) is action


def test_every_action_is_read_back_from_its_json():
    assert all(action_from_json(json.loads(json.dumps(action_json(action)))) is action for action in ACTIONS)


def test_no_two_actions_have_one_text_and_none_has_a_blank():
    texts = {action_text(action).lower() for action in ACTIONS}
    assert len(texts) == len(ACTIONS)
    assert not any(" " in text for text in texts)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Bid(5), "bid:5"),
        (Bid(12, fakirs=2), "bid:12-2"),
        (PickUp(C3), "C3>"),
        (Drop(D3, MERCHANT), "D3m"),
        (Build(0), "build"),
        (Build(2), "build:2"),
        (Kill(D3, VIZIER), "xD3v"),
        (Strike(PINK, ELDER), "xpink:e"),
        (Buy(0), "buy:1"),
        (Summon(BAAL), "summon:Ba'al"),
        (Invoke(ANUN_NAK, fakirs=1), "call:Anun-Nak+F"),
        (Choose(D3), "at:D3"),
        (Keep(HAGIS), "keep:Hagis"),
        (Sell.of(FISH, SILK), "sell:silk+fish"),
    ],
)
def test_an_action_reads_like_this(action, text):
    assert action_text(action) == text


def test_the_order_of_the_goods_does_not_matter():
    assert parse_action("sell:fish+silk") == parse_action("sell:silk+fish") == Sell.of(SILK, FISH)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "There is no action"),
        ("C3", "After a tile comes > to pick up, or v e m b a"),
        ("D3x", "At 'D3x': After a tile comes"),
        ("G3m", "This is no action"),
        ("bid:4", r"a price of the track \(0 1 3 5 8 12 18\), .* not '4'"),
        ("bid:05", "not '05'"),
        ("bid:1-2", "not '1-2'"),
        ("build:0", "how many Fakirs"),
        ("build:19", "up to 18, not '19'"),
        ("xpink:m", "a tile and a tribe, or a seat"),
        ("buy:7", "from 1 to 6, not '7'"),
        ("call:Hagiss", "comes a djinn.* not 'Hagiss'. Right is, for example, call:Hagis"),
        ("sell:fish+fish", "different goods"),
        ("sell:fakir", "Fakirs never"),
        ("sell:", "different goods"),
        (" pass", "This is no action"),
        ("pass\n", "This is no action"),
        ("\u212aeep:Hagis", "This is no action"),  # the sign of kelvin is no k
        ("at:\uff23\uff13", "This is no action"),
    ],
)
def test_a_wrong_text_is_told_what_is_wrong(text, complaint):
    with pytest.raises(NotationError, match=complaint):
        parse_action(text)


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        (None, "None says no action"),
        ([], "a list says no action"),
        ({"action": ["drop"]}, "says no action"),
        ({"action": "drop", "tile": "D3"}, "The key 'tribe' is missing"),
        ({"action": "pass", "tile": "D3"}, "The key 'tile' has no meaning here"),
        ({"action": "pick-up", "tile": 14}, "14 is no string"),
        ({"action": "bid", "price": 4, "fakirs": 0}, "There is no bid with price 4, fakirs 0"),
        ({"action": "bid", "price": True, "fakirs": 0}, "True is no number"),
        ({"action": "buy", "slot": 0}, "0 is not from 1 to 6"),
        ({"action": "buy", "slot": 10**99}, "so big a number is not from 1 to 6"),
        ({"action": "sell", "suit": []}, "There is no good"),
        ({"action": "sell", "suit": ["fish", "Fish"]}, "fish is there twice"),
        ({"action": "strike", "rival": "pink", "tribe": "m"}, "There is no strike with"),
    ],
)
def test_wrong_json_is_told_what_is_wrong(said, complaint):
    with pytest.raises(NotationError, match=complaint):
        action_from_json(said)


@given(st.text() | st.text("CDx3>vmpinkbuild:sell+fish-F"))
def test_whatever_is_no_action_is_refused_in_a_sentence(text):
    complaint = refusal(parse_action, text)
    assert "Right is, for example" in complaint if complaint else parse_action(text) in ACTIONS


def test_an_action_speaks_the_notation_and_is_understood():
    assert all(Action.parse(str(action)) is action for action in ACTIONS)
