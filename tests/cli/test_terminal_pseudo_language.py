"""No text of the terminal game is written in the code: in the pseudo-language, every vowel of a text has an accent."""

from __future__ import annotations

import re
from typing import Final

import pytest

from naqala.cli.play.game_commands import COMMANDS, HELP_ANSWERS, HELP_COMMANDS, run_line
from naqala.cli.play.participants import HumanPlayer, Participant
from naqala.cli.play.styles import UNICODE, TextStyle
from naqala.cli.play.terminal_game import TerminalGame
from naqala.engine.djinns import DJINNS
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.locales import Catalog
from tests.cli.test_terminal_screens import FakeTerminal
from tests.locales.pseudo import pseudo_catalog

PLAIN: Final = re.compile(r"[a-z]*[aeiou][a-z]*", re.IGNORECASE)
NOTATION: Final = re.compile(r"/\S+|[a-z]+:[\w+:-]*|\b[a-z]+-[a-z]+\b|\b[A-F][1-5][vemba]?\b")
TYPED: Final = [
    *("help", "options", "board", "score", "undo", "restart", "99", "xyz", "A1>", "load", "save", "log", "djinn"),
    *("djinn hagis", "log 5", "rules", "rules Z9", "load xyz"),
]
WORDS: Final = {*COMMANDS, *(word for typed, _ in (*HELP_ANSWERS, *HELP_COMMANDS) for word in PLAIN.findall(typed))}
LETTERS: Final = re.compile(r"\b([vemba]+|[BKOP]+)\b")  # tribes on a tile, camels on the turn order track
JOINED: Final = {"and", "or"}  # lists are joined by Babel
PEOPLE: Final = ("Ann", "Bob", "Cleo", "Dan", "Naqala")


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory) -> Catalog:
    return pseudo_catalog(tmp_path_factory.mktemp("texts"))


def in_pseudo(game: Game, texts: Catalog) -> TerminalGame:
    terminal = FakeTerminal(120, 50, TextStyle(UNICODE))
    terminal.texts = texts
    people: list[Participant] = [HumanPlayer(name) for name in PEOPLE[: len(game.colours)]]
    terminal_game = TerminalGame(terminal, game, people, None)
    terminal_game.viewer = game.seat
    return terminal_game


def plain_words(lines: list[str]) -> set[str]:
    text = LETTERS.sub("", NOTATION.sub("", "\n".join(lines)))
    for name in (*PEOPLE, *(djinn.name for djinn in DJINNS)):
        text = text.replace(name, "")
    return {word for word in PLAIN.findall(text) if len(word) > 1} - WORDS - JOINED


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_prompt(pseudo, players):
    game, luck = Game.new(players, 17 * players), Luck.seeded(players)
    found: set[str] = set()
    while not game.over:
        terminal_game = in_pseudo(game, pseudo)
        terminal_game.draw()
        found |= plain_words(terminal_game.terminal.printed)  # type: ignore[attr-defined]
        game.play(game.options[luck.below(len(game.options))])
    assert found == set()


@pytest.mark.parametrize("typed", TYPED)
def test_what_commands_print(pseudo, typed):
    terminal_game = in_pseudo(Game.new(2, 7), pseudo)
    terminal_game.draw()
    terminal_game.terminal.printed = []  # type: ignore[attr-defined]
    run_line(terminal_game, typed)
    assert plain_words(terminal_game.terminal.printed) == set()  # type: ignore[attr-defined]
