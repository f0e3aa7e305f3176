"""The command `naqala`, run as a user runs it."""

import json
import re
import subprocess
import sys

import pytest

from naqala.engine.mode import MODE
from naqala.version import VERSION

BENCH_KEYS = """
    mode core_actions_per_s api_actions_per_s games_per_s outcomes_counted_per_s outcomes_listed_per_s options_worst_us
    copy_ns catanatron_actions_per_s catanatron_games_per_s ratio_core ratio_api ratio_games
""".split()


def naqala(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "naqala", *words], input=typed, capture_output=True, text=True, check=False
    )


def test_the_version_says_which_mode_runs():
    assert naqala("--version").stdout == f"naqala {VERSION} ({MODE})\n"


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_bots_play_a_game_to_the_score_sheet(players):
    told = naqala("play", "--watch", "--players", players, "--seed", "7")
    assert told.returncode == 0
    assert re.search(rf"^Total( +\d+){{{players}}}$", told.stdout, re.MULTILINE)
    assert "win" in told.stdout.splitlines()[-1]


def test_a_seed_deals_the_same_game_again():
    assert naqala("play", "--watch", "--seed", "7").stdout == naqala("play", "--watch", "--seed", "7").stdout


def test_a_person_plays_a_whole_game_by_numbers():
    told = naqala("play", "--seed", "7", typed="1\n" * 500)
    assert told.returncode == 0
    assert "You are Blue." in told.stdout
    assert re.search(r"^Total( +\d+){2}$", told.stdout, re.MULTILINE)


def test_what_is_not_a_number_of_an_option_is_asked_again():
    told = naqala("play", "--seed", "7", typed="0\nfish\n999\nq\n")
    assert told.stdout.count("Please type a number from 1 to") == 3
    assert told.stdout.endswith("Goodbye.\n")


def test_leaving_by_the_end_of_input_is_no_error():
    told = naqala("play", "--seed", "7")
    assert (told.returncode, told.stderr) == (0, "")


def test_a_rival_keeps_what_it_draws_to_itself():
    told = naqala("play", "--seed", "7", typed="1\n" * 500).stdout
    assert not re.search(r"^Pink (draws|looks at)", told, re.MULTILINE)


@pytest.mark.parametrize(
    "words", [("play", "--players", "5"), ("play", "--seed", "-1"), ("play", "--seed", "x"), ("fly",), ()]
)
def test_wrong_words_are_refused_with_the_usage(words):
    told = naqala(*words)
    assert told.returncode == 2
    assert told.stderr.startswith("usage: naqala")


def test_the_bench_prints_one_json_object_with_its_keys():
    figures = json.loads(naqala("bench", "--json", "--seconds", "0.01").stdout)
    assert set(figures) >= set(BENCH_KEYS)
    assert figures["mode"] == MODE
    assert all(figures[key] > 0 for key in BENCH_KEYS[1:])


def test_the_bench_prints_a_table_for_people():
    told = naqala("bench", "--seconds", "0.01").stdout
    assert re.search(rf"^mode +{MODE}$", told, re.MULTILINE)
