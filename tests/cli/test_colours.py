"""Games in the terminal whose players choose their colours."""

from __future__ import annotations

import re

import pytest

from naqala.cli.play.game_commands import run_line
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.notation.action_codec import action_text
from naqala.engine.records import parse_record
from tests import games
from tests.cli.test_terminal_screens import drawn, printed, terminal_game_of

CHOSEN = ("black", "blue", "orange")


def test_bots_play_in_the_colours_of_the_command_line(naqala, monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    result = naqala("play", "--watch", "--colours", "black,Blue, orange", "--bots", "greedy", "--seed", "5")
    assert result.code == 0, result.err
    players = r"\w+ · Greedy \(Black\), \w+ · Greedy \(Blue\) and \w+ · Greedy \(Orange\)"
    assert re.match(rf"{players} play the game with seed 5\.", " ".join(result.out.split()))
    assert "Pink" not in result.out
    assert "Black bids" in result.out


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--colours", "black,black"), "Two players cannot have the same colour"),
        (("--colours", "black,green"), "There is no colour “green”"),
        (("--colours", "black"), "The game is for 2 to 4 players, not 1"),
        (("--colours", "black,blue", "--players", "3", "--watch"), "There are 2 colours for 3 players"),
    ],
)
def test_colours_that_cannot_be_are_refused(naqala, words, reason):
    result = naqala("play", *words)
    assert result.code
    assert reason in result.err


def test_the_screen_names_players_by_their_colours():
    screen = drawn(Game.new(3, 5, colours=CHOSEN))
    assert "K  Ann (Black)" in screen
    assert "B  Bob (Blue)" in screen
    assert "O  Cleo (Orange)" in screen
    assert "Pink" not in screen


def test_every_option_is_typed_in_the_colours_of_the_game():
    game, luck = Game.new(3, 5, colours=CHOSEN), Luck.seeded(5)
    while not game.over:
        option = game.options[luck.below(len(game.options))]
        terminal_game = terminal_game_of(game)
        before = len(game.log)
        run_line(terminal_game, action_text(option, CHOSEN))
        assert game.log[before] == option
    terminal_game.finish()
    assert "Black" in printed(terminal_game)
    assert "Pink" not in printed(terminal_game)


def test_a_saved_game_has_the_tags_of_its_colours():
    game = Game.new(3, 5, colours=CHOSEN)
    again, tags = parse_record(terminal_game_of(game).record())
    assert again.colours == CHOSEN
    assert tags == {"Black": "person Ann", "Blue": "person Bob", "Orange": "person Cleo"}


def test_a_replay_names_the_colours(naqala, tmp_path):
    game = Game.new(3, 5, colours=CHOSEN)
    for _ in games.at_random(game, 5):
        pass
    file = tmp_path / "game.naqala"
    file.write_text(game.record())
    told = naqala("replay", str(file)).out
    assert "Black bids" in told
    assert "Pink" not in told
    assert naqala("verify", str(file)).code == 0
    assert "Pink" not in naqala("show", str(file)).out
