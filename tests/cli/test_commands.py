"""The commands that read games and positions, and what holds for all that read."""

import io
import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from naqala.engine.game import Game
from naqala.engine.notation import position_json, position_text
from naqala.engine.notation.record_json import record_json
from naqala.engine.notation.words import LETTERS
from naqala.engine.sowing import follow, outcomes
from naqala.engine.things import C3, MERCHANT, SEAT_NAMES, tile_named

RECORDS = Path(__file__).parents[1] / "records"
FINISHED = str(RECORDS / "rich_2_last_camel.naqala")
CUT_OFF = str(RECORDS / "unfinished_sibittis.naqala")
IN_A_WALK = str(RECORDS / "unfinished_walk.naqala")
COMMANDS = {"replay": [FINISHED], "show": [FINISHED], "outcomes": [CUT_OFF], "rules": [], "djinns": []}


def typed(monkeypatch, text: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))


# All of them


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_has_an_example_that_works(naqala, command):
    told = naqala(command, "--help")
    assert told.code == 0
    (example,) = re.findall(r"Example: naqala (.*)", told.out)
    words = [CUT_OFF if word == "game.naqala" else word for word in example.split()]
    assert naqala(*words).code == 0


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("columns", [40, 60, 200])
def test_no_line_is_wider_than_the_terminal_or_a_hundred(naqala, monkeypatch, command, columns):
    monkeypatch.setenv("COLUMNS", str(columns))
    told = naqala(command, *(COMMANDS[command] if command != "replay" else [FINISHED, "--to", "9"]))
    assert max(len(line) for line in told.out.splitlines()) <= min(columns, 100)


@pytest.mark.parametrize("command", COMMANDS)
def test_it_works_in_a_pipe_that_knows_ascii_only(command):
    told = subprocess.run(
        [sys.executable, "-m", "naqala", command, *COMMANDS[command]],
        env={**os.environ, "PYTHONIOENCODING": "ascii"}, capture_output=True, check=False,
    )  # fmt: skip
    assert (told.returncode, told.stderr) == (0, b"")
    assert told.stdout.isascii()


@pytest.mark.parametrize("command", ["replay", "show", "outcomes"])
def test_what_cannot_be_read_is_told_in_a_sentence(naqala, tmp_path, monkeypatch, command):
    binary, huge, foreign = tmp_path / "binary", tmp_path / "huge", tmp_path / "foreign"
    binary.write_bytes(bytes(range(256)))
    huge.write_bytes(b"x" * 10_000_000)
    foreign.write_text('[Event "chess"]\n1. e4 e5 1-0\n')
    monkeypatch.chdir(tmp_path)
    for name, why in {
        "nowhere": "No such file",
        ".": "Is a directory",
        "a\0b": "null byte",
        "binary": "no text in UTF-8",
        "huge": "too long",
        "foreign": "no record of Naqala",
    }.items():
        told = naqala(command, name)
        assert (told.code, told.out) == (1, "")
        assert why in told.err
        assert told.err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ("replay",), ("show",), ("outcomes",), ("replay", FINISHED, "--to", "-1"), ("replay", FINISHED, "--to", "x"),
        ("outcomes", CUT_OFF, "--from", "G1"), ("outcomes", CUT_OFF, "--tribe", "x"), ("rules", "M1", "M2"),
        ("outcomes", CUT_OFF, "--walks", "many"),
    ],
)  # fmt: skip
def test_wrong_words_are_refused_with_the_usage(naqala, words):
    told = naqala(*words)
    assert told.code == 2
    assert told.err.startswith("usage: naqala")


# replay


def test_a_replay_tells_every_line_and_event_and_the_scores(naqala):
    game = Game.parse(Path(FINISHED).read_text(encoding="utf-8"))
    plain = " ".join(naqala("replay", FINISHED).out.split())
    for line in Path(FINISHED).read_text(encoding="utf-8").split("\n\n", 1)[1].splitlines():
        assert line.removeprefix("round ").removeprefix("scores ").split(":")[0] in plain
    for _, _, events in game.retold():
        for event in events:
            assert str(event) in plain
    totals = " ".join(str(sheet.total) for sheet in game.scores())
    assert f"Total {totals}" in plain
    assert SEAT_NAMES[game.winners()[0]] in plain[-20:]


def test_a_replay_stops_where_it_is_told_and_draws_the_board(naqala):
    told = naqala("replay", FINISHED, "--to", "3").out
    assert re.findall(r"^ +(\d+)  \w", told, re.MULTILINE) == ["1", "2", "3"]
    assert "After 3 of 72 lines:" in told
    assert "Total" not in told


@pytest.mark.parametrize("to", ["0", "72", "1000"])
def test_a_replay_stops_at_either_end(naqala, to):
    told = naqala("replay", FINISHED, "--to", to).out
    assert ("Total" in told) == (to != "0")


def test_a_replay_of_an_unfinished_game_ends_with_the_board(naqala):
    told = naqala("replay", CUT_OFF).out
    assert "So far the record goes." in told
    assert told.endswith("is to keep one of the djinns shown.\n")


def test_a_game_that_goes_on_keeps_its_seed(naqala, monkeypatch):
    game = Game.new(2, 424242)
    typed(monkeypatch, game.saved())
    assert "424242" not in naqala("replay", "-").out
    assert "dealt from seed 0." in naqala("replay", str(RECORDS / "dealt_3_blocked.naqala")).out


def test_a_replay_reads_json_and_the_standard_input(naqala, monkeypatch):
    json_name = str(RECORDS / "unfinished_sibittis.json")
    assert naqala("replay", json_name).out == naqala("replay", CUT_OFF).out
    typed(monkeypatch, Path(CUT_OFF).read_text(encoding="utf-8"))
    assert naqala("replay", "-").out == naqala("replay", CUT_OFF).out


def test_a_spoilt_record_is_refused_with_the_line(naqala, monkeypatch):
    typed(monkeypatch, Path(FINISHED).read_text(encoding="utf-8").replace("bid:8", "bid:5"))
    told = naqala("replay", "-")
    assert (told.code, told.out) == (1, "")
    assert re.match(r"Line \d+: ", told.err)


def test_step_by_step_does_not_wait_where_nobody_sits(naqala, monkeypatch):
    typed(monkeypatch, "")
    assert naqala("replay", FINISHED, "--step").out == naqala("replay", FINISHED).out


def test_step_by_step_waits_for_enter_and_leaves_with_q():
    keyboard, terminal = pty.openpty()
    os.write(keyboard, b"\n\nq\n")
    told = subprocess.run(
        [sys.executable, "-m", "naqala", "replay", FINISHED, "--step"],
        stdin=terminal, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    os.close(keyboard)
    os.close(terminal)
    assert told.returncode == 0
    assert re.findall(r"^ +(\d+)  \w", told.stdout, re.MULTILINE) == ["1", "2", "3"]
    assert told.stderr.count("Enter for the next turn") == 3


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
    typed(monkeypatch, text)
    assert naqala("show", "-").out == drawn


def test_the_drawing_has_every_tile_and_every_hand(naqala):
    drawn = naqala("show", FINISHED).out
    for letter in "ABCDEF":
        for number in "12345":
            assert f"{letter}{number}" in drawn
    for seat in SEAT_NAMES[:2]:
        assert f"{seat} has " in drawn
    assert drawn.endswith("The game is over.\n")


def test_a_wrong_position_is_told_what_is_wrong(naqala):
    told = naqala("show", "round=1 board=nothing")
    assert (told.code, told.out) == (1, "")
    assert "Here blue= is due" in told.err


# outcomes


def test_outcomes_are_those_of_the_engine(naqala):
    board = Game.parse(Path(CUT_OFF).read_text(encoding="utf-8")).state.board
    found = outcomes(board)
    told = naqala("outcomes", CUT_OFF).out.splitlines()
    assert told == [*[str(outcome) for outcome in found], f"{len(found)} outcomes."]


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
        told = naqala("outcomes", CUT_OFF, *words)
        assert told.code == 0
        assert told.out.splitlines()[:-1] == wanted


def test_the_walks_come_to_the_outcomes_they_stand_under(naqala):
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


def test_there_are_no_outcomes_of_half_a_walk(naqala):
    told = naqala("outcomes", IN_A_WALK)
    assert told.code == 1
    assert "in the middle of a walk" in told.err


def test_a_board_on_which_nothing_moves_is_told_so(naqala):
    assert naqala("outcomes", str(RECORDS / "dealt_2_no_move.naqala")).out == "No meeples can be moved here.\n"
