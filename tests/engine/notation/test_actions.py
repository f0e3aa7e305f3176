"""Every action has a short text from which it is read back."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naqala.engine.actions import (
    ACTIONS,
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
from naqala.engine.components import C3, D3, ELDER, FISH, MERCHANT, SILK, VIZIER
from naqala.engine.djinns import ANUN_NAK, BAAL, HAGIS
from naqala.engine.notation import NotationError, action_from_json, action_json, action_text, parse_action
from tests.engine.notation.random_games import error_of

PINK = 1


def test_every_action_is_read_back_from_its_text():
    assert all(parse_action(action_text(action)) is action for action in ACTIONS)


def test_capitals_do_not_matter():
    for action in ACTIONS:
        assert parse_action(action_text(action).upper()) is action
        assert parse_action(action_text(action).lower()) is action


def test_every_action_is_read_back_from_its_json():
    assert all(action_from_json(json.loads(json.dumps(action_json(action)))) is action for action in ACTIONS)


def test_no_two_actions_have_the_same_text_and_none_contains_a_space():
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
        ("G3m", "This is not an action"),
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
        (" pass", "This is not an action"),
        ("pass\n", "This is not an action"),
        ("\u212aeep:Hagis", "This is not an action"),  # the sign of kelvin is no k
        ("at:\uff23\uff13", "This is not an action"),
    ],
)
def test_an_invalid_text_is_rejected_with_the_reason(text, complaint):
    with pytest.raises(NotationError, match=complaint):
        parse_action(text)


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (None, "None is not an action"),
        ([], "a list is not an action"),
        ({"action": ["drop"]}, "is not an action"),
        ({"action": "drop", "tile": "D3"}, "The key 'tribe' is missing"),
        ({"action": "pass", "tile": "D3"}, "The key 'tile' is unknown here"),
        ({"action": "pick-up", "tile": 14}, "14 is not a string"),
        ({"action": "bid", "price": 4, "fakirs": 0}, "There is no bid with price 4, fakirs 0"),
        ({"action": "bid", "price": True, "fakirs": 0}, "True is not a number"),
        ({"action": "buy", "slot": 0}, "0 is not from 1 to 6"),
        ({"action": "buy", "slot": 10**99}, "a huge number is not from 1 to 6"),
        ({"action": "sell", "suit": []}, "There is no good"),
        ({"action": "sell", "suit": ["fish", "Fish"]}, "fish occurs twice"),
        ({"action": "strike", "rival": "pink", "tribe": "m"}, "There is no strike with"),
    ],
)
def test_invalid_json_is_rejected_with_the_reason(data, complaint):
    with pytest.raises(NotationError, match=complaint):
        action_from_json(data)


@given(st.text() | st.text("CDx3>vmpinkbuild:sell+fish-F"))
def test_anything_that_is_no_action_is_rejected_with_a_sentence(text):
    complaint = error_of(parse_action, text)
    assert "Right is, for example" in complaint if complaint else parse_action(text) in ACTIONS


def test_str_of_an_action_is_its_notation():
    assert all(parse_action(str(action)) is action for action in ACTIONS)
