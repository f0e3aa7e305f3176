"""Starting and leaving `naqala play`, on all kinds of terminals and without one."""

import os
import re
import subprocess
import sys

import pytest

from naqala.bots import LEVELS
from naqala.bots.names import shuffled_names
from naqala.cli import main
from naqala.engine.components import TILE_COUNT, tile_name
from naqala.engine.game import Game
from naqala.locales import catalog
from tests.cli.pseudo_terminal import TypingPlayer, playing
from tests.cli.test_terminal_game import before_walk, during_bids, load_options, on_one_line, saved_games_in
from tests.positions import meeples

STORY = catalog("en").text("lobby-story")


def run_piped(home, *words, typed="", **environment):
    """Run `naqala play` without a terminal."""
    return subprocess.run(
        [sys.executable, "-m", "naqala", "play", *words],
        input=typed.encode(),
        capture_output=True,
        env={**os.environ, "NAQALA_HOME": str(home), "PYTHONIOENCODING": "utf-8", **environment},
        check=False,
        timeout=60,
    )


def in_one_line_each(text):
    """The text with wrapped lines joined; columns are kept."""
    return re.sub(r"\n {13}", " ", text)


def test_it_asks_how_many_play_and_who(tmp_path):
    with TypingPlayer(tmp_path) as player:
        player.until(r"How many players\? 2 to 4 \[2\] $")
        assert on_one_line(player.new).count(STORY) == 1
        player.type("seven", r"'seven' is not a number from 2 to 4\.\n.*\[2\] $")
        player.type("3", r"How many of them are people\?.* 0 to 3 \[1\] $")
        player.type("", r"Who plays Blue\? \[Blue\] $")
        player.type('Z"o[é] ', r"Which level\? \[Calm\] $")
        for level in LEVELS:
            about = catalog("en").text(f"lobby-level-{level}")
            assert f"{level.capitalize():<11}{about}" in in_one_line_each(player.new)
        player.type("mighty", r"There is no bot 'mighty'; there are random, beginner, novice(.|\n)*\[Calm\] $")
        player.type("gentle,calm,gentle", r"Too many bots: 3 named, 2 seats free\.\n.*\[Calm\] $")
        player.type("Gentle")
        assert "Zoé (Blue)" in player.new
        assert re.search(r" O  \w+ · Gentle \(Orange\)", player.new)
    with TypingPlayer(tmp_path) as again:
        again.until(r"Continue it\? yes or no \[yes\] $")
        asked = on_one_line(again.new)
        assert re.search(r"Zoé \(Blue\); \w+ · Gentle \(Pink\), a bot; \w+ · Gentle \(Orange\), a bot; round 1", asked)
        assert STORY not in asked
        again.type("")
        assert "Zoé (Blue)" in again.new
    with TypingPlayer(tmp_path) as other:
        other.until(r"\[yes\] $")
        other.type("no", r"2 to 4 \[2\] $")
        assert STORY in on_one_line(other.new)
        assert "saved" not in other.leave_by(b"\x03")
        assert other.process.returncode == 0


def test_an_unfinished_game_is_never_overwritten_by_another(tmp_path):
    for seed in ("1", "2"):
        assert run_piped(tmp_path, "--seed", seed).returncode == 0
    assert len(saved_games_in(tmp_path, "unfinished")) == 2


def test_without_a_terminal_it_is_plain_text_and_ends_with_its_input(tmp_path):
    result = run_piped(tmp_path, *load_options(tmp_path, before_walk(), "Ann"), typed="C3>\nundo\n")
    assert (result.returncode, result.stderr) == (0, b"")
    assert b"\x1b" not in result.stdout
    assert "Undone: Pick up a Vizier, a Builder and an Assassin on C3." in result.stdout.decode()
    assert result.stdout.decode().endswith("The game is saved. Continue it with `naqala play --resume`.\n")


@pytest.mark.parametrize("words", [("--no-colour",), ()], ids=["option", "environment"])
def test_no_colour_is_respected_and_loses_nothing(tmp_path, words):
    dealt = Game.new(2, 7)
    with playing(tmp_path, "--seed", "7", "--players", "2", *words, NO_COLOR="" if words else "1") as player:
        assert b"\x1b" not in player.output.replace(b"\x1b[H\x1b[2J", b"")
        for tile in range(TILE_COUNT):
            assert f"│{meeples(dealt, tile):<10}{tile_name(tile)}│" in player.new
        assert "│Sacred  12* │" in player.new


def test_a_terminal_without_a_screen_gets_no_escapes(tmp_path):
    with playing(tmp_path, "--seed", "7", "--players", "2", TERM="dumb") as player:
        assert b"\x1b" not in player.output


def test_an_unknown_terminal_works(tmp_path):
    with playing(tmp_path, *load_options(tmp_path, during_bids(), "Ann"), TERM="no-such-terminal") as player:
        assert "Blue bids 0." in player.type("0")


def test_an_ascii_terminal_gets_ascii(tmp_path):
    result = run_piped(tmp_path, "--seed", "7", "--names", "Zoé", PYTHONIOENCODING="ascii")
    assert result.returncode == 0
    assert result.stdout.isascii()
    assert b"Left 12t 10p" in result.stdout


@pytest.mark.parametrize("columns", [20, 79])
def test_a_narrow_terminal_gets_the_board_in_parts(tmp_path, columns):
    with playing(tmp_path, "--seed", "7", "--players", "4", columns=columns, lines=10) as player:
        for command in ("help", "score", "options", "rules D3", "djinn a"):
            player.type(command)
        assert b"Traceback" not in player.output


def test_a_home_that_cannot_be_written_is_reported_and_the_game_goes_on(tmp_path):
    (tmp_path / "file").write_text("no folder")
    with playing(tmp_path / "file", *load_options(tmp_path, during_bids(), "Ann")) as player:
        assert "This game is not being saved." in player.new
        assert "Blue bids 0." in player.type("0")
        assert "The game could not be saved." in on_one_line(player.leave_by(b"quit\n"))


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--resume",), "There is no unfinished game. Start one with `naqala play`."),
        (("--load", "nowhere"), "There is no file nowhere."),
        (("--load", "/"), "/ is not a file."),
        (("--load", "~nobody-of-that-name/x"), "is not a file"),
        (("--players", "2", "--people", "3"), "3 people cannot play a game for 2 players."),
        (("--people", "1", "--names", "Ann,Bob"), "There are 2 names for 1 person."),
        (("--names", "Ann,Bob,Cleo,Dan,Eve"), "5 people cannot play a game for 4 players."),
        (("--bots", "calm,mighty"), "There is no bot 'mighty'; there are random, "),
        (("--bots", "calm:depth=3"), "The bot 'calm' has no parameter 'depth'"),
        (("--bots", "calm,calm", "--players", "2"), "Too many bots: 2 named, 1 seat free."),
        (("--bots", "calm", "--people", "4"), "Too many bots: 1 named, 0 seats free."),
        (("--bots", f"calm:glimpses={'0' * 200}"), "The name of this bot is too long"),
    ],
)
def test_impossible_options_are_refused_in_one_line(tmp_path, monkeypatch, capsys, words, message):
    monkeypatch.setenv("NAQALA_HOME", str(tmp_path))
    assert main(["play", *words]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1


def test_binary_files_are_not_games(tmp_path):
    file = tmp_path / "noise"
    file.write_bytes(bytes(range(256)) * 9)
    result = run_piped(tmp_path, "--load", str(file))
    assert result.returncode == 2
    assert "is not a saved game: it is not a text file. " in result.stderr.decode()


def test_spectators_watch_bots_and_see_no_secret(tmp_path):
    result = run_piped(tmp_path, "--watch", "--players", "4", "--seed", "3", "--bots", "gentle,random").stdout.decode()
    bots = zip(
        shuffled_names("3"), ("Gentle (Blue)", "Random (Pink)", "Random (Orange)", "Random (Black)"), strict=False
    )
    blue, pink, orange, black = [f"{name} · {kind}" for name, kind in bots]
    assert f"{blue}, {pink}, {orange} and {black} play the game with seed 3." in on_one_line(result)
    assert "You have" not in result
    assert not list(tmp_path.iterdir())


def test_a_closed_pipe_is_not_an_error(tmp_path):
    command = f"{sys.executable} -m naqala play --watch --seed 7 --bots random | head -c 100"
    result = subprocess.run(["sh", "-c", command], capture_output=True, check=False, timeout=60)
    assert result.stderr == b""


def test_between_two_people_the_screen_is_scrolled_away_without_a_terminal(tmp_path):
    result = run_piped(tmp_path, "--seed", "7", "--names", "Ann,Bob", typed="\n18\n").stdout.decode()
    first = ("Ann (Blue)", "Bob (Pink)")[Game.new(2, 7).seat]
    assert f"Pass the keyboard to {first}, then press Enter." in result
    assert "\n" * 50 in result
