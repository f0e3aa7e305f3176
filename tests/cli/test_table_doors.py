"""How one comes to the terminal table and leaves it, on terminals of every kind and on none."""

import os
import re
import subprocess
import sys

import pytest

from naqala.bots import LEVELS
from naqala.cli import main
from naqala.engine.game import Game
from naqala.engine.things import TILES, tile_name
from tests.cli.terminal import Sitting, sitting
from tests.cli.test_table import at_the_bids, at_the_walk, in_one_line, kept, laid
from tests.laying import meeples


def piped(home, *words, typed="", **environment):
    """The same without a terminal."""
    return subprocess.run(
        [sys.executable, "-m", "naqala", "play", *words],
        input=typed.encode(),
        capture_output=True,
        env={**os.environ, "NAQALA_HOME": str(home), "PYTHONIOENCODING": "utf-8", **environment},
        check=False,
        timeout=60,
    )


def in_one_line_each(text):
    """With what was wrapped put together again; columns are kept."""
    return re.sub(r"\n {10}", " ", text)


def test_it_asks_kindly_how_many_and_who(tmp_path):
    with Sitting(tmp_path) as seat:
        seat.until(r"How many sit at the table\? 2 to 4 \[2\] $")
        seat.type("seven", r"'seven' is no number from 2 to 4\.\n.*\[2\] $")
        seat.type("3", r"How many of them are people\?.* 0 to 3 \[1\] $")
        seat.type("", r"Who plays Blue\? \[Blue\] $")
        seat.type('Z"o[é] ', r"Which level\? \[Calm\] $")
        for level, kind in LEVELS.items():
            assert f"{level.capitalize():<8}{kind.sentence}" in in_one_line_each(seat.new)
        seat.type("mighty", r"There is no bot 'mighty'; there are random, gentle, calm(.|\n)*\[Calm\] $")
        seat.type("gentle,calm,gentle", r"that is too few for 3 bots\.\n.*\[Calm\] $")
        seat.type("Gentle")
        assert "Zoé (Blue)" in seat.new
        assert " O  Gentle (Orange)" in seat.new
    with Sitting(tmp_path) as again:
        again.until(r"Go on with it\? yes or no \[yes\] $")
        assert "Zoé (Blue); Gentle (Pink), a bot; Gentle (Orange), a bot; round 1" in in_one_line(again.new)
        again.type("")
        assert "Zoé (Blue)" in again.new
    with Sitting(tmp_path) as other:
        other.until(r"\[yes\] $")
        other.type("no", r"2 to 4 \[2\] $")
        assert "saved" not in other.leave_by(b"\x03")
        assert other.process.returncode == 0


def test_a_game_that_goes_on_later_is_never_overwritten_by_another(tmp_path):
    for seed in ("1", "2"):
        assert piped(tmp_path, "--seed", seed).returncode == 0
    assert len(kept(tmp_path, "unfinished")) == 2


def test_without_a_terminal_it_is_plain_text_and_ends_with_its_input(tmp_path):
    told = piped(tmp_path, *laid(tmp_path, at_the_walk(), "Ann"), typed="C3>\nundo\n")
    assert (told.returncode, told.stderr) == (0, b"")
    assert b"\x1b" not in told.stdout
    assert "Taken back: pick up a Vizier, a Builder and an Assassin on C3." in told.stdout.decode()
    assert told.stdout.decode().endswith("The game is saved. `naqala play --resume` goes on with it.\n")


@pytest.mark.parametrize("words", [("--no-colour",), ()], ids=["option", "environment"])
def test_no_colour_is_respected_and_loses_nothing(tmp_path, words):
    dealt = Game.new(2, 7)
    with sitting(tmp_path, "--seed", "7", "--players", "2", *words, NO_COLOR="" if words else "1") as seat:
        assert b"\x1b" not in seat.seen.replace(b"\x1b[H\x1b[2J", b"")
        for tile in range(TILES):
            assert f"│{meeples(dealt, tile):<10}{tile_name(tile)}│" in seat.new
        assert "│Sacred  12* │" in seat.new


def test_a_terminal_without_a_screen_gets_no_escapes(tmp_path):
    with sitting(tmp_path, "--seed", "7", "--players", "2", TERM="dumb") as seat:
        assert b"\x1b" not in seat.seen


def test_a_terminal_of_an_unheard_of_kind_works(tmp_path):
    with sitting(tmp_path, *laid(tmp_path, at_the_bids(), "Ann"), TERM="no-such-terminal") as seat:
        assert "Blue bids 0." in seat.type("0")


def test_an_ascii_terminal_gets_ascii(tmp_path):
    told = piped(tmp_path, "--seed", "7", "--names", "Zoé", PYTHONIOENCODING="ascii")
    assert told.returncode == 0
    assert told.stdout.isascii()
    assert b"Left 12t 10p" in told.stdout


@pytest.mark.parametrize("columns", [20, 79])
def test_a_narrow_terminal_gets_the_board_in_pieces(tmp_path, columns):
    with sitting(tmp_path, "--seed", "7", "--players", "4", columns=columns, lines=10) as seat:
        for command in ("help", "score", "options", "rules D3", "djinn a"):
            seat.type(command)
        assert b"Traceback" not in seat.seen


def test_a_home_that_cannot_be_written_is_said_and_does_no_harm(tmp_path):
    (tmp_path / "file").write_text("no folder")
    with sitting(tmp_path / "file", *laid(tmp_path, at_the_bids(), "Ann")) as seat:
        assert "This game is not kept." in seat.new
        assert "Blue bids 0." in seat.type("0")
        assert "The game could not be kept." in in_one_line(seat.leave_by(b"quit\n"))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--resume",), "There is no unfinished game; `naqala play` begins one."),
        (("--load", "nowhere"), "There is no file nowhere."),
        (("--load", "/"), "/ is no file."),
        (("--load", "~nobody-of-that-name/x"), "is no file"),
        (("--players", "2", "--people", "3"), "3 people do not fit at a table of 2."),
        (("--people", "1", "--names", "Ann,Bob"), "There are 2 names for 1 people."),
        (("--names", "Ann,Bob,Cleo,Dan,Eve"), "5 people do not fit at a table of 4."),
        (("--bots", "calm,mighty"), "There is no bot 'mighty'; there are random, "),
        (("--bots", "calm:depth=3"), "The bot 'calm' has no parameter 'depth'"),
        (("--bots", "calm,calm", "--players", "2"), "People leave a seat free; that is too few for 2 bots."),
        (("--bots", "calm", "--people", "4"), "People leave no seats free; that is too few for a bot."),
        (("--bots", f"calm:glimpses={'0' * 200}"), "The name of this bot is too long"),
    ],
)
def test_what_cannot_be_is_one_sentence(tmp_path, monkeypatch, capsys, words, told):
    monkeypatch.setenv("NAQALA_HOME", str(tmp_path))
    assert main(["play", *words]) == 1
    said = capsys.readouterr().err
    assert told in said
    assert said.count("\n") == 1


def test_binary_files_are_no_games(tmp_path):
    file = tmp_path / "noise"
    file.write_bytes(bytes(range(256)) * 9)
    said = piped(tmp_path, "--load", str(file))
    assert said.returncode == 1
    assert said.stderr.decode().endswith("is no text, so it is no saved game.\n")


def test_spectators_watch_bots_and_hear_no_secret(tmp_path):
    told = piped(tmp_path, "--watch", "--players", "4", "--seed", "3", "--bots", "gentle,random").stdout.decode()
    players = "Gentle (Blue), Random (Pink), Random (Orange) and Random (Black)"
    assert f"{players} play the game of seed 3." in in_one_line(told)
    assert "You have" not in told
    assert not list(tmp_path.iterdir())


def test_a_reader_who_goes_away_is_no_error(tmp_path):
    command = f"{sys.executable} -m naqala play --watch --seed 7 --bots random | head -c 100"
    ended = subprocess.run(["sh", "-c", command], capture_output=True, check=False, timeout=60)
    assert ended.stderr == b""


def test_two_people_without_a_terminal_still_have_a_curtain(tmp_path):
    told = piped(tmp_path, "--seed", "7", "--names", "Ann,Bob", typed="\n18\n").stdout.decode()
    first = ("Ann (Blue)", "Bob (Pink)")[Game.new(2, 7).seat]
    assert f"Pass the keyboard to {first}; press Enter." in told
    assert "\n" * 50 in told
