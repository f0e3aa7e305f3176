"""The terminal in other languages: chosen by an option or by the environment, with room for longer words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from naqala.cli.command_line import command
from naqala.cli.play.game_commands import run_line
from naqala.cli.play.participants import BotPlayer, HumanPlayer, Participant
from naqala.cli.play.score_tables import final_scores, known_scores
from naqala.cli.play.styles import ASCII, UNICODE, ColourStyle, TextStyle, visible_length
from naqala.engine.actions import END_TURN
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.steps import Selling
from naqala.locales import LANGUAGES, Catalog, catalog
from tests.cli.test_terminal_screens import SIZES, FakeTerminal, terminal_game_of
from tests.locales.stretched import stretched
from tests.positions import BLUE, Seat, game_at, play


@pytest.fixture(scope="module")
def longer(tmp_path_factory) -> Catalog:
    return stretched(tmp_path_factory.mktemp("texts"))


def screen(game: Game, texts: Catalog, columns: int, lines: int, style: TextStyle):
    terminal_game = terminal_game_of(game)
    terminal_game.terminal = FakeTerminal(columns, lines, style)
    terminal_game.terminal.texts = texts
    return terminal_game


@pytest.mark.parametrize("players", [2, 4])
def test_every_prompt_fits_with_longer_words(longer, players):
    game, luck = Game.new(players, 31 * players), Luck.seeded(players)
    styles = [TextStyle(ASCII), ColourStyle(UNICODE)]
    while not game.over:
        columns, lines = SIZES[luck.below(len(SIZES))]
        terminal_game = screen(game, longer, columns, lines, styles[luck.below(2)])
        terminal_game.draw()
        assert max(visible_length(line) for line in terminal_game.terminal.printed) < columns
        game.play(game.options[luck.below(len(game.options))])


@pytest.mark.parametrize("columns", [40, 80, 120])
@pytest.mark.parametrize("typed", ["help", "djinn hagis", "log 5", "options", "undo", "99"])
def test_what_commands_print_fits_with_longer_words(longer, columns, typed):
    terminal_game = screen(Game.new(2, 7), longer, columns, 24, TextStyle(UNICODE))
    terminal_game.draw()
    terminal_game.terminal.printed = []
    run_line(terminal_game, typed)
    assert terminal_game.terminal.printed
    assert max(visible_length(line) for line in terminal_game.terminal.printed) < columns


def test_the_columns_of_scores_stay_columns_with_longer_words(longer):
    game = Game.new(4, 7)
    people: list[Participant] = [HumanPlayer("Ann"), BotPlayer("sharp"), BotPlayer("calm"), HumanPlayer("Black")]
    for lines in (
        final_scores(game, people, longer, TextStyle(UNICODE), 80),
        known_scores(game, 0, people, longer, TextStyle(UNICODE)),
    ):
        rows = [line.rstrip() for line in lines[1:12]]
        assert len({len(row) for row in rows[1:11]}) == 1
        assert all("  " in row for row in rows)


WINS = {
    "en": "Ann (Blue) wins with 3 points and becomes Great Sultan of Naqala.",
    "fr": "Avec 3 points, Ann (Bleu) devient Grand Sultan de Naqala.",
    "de": "Mit 3 Punkten wird Ann (Blau) Großsultan von Naqala.",
    "nl": "Met 3 punten wordt Ann (Blauw) Grote Sultan van Naqala.",
}
SHARED = {
    "en": "Ann (Blue) and Ben (Pink) share the throne of Naqala with 1 point each.",
    "fr": "Ann (Bleu) et Ben (Rose) se partagent le trône de Naqala avec 1 point chacun.",
    "de": "Ann (Blau) und Ben (Pink) teilen sich mit je 1 Punkt den Thron von Naqala.",
    "nl": "Ann (Blauw) en Ben (Roze) delen de troon van Naqala met elk 1 punt.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_names_the_great_sultan(language):
    people: list[Participant] = [HumanPlayer("Ann"), HumanPlayer("Ben")]
    for gold, expected in ((3, WINS), (1, SHARED)):
        game = game_at(asked=[Selling(BLUE)], to_act=[], no_move=True, blue=Seat(gold=gold), pink=Seat(gold=1))
        play(game, END_TURN)
        for width in (40, 100):
            lines = final_scores(game, people, catalog(language), TextStyle(UNICODE), width)
            said = lines[lines.index("") + 1 :]
            assert on_one_line(" ".join(said)) == expected[language]
            assert max(len(line) for line in said) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_is_that_of_the_option_or_of_the_environment(naqala, monkeypatch, language):
    texts = catalog(language)
    assert texts.text("djinn-Hagis") in on_one_line(naqala("djinns", "hagis", "--language", language).out)
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert texts.text("djinn-Hagis") in on_one_line(naqala("djinns", "hagis").out)
    refused = naqala("show", "nowhere.naqala").err
    reason = "No such file or directory"
    read = texts.text("terminal-file-not-read", file="'nowhere.naqala'", reason=reason)
    helping = texts.text("terminal-see-help", command="naqala show --help")
    assert refused == f"{texts.text('terminal-input-no-position', reason=read)} {helping}\n"


@pytest.mark.parametrize("typed", ["fr_BE", "fr-BE", "FR", "fr_BE.UTF-8"])
@pytest.mark.parametrize("command", [("score", "Ann: or 1", "Ben:"), ("rules", "K2"), ("djinns", "hagis")])
def test_a_language_can_be_typed_with_its_country(naqala, command, typed):
    result = naqala(*command, "--language", typed)
    assert (result.code, result.err) == (0, "")
    assert result.out == naqala(*command, "--language", "fr").out


def test_the_docs_say_which_commands_speak_other_languages():
    docs = (Path(__file__).parents[2] / "docs" / "languages.md").read_text(encoding="utf-8")
    spoken, english = re.findall(r"- `naqala play`(.*?) speak the language.*?\((.*?)\)", docs, re.DOTALL)[0]
    commands = command().commands
    speaking = {
        name for name, one in commands.items() if "--language" in [flag for to in one.params for flag in to.opts]
    }
    assert {"play", *re.findall(r"`(\w+)`", spoken)} == speaking
    assert set(re.findall(r"`(\w+)`", english)) == set(commands) - speaking


def test_an_unknown_language_is_refused(naqala):
    result = naqala("djinns", "--language", "xx")
    assert result.code == 2
    assert "'xx' is not one of the languages: en" in result.err


def on_one_line(text: str) -> str:
    return " ".join(text.split())
