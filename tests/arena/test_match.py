"""Matches, played by real processes."""

import gzip
import json
from pathlib import Path
from statistics import median

import pytest

from naqala.arena.game_runner import MatchSettings
from naqala.arena.match_runner import MatchResult, play_match
from naqala.arena.schedule import make_match
from naqala.engine.records import parse_record

FAULTY = "tests.arena.faulty_bots."
QUICK = MatchSettings(limit=0.3, stand_in="random")


def match(*specs: str, games=4, players=None, seed=7, jobs=2, settings=MatchSettings(), gain=None) -> MatchResult:  # noqa: B008
    return play_match(make_match(list(specs), players, seed), games, jobs, settings, gain)


def timeless_json(outcome: MatchResult) -> str:
    """Return everything that must not depend on clocks and processes."""
    data = outcome.as_json()
    timeless = {
        key: value for key, value in data.items() if key not in ("seconds_per_bid", "seconds_per_turn", "left_out")
    }
    return json.dumps(timeless)


def test_one_seed_gives_one_result_however_many_processes_play():
    one, three = match("random", "random", games=8, jobs=1), match("random", "random", games=8, jobs=3)
    assert timeless_json(one) == timeless_json(three)
    assert timeless_json(one) != timeless_json(match("random", "random", games=8, seed=8))


@pytest.mark.parametrize("players", [2, 4])
def test_identical_bots_without_randomness_draw_exactly(players):
    report = match(FAULTY + "First", FAULTY + "First", players=players, games=8).report
    assert report.mean_by_deal(report.share, 0) == [1 / players] * (8 // players)
    assert report.win_share(0) == 1 / players
    assert report.mean_margin(0) == pytest.approx(0)


def test_a_thrifty_bot_beats_a_random_one():
    outcome = match(FAULTY + "Thrifty", "random", games=12)
    low, high = outcome.report.interval(0)
    assert low > 0.5
    assert outcome.report.win_share(0) <= high
    around = outcome.report.margin_interval(0)
    assert around
    assert 0 < around[0] < outcome.report.mean_margin(0) < around[1]
    assert outcome.report.win_share(0) + outcome.report.win_share(1) == pytest.approx(1)


def test_three_bots_share_the_wins():
    report = match("random", FAULTY + "Thrifty", "random", games=6).report
    assert report.pairing.names == ("random", FAULTY + "Thrifty", "random#2")
    assert sum([report.win_share(nth) for nth in range(3)]) == pytest.approx(1)
    assert report.games == 6


def test_the_mistakes_of_a_bot_are_counted_and_the_match_goes_on():
    outcome = match(FAULTY + "Raising", "random", games=2, settings=QUICK)
    (warning,) = outcome.report.warnings()
    assert (warning.bot, warning.what) == (FAULTY + "Raising", "raised ValueError: no idea")
    assert warning.times > 50
    assert warning.game == 1
    assert outcome.report.games == 2


def test_a_bot_that_hangs_forfeits_one_decision():
    outcome = match(FAULTY + "Sleeping", "random", games=2, settings=QUICK)
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
def test_a_bot_whose_process_is_killed_forfeits_one_decision(bot, what):
    outcome = match(FAULTY + bot, "random", games=2, settings=QUICK)
    (warning,) = outcome.report.warnings()
    assert (warning.what, warning.times) == (what, 2)
    assert outcome.report.games == 2


def test_a_stand_in_that_is_killed_too_does_not_stop_the_match():
    outcome = match(FAULTY + "Dying", "random", games=2, settings=MatchSettings(stand_in=FAULTY + "Mortal"))
    died = "ended its process (exit code"
    assert [warning.what for warning in outcome.report.warnings()] == [f"{died} 3); {died} 4)"]


def test_a_bot_that_is_killed_too_often_is_replaced_for_the_rest_of_the_game():
    outcome = match(FAULTY + "Mortal", "random", games=2, settings=QUICK)
    ended, replaced = outcome.report.warnings()
    assert (ended.what, ended.times) == ("ended its process (exit code 4)", 6)
    assert (replaced.what, replaced.times > 50) == ("had to be stopped 3 times in this game and plays no more", True)


def test_the_time_of_a_turn_is_that_of_all_its_decisions():
    report = match(FAULTY + "Slow", "random", games=2).report
    assert min(report.bids(0)) >= 0.005
    assert min(report.turns(0)) >= 0.01  # a move, and the end of the turn
    assert median(report.turns(0)) > 2 * median(report.bids(0))
    assert median(report.bids(1)) < 0.5 * median(report.bids(0))


def test_a_sequential_test_stops_at_the_same_deal_however_many_processes_play():
    one = match(FAULTY + "Thrifty", "random", games=200, gain=0.3, jobs=1)
    two = match(FAULTY + "Thrifty", "random", games=200, gain=0.3, jobs=2)
    assert timeless_json(one) == timeless_json(two)
    assert one.sprt
    assert one.sprt.verdict == "proved"
    assert one.report.games == 2 * one.sprt.n < 100


def test_records_name_the_bots_by_seat_and_replay_to_the_same_scores(tmp_path: Path):
    outcome = match(
        "random", FAULTY + "First", games=6, players=3, settings=MatchSettings(records_folder=str(tmp_path))
    )
    games = [finished for deal in outcome.report.deals for finished in deal]
    assert len(list(tmp_path.iterdir())) == len(games) == 6
    for finished in games:
        text = gzip.decompress((tmp_path / f"{finished.scheduled.title}.naqala.gz").read_bytes()).decode()
        game, tags = parse_record(text)
        assert tuple(sheet.total for sheet in game.scores()) == finished.scores
        assert [tags[seat] for seat in ("Blue", "Pink", "Orange")] == [
            f"bot {spec}" for spec in finished.scheduled.specs
        ]
        assert game.reveal()[0] == finished.scheduled.seed


def test_the_same_match_keeps_the_same_records(tmp_path: Path):
    for folder, jobs in ((tmp_path / "a", 1), (tmp_path / "b", 2)):
        match("random", "random", games=4, jobs=jobs, settings=MatchSettings(records_folder=str(folder)))
    kept = [{path.name: path.read_bytes() for path in folder.iterdir()} for folder in sorted(tmp_path.iterdir())]
    assert kept[0] == kept[1]
    assert len(kept[0]) == 4
