"""All against all."""

import pytest

from naqala.arena.contest import CannotPlay
from naqala.arena.ladder import climb, ladder_of, levels
from naqala.arena.playing import House
from naqala.bots import ROSTER

THRIFTY, FIRST = "tests.arena.planted.Thrifty", "tests.arena.planted.First"


def test_the_better_bot_stands_higher():
    climbed = climb(ladder_of(["random", THRIFTY, "random"], 2, 3), 8, 2, House())
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
    climbed = climb(ladder_of([FIRST, FIRST], 2, 3), 8, 2, House())
    one, other = climbed.ratings()
    assert climbed.pairs()[0].share == 0.5
    assert abs(one.mu - other.mu) < one.sigma


def test_ratings_do_not_depend_on_how_many_processes_play():
    contests = ladder_of(["random", "random", "random"], 3, 3)
    assert climb(contests, 6, 1, House()).ratings() == climb(contests, 6, 2, House()).ratings()


def test_every_choice_of_bots_plays_on_deals_of_its_own():
    contests = ladder_of(["random"] * 4, 3, 3)
    assert [contest.names for contest in contests] == [
        ("random", "random#2", "random#3"),
        ("random", "random#2", "random#4"),
        ("random", "random#3", "random#4"),
        ("random#2", "random#3", "random#4"),
    ]
    assert len({next(contest.fixtures(0)).seed for contest in contests}) == 4


def test_too_few_bots_are_no_ladder():
    with pytest.raises(CannotPlay, match="needs 3 bots or more; there are 2"):
        ladder_of(["random", "random"], 3, 1)


def test_the_levels_are_those_that_there_are():
    assert set(levels()) <= set(ROSTER)
    assert "random" in levels()
