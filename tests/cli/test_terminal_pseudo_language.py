"""No text of the terminal game is written in the code: in the pseudo-language, every vowel of a text has an accent."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from naqala.bots.registry import BOTS
from naqala.cli import score_command
from naqala.cli.play.game_commands import COMMANDS, HELP_ANSWERS, HELP_COMMANDS, run_line
from naqala.cli.play.participants import HumanPlayer, Participant
from naqala.cli.play.recording import Recording
from naqala.cli.play.replaying import ReplayScreen
from naqala.cli.play.score_tables import final_scores
from naqala.cli.play.setup_dialog import ask_participants
from naqala.cli.play.styles import UNICODE, TextStyle
from naqala.cli.play.terminal_game import TerminalGame
from naqala.cli.record_input import InputError
from naqala.cli.replay_command import ReplayOptions, replay
from naqala.cli.score_command import print_scores
from naqala.cli.show_command import show
from naqala.cli.verify_command import NotVerified, verify
from naqala.engine.components import NOBODY
from naqala.engine.djinns import DJINNS
from naqala.engine.fairness import word_code
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.locales import Catalog
from tests.cli.test_terminal_screens import FakeTerminal
from tests.engine.notation.sample_records import play_on
from tests.locales.pseudo import OPEN, pseudo_catalog
from tests.test_golden_records import FOLDER
from tests.test_golden_records import text as golden_record

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


# What is not part of a game


class AnsweringTerminal(FakeTerminal):
    """Types these answers; keeps the questions, too."""

    def __init__(self, texts: Catalog, *answers: str) -> None:
        super().__init__(120, 50, TextStyle(UNICODE))
        self.texts = texts
        self.answers: Iterator[str] = iter(answers)

    def ask(self, question: str) -> str:
        self.printed.append(question)
        return next(self.answers)


def test_the_questions_before_a_game(pseudo):
    terminal = AnsweringTerminal(pseudo, "5", "3", "1", "Ann", "xyz", "novice fierce companion", "2 3")
    assert len(ask_participants(terminal)) == 3
    assert len([line for line in terminal.printed if OPEN in line]) > 5
    assert plain_words(terminal.printed) == {*BOTS}


def test_a_replay_on_the_screen(pseudo):
    game = Game.parse(golden_record("rich_3_blocked"))
    terminal = AnsweringTerminal(pseudo)
    screen = ReplayScreen(terminal, Recording(game, NOBODY), [HumanPlayer(name) for name in PEOPLE[:3]], 0)
    found: set[str] = set()
    for typed in ("g", *[""] * 40, "xyz", "e", "", ""):
        screen.go(typed)
        screen.draw()
        found |= plain_words(terminal.printed)
    assert found == set()


def test_a_replay_in_print(pseudo, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")  # the lines of the record are not wrapped
    replay(ReplayOptions(str(FOLDER / "rich_2_last_camel.naqala")), pseudo)
    assert plain_words(printed_texts(capsys)) == set()


@pytest.mark.parametrize("name", ["rich_3_blocked", "unfinished_sibittis"])
def test_a_position(pseudo, capsys, name):
    show(str(FOLDER / f"{name}.naqala"), pseudo)
    assert plain_words(printed_texts(capsys)) == set()


def test_the_score_sheet_of_a_played_game(pseudo):
    game = play_on(Game.new(4, 7), 1)
    people: list[Participant] = [HumanPlayer(name) for name in PEOPLE[:4]]
    lines = final_scores(game, people, pseudo, TextStyle(UNICODE), 120)
    assert OPEN in lines[-1]
    assert plain_words(lines) == set()


def test_the_score_sheet_of_the_printed_game(pseudo, capsys, monkeypatch):
    monkeypatch.setattr(score_command, "catalog", lambda _: pseudo)
    ann = "Ann: gold 23, viziers 4, elders 2, tiles 6 8 12, palms 3, ivory 2 silk fish fakir 1, djinns Jafaar"
    bob = "Bob: gold 40, viziers 2, tiles sum 26, djinns al-amin, cards gold fakir 4"
    assert print_scores([ann, bob], None, "en") == 0
    assert plain_words(printed_texts(capsys)) == set()
    with pytest.raises(InputError) as refused:
        print_scores([ann, "Bob: viziers 15"], None, "en")
    assert plain_words([str(refused.value)]) == set()


def test_the_check_of_a_deal(pseudo, capsys, tmp_path):
    game = play_on(Game.new(2, 7, salt=bytes(16)), 1)
    file = tmp_path / "game.naqala"
    file.write_text(game.record())
    verify(str(file), "", pseudo)
    with pytest.raises(NotVerified) as refused:
        verify(str(file), "a" * 64, pseudo)
    said = "\n".join([*printed_texts(capsys), pseudo.phrase(refused.value.phrase)])
    for proof in (game.commitment, word_code(game.commitment)):
        said = said.replace(proof, "")
    assert plain_words([said]) == set()


def printed_texts(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Everything that was printed, but the tags of a record and its lines, which are notation."""
    out, err = capsys.readouterr()
    drawn = re.compile(r"\{[^}]*\}")
    lines = [line for line in drawn.sub("", out + err).splitlines() if not re.match(r"\w+: | *\d+  \w", line)]
    assert any(OPEN in line for line in lines)
    return lines
