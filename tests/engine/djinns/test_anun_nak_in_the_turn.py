"""Anun-Nak (D3): how its meeples change the turn in which they are drawn."""

from collections import Counter

import pytest

from naqala.engine.actions import END_TURN, GO_ON, NO_MOVE, PASS, Choose, Invoke, Kill, PickUp
from naqala.engine.components import (
    A1,
    ASSASSIN,
    B1,
    C3,
    D3,
    D5,
    E5,
    F3,
    FAKIR,
    SACRED_PLACE,
    SMALL_MARKET,
    TRIBE_COUNT,
)
from naqala.engine.djinns import ANUN_NAK, BOURAQ
from naqala.engine.events import GameEnded, MeeplesBagged, NoMoveDeclared
from naqala.engine.setup import MEEPLES_IN_BOX
from tests.positions import BLUE, LETTERS, PINK, Seat, bag, game_at, happened, meeples, options, play, sow

pytestmark = pytest.mark.rule("D3")

LONELY = {A1: "vemba"}


def everyone_but(elsewhere):
    """All meeples of the box but these, by letter."""
    left = Counter("".join(letter * n for letter, n in zip(LETTERS, MEEPLES_IN_BOX, strict=True)))
    left.subtract(elsewhere)
    return "".join(left.elements())


@pytest.mark.rule("E2")
def test_a_player_without_a_move_may_use_it_first():
    game = game_at(LONELY, blue=Seat(elders=1, djinns=[ANUN_NAK]))
    assert list(game.options) == [NO_MOVE, Invoke(ANUN_NAK)]


@pytest.mark.rule("E2", "M7")
def test_if_it_opens_a_move_that_move_must_be_made():
    game = game_at(LONELY, blue=Seat(elders=1, djinns=[ANUN_NAK]))
    events = play(game, Invoke(ANUN_NAK), Choose(B1))
    assert list(game.options) == [PickUp(A1), PickUp(B1)]
    assert (happened(events, NoMoveDeclared), game.state.no_move) == ([], False)


@pytest.mark.rule("E2")
def test_if_it_opens_no_move_no_move_is_declared():
    game = game_at({}, blue=Seat(elders=1, djinns=[ANUN_NAK]))
    assert happened(play(game, Invoke(ANUN_NAK), Choose(B1)), NoMoveDeclared) == [NoMoveDeclared(BLUE)]
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("E2")
def test_if_it_opens_no_move_a_player_with_another_power_declares_it_themselves():
    game = game_at({}, blue=Seat(elders=2, djinns=[ANUN_NAK, BOURAQ]))
    play(game, Invoke(ANUN_NAK), Choose(B1))
    assert list(game.options) == [NO_MOVE, Invoke(BOURAQ)]


@pytest.mark.rule("E2")
def test_after_no_move_was_declared_its_meeples_are_not_moved():
    game = game_at(LONELY, to_act=[PINK, BLUE, PINK], blue=Seat(elders=1, djinns=[ANUN_NAK]))
    play(game, NO_MOVE, Invoke(ANUN_NAK), Choose(B1))
    assert list(game.options) == [END_TURN]
    for seat in [PINK, BLUE, PINK]:
        ended = play(game, END_TURN)
        assert (game.seat, list(game.options), happened(ended, GameEnded)) == (seat, [END_TURN], [])
    assert happened(play(game, END_TURN), GameEnded) == [GameEnded(False, True)]


@pytest.mark.rule("T4")
def test_collected_meeples_are_not_in_the_bag_before_they_act():
    game = game_at(
        {C3: "m", D3: "m", F3: everyone_but("mme")},
        places={D3: SACRED_PLACE},
        blue=Seat(elders=1, cards=[FAKIR], djinns=[ANUN_NAK]),
    )
    sow(game, "C3 D3m")
    assert list(game.options) == [GO_ON, Invoke(ANUN_NAK, fakirs=0)]
    play(game, Invoke(ANUN_NAK), Choose(C3))
    assert (meeples(game, C3), bag(game)) == ("e", "mm")


@pytest.mark.rule("T4")
def test_collected_meeples_are_in_the_bag_once_they_have_acted():
    game = game_at(
        {C3: "m", D3: "m", F3: everyone_but("mm")},
        places={D3: SACRED_PLACE},
        blue=Seat(cards=[FAKIR], djinns=[ANUN_NAK]),
    )
    sow(game, "C3 D3m")
    assert list(game.options) == [END_TURN, Invoke(ANUN_NAK, fakirs=1)]
    play(game, Invoke(ANUN_NAK, fakirs=1), Choose(C3))
    assert (meeples(game, C3), bag(game)) == ("mm", "")


def assassins_alone(fakirs=0):
    """Blue's two Assassins on D3 have no victim."""
    game = game_at(
        {C3: "a", D3: "a"},
        places={D3: SMALL_MARKET},
        blue=Seat(elders=1, cards=[FAKIR] * fakirs, djinns=[ANUN_NAK]),
    )
    sow(game, "C3 D3a")
    return game


@pytest.mark.rule("A6")
def test_victims_it_brings_into_reach_must_be_killed():
    game = assassins_alone()
    assert list(game.options) == [PASS, Invoke(ANUN_NAK)]
    play(game, Invoke(ANUN_NAK), Choose(D5))
    there = game.state.board
    assert list(game.options) == [Kill(D5, tribe) for tribe in range(TRIBE_COUNT) if there.count(D5, tribe)]


@pytest.mark.rule("A6")
def test_meeples_it_brings_out_of_reach_are_no_victims():
    game = assassins_alone()
    events = play(game, Invoke(ANUN_NAK), Choose(E5))
    assert happened(events, MeeplesBagged) == [MeeplesBagged(BLUE, ASSASSIN, 2)]
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("A6")
def test_meeples_it_brings_within_reach_of_a_fakir_may_be_spared():
    game = assassins_alone(fakirs=1)
    play(game, Invoke(ANUN_NAK), Choose(E5))
    assert PASS in game.options
    assert len(options(game, Kill)) == len(set(meeples(game, E5)))
