"""`naqala tune`."""

import json
import re
from pathlib import Path

import pytest

from naqala.bots.search.weights import make_evaluator, shipped_weights
from tests.cli.interruption import interrupted

SHORT = ("--players", "2", "--games", "1", "--seed", "5", "--jobs", "1")


def test_it_writes_weights_that_a_bot_can_use_and_prints_how_to_measure_them(naqala, tmp_path: Path):
    out = tmp_path / "tuned.json"
    result = naqala("tune", *SHORT, "--out", str(out))
    assert (result.code, result.err) == (0, "")
    assert re.search(r"^ +1 +2 +1 +\d+ +[\d.]+ +[\d.]+ +[\d.]+$", result.out, re.MULTILINE)
    (command,) = re.findall(r"^  naqala (match .*) --games 400$", result.out, re.MULTILINE)
    assert command == f"match planner:weights={out} planner"
    assert naqala(*command.replace("planner", "greedy").split(), "--games", "2").code == 0
    sets = json.loads(out.read_text())
    for players in "234":
        make_evaluator(sets[players])
    assert sets["2"] != shipped_weights()["2"]
    assert sets["3"] == shipped_weights()["3"]


def test_it_prints_one_json_object(naqala, tmp_path: Path):
    out = tmp_path / "tuned.json"
    result = naqala("tune", *SHORT, "--generations", "2", "--from-scratch", "--json", "--out", str(out))
    printed = json.loads(result.out)
    assert (printed["seed"], printed["interrupted"], printed["out"]) == (5, False, str(out))
    assert [(fit["generation"], fit["players"]) for fit in printed["fits"]] == [(1, 2), (2, 2)]
    assert set(printed["fits"][0]) >= {"rows", "before", "after", "race", "races", "weights"}
    assert json.loads(out.read_text()) == {"2": printed["fits"][1]["weights"]}


def test_it_starts_from_a_file_and_keeps_the_sets_that_it_does_not_tune(naqala, tmp_path: Path):
    start, out = tmp_path / "start.json", tmp_path / "out.json"
    start.write_text(json.dumps({"2": shipped_weights()["3"], "4": {"kept": "as it is"}}))
    assert naqala("tune", *SHORT, "--from", str(start), "--out", str(out)).code == 0
    sets = json.loads(out.read_text())
    assert sets["4"] == {"kept": "as it is"}
    assert set(sets) == {"2", "4"}


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--from", "/no/such.json", "--out", "x.json"), "'/no/such.json' cannot be read: No such file"),
    ],
)
def test_an_impossible_task_is_refused_in_one_sentence(naqala, words, why):
    result = naqala("tune", *SHORT, *words)
    assert (result.code, result.out) == (2, "")
    assert why in result.err
    assert result.err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        (), ("--out", "x", "--players", "5"), ("--out", "x", "--players", "2,,3"), ("--out", "x", "--games", "0"),
        ("--out", "x", "--from", "y", "--from-scratch"),
    ],
)  # fmt: skip
def test_wrong_arguments_are_refused_with_the_command_that_helps(naqala, words):
    result = naqala("tune", *words)
    assert result.code == 2
    assert result.err.endswith(" Help: naqala tune --help\n")


def test_ctrl_c_keeps_the_last_weights(tmp_path: Path):
    out = tmp_path / "tuned.json"
    words = ["tune", *SHORT, "--generations", "100000", "--json", "--out", str(out)]
    printed = interrupted(words, out.exists)
    assert json.loads(out.read_text())["2"] == printed["fits"][-1]["weights"]


def test_the_help_has_an_example_that_works(naqala, tmp_path: Path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (example,) = re.findall(r"Example: naqala (.*)", naqala("tune", "--help").out)
    assert naqala(*example.split()).code == 0
