"""`naqala match` and `naqala ladder`, as people and programs use them."""

import json
import os
import pty
import re
import subprocess
import sys
import time
from argparse import ArgumentTypeError
from pathlib import Path

import pytest

from naqala.cli.arena import number
from naqala.engine.mode import MODE
from naqala.version import VERSION
from tests.cli.interrupting import interrupted

KEYS = """
    version mode specs players seed games win_share interval95 par margin margin95 scores
    seconds_per_bid seconds_per_turn warnings interrupted
""".split()
THRIFTY, TALKING = "tests.arena.planted.Thrifty", "tests.arena.planted.Talking"


def test_a_match_prints_one_json_object_with_its_keys(naqala):
    told = naqala("match", "random", "random", "--games", "3", "--json", "--players", "3")
    said = json.loads(told.out)
    assert (told.code, told.err) == (0, "")
    assert set(said) >= set(KEYS)
    assert (said["version"], said["mode"], said["games"], said["players"]) == (VERSION, MODE, 3, 3)
    assert said["specs"] == ["random", "random"]
    for key in ("win_share", "interval95", "margin", "margin95", "scores", "seconds_per_bid", "seconds_per_turn"):
        assert set(said[key]) == {"random", "random#2"}
    assert set(said["seconds_per_turn"]["random"]) == {"median", "mean", "worst"}
    assert said["margin95"]["random"] is None  # of one deal
    again = json.loads(
        naqala("match", "random", "random", "--games", "3", "--json", "--players", "3", "--seed", str(said["seed"])).out
    )
    assert again["scores"] == said["scores"]


def test_a_match_tells_people_what_it_did(naqala):
    told = naqala("match", THRIFTY, "random", "--games", "3", "--seed", "5", "--limit", "20")
    assert told.code == 0
    plain = " ".join(told.out.split())
    assert f"{THRIFTY} against random: 4 games of 2 players (3 rounded up to whole deals)" in plain
    assert "Seed 5" in plain
    assert re.search(rf"^{THRIFTY} +[\d.]+ % +[\d.]+–[\d.]+ +50.0 %", told.out, re.MULTILINE)
    assert "Warning" not in told.out


def test_what_bots_do_wrong_is_told(naqala):
    told = naqala("match", "tests.arena.planted.Once", "random", "--games", "2", "--seed", "5")
    plain = " ".join(told.out.split())
    assert "Warning: tests.arena.planted.Once raised NotImplementedError: 2 times, first at decision" in plain


def test_what_bots_print_is_no_part_of_the_report():
    told = subprocess.run(
        [sys.executable, "-m", "naqala", "match", TALKING, "random", "--games", "2", "--json"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert json.loads(told.stdout)["games"] == 2
    assert "hm" in told.stderr


def test_a_sequential_test_tells_its_verdict(naqala):
    told = naqala("match", THRIFTY, "random", "--games", "200", "--seed", "7", "--sprt", "0.3", "--json")
    sprt = json.loads(told.out)["sprt"]
    assert sprt["verdict"] == "proved"
    assert sprt["llr"] >= sprt["bounds"][1]
    told = naqala("match", "random", "random", "--games", "4", "--seed", "7", "--sprt", "0.01")
    assert "Open: whether random has 51.0 % of the wins rather than 50.0 %" in " ".join(told.out.split())


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("match", "random"), "two bots or more"),
        (("match", "randm", "random"), "There is no bot 'randm'; there are random"),
        (("match", "no.such", "random"), "There is no bot 'no.such'"),
        (("match", "random", "random", "--players", "7"), "2 to 4 players, not for 7"),
        (("match", "random", "random", "--players", "0"), "2 to 4 players, not for 0"),
        (("match", "search:sims=8,cores=2", "gentle"), "'search:sims=8,cores=2' wants 2 cores, but the arena gives"),
        (("match", "random", "random", "--sprt", "0.7"), "more than 0, less than 0.5"),
        (("match", "random", "random", "--records", "/dev/null"), "Records cannot be kept in '/dev/null'"),
        (("ladder", "random"), "needs 2 bots or more; there is 1"),
        (("ladder", "random", "random", "--players", "0"), "2 to 4 players, not for 0"),
        (("ladder", "random", "random", "--players", "5"), "2 to 4 players, not for 5"),
        (("ladder", "random", "search:cores=2"), "gives each game one core"),
        (("ladder", "random", "random", "--out", "/no/where.json"), "there is no folder '/no'"),
    ],
)
def test_what_cannot_be_played_is_told_in_a_sentence(naqala, words, why):
    told = naqala(*words)
    assert (told.code, told.out) == (1, "")
    assert why in told.err
    assert told.err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ("match",), ("match", "random", "random", "--games", "0"), ("match", "random", "random", "--limit", "nan"),
        ("match", "random", "random", "--sprt", "2"), ("match", "random", "random", "--jobs", "-1"),
        ("ladder", "--players", "x"), ("stats",),
    ],
)  # fmt: skip
def test_wrong_words_are_refused_with_the_usage(naqala, words):
    told = naqala(*words)
    assert told.code == 2
    assert told.err.startswith("usage: naqala")


@pytest.mark.parametrize(
    ("word", "meant"), [("1", 1), ("00000000001", 1), ("0" * 5000 + "7", 7), ("999999999", 999999999)]
)
def test_a_number_may_begin_with_zeros(word, meant):
    assert number(word) == meant


@pytest.mark.parametrize("word", ["", "0", "000", "-1", "+1", "1.5", "1_0", "²", "٣", "1000000000", "9" * 5000])
def test_what_is_no_number_is_refused(word):
    with pytest.raises(ArgumentTypeError, match="is not a number from 1 to 999999999"):
        number(word)


def test_ctrl_c_reports_what_was_played(tmp_path: Path):
    words = ["match", "random", "random", "--games", "100000", "--json", "--records", str(tmp_path)]
    said = interrupted(words, lambda: len(list(tmp_path.glob("*.gz"))) >= 6)
    assert 4 <= said["games"] < 100_000
    assert said["games"] % 2 == 0
    kept = len(list(tmp_path.iterdir()))
    time.sleep(0.2)
    assert len(list(tmp_path.iterdir())) == kept  # nobody plays on


def test_somebody_at_a_terminal_sees_how_far_it_is():
    keyboard, terminal = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "naqala", "match", "random", "random", "--games", "10"],
        stdout=subprocess.DEVNULL, stderr=terminal,
    ) as process:  # fmt: skip
        process.wait(60)
    seen = os.read(keyboard, 100_000).decode()
    os.close(keyboard)
    os.close(terminal)
    assert re.search(r"\[#* *\]  \d+/10 games  random \d+.\d %  \d:\d\d left", seen)
    assert seen.endswith("\r\x1b[K")


@pytest.mark.parametrize("command", ["match", "ladder"])
def test_the_help_has_an_example_that_works(naqala, command):
    (example,) = re.findall(r"Example: naqala (.*)", naqala(command, "--help").out)
    assert naqala(*example.split()).code == 0


# ladder


def test_a_ladder_is_told_and_saved(naqala, tmp_path: Path):
    saved = tmp_path / "ladder.json"
    told = naqala("ladder", THRIFTY, "random", "random", "--games", "6", "--seed", "3", "--out", str(saved))
    assert told.code == 0
    lines = told.out.splitlines()
    assert any(re.match(rf"{THRIFTY} +[\d.]+ +[\d.-]+ to [\d.]+ +[\d.]+ % +12", line) for line in lines)
    assert sum(bool(re.search(r"\|-*o-*\|", line)) for line in lines) == 3
    said = json.loads(saved.read_text())
    assert set(said) >= {
        "version",
        "mode",
        "openskill",
        "command",
        "seed",
        "players",
        "specs",
        "ratings",
        "pairs",
        "warnings",
    }
    assert said["specs"]["random#2"] == "random"
    assert (said["seed"], said["games"], len(said["ratings"]), len(said["pairs"])) == (3, 18, 3, 6)


def test_a_ladder_as_a_page(naqala):
    told = naqala("ladder", "random", "random", "--games", "2", "--seed", "3", "--markdown")
    assert told.out.count("| --- |") == 2
    assert "```" in told.out
