"""The commands that read games and positions: replay, show, outcomes."""

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from naqala.engine.components import C3, MERCHANT, SEAT_NAMES, tile_named
from naqala.engine.game import Game
from naqala.engine.notation import position_json, position_text
from naqala.engine.notation.vocabulary import LETTERS
from naqala.engine.records import record_json
from naqala.engine.sowing import follow, outcomes

RECORDS = Path(__file__).parents[1] / "records"
FINISHED = str(RECORDS / "rich_2_last_camel.naqala")
CUT_OFF = str(RECORDS / "unfinished_sibittis.naqala")
IN_A_WALK = str(RECORDS / "unfinished_walk.naqala")
COMMANDS = {"replay": [FINISHED], "show": [FINISHED], "outcomes": [CUT_OFF], "rules": [], "djinns": []}


def type_text(monkeypatch, text: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))


# All of them


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_has_an_example_that_works(naqala, command):
    result = naqala(command, "--help")
    assert result.code == 0
    (example,) = re.findall(r"Example: naqala (.*)", result.out)
    words = [CUT_OFF if word == "game.naqala" else word for word in example.split()]
    assert naqala(*words).code == 0


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("columns", [40, 60, 200])
def test_no_line_is_wider_than_the_terminal_or_a_hundred(naqala, monkeypatch, command, columns):
    monkeypatch.setenv("COLUMNS", str(columns))
    result = naqala(command, *(COMMANDS[command] if command != "replay" else [FINISHED, "--to", "9"]))
    assert max(len(line) for line in result.out.splitlines()) <= min(columns, 100)


@pytest.mark.parametrize("command", COMMANDS)
def test_it_works_in_an_ascii_pipe(command):
    result = subprocess.run(
        [sys.executable, "-m", "naqala", command, *COMMANDS[command]],
        env={**os.environ, "PYTHONIOENCODING": "ascii"}, capture_output=True, check=False,
    )  # fmt: skip
    assert (result.returncode, result.stderr) == (0, b"")
    assert result.stdout.isascii()


@pytest.mark.parametrize("command", ["replay", "show", "outcomes"])
def test_unreadable_input_is_refused_in_one_sentence(naqala, tmp_path, monkeypatch, command):
    binary, huge, foreign = tmp_path / "binary", tmp_path / "huge", tmp_path / "foreign"
    binary.write_bytes(bytes(range(256)))
    huge.write_bytes(b"x" * 10_000_000)
    foreign.write_text('[Event "chess"]\n1. e4 e5 1-0\n')
    monkeypatch.chdir(tmp_path)
    for name, why in {
        "nowhere": "No such file",
        ".": "Is a directory",
        "a\0b": "null byte",
        "binary": "is not UTF-8 text",
        "huge": "too long",
        "foreign": "not a record of Naqala",
    }.items():
        result = naqala(command, name)
        assert (result.code, result.out) == (2, "")
        assert why in result.err
        assert result.err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ("replay",), ("show",), ("outcomes",), ("replay", FINISHED, "--to", "-1"), ("replay", FINISHED, "--to", "x"),
        ("outcomes", CUT_OFF, "--from", "G1"), ("outcomes", CUT_OFF, "--tribe", "x"), ("rules", "M1", "M2"),
        ("outcomes", CUT_OFF, "--walks", "many"),
    ],
)  # fmt: skip
def test_wrong_arguments_are_refused_with_the_command_that_helps(naqala, words):
    result = naqala(*words)
    assert result.code == 2
    assert result.err.endswith(f" Help: naqala {words[0]} --help\n")
    assert result.err.count("\n") == 1


# replay


def test_a_replay_prints_every_line_and_event_and_the_scores(naqala):
    game = Game.parse(Path(FINISHED).read_text(encoding="utf-8"))
    plain = " ".join(naqala("replay", FINISHED).out.split())
    for line in Path(FINISHED).read_text(encoding="utf-8").split("\n\n", 1)[1].splitlines():
        assert line.removeprefix("round ").removeprefix("scores ").split(":")[0] in plain
    for _, _, events in game.replay():
        for event in events:
            assert str(event) in plain
    totals = " ".join(str(sheet.total) for sheet in game.scores())
    assert f"Total {totals}" in plain
    assert f" {SEAT_NAMES[game.winners()[0]]} wins with " in plain.partition(f"Total {totals}")[2]


def test_a_replay_stops_at_the_given_line_and_draws_the_board(naqala):
    result = naqala("replay", FINISHED, "--to", "3").out
    assert re.findall(r"^ +(\d+)  \w", result, re.MULTILINE) == ["1", "2", "3"]
    assert "After 3 of 72 lines:" in result
    assert "Total" not in result


@pytest.mark.parametrize("to", ["0", "72", "1000"])
def test_a_replay_stops_at_either_end(naqala, to):
    result = naqala("replay", FINISHED, "--to", to).out
    assert ("Total" in result) == (to != "0")


def test_a_replay_of_an_unfinished_game_ends_with_the_board(naqala):
    result = naqala("replay", CUT_OFF).out
    assert "The record ends here:" in result
    assert result.endswith("is next. Keep one of the djinns shown.\n")


def test_the_seed_of_an_unfinished_game_stays_secret(naqala, monkeypatch):
    game = Game.new(2, 424242)
    type_text(monkeypatch, game.saved())
    assert "424242" not in naqala("replay", "-").out
    assert "dealt from seed 0." in naqala("replay", str(RECORDS / "dealt_3_blocked.naqala")).out


def test_a_replay_reads_json_and_the_standard_input(naqala, monkeypatch):
    json_name = str(RECORDS / "unfinished_sibittis.json")
    assert naqala("replay", json_name).out == naqala("replay", CUT_OFF).out
    type_text(monkeypatch, Path(CUT_OFF).read_text(encoding="utf-8"))
    assert naqala("replay", "-").out == naqala("replay", CUT_OFF).out


def test_a_corrupt_record_is_refused_with_the_line(naqala, monkeypatch):
    type_text(monkeypatch, Path(FINISHED).read_text(encoding="utf-8").replace("bid:8", "bid:5"))
    result = naqala("replay", "-")
    assert (result.code, result.out) == (2, "")
    assert re.match(r"Line \d+: ", result.err)


def test_a_replay_begins_with_the_given_line(naqala):
    result = naqala("replay", FINISHED, "--from", "70").out
    assert re.findall(r"^ +(\d+)  \w", result, re.MULTILINE) == ["70", "71", "72"]
    assert "Total" in result


def test_a_replay_as_a_player_saw_it_tells_no_secrets_of_others(naqala):
    """Pink draws cards by Sloar in secret; the lines of the record have them in braces."""
    saw = {seat: " ".join(naqala("replay", FINISHED, "--seat", seat).out.split()) for seat in ("blue", "pink")}
    assert "Pink draws Pottery" in saw["pink"]
    assert "Pink draws Pottery" not in saw["blue"]
    assert "Pink draws a card" in saw["blue"]
    assert "{" not in saw["blue"]


def test_a_replay_has_only_the_seats_of_its_players(naqala):
    result = naqala("replay", FINISHED, "--seat", "orange")
    assert result.code == 2
    assert result.err.startswith("There is no player 'orange'. The players are blue, pink. ")


# show


def test_a_position_is_drawn_wherever_it_comes_from(naqala, tmp_path, monkeypatch):
    game = Game.parse(Path(CUT_OFF).read_text(encoding="utf-8"))
    text = position_text(game.state)
    (tmp_path / "position").write_text(text + "\n")
    (tmp_path / "position.json").write_text(json.dumps(position_json(game.state)))
    (tmp_path / "record.json").write_text(json.dumps(record_json(game, {}, with_seed=False)))
    drawn = naqala("show", text).out
    assert drawn == naqala("show", *text.split()).out == naqala("show", CUT_OFF).out
    for name in ("position", "position.json", "record.json"):
        assert naqala("show", str(tmp_path / name)).out == drawn
    type_text(monkeypatch, text)
    assert naqala("show", "-").out == drawn


def test_the_drawing_has_every_tile_and_every_hand(naqala):
    drawn = naqala("show", FINISHED).out
    for letter in "ABCDEF":
        for number in "12345":
            assert f"{letter}{number}" in drawn
    for seat in SEAT_NAMES[:2]:
        assert f"{seat} has " in drawn
    assert drawn.endswith("The game is over.\n")


def test_an_invalid_position_is_refused_with_the_reason(naqala):
    result = naqala("show", "round=1 board=nothing")
    assert (result.code, result.out) == (2, "")
    assert "Expected blue=" in result.err


# outcomes


def test_outcomes_are_those_of_the_engine(naqala):
    board = Game.parse(Path(CUT_OFF).read_text(encoding="utf-8")).state.board
    found = outcomes(board)
    result = naqala("outcomes", CUT_OFF).out.splitlines()
    assert result == [*[str(outcome) for outcome in found], f"{len(found)} outcomes."]


def test_outcomes_are_narrowed_down(naqala):
    board = Game.parse(Path(CUT_OFF).read_text(encoding="utf-8")).state.board
    for words, fits in [
        (["--from", "c3"], lambda outcome: outcome.start == C3),
        (["--to", "C3"], lambda outcome: outcome.final == C3),
        (["--tribe", "m"], lambda outcome: outcome.tribe == MERCHANT),
        (["--tribe", "Merchants"], lambda outcome: outcome.tribe == MERCHANT),
        (["--empties"], lambda outcome: outcome.empties),
        (["--empties", "--tribe", "m", "--to", "A1", "--from", "A1"], lambda outcome: False),
    ]:
        wanted = [str(outcome) for outcome in outcomes(board) if fits(outcome)]
        result = naqala("outcomes", CUT_OFF, *words)
        assert result.code == 0
        assert result.out.splitlines()[:-1] == wanted


def test_each_walk_leads_to_the_outcome_above_it(naqala):
    board = Game.parse(Path(CUT_OFF).read_text(encoding="utf-8")).state.board
    outcome, walks = "", 0
    for line in naqala("outcomes", CUT_OFF, "--walks", "2").out.splitlines()[:-1]:
        if not line.startswith("    "):
            outcome = line
            continue
        start, *drops = line.split()
        walk = [(tile_named(drop[:2]), LETTERS.index(drop[2])) for drop in drops]
        assert str(follow(board, tile_named(start[:2]), walk)) == outcome
        walks += 1
    assert len(outcomes(board)) < walks <= 2 * len(outcomes(board))


def test_there_are_no_outcomes_in_the_middle_of_a_walk(naqala):
    result = naqala("outcomes", IN_A_WALK)
    assert result.code == 2
    assert "in the middle of a walk" in result.err


def test_a_board_without_moves_has_no_outcomes(naqala):
    assert naqala("outcomes", str(RECORDS / "dealt_2_no_move.naqala")).out == "No meeples can be moved here.\n"
