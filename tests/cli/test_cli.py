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
    copy_ns move_gains_median_us catanatron_actions_per_s catanatron_games_per_s ratio_core ratio_api ratio_games
""".split()


def naqala(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "naqala", *words], input=typed, capture_output=True, text=True, check=False
    )


def test_the_version_says_which_mode_runs():
    assert naqala("--version").stdout == f"naqala {VERSION} ({MODE})\n"


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_bots_play_a_game_to_the_score_sheet(players):
    result = naqala("play", "--watch", "--players", players, "--seed", "7")
    assert result.returncode == 0
    assert re.search(rf"^Total( +\d+){{{players}}}$", result.stdout, re.MULTILINE)
    assert re.search(r"(Great Sultan of Naqala|with \d+ points? each)\.$", " ".join(result.stdout.split()))


def test_a_seed_deals_the_same_game_again():
    assert naqala("play", "--watch", "--seed", "7").stdout == naqala("play", "--watch", "--seed", "7").stdout


@pytest.mark.parametrize(
    "words", [("play", "--players", "5"), ("play", "--seed", "-1"), ("play", "--seed", "x"), ("fly",)]
)
def test_wrong_arguments_are_refused_with_the_command_that_helps(words):
    result = naqala(*words)
    assert result.returncode == 2
    assert re.fullmatch(r".* Help: naqala( play)? --help\n", result.stderr)


@pytest.mark.parametrize("words", [(), ("admin",)])
def test_without_a_command_it_prints_the_help(words):
    result = naqala(*words)
    assert (result.returncode, result.stderr) == (2, "")
    assert result.stdout == naqala(*words, "--help").stdout


def test_the_bench_prints_one_json_object_with_its_keys():
    figures = json.loads(naqala("bench", "--json", "--seconds", "0.01").stdout)
    assert set(figures) >= set(BENCH_KEYS)
    assert figures["mode"] == MODE
    assert all(figures[key] > 0 for key in BENCH_KEYS[1:])


def test_the_bench_prints_a_table_for_people():
    result = naqala("bench", "--seconds", "0.01").stdout
    assert re.search(rf"^mode +{MODE}$", result, re.MULTILINE)
