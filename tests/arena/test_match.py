"""Matches, played by real processes."""

import gzip
import json
from pathlib import Path
from statistics import median

import pytest

from naqala.arena.contest import match_of
from naqala.arena.match import Outcome, play_match
from naqala.arena.playing import House
from naqala.engine.notation.records import parse_record

PLANTED = "tests.arena.planted."
QUICK = House(limit=0.3, stand_in="random")


def match(*specs: str, games=4, players=None, seed=7, jobs=2, house=House(), gain=None) -> Outcome:  # noqa: B008
    return play_match(match_of(list(specs), players, seed), games, jobs, house, gain)


def told(outcome: Outcome) -> str:
    """All that must not depend on clocks and processes."""
    said = outcome.as_json()
    timeless = {
        key: value for key, value in said.items() if key not in ("seconds_per_bid", "seconds_per_turn", "left_out")
    }
    return json.dumps(timeless)


def test_one_seed_gives_one_result_however_many_processes_play():
    one, three = match("random", "random", games=8, jobs=1), match("random", "random", games=8, jobs=3)
    assert told(one) == told(three)
    assert told(one) != told(match("random", "random", games=8, seed=8))


@pytest.mark.parametrize("players", [2, 4])
def test_twins_without_chance_come_to_par_exactly(players):
    report = match(PLANTED + "First", PLANTED + "First", players=players, games=8).report
    assert report.by_deal(report.share, 0) == [1 / players] * (8 // players)
    assert report.win_share(0) == 1 / players
    assert report.mean_margin(0) == pytest.approx(0)


def test_thrift_beats_chance():
    outcome = match(PLANTED + "Thrifty", "random", games=12)
    low, high = outcome.report.interval(0)
    assert low > 0.5
    assert outcome.report.win_share(0) <= high
    around = outcome.report.margin_interval(0)
    assert around
    assert 0 < around[0] < outcome.report.mean_margin(0) < around[1]
    assert outcome.report.win_share(0) + outcome.report.win_share(1) == pytest.approx(1)


def test_three_bots_share_the_wins():
    report = match("random", PLANTED + "Thrifty", "random", games=6).report
    assert report.contest.names == ("random", PLANTED + "Thrifty", "random#2")
    assert sum([report.win_share(nth) for nth in range(3)]) == pytest.approx(1)
    assert report.games == 6


def test_what_a_bot_does_wrong_is_counted_and_the_match_goes_on():
    outcome = match(PLANTED + "Raising", "random", games=2, house=QUICK)
    (warning,) = outcome.report.warnings()
    assert (warning.bot, warning.what) == (PLANTED + "Raising", "raised ValueError: no idea")
    assert warning.times > 50
    assert warning.game == 1
    assert outcome.report.games == 2


def test_who_hangs_forfeits_one_decision():
    outcome = match(PLANTED + "Sleeping", "random", games=2, house=QUICK)
    (warning,) = outcome.report.warnings()
    assert (warning.what, warning.times) == ("took longer than 0.3 s", 2)
    assert 0.3 <= max(outcome.report.bids(0) + outcome.report.turns(0)) < 1


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        ("Stuck", "took longer than 0.3 s, and had to be stopped"),
        ("Dying", "ended its process (exit code 3)"),
    ],
)
def test_whose_process_must_be_ended_forfeits_one_decision(bot, what):
    outcome = match(PLANTED + bot, "random", games=2, house=QUICK)
    (warning,) = outcome.report.warnings()
    assert (warning.what, warning.times) == (what, 2)
    assert outcome.report.games == 2


def test_a_stand_in_that_must_be_ended_too_does_not_stop_the_match():
    outcome = match(PLANTED + "Dying", "random", games=2, house=House(stand_in=PLANTED + "Mortal"))
    died = "ended its process (exit code"
    assert [warning.what for warning in outcome.report.warnings()] == [f"{died} 3); {died} 4)"]


def test_who_must_be_ended_again_and_again_plays_no_more_in_that_game():
    outcome = match(PLANTED + "Mortal", "random", games=2, house=QUICK)
    ended, replaced = outcome.report.warnings()
    assert (ended.what, ended.times) == ("ended its process (exit code 4)", 6)
    assert (replaced.what, replaced.times > 50) == ("had to be stopped 3 times in this game and plays no more", True)


def test_the_time_of_a_turn_is_that_of_all_its_decisions():
    report = match(PLANTED + "Slow", "random", games=2).report
    assert min(report.bids(0)) >= 0.005
    assert min(report.turns(0)) >= 0.01  # a move, and the end of the turn
    assert median(report.turns(0)) > 2 * median(report.bids(0))
    assert median(report.bids(1)) < 0.5 * median(report.bids(0))


def test_a_sequential_test_stops_at_the_same_deal_however_many_processes_play():
    one = match(PLANTED + "Thrifty", "random", games=200, gain=0.3, jobs=1)
    two = match(PLANTED + "Thrifty", "random", games=200, gain=0.3, jobs=2)
    assert told(one) == told(two)
    assert one.sprt
    assert one.sprt.verdict == "proved"
    assert one.report.games == 2 * one.sprt.n < 100


def test_records_say_who_sat_where_and_replay_to_the_same_scores(tmp_path: Path):
    outcome = match("random", PLANTED + "First", games=6, players=3, house=House(shelf=str(tmp_path)))
    games = [played for deal in outcome.report.deals for played in deal]
    assert len(list(tmp_path.iterdir())) == len(games) == 6
    for played in games:
        text = gzip.decompress((tmp_path / f"{played.fixture.title}.naqala.gz").read_bytes()).decode()
        game, tags = parse_record(text)
        assert tuple(sheet.total for sheet in game.scores()) == played.scores
        assert [tags[seat] for seat in ("Blue", "Pink", "Orange")] == [f"bot {spec}" for spec in played.fixture.specs]
        assert game.reveal()[0] == played.fixture.seed


def test_the_same_match_keeps_the_same_records(tmp_path: Path):
    for folder, jobs in ((tmp_path / "a", 1), (tmp_path / "b", 2)):
        match("random", "random", games=4, jobs=jobs, house=House(shelf=str(folder)))
    kept = [{path.name: path.read_bytes() for path in folder.iterdir()} for folder in sorted(tmp_path.iterdir())]
    assert kept[0] == kept[1]
    assert len(kept[0]) == 4
