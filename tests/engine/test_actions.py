"""Actions are values that exist once."""

import pickle

import pytest

from naqala.engine import actions, components, djinns
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
from naqala.engine.components import C3, FAKIR, FISH, MERCHANT, SILK

NAMES = vars(actions) | vars(components) | vars(djinns)


def test_every_action_is_at_its_index():
    assert [action.id for action in ACTIONS] == list(range(len(ACTIONS)))


def test_an_action_keeps_its_identity_through_pickle():
    assert all(pickle.loads(pickle.dumps(action)) is action for action in ACTIONS)


def test_the_repr_of_an_action_builds_it_again():
    for action in ACTIONS:
        again = eval(repr(action), NAMES)
        assert again == action
        assert hash(again) == hash(action)
        assert again.parts() == action.parts()


def test_different_actions_differ():
    assert len(set(ACTIONS)) == len({repr(action) for action in ACTIONS}) == len(ACTIONS)


def test_an_action_reads_like_the_move_it_is():
    assert repr(Drop(C3, MERCHANT)) == "Drop(tile=C3, tribe=MERCHANT)"
    assert repr(Invoke(djinns.BAAL, fakirs=1)) == "Invoke(djinn=BAAL, fakirs=1)"
    assert repr(Sell.of(SILK, FISH)) == "Sell.of(SILK, FISH)"


def test_an_action_equals_nothing_else():
    assert PickUp(C3) != C3
    assert PickUp(C3) != Choose(C3)


@pytest.mark.parametrize(
    ("build", "parts", "complaint"),
    [
        (Bid, [4], "No spot of the turn order track costs 4"),
        (Bid, [1, 2], "There is no number of Fakirs 2"),
        (PickUp, [30], "There is no tile 30; they go from 0 to 29."),
        (PickUp, [-1], "There is no tile -1"),
        (Drop, [C3, 5], "There is no tribe 5"),
        (Build, [19], "There is no number of Fakirs 19"),
        (Kill, [C3, -1], "There is no tribe -1"),
        (Strike, [4, 0], "There is no seat 4"),
        (Strike, [0, MERCHANT], "There is no tribe 2 that players hold"),
        (Buy, [6], "There is no slot 6"),
        (Summon, [22], "There is no djinn 22"),
        (Summon, [0, 2], "There is no number of Fakirs 2"),
        (Invoke, [-1], "There is no djinn -1"),
        (Choose, [30], "There is no tile 30"),
        (Keep, [22], "There is no djinn 22"),
        (Sell, [0], "There is no suit 0"),
        (Sell, [512], "There is no suit 512"),
        (Sell.of, [SILK, SILK], "A suit holds Silk once at most"),
        (Sell.of, [FAKIR], "Fakirs are never sold"),
    ],
)
def test_an_impossible_action_cannot_be_built(build, parts, complaint):
    with pytest.raises(ValueError, match=complaint):
        build(*parts)
