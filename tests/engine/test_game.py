"""A game keeps its log, undoes what may be undone, and proves its deal."""

import pickle
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naqala.engine import fairness
from naqala.engine.actions import END_TURN, Bid, Choose, Drop, Invoke, PickUp
from naqala.engine.components import C3, D3, E3, FAKIR, FISH, OASIS, VIZIER
from naqala.engine.djinns import ANUN_NAK, ENKI, SIBITTIS, SLOAR
from naqala.engine.errors import CannotUndo, IllegalAction
from naqala.engine.events import CardDrawn, HiddenCardDrawn
from naqala.engine.game import Game
from tests import games
from tests.positions import BLUE, PINK, Seat, game_at, play, sow

seeds = st.integers(0, 2**128 - 2)


@given(st.sampled_from(games.DEALS), st.integers(2, 4), seeds)
def test_a_game_with_undos_ends_as_the_same_game_without(deal, players, seed):
    game = Game.at(deal(players, seed))
    chance = random.Random(seed)
    while not game.over:
        before, log = game.state, game.log
        action = chance.choice(game.options)
        revocable = game.can_be_undone(action)
        game.play(action)
        assert game.can_undo >= revocable
        if not revocable:
            assert not game.can_undo
            with pytest.raises(CannotUndo):
                game.undo()
        elif chance.random() < 0.3:
            assert game.undo() == action
            assert (game.state, game.log) == (before, log)
            assert game.options == tuple(before.options())
    straight = Game.at(deal(players, seed))
    play(straight, *game.log)
    assert straight.state == game.state


def test_nothing_can_be_undone_before_the_first_action():
    with pytest.raises(CannotUndo, match="cannot be undone"):
        Game.new().undo()


def test_a_walk_is_undone_step_by_step():
    game = game_at({C3: "ve", D3: "v", E3: "e"})
    play(game, PickUp(C3))
    lifted = game.state
    play(game, Drop(D3, VIZIER))
    assert game.undo() == Drop(D3, VIZIER)
    assert game.state == lifted
    assert game.undo() == PickUp(C3)
    assert not game.can_undo


def test_the_whole_turn_is_undone_at_once():
    game = game_at({C3: "v", D3: "v"}, places={D3: OASIS}, blue=Seat(elders=1, djinns=[ENKI]))
    before = game.state
    sow(game, "C3 D3v")
    assert game.restart_turn() == PickUp(C3)
    assert game.state == before
    with pytest.raises(CannotUndo):
        game.restart_turn()


def test_restarting_a_turn_keeps_the_players_previous_turn():
    game = game_at({C3: "v", D3: "vv"}, to_act=[BLUE, PINK, PINK], blue=Seat(cards=[FISH]))
    sow(game, "C3 D3v")
    play(game, END_TURN)
    assert game.seat == BLUE
    with pytest.raises(CannotUndo, match="Nothing of this turn"):
        game.restart_turn()
    assert game.undo() == END_TURN
    assert game.restart_turn() == PickUp(C3)


@pytest.mark.parametrize("djinn", [SLOAR, SIBITTIS])
def test_a_draw_from_a_deck_cannot_be_undone(djinn):
    game = game_at({C3: "v", D3: "v"}, blue=Seat(elders=2, cards=[FAKIR], djinns=[djinn]))
    invoke = Invoke(djinn, fakirs=1)
    assert not game.can_be_undone(invoke)
    play(game, invoke)
    assert not game.can_undo


def test_a_power_can_be_undone_until_meeples_are_drawn_from_the_bag():
    game = game_at({C3: "v", D3: "v"}, blue=Seat(elders=1, djinns=[ANUN_NAK]))
    assert game.can_be_undone(Invoke(ANUN_NAK))
    play(game, Invoke(ANUN_NAK))
    (first, *_) = game.options
    assert isinstance(first, Choose)
    assert not game.can_be_undone(first)


def test_a_bid_cannot_be_undone_once_another_seat_decides():
    game = Game.new(4, seed=1)
    play(game, Bid(3))
    assert not game.can_undo


def test_only_options_can_be_checked_for_undo():
    with pytest.raises(IllegalAction):
        Game.new(2, seed=1).can_be_undone(END_TURN)


def test_listeners_receive_every_action_and_its_events():
    game = Game.new(2, seed=1)
    received = []
    game.listen(lambda action, events: received.append((action, events)))
    action = game.options[0]
    events = game.play(action)
    assert received == [(action, events)]


@given(st.integers(2, 4), seeds)
def test_the_committed_seed_deals_the_game_again(players, seed):
    game = Game.new(players, seed)
    chance = random.Random(seed)
    while not game.over:
        game.play(chance.choice(game.options))
    shown, salt = game.reveal()
    assert fairness.commitment(shown, salt) == game.commitment
    again = Game.new(players, shown)
    play(again, *game.log)
    assert again.state == game.state


def test_the_same_seed_has_another_commitment_each_time():
    assert Game.new(2, seed=1).commitment != Game.new(2, seed=1).commitment


@pytest.mark.rule("H2")
def test_the_seed_is_a_secret_until_the_end():
    with pytest.raises(IllegalAction, match="secret until the game is over"):
        Game.new(2, seed=1).reveal()


def test_a_game_from_a_position_has_no_seed_to_reveal():
    game = game_at({C3: "v", D3: "v"})
    assert game.commitment == ""
    with pytest.raises(IllegalAction, match="started from a position"):
        game.reveal()


@pytest.mark.parametrize("seed", [-1, 2**128])
def test_a_seed_has_128_bits(seed):
    with pytest.raises(ValueError, match="A seed is a number from 0 to"):
        Game.new(2, seed=seed)


def test_every_game_without_a_seed_is_another():
    assert Game.new().start != Game.new().start


def test_each_round_has_its_own_luck():
    game = Game.new(2, seed=1)
    while game.state.round == 1:
        game.play(game.options[0])
    assert game.state.luck.key() == fairness.luck_of_round(fairness.key_of(1), 2).key()


@pytest.mark.rule("H2")
def test_with_open_hands_everybody_sees_hands_and_draws():
    for hands_open in (False, True):
        state = game_at({C3: "v", D3: "v"}, blue=Seat(cards=[FAKIR, FISH], djinns=[SLOAR])).state
        game = Game.at(state, hands_open=hands_open)
        events = game.visible_events(PINK, game.play(Invoke(SLOAR, fakirs=1)))
        drawn = CardDrawn if hands_open else HiddenCardDrawn
        assert [type(event) for event in events][-1] is drawn
        assert len(game.view(PINK).holdings) == (2 if hands_open else 1)
        assert bool(game.memory(PINK).draws) is not hands_open


@pytest.mark.rule("H3")
@given(st.integers(2, 4), seeds)
def test_a_memory_requested_sometimes_equals_one_that_saw_every_event(players, seed):
    game = Game.at(games.rich(players, seed))
    chance = random.Random(seed)
    while not game.over:
        game.play(chance.choice(game.options))
        if chance.random() < 0.1:
            game.memory(chance.randrange(players))
        if game.can_undo and chance.random() < 0.1:
            game.undo()
    fresh = Game.at(games.rich(players, seed))
    play(fresh, *game.log)
    for seat in range(players):
        assert game.memory(seat) == fresh.memory(seat)


def test_the_memory_returned_is_a_copy():
    game = Game.at(games.rich(2, 1))
    kept = game.memory(0)
    before = pickle.dumps(kept)
    for _ in range(20):
        game.play(game.options[0])
        game.memory(0)
    assert pickle.dumps(kept) == before
