"""Possible positions, positions with several faults, and the positions of whole games."""

import random
import re

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from naqala.engine.actions import END_TURN
from naqala.engine.components import A1, B1, F5, FISH, NOBODY, WHEAT
from naqala.engine.djinns import BAAL, BOAZ, ENKI, HAGIS
from naqala.engine.errors import ImpossiblePosition, NaqalaError
from naqala.engine.game import Game
from naqala.engine.player import Player
from naqala.engine.state import State
from naqala.engine.steps import Bidding, Selling
from tests.engine.test_audit import complaint, good
from tests.positions import BLACK, BLUE, PINK, Seat, game_at, play


def bidding() -> State:
    """Blue and Pink have bid; Blue is to bid again, then Pink."""
    game = game_at({A1: "v", B1: "v"}, asked=[Bidding(BLUE, 0)], bid_order=[BLUE, PINK, BLUE, PINK])
    play(game, game.options[0], game.options[-1])
    return game.state


def test_a_good_position_is_accepted():
    state = good()
    assert Game.at(state).state == state


def test_a_good_position_in_the_middle_of_the_bids_is_accepted():
    state = bidding()
    assert Game.at(state).state == state


def test_the_game_does_not_touch_the_position_it_was_given():
    state = good()
    game = Game.at(state)
    play(game, game.options[0])
    assert state == good()


def test_an_impossible_position_is_an_error_of_the_library():
    assert issubclass(ImpossiblePosition, NaqalaError)


@pytest.mark.rule("S1")
@pytest.mark.parametrize(
    ("players", "said"), [(0, "There are 0 players"), (1, "There is 1 player"), (5, "There are 5 players")]
)
def test_the_game_is_for_two_to_four(players: int, said: str):
    state = good()
    state.players = [Player(seat, 8) for seat in range(players)]
    assert complaint(state) == f"{said}; the game is for 2 to 4 (S1)."


def test_all_faults_are_listed_at_once():
    state = good()
    state.palms -= 1
    state.players[PINK].gold = -5
    assert re.fullmatch(r"[^.]*palm trees[^.]* \(C6\)\. Pink has -5 gold \(B4\)\.", complaint(state), re.IGNORECASE)


def test_each_player_sits_on_their_own_seat():
    state = good()
    state.players[BLUE].seat = 1
    assert complaint(state) == "Blue is on seat 1, not 0."


@pytest.mark.rule("S4")
def test_the_resource_row_holds_nine():
    game_at({A1: "v", B1: "v"}, row=[FISH] * 5 + [WHEAT] * 4)
    with pytest.raises(ImpossiblePosition, match=r"^There are 10 cards in the resource row; it holds 9 \(S4\)\.$"):
        game_at({A1: "v", B1: "v"}, row=[FISH] * 5 + [WHEAT] * 5)


@pytest.mark.rule("S4")
def test_three_djinns_are_on_offer():
    game_at({A1: "v", B1: "v"}, djinn_row=[BAAL, BOAZ, ENKI])
    with pytest.raises(ImpossiblePosition, match=r"^There are 4 djinns on offer; the row holds 3 \(S4\)\.$"):
        game_at({A1: "v", B1: "v"}, djinn_row=[BAAL, BOAZ, ENKI, HAGIS])


@pytest.mark.rule("C6")
def test_the_supply_is_not_less_than_empty():
    game_at({A1: "v", B1: "v"}, palms={F5: 12}, palaces={F5: 10})
    with pytest.raises(ImpossiblePosition, match=r"Palm trees.*\(C6\)"):
        game_at({A1: "v", B1: "v"}, palms={F5: 13})
    with pytest.raises(ImpossiblePosition, match=r"Palaces.*\(C6\)"):
        game_at({A1: "v", B1: "v"}, palaces={F5: 11})


@pytest.mark.rule("C9")
def test_nobody_has_placed_more_camels_than_they_had():
    game_at({A1: "v", B1: "v"}, blue=Seat(owns=range(11)))
    with pytest.raises(ImpossiblePosition, match=r"^[^.]*\bBlue\b[^.]* \(C9\)\."):
        game_at({A1: "v", B1: "v"}, blue=Seat(owns=range(12)))


@pytest.mark.rule("C9")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 1), (4, 1)])
def test_a_missing_marker_is_detected(players: int, each: int):
    state = game_at({A1: "v", B1: "v"}, players=players).state
    state.track = vec[i64]([NOBODY if seat == PINK else seat for seat in state.track])
    assert complaint(state) == f"Turn markers of Pink: 0, not {each} (C9)."


@pytest.mark.rule("C9")
def test_during_the_bids_each_marker_is_on_one_of_the_two_tracks():
    state = bidding()
    state.order = append(state.order, BLUE)
    assert complaint(state) == "Turn markers of Blue: 3, not 2 (C9)."


@pytest.mark.rule("B1")
def test_during_the_bids_no_player_is_passed_over():
    state = bidding()
    state.track = vec[i64]([NOBODY if seat == PINK else seat for seat in state.track])
    assert complaint(state)


@pytest.mark.rule("B1")
def test_during_the_bids_the_owner_of_the_next_marker_bids():
    state = bidding()
    state.steps = [Bidding(PINK, 2)]
    assert complaint(state)


@pytest.mark.rule("C7", "C9")
def test_only_players_of_the_game_have_markers():
    state = good()
    state.track[0] = BLACK
    assert "Black" in complaint(state)


@pytest.mark.rule("C7", "C9")
@pytest.mark.parametrize("seat", [4, 7, -2])
def test_a_marker_of_a_nonexistent_player_is_a_fault_and_not_a_crash(seat: int):
    state = good()
    state.track[0] = seat
    assert complaint(state)


@pytest.mark.rule("E4")
def test_when_the_game_is_over_there_need_be_no_steps():
    game = game_at({A1: "v", B1: "v"}, asked=[Selling(BLUE)], to_act=[], pink=Seat(camels=0))
    play(game, END_TURN)
    assert Game.at(game.state).over


@pytest.mark.rule("C2", "C3", "C4", "C5", "C6", "C9")
@pytest.mark.parametrize("seed", range(9))
def test_no_position_of_a_whole_game_is_rejected(seed: int):
    chance = random.Random(seed)
    game = Game.new(2 + seed % 3, seed)
    while not game.over:
        assert Game.at(game.state).options == game.options
        game.play(chance.choice(game.options))
    assert Game.at(game.state).over
