"""`naqala match` and `naqala ladder`."""

import json
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer import BadParameter

from naqala.cli.option_types import positive_number
from naqala.engine.mode import MODE
from naqala.version import VERSION
from tests.cli.interruption import interrupted
from tests.cli.terminal_output import seen_on_terminal, without_escapes

KEYS = """
    version mode specs players seed games win_share interval95 par margin margin95 scores
    seconds_per_bid seconds_per_turn warnings interrupted
""".split()
THRIFTY, TALKING = "tests.arena.faulty_bots.Thrifty", "tests.arena.faulty_bots.Talking"


def test_a_match_prints_one_json_object_with_its_keys(naqala):
    result = naqala("match", "random", "random", "--games", "3", "--json", "--players", "3")
    printed = json.loads(result.out)
    assert (result.code, result.err) == (0, "")
    assert set(printed) >= set(KEYS)
    assert (printed["version"], printed["mode"], printed["games"], printed["players"]) == (VERSION, MODE, 3, 3)
    assert printed["specs"] == ["random", "random"]
    for key in ("win_share", "interval95", "margin", "margin95", "scores", "seconds_per_bid", "seconds_per_turn"):
        assert set(printed[key]) == {"random", "random#2"}
    assert set(printed["seconds_per_turn"]["random"]) == {"median", "mean", "worst"}
    assert printed["margin95"]["random"] is None  # of one deal
    again = json.loads(
        naqala(
            "match", "random", "random", "--games", "3", "--json", "--players", "3", "--seed", str(printed["seed"])
        ).out
    )
    assert again["scores"] == printed["scores"]


def test_a_match_prints_a_report(naqala):
    result = naqala("match", THRIFTY, "random", "--games", "3", "--seed", "5", "--limit", "20")
    assert result.code == 0
    plain = " ".join(result.out.split())
    assert f"{THRIFTY} against random: 4 games for 2 players (3 rounded up to whole deals)" in plain
    assert "Seed 5" in plain
    assert re.search(rf"^{THRIFTY} +[\d.]+ % +[\d.]+–[\d.]+ +50.0 %", result.out, re.MULTILINE)
    assert "Warning" not in result.out


def test_errors_of_bots_are_reported(naqala):
    result = naqala("match", "tests.arena.faulty_bots.Once", "random", "--games", "2", "--seed", "5")
    plain = " ".join(result.out.split())
    assert "Warning: tests.arena.faulty_bots.Once raised NotImplementedError: 2 times, first at decision" in plain


def test_what_bots_print_is_no_part_of_the_report():
    result = subprocess.run(
        [sys.executable, "-m", "naqala", "match", TALKING, "random", "--games", "2", "--json"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert json.loads(result.stdout)["games"] == 2
    assert "hm" in result.stderr


def test_a_sequential_test_prints_its_verdict(naqala):
    result = naqala("match", THRIFTY, "random", "--games", "200", "--seed", "7", "--sprt", "0.3", "--json")
    sprt = json.loads(result.out)["sprt"]
    assert sprt["verdict"] == "proved"
    assert sprt["llr"] >= sprt["bounds"][1]
    result = naqala("match", "random", "random", "--games", "4", "--seed", "7", "--sprt", "0.01")
    assert "Undecided: that random wins 51.0 % rather than 50.0 % is neither proved nor refuted" in " ".join(
        result.out.split()
    )


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
    ],
)
def test_a_match_that_cannot_be_played_is_refused_in_one_sentence(naqala, words, why):
    result = naqala(*words)
    assert (result.code, result.out) == (2, "")
    assert why in result.err
    assert result.err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ("match",), ("match", "random", "random", "--games", "0"), ("match", "random", "random", "--limit", "nan"),
        ("match", "random", "random", "--sprt", "2"), ("match", "random", "random", "--jobs", "-1"),
        ("ladder", "--players", "x"), ("stats",),
    ],
)  # fmt: skip
def test_wrong_arguments_are_refused_with_the_command_that_helps(naqala, words):
    result = naqala(*words)
    assert result.code == 2
    assert result.err.endswith(f" Help: naqala {words[0]} --help\n")


@pytest.mark.parametrize(
    ("word", "meant"), [("1", 1), ("00000000001", 1), ("0" * 5000 + "7", 7), ("999999999", 999999999)]
)
def test_a_number_may_start_with_zeros(word, meant):
    assert positive_number(word) == meant


@pytest.mark.parametrize("word", ["", "0", "000", "-1", "+1", "1.5", "1_0", "²", "٣", "1000000000", "9" * 5000])
def test_a_word_that_is_not_a_number_is_refused(word):
    with pytest.raises(BadParameter, match="is not a number from 1 to 999999999"):
        positive_number(word)


def test_ctrl_c_reports_what_was_played(tmp_path: Path):
    words = ["match", "random", "random", "--games", "100000", "--json", "--records", str(tmp_path)]
    printed = interrupted(words, lambda: len(list(tmp_path.glob("*.gz"))) >= 6)
    assert 4 <= printed["games"] < 100_000
    assert printed["games"] % 2 == 0
    kept = len(list(tmp_path.iterdir()))
    time.sleep(0.2)
    assert len(list(tmp_path.iterdir())) == kept  # no process goes on playing


def test_a_terminal_shows_the_progress():
    seen = seen_on_terminal("match", "random", "random", "--games", "10", stdout=subprocess.DEVNULL)
    assert re.search(r"━ +\d+/10 games random \d+.\d % \d:\d\d:\d\d", without_escapes(seen))
    assert re.search(r"\x1b\[2K(\x1b\[\?25h)?$", seen.rstrip())  # erased


@pytest.mark.parametrize("command", ["match", "ladder"])
def test_the_help_has_an_example_that_works(naqala, command):
    (example,) = re.findall(r"Example: naqala (.*)", naqala(command, "--help").out)
    assert naqala(*example.split()).code == 0


# ladder


def test_a_ladder_is_printed_and_saved(naqala, tmp_path: Path):
    saved = tmp_path / "ladder.json"
    result = naqala("ladder", THRIFTY, "random", "random", "--games", "6", "--seed", "3", "--out", str(saved))
    assert result.code == 0
    lines = result.out.splitlines()
    assert any(re.match(rf"{THRIFTY} +[\d.]+ +[\d.-]+ to [\d.]+ +[\d.]+ % +12", line) for line in lines)
    assert sum(bool(re.search(r"\|-*o-*\|", line)) for line in lines) == 3
    printed = json.loads(saved.read_text())
    assert set(printed) >= {
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
    assert printed["specs"]["random#2"] == "random"
    assert (printed["seed"], printed["games"], len(printed["ratings"]), len(printed["pairs"])) == (3, 18, 3, 6)


def test_a_ladder_as_markdown(naqala):
    result = naqala("ladder", "random", "random", "--games", "2", "--seed", "3", "--markdown")
    assert result.out.count("| --- |") == 2
    assert "```" in result.out
