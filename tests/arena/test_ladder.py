"""Ladders: all against all."""

import pytest

from naqala.arena.game_runner import MatchSettings
from naqala.arena.ladder_runner import default_bots, make_ladder, play_ladder
from naqala.arena.schedule import CannotPlay
from naqala.bots import BOTS

THRIFTY, FIRST = "tests.arena.faulty_bots.Thrifty", "tests.arena.faulty_bots.First"


def test_the_better_bot_is_rated_higher():
    climbed = play_ladder(make_ladder(["random", THRIFTY, "random"], 2, 3), 8, 2, MatchSettings())
    ratings = climbed.ratings()
    assert ratings[0].name == THRIFTY
    assert [rating.games for rating in ratings] == [16, 16, 16]
    assert ratings[0].interval()[0] < ratings[0].mu < ratings[0].interval()[1]
    pairs = {(pair.name, pair.rival): pair for pair in climbed.pairs()}
    assert len(pairs) == 6
    assert pairs[THRIFTY, "random"].share > 0.5
    for (name, rival), pair in pairs.items():
        assert pair.share + pairs[rival, name].share == pytest.approx(1)
        assert pair.interval[0] <= pair.share <= pair.interval[1]


def test_bots_that_play_alike_are_rated_alike():
    climbed = play_ladder(make_ladder([FIRST, FIRST], 2, 3), 8, 2, MatchSettings())
    one, other = climbed.ratings()
    assert climbed.pairs()[0].share == 0.5
    assert abs(one.mu - other.mu) < one.sigma


def test_ratings_do_not_depend_on_how_many_processes_play():
    pairings = make_ladder(["random", "random", "random"], 3, 3)
    assert (
        play_ladder(pairings, 6, 1, MatchSettings()).ratings() == play_ladder(pairings, 6, 2, MatchSettings()).ratings()
    )


def test_every_set_of_bots_plays_its_own_deals():
    pairings = make_ladder(["random"] * 4, 3, 3)
    assert [pairing.names for pairing in pairings] == [
        ("random", "random#2", "random#3"),
        ("random", "random#2", "random#4"),
        ("random", "random#3", "random#4"),
        ("random#2", "random#3", "random#4"),
    ]
    assert len({next(pairing.games(0)).seed for pairing in pairings}) == 4


def test_a_ladder_needs_enough_bots():
    with pytest.raises(CannotPlay, match="needs 3 bots or more; there are 2"):
        make_ladder(["random", "random"], 3, 1)


def test_the_levels_are_those_of_the_registry():
    assert set(default_bots()) <= set(BOTS)
    assert "random" in default_bots()
