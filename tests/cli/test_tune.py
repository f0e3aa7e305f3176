"""`naqala tune`, as people and programs use it."""

import json
import re
from pathlib import Path

import pytest

from naqala.bots.mind.weights import stored, valuer_of
from tests.cli.interrupting import interrupted

LITTLE = ("--players", "2", "--games", "1", "--seed", "5", "--jobs", "1")


def test_it_writes_weights_that_a_bot_plays_with_and_says_how_to_measure_them(naqala, tmp_path: Path):
    out = tmp_path / "tuned.json"
    told = naqala("tune", *LITTLE, "--out", str(out))
    assert (told.code, told.err) == (0, "")
    assert re.search(r"^ +1 +2 +1 +\d+ +[\d.]+ +[\d.]+ +[\d.]+$", told.out, re.MULTILINE)
    (measure,) = re.findall(r"^  naqala (match .*) --games 400$", told.out, re.MULTILINE)
    assert measure == f"match planner:weights={out} planner"
    assert naqala(*measure.replace("planner", "greedy").split(), "--games", "2").code == 0
    sets = json.loads(out.read_text())
    for players in "234":
        valuer_of(sets[players])
    assert sets["2"] != stored()["2"]
    assert sets["3"] == stored()["3"]


def test_it_prints_one_json_object(naqala, tmp_path: Path):
    out = tmp_path / "tuned.json"
    told = naqala("tune", *LITTLE, "--generations", "2", "--from-scratch", "--json", "--out", str(out))
    said = json.loads(told.out)
    assert (said["seed"], said["interrupted"], said["out"]) == (5, False, str(out))
    assert [(fit["generation"], fit["players"]) for fit in said["fits"]] == [(1, 2), (2, 2)]
    assert set(said["fits"][0]) >= {"rows", "before", "after", "race", "races", "weights"}
    assert json.loads(out.read_text()) == {"2": said["fits"][1]["weights"]}


def test_it_goes_on_from_a_file_and_keeps_the_sets_that_it_does_not_tune(naqala, tmp_path: Path):
    start, out = tmp_path / "start.json", tmp_path / "out.json"
    start.write_text(json.dumps({"2": stored()["3"], "4": {"kept": "as it is"}}))
    assert naqala("tune", *LITTLE, "--from", str(start), "--out", str(out)).code == 0
    sets = json.loads(out.read_text())
    assert sets["4"] == {"kept": "as it is"}
    assert set(sets) == {"2", "4"}


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--from", "/no/such.json", "--out", "x.json"), "'/no/such.json' cannot be read: No such file"),
        (("--out", "/no/where.json"), "there is no folder '/no'"),
        (("--out", "/"), "it is a folder"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_sentence(naqala, words, why):
    told = naqala("tune", *LITTLE, *words)
    assert (told.code, told.out) == (1, "")
    assert why in told.err
    assert told.err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        (), ("--out", "x", "--players", "5"), ("--out", "x", "--players", "2,,3"), ("--out", "x", "--games", "0"),
        ("--out", "x", "--from", "y", "--from-scratch"),
    ],
)  # fmt: skip
def test_wrong_words_are_refused_with_the_usage(naqala, words):
    told = naqala("tune", *words)
    assert told.code == 2
    assert told.err.startswith("usage: naqala")


def test_ctrl_c_keeps_what_was_learnt(tmp_path: Path):
    out = tmp_path / "tuned.json"
    words = ["tune", *LITTLE, "--generations", "100000", "--json", "--out", str(out)]
    said = interrupted(words, out.exists)
    assert json.loads(out.read_text())["2"] == said["fits"][-1]["weights"]


def test_the_help_has_an_example_that_works(naqala, tmp_path: Path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (example,) = re.findall(r"Example: naqala (.*)", naqala("tune", "--help").out)
    assert naqala(*example.split()).code == 0
