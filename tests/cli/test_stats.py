"""`naqala stats`, and records that are packed."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from naqala.engine.game import Game
from naqala.engine.things import C3, D3, E3
from tests.laying import lay


@pytest.fixture(scope="module")
def shelf(tmp_path_factory) -> Path:
    from naqala.cli import main

    folder: Path = tmp_path_factory.mktemp("records")
    assert main(["match", "random", "random", "--games", "4", "--records", str(folder), "--json"]) == 0
    assert main(["match", "random", "random", "random", "--games", "3", "--records", str(folder), "--json"]) == 0
    return folder


def test_stats_by_the_number_of_players(naqala, shelf):
    told = naqala("stats", str(shelf), "--json")
    said = json.loads(told.out)
    assert (told.code, told.err) == (0, "")
    assert said["games"] == 7
    assert {players: one["games"] for players, one in said["players"].items()} == {"2": 4, "3": 3}
    assert set(said["players"]["2"]) >= {
        "score", "winning_score", "rounds", "ends", "branching", "spots", "turns", "spent", "sources", "djinns",
    }  # fmt: skip


def test_stats_for_people_fit_the_page(naqala, shelf):
    told = naqala("stats", str(shelf)).out
    assert "2 players: 4 games of" in told
    assert re.search(r"^  Bidding +\d+ +\d+\.\d$", told, re.MULTILINE)
    assert max(len(line) for line in told.splitlines()) <= 80


def test_stats_work_in_a_pipe_that_knows_ascii_only(shelf):
    told = subprocess.run(
        [sys.executable, "-m", "naqala", "stats", str(shelf)],
        env={**os.environ, "PYTHONIOENCODING": "ascii"}, capture_output=True, check=False,
    )  # fmt: skip
    assert (told.returncode, told.stderr) == (0, b"")
    assert told.stdout.isascii()


def test_a_broken_file_is_named_and_left_out(naqala, tmp_path):
    game = Game.new(2, 1)
    (tmp_path / "unfinished.naqala").write_text(game.record())
    while not game.over:
        game.play(game.options[0])
    (tmp_path / "good.naqala").write_text(game.record())
    (tmp_path / "bad.naqala.gz").write_bytes(b"\x1f\x8b\x08nonsense")
    (tmp_path / "wrong.naqala").write_text(game.record().replace("bid:0", "bid:5", 1))
    told = naqala("stats", str(tmp_path), "--json")
    said = json.loads(told.out)
    assert (told.code, said["games"]) == (0, 1)
    assert [Path(warning.split(" is left out: ")[0]).name for warning in said["warnings"]] == [
        "bad.naqala.gz", "unfinished.naqala", "wrong.naqala",
    ]  # fmt: skip
    assert told.err.splitlines() == said["warnings"]


def test_a_game_that_began_in_the_middle_counts_as_far_as_it_was_seen(naqala, tmp_path):
    for name, game in (
        ("over soon", lay({C3: "v"}, no_move=True)),  # nothing but the rest of a round
        ("later", lay({C3: "vvmm", D3: "vbb", E3: "mm"})),
    ):
        folder = tmp_path / name
        folder.mkdir()
        while not game.over:
            game.play(game.options[0])
        (folder / "laid.naqala").write_text(game.record())
        for words in ((), ("--json",)):
            told = naqala("stats", str(folder), *words)
            assert (told.code, told.err) == (0, "")
        assert json.loads(told.out)["players"]["2"]["games"] == 1


def test_a_folder_without_games_is_told_in_a_sentence(naqala, tmp_path):
    for folder, why in ((tmp_path / "nowhere", "There is no folder"), (tmp_path, "There is no finished game in")):
        told = naqala("stats", str(folder))
        assert (told.code, told.out) == (1, "")
        assert why in told.err


def test_replay_and_show_read_packed_records(naqala, shelf):
    record = str(sorted(shelf.iterdir())[0])
    assert "bot random" in naqala("replay", record).out
    assert naqala("show", record).code == 0


def test_a_packed_record_that_is_cut_off_is_told_in_a_sentence(naqala, shelf, tmp_path):
    whole = sorted(shelf.iterdir())[0].read_bytes()
    (tmp_path / "cut.naqala.gz").write_bytes(whole[:-20])
    told = naqala("replay", str(tmp_path / "cut.naqala.gz"))
    assert (told.code, told.out, told.err.count("\n")) == (1, "", 1)
    assert "cannot be read" in told.err
