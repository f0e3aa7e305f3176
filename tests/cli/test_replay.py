"""`naqala replay` on a terminal: a recorded game turn by turn, through a pseudo-terminal."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from naqala.cli.play.participants import HumanPlayer
from naqala.cli.play.recording import Recording, game_after
from naqala.cli.play.replaying import ReplayScreen
from naqala.cli.play.styles import ASCII, UNICODE, ColourStyle, TextStyle, visible_length
from naqala.engine.game import Game
from naqala.engine.notation import position_text
from naqala.locales import LANGUAGES, catalog
from tests.cli.pseudo_terminal import TypingPlayer, playing
from tests.cli.test_terminal_screens import SIZES, FakeTerminal

RECORDS = Path(__file__).parents[1] / "records"
FINISHED = RECORDS / "rich_2_last_camel.naqala"
CUT_OFF = RECORDS / "unfinished_sibittis.naqala"
PROMPT = r"> $"
TURNS = 72
SECRET = "(Blue|Pink) has"  # the gold and the cards of a player, seen by somebody else


@contextlib.contextmanager
def replaying(home: Path, *words: str, file: Path = FINISHED, **screen: object) -> Iterator[TypingPlayer]:
    with TypingPlayer(home, str(file), *words, command="replay", **screen) as reader:  # type: ignore[arg-type]
        reader.until(PROMPT)
        yield reader


def recorded(file: Path = FINISHED) -> Game:
    return Game.parse(file.read_text(encoding="utf-8"))


def heading(reader: TypingPlayer) -> str:
    """The line that says where in the game this is; seen in every window."""
    [found] = re.findall(r"^.*\d of \d+\r?$", reader.screen, re.MULTILINE)
    return str(found).strip()


# Turn by turn


def test_a_reader_goes_on_back_to_a_number_and_to_both_ends(tmp_path):
    with replaying(tmp_path) as reader:
        assert heading(reader) == f"The start: 0 of {TURNS}"
        for typed, shown in (("", 1), ("n", 2), ("b", 1), ("p", 0), ("12", 12), ("e", TURNS), ("g", 0), ("70", 70)):
            reader.type(typed, PROMPT)
            assert heading(reader).endswith(f" {shown} of {TURNS}"), typed
        reader.leave_by(b"q\n")
        assert reader.process.returncode == 0


def test_a_turn_is_told_below_its_board(tmp_path):
    with replaying(tmp_path, "--from", "1") as reader:
        assert "Blue uses Kumarbi and pays a Fakir. Blue bids 1" in " ".join(reader.screen.split())
        assert reader.screen.count("Oasis") == sum(tile[0] == "O" for tile in tiles_at_the_start())


def tiles_at_the_start() -> list[str]:
    board = re.search(r"board=(\S+)", position_text(recorded().start))
    assert board
    return re.split("[,/]", board[1])


def test_after_the_last_turn_come_the_scores_and_nothing_more(tmp_path):
    with replaying(tmp_path, "--from", str(TURNS)) as reader:
        assert "Total" not in reader.screen
        reader.type("", PROMPT)
        totals = " +".join(str(sheet.total) for sheet in recorded().scores())
        assert re.search(rf"^Total +{totals}\r?$", reader.screen, re.MULTILINE)
        reader.type("", PROMPT)
        assert "Total" in reader.screen
        assert "nothing before the start or after the end" in reader.screen


def test_an_unfinished_game_ends_with_its_position(tmp_path):
    turns = len(Recording(recorded(CUT_OFF)).turns)
    with replaying(tmp_path, file=CUT_OFF) as reader:
        reader.type("e", PROMPT)
        reader.type("", PROMPT)
        assert f"{turns} of {turns}" in heading(reader)
        assert "nothing before the start" in reader.screen


@pytest.mark.parametrize("typed", ["x", "73", "999999999", "w" * 5000, b"\xff\xfe", "-1"])
def test_what_is_not_understood_changes_nothing(tmp_path, typed):
    with replaying(tmp_path, "--from", "5") as reader:
        reader.type(typed, PROMPT)
        assert heading(reader).endswith(f"5 of {TURNS}")
        assert f"Type a number from 0 to {TURNS}" in reader.screen
    assert b"Traceback" not in reader.output


def test_the_end_of_input_and_a_signal_leave(tmp_path):
    with replaying(tmp_path) as reader:
        reader.leave_by(b"\x04")
        assert reader.process.returncode == 0
    with replaying(tmp_path) as reader:
        reader.signal("SIGINT")
        reader.to_the_end()
        assert reader.process.returncode == 0
    assert b"Traceback" not in reader.output


# What is seen


def test_everything_is_open_or_as_one_player_saw_it(tmp_path):
    with replaying(tmp_path, "--from", "8") as reader:
        assert len(re.findall(SECRET, reader.screen)) == 2
    with replaying(tmp_path, "--from", "8", "--seat", "blue") as reader:
        assert "You have" in reader.screen
        assert not re.findall(SECRET, reader.screen)


def test_it_is_in_colour_unless_that_is_not_wanted(tmp_path):
    blue = b"\x1b[44;97m"
    with replaying(tmp_path) as reader:
        assert blue in reader.output
    with replaying(tmp_path, "--no-colour") as reader:
        assert blue not in reader.output
    with replaying(tmp_path, NO_COLOR="1") as reader:
        assert blue not in reader.output


@pytest.mark.parametrize("words", [("--all",), ("--to", "9")])
def test_it_is_printed_on_a_terminal_too_if_that_is_asked_for(tmp_path, words):
    with TypingPlayer(tmp_path, str(FINISHED), *words, command="replay") as reader:
        printed = reader.to_the_end()
        assert reader.process.returncode == 0
    assert "Blue bids 1 for 0 gold" in " ".join(printed.split())
    assert "\x1b" not in reader.output.decode()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", [FINISHED, RECORDS / "dealt_4_no_move.naqala"], ids=["two", "four"])
def test_every_moment_fits_in_every_terminal_and_language(file: Path, language: str):
    game = recorded(file)
    people = [HumanPlayer(game.state.seat_name(player.seat)) for player in game.state.players]
    for nth, (columns, lines) in enumerate(SIZES):
        terminal = FakeTerminal(columns, lines, (TextStyle(ASCII), ColourStyle(UNICODE))[nth % 2])
        terminal.texts = catalog(language)
        screen = ReplayScreen(terminal, Recording(game, nth % 2 - 1), list(people), nth)
        for typed in ("g", "n", "30", "x", "e"):
            screen.go(typed)
            screen.draw()
        assert max(visible_length(line) for line in terminal.printed) < columns


# Playing on


def test_a_recorded_game_is_played_on_from_any_turn(tmp_path):
    words = ("--load", str(FINISHED), "--after", "9", "--names", "Ann", "--bots", "random")
    with playing(tmp_path, *words) as player:
        player.leave_by(b"quit\n")
    [saved] = (tmp_path / "unfinished").glob("*.naqala")
    game = Game.parse(saved.read_text(encoding="utf-8"))
    assert position_text(game.start) == position_text(Recording(recorded()).positions[9])


@pytest.mark.parametrize(
    ("after", "message"),
    [
        ("73", "There is no line 73. The record has 72."),
        ("72", "After line 72 the game is over, so nobody can play on."),
    ],
)
def test_a_game_cannot_be_played_on_where_there_is_none(naqala, after, message):
    result = naqala("play", "--load", str(FINISHED), "--after", after)
    assert (result.code, result.err) == (2, f"{message} Help: naqala play --help\n")


def test_playing_on_needs_a_game(naqala):
    assert "naqala play --load FILE --after N" in naqala("play", "--after", "3").err


def test_other_cards_are_drawn_after_playing_on():
    decks = {tuple(game_after(recorded(), 3).state.luck.below(1 << 30) for _ in range(3)) for _ in range(3)}
    assert len(decks) == 3
