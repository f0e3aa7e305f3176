"""The schedule of a match: seats and deals."""

from collections import Counter

import pytest

from naqala.arena.game_runner import MAX_FORCED_FORFEITS, forced_forfeits
from naqala.arena.schedule import CannotPlay, make_checked_bot, make_match, with_forced_forfeit
from naqala.bots import UnknownBot

FAULTY = "tests.arena.faulty_bots."


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_sits_in_every_seat_once_per_deal(players):
    pairing = make_match(["random"] * players, None, 1)
    for seat in range(players):
        assert sorted(seating[seat] for seating in pairing.seatings) == list(range(players))
    assert [pairing.par(nth) for nth in range(players)] == [1 / players] * players


@pytest.mark.parametrize("players", [3, 4])
def test_one_bot_among_others_sits_in_every_seat_once_per_deal(players):
    pairing = make_match(["random", FAULTY + "First"], players, 1)
    assert [seating.index(0) for seating in pairing.seatings] == list(range(players))
    assert all(seating.count(1) == players - 1 for seating in pairing.seatings)
    assert pairing.par(0) == 1 / players
    assert pairing.names == ("random", FAULTY + "First")


def test_identical_bots_get_different_names():
    assert make_match(["random", "random"], None, 1).names == ("random", "random#2")
    assert make_match(["random", "random"], 4, 1).names == ("random", "random#2")


def test_games_are_rounded_up_to_whole_deals():
    pairing = make_match(["random"] * 3, None, 1)
    assert [pairing.deals(games) for games in (1, 3, 4, 7)] == [1, 1, 2, 3]


def test_the_seatings_of_a_deal_share_its_seed_and_nothing_else():
    pairing = make_match(["random", "random"], None, 1)
    games = [scheduled for deal in range(50) for scheduled in pairing.games(deal)]
    assert set(Counter(scheduled.seed for scheduled in games).values()) == {2}
    assert len({seed for scheduled in games for seed in scheduled.bot_seeds}) == 200
    assert len({scheduled.title for scheduled in games}) == 100
    assert games == [scheduled for deal in range(50) for scheduled in pairing.games(deal)]
    assert not {scheduled.seed for scheduled in games} & {
        scheduled.seed for deal in range(50) for scheduled in make_match(["random", "random"], None, 2).games(deal)
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
        (["random", FAULTY + "Unmakeable"], 2, "a net that is not there"),
        (["search:sims=8,cores=2", "random"], 2, "wants 2 cores, but the arena gives each game one core"),
    ],
)
def test_an_impossible_match_is_rejected_with_the_reason(specs, players, why):
    with pytest.raises((CannotPlay, UnknownBot), match=why):
        make_match(specs, players, 1)


def test_a_bot_that_uses_more_cores_can_be_made_outside_the_arena():
    assert vars(make_checked_bot("search:sims=8,cores=2"))["cores"] == 2
    assert (
        make_match(["search:sims=8,cores=1", FAULTY + "Singing"], None, 1).players == 2
    )  # where cores is not a number


# Forced forfeits


def test_a_forced_forfeit_holds_for_its_decision_and_its_seat():
    scheduled = next(make_match(["random", "random"], None, 1).games(0))
    for decision, seat, what in ((5, 0, "hung"), (5, 1, "died"), (5, 0, "hung again")):
        scheduled = with_forced_forfeit(scheduled, decision, seat, what)
    assert forced_forfeits(scheduled, 5, 0) == ["hung", "hung again"]
    assert forced_forfeits(scheduled, 5, 1) == ["died"]
    assert forced_forfeits(scheduled, 6, 0) == forced_forfeits(scheduled, 4, 1) == []


def test_forced_forfeits_of_one_seat_do_not_count_for_another():
    scheduled = next(make_match(["random", "random"], None, 1).games(0))
    for decision in range(MAX_FORCED_FORFEITS):
        scheduled = with_forced_forfeit(scheduled, decision, 0, "hung")
        scheduled = with_forced_forfeit(scheduled, 2, 1, "hung")
    assert "plays no more" in forced_forfeits(scheduled, 9, 0)[0]
    assert forced_forfeits(scheduled, 9, 1) == []
