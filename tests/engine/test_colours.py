"""The colours of the players (C7, S1)."""

import pickle

import pytest

import naqala
from naqala.engine.colours import COLOURS, all_colours
from naqala.engine.errors import InvalidArgument
from naqala.engine.imagine import imagine
from naqala.engine.luck import Luck
from naqala.engine.setup import deal
from tests import games

CHOSEN = ("black", "blue", "orange")


@pytest.mark.rule("C7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_chooses_no_colour_gets_the_first_that_is_free(players):
    assert naqala.Game.new(players, 1).colours == COLOURS[:players]


@pytest.mark.rule("C7", "S1")
def test_three_players_may_have_any_three_colours():
    game = naqala.Game.new(players=3, colours=CHOSEN)
    assert game.colours == game.state.colours == game.view(0).colours == CHOSEN
    assert [game.state.seat_name(seat) for seat in range(3)] == ["Black", "Blue", "Orange"]
    assert [game.state.colour(seat) for seat in range(3)] == list(CHOSEN)


def test_the_colours_change_nothing_about_the_deal():
    chosen, usual = deal(3, Luck.seeded(5), CHOSEN), deal(3, Luck.seeded(5))
    assert chosen != usual
    chosen.colours = usual.colours
    assert chosen == usual


def test_everything_made_from_a_position_has_its_colours():
    game = naqala.Game.new(3, 4, colours=CHOSEN)
    for _ in zip(range(80), games.at_random(game, 1), strict=False):
        pass
    state = game.state
    memory = game.memory(1)
    assert imagine(memory, Luck.seeded(1)).colours == memory.copy().view.colours == CHOSEN
    assert pickle.loads(pickle.dumps(state)) == state == state.copy()
    assert pickle.loads(pickle.dumps(game.view(2))) == game.view(2)
    assert pickle.loads(pickle.dumps(memory)) == memory
    other = state.copy()
    other.colours = ("blue", "black", "orange")
    assert other != state
    assert naqala.Game.at(state).colours == CHOSEN


def test_seats_that_do_not_play_have_the_colours_that_are_left():
    assert all_colours(CHOSEN) == (*CHOSEN, "pink")
    assert deal(3, Luck.seeded(5), CHOSEN).colour(3) == "pink"


@pytest.mark.rule("S1")
@pytest.mark.parametrize(
    ("players", "colours", "reason"),
    [
        (3, ("black", "blue"), "There are 2 colours for 3 players; name one for each (S1)."),
        (2, ("black",), "There is 1 colour for 2 players; name one for each (S1)."),
        (2, ("black", "black"), "Two players cannot have the same colour (S1)."),
        (2, ("black", "green"), "There is no colour “green”; choose from blue, pink, orange or black (C7)."),
        (5, None, "The game is for 2 to 4 players, not 5 (S1)."),
    ],
)
def test_colours_that_cannot_be(players, colours, reason):
    with pytest.raises(InvalidArgument) as refused:
        naqala.Game.new(players, 1, colours=colours)
    assert str(refused.value) == reason
