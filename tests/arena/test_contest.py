"""Who sits where, and on which deals."""

from collections import Counter

import pytest

from naqala.arena.contest import CannotPlay, made, match_of, with_strike
from naqala.arena.playing import PATIENCE, struck
from naqala.bots import NoSuchBot

PLANTED = "tests.arena.planted."


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_sits_in_every_seat_once_a_deal(players):
    contest = match_of(["random"] * players, None, 1)
    for seat in range(players):
        assert sorted(seating[seat] for seating in contest.seatings) == list(range(players))
    assert [contest.par(nth) for nth in range(players)] == [1 / players] * players


@pytest.mark.parametrize("players", [3, 4])
def test_one_among_others_sits_in_every_seat_once_a_deal(players):
    contest = match_of(["random", PLANTED + "First"], players, 1)
    assert [seating.index(0) for seating in contest.seatings] == list(range(players))
    assert all(seating.count(1) == players - 1 for seating in contest.seatings)
    assert contest.par(0) == 1 / players
    assert contest.names == ("random", PLANTED + "First")


def test_twins_have_names_of_their_own():
    assert match_of(["random", "random"], None, 1).names == ("random", "random#2")
    assert match_of(["random", "random"], 4, 1).names == ("random", "random#2")


def test_games_are_rounded_up_to_whole_deals():
    contest = match_of(["random"] * 3, None, 1)
    assert [contest.deals(games) for games in (1, 3, 4, 7)] == [1, 1, 2, 3]


def test_the_seatings_of_a_deal_share_its_seed_and_nothing_else():
    contest = match_of(["random", "random"], None, 1)
    fixtures = [fixture for deal in range(50) for fixture in contest.fixtures(deal)]
    assert set(Counter(fixture.seed for fixture in fixtures).values()) == {2}
    assert len({seed for fixture in fixtures for seed in fixture.bot_seeds}) == 200
    assert len({fixture.title for fixture in fixtures}) == 100
    assert fixtures == [fixture for deal in range(50) for fixture in contest.fixtures(deal)]
    assert not {fixture.seed for fixture in fixtures} & {
        fixture.seed for deal in range(50) for fixture in match_of(["random", "random"], None, 2).fixtures(deal)
    }


@pytest.mark.parametrize(
    ("specs", "players", "why"),
    [
        (["random"], None, "two bots or more"),
        (["random", "random"], 5, "2 to 4 players, not for 5"),
        (["random", "random"], 1, "2 to 4 players"),
        (["random"] * 5, None, "2 to 4 players"),
        (["random"] * 3, 2, "do not fit"),
        (["random"] * 3, 4, "leave seats empty"),
        (["random", "collections.Counter"], 2, "cannot be made|no bot"),
        (["random", "os.path"], 2, "is no bot"),
        (["random", PLANTED + "Unmakeable"], 2, "a net that is not there"),
        (["search:sims=8,cores=2", "random"], 2, "wants 2 cores, but the arena gives each game one core"),
    ],
)
def test_what_makes_no_match_is_refused_with_the_reason(specs, players, why):
    with pytest.raises((CannotPlay, NoSuchBot), match=why):
        match_of(specs, players, 1)


def test_a_bot_that_wants_more_cores_can_be_made_for_others_than_the_arena():
    assert vars(made("search:sims=8,cores=2"))["cores"] == 2
    assert match_of(["search:sims=8,cores=1", PLANTED + "Singing"], None, 1).players == 2  # whose cores are no number


# Strikes


def test_a_strike_holds_for_its_decision_and_its_seat():
    fixture = next(match_of(["random", "random"], None, 1).fixtures(0))
    for decision, seat, what in ((5, 0, "hung"), (5, 1, "died"), (5, 0, "hung again")):
        fixture = with_strike(fixture, decision, seat, what)
    assert struck(fixture, 5, 0) == ["hung", "hung again"]
    assert struck(fixture, 5, 1) == ["died"]
    assert struck(fixture, 6, 0) == struck(fixture, 4, 1) == []


def test_strikes_of_one_seat_do_not_try_the_patience_with_another():
    fixture = next(match_of(["random", "random"], None, 1).fixtures(0))
    for decision in range(PATIENCE):
        fixture = with_strike(fixture, decision, 0, "hung")
        fixture = with_strike(fixture, 2, 1, "hung")
    assert "plays no more" in struck(fixture, 9, 0)[0]
    assert struck(fixture, 9, 1) == []
