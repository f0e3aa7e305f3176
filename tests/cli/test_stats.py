"""`naqala stats`, and compressed records."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from naqala.engine.components import C3, D3, E3
from naqala.engine.game import Game
from tests.positions import game_at


@pytest.fixture(scope="module")
def records(tmp_path_factory) -> Path:
    from naqala.cli import main

    folder: Path = tmp_path_factory.mktemp("records")
    assert main(["match", "random", "random", "--games", "4", "--records", str(folder), "--json"]) == 0
    assert main(["match", "random", "random", "random", "--games", "3", "--records", str(folder), "--json"]) == 0
    return folder


def test_stats_by_the_number_of_players(naqala, records):
    result = naqala("stats", str(records), "--json")
    printed = json.loads(result.out)
    assert (result.code, result.err) == (0, "")
    assert printed["games"] == 7
    assert {players: one["games"] for players, one in printed["players"].items()} == {"2": 4, "3": 3}
    assert set(printed["players"]["2"]) >= {
        "score", "winning_score", "rounds", "ends", "branching", "spots", "turns", "spent", "sources", "djinns",
    }  # fmt: skip


def test_the_tables_of_stats_fit_80_columns(naqala, records):
    result = naqala("stats", str(records)).out
    assert "2 players: 4 games, " in result
    assert re.search(r"^  Bidding +\d+ +\d+\.\d$", result, re.MULTILINE)
    assert max(len(line) for line in result.splitlines()) <= 80


def test_stats_work_in_an_ascii_pipe(records):
    result = subprocess.run(
        [sys.executable, "-m", "naqala", "stats", str(records)],
        env={**os.environ, "PYTHONIOENCODING": "ascii"}, capture_output=True, check=False,
    )  # fmt: skip
    assert (result.returncode, result.stderr) == (0, b"")
    assert result.stdout.isascii()


def test_a_broken_file_is_named_and_skipped(naqala, tmp_path):
    game = Game.new(2, 1)
    (tmp_path / "unfinished.naqala").write_text(game.record())
    while not game.over:
        game.play(game.options[0])
    (tmp_path / "good.naqala").write_text(game.record())
    (tmp_path / "bad.naqala.gz").write_bytes(b"\x1f\x8b\x08nonsense")
    (tmp_path / "wrong.naqala").write_text(game.record().replace("bid:0", "bid:5", 1))
    result = naqala("stats", str(tmp_path), "--json")
    printed = json.loads(result.out)
    assert (result.code, printed["games"]) == (0, 1)
    assert [Path(warning.split(" is skipped: ")[0]).name for warning in printed["warnings"]] == [
        "bad.naqala.gz", "unfinished.naqala", "wrong.naqala",
    ]  # fmt: skip
    assert result.err.splitlines() == printed["warnings"]


def test_a_game_that_starts_from_a_position_counts_from_there(naqala, tmp_path):
    for name, game in (
        ("over soon", game_at({C3: "v"}, no_move=True)),  # only the rest of a round
        ("later", game_at({C3: "vvmm", D3: "vbb", E3: "mm"})),
    ):
        folder = tmp_path / name
        folder.mkdir()
        while not game.over:
            game.play(game.options[0])
        (folder / "game.naqala").write_text(game.record())
        for words in ((), ("--json",)):
            result = naqala("stats", str(folder), *words)
            assert (result.code, result.err) == (0, "")
        assert json.loads(result.out)["players"]["2"]["games"] == 1


def test_a_folder_without_games_is_refused_in_one_sentence(naqala, tmp_path):
    for folder, why in ((tmp_path / "nowhere", "There is no folder"), (tmp_path, "There is no finished game in")):
        result = naqala("stats", str(folder))
        assert (result.code, result.out) == (2, "")
        assert why in result.err


def test_replay_and_show_read_compressed_records(naqala, records):
    record = str(sorted(records.iterdir())[0])
    assert "bot random" in naqala("replay", record).out
    assert naqala("show", record).code == 0


def test_a_truncated_compressed_record_is_refused_in_one_sentence(naqala, records, tmp_path):
    whole = sorted(records.iterdir())[0].read_bytes()
    (tmp_path / "cut.naqala.gz").write_bytes(whole[:-20])
    result = naqala("replay", str(tmp_path / "cut.naqala.gz"))
    assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)
    assert "cannot be read" in result.err
