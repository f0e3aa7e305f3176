"""Bots in the terminal: their names, their seeds, and messages about them."""

import re
import time

import pytest

from naqala.bots import LEVELS, UnknownBot
from naqala.bots.names import shuffled_names
from naqala.cli.play.bots import Opponents, specs_in
from naqala.cli.play.participants import (
    BotPlayer,
    HumanPlayer,
    InvalidParticipants,
    Participant,
    make_bots,
    make_participants,
    participant_tags,
    participants_from_tags,
    title,
    with_bots,
    with_names,
)
from naqala.cli.play.styles import UNICODE, TextStyle
from naqala.cli.play.terminal_game import TerminalGame
from naqala.engine.game import Game
from naqala.locales import catalog
from tests.cli.pseudo_terminal import PROMPT, TypingPlayer, playing
from tests.cli.test_play_command import run_piped
from tests.cli.test_terminal_game import during_bids, load_options, on_one_line, saved_games_in
from tests.cli.test_terminal_screens import FakeTerminal
from tests.positions import BLUE, PINK

FAULTY = "tests.cli.faulty_bots"


def levels(participants):
    return [participant.spec for participant in participants if isinstance(participant, BotPlayer)]


# Names


@pytest.mark.parametrize(
    ("text", "specs"),
    [
        ("", []),
        ("sharp,calm", ["sharp", "calm"]),
        (" Sharp, CALM ,", ["sharp", "calm"]),
        ("search:ms=200,sims=9,calm", ["search:ms=200,sims=9", "calm"]),
        (f"random,{FAULTY}.Slow", ["random", f"{FAULTY}.Slow"]),
    ],
)
def test_bots_are_named_one_after_another(text, specs):
    assert specs_in(text) == specs


def test_the_last_bot_named_takes_all_remaining_seats():
    assert levels(make_participants(4, 1, [], ["sharp", "gentle"])) == ["sharp", "gentle", "gentle"]
    assert levels(make_participants(3, 1, [], [])) == ["calm", "calm"]


def test_as_many_seats_as_are_named():
    assert len(make_participants(None, None, ["Ann"], ["sharp", "calm"])) == 3
    assert len(make_participants(None, 0, [], ["sharp", "calm", "calm", "calm"])) == 4


def test_a_bot_is_called_by_its_level_and_colour():
    for level in LEVELS:
        assert title(BotPlayer(level), PINK, catalog("en")) == f"{level.capitalize()} (Pink)"
    assert title(BotPlayer("search:ms=200"), BLUE, catalog("en")) == "Search (Blue)"
    assert title(BotPlayer("my_bots.Clever:depth=3"), BLUE, catalog("en")) == "Clever (Blue)"


def test_every_bot_has_a_name_that_nobody_else_has():
    bots = [BotPlayer("calm"), BotPlayer("calm", "Ali"), BotPlayer("calm")]
    for table in map(str, range(50)):
        taken = shuffled_names(table)[1]
        named = with_names([HumanPlayer(taken), *bots], table)
        names = [one.own_name if isinstance(one, BotPlayer) else one.name for one in named]
        assert len(set(names)) == 4
        assert (names[0], names[2]) == (taken, "Ali")
        assert title(named[2], PINK, catalog("en")) == "Ali · Calm (Pink)"


def test_the_name_of_a_bot_is_in_the_record():
    tags = participant_tags([BotPlayer("search:ms=5", "Azrumi"), HumanPlayer("Ann")])
    assert tags == {"Blue": "bot search:ms=5 Azrumi", "Pink": "person Ann"}
    [bot, _] = participants_from_tags(tags, 2) or []
    assert isinstance(bot, BotPlayer)
    assert (bot.spec, bot.own_name) == ("search:ms=5", "Azrumi")


def test_a_record_names_the_bots_of_all_seats():
    participants: list[Participant] = [HumanPlayer("Ann"), BotPlayer("search:ms=5"), BotPlayer("sharp")]
    assert participant_tags(participants) == {"Blue": "person Ann", "Pink": "bot search:ms=5", "Orange": "bot sharp"}
    assert participants_from_tags(participant_tags(participants), 3) == participants


def test_a_bot_of_an_old_record_is_calm():
    assert participants_from_tags({"Blue": "person Ann", "Pink": "bot"}, 2) == [HumanPlayer("Ann"), BotPlayer("calm")]
    assert participants_from_tags({"Blue": "person Ann"}, 2) is None


def test_other_bots_may_replace_those_that_played():
    participants: list[Participant] = [BotPlayer("calm"), HumanPlayer("Ann"), BotPlayer("calm")]
    assert with_bots(participants, ["sharp", "gentle"]) == [BotPlayer("sharp"), HumanPlayer("Ann"), BotPlayer("gentle")]
    assert with_bots(participants, []) == participants
    with pytest.raises(InvalidParticipants):
        make_bots(["calm", "calm"], 1)


def test_a_game_is_resumed_with_the_same_bots_or_with_others(tmp_path):
    with playing(tmp_path, "--names", "Ann", "--bots", "random,gentle", "--seed", "5"):
        pass
    with playing(tmp_path, "--resume") as again:
        names = re.findall(r"(\w+) · Random \(Pink\)|(\w+) · Gentle \(Orange\)", again.new)
        assert len(set(names)) == 2
    with playing(tmp_path, "--resume") as again:
        assert set(re.findall(r"(\w+) · Random \(Pink\)|(\w+) · Gentle \(Orange\)", again.new)) == set(names)
    with playing(tmp_path, "--resume", "--bots", "gentle") as again:
        assert "Gentle (Pink)" in again.new
    with playing(tmp_path, "--resume") as again:
        assert "Gentle (Pink)" in again.new


def test_an_unknown_bot_is_refused_and_can_be_replaced(tmp_path):
    load, file = load_options(tmp_path, during_bids(), "Ann", bot="mighty")
    result = run_piped(tmp_path, load, file)
    assert result.returncode == 2
    assert result.stderr.startswith(b"There is no bot 'mighty'; there are random")
    assert b"Gentle (Pink)" in run_piped(tmp_path, load, file, "--bots", "gentle").stdout


def test_a_file_does_not_choose_the_code_that_runs(tmp_path):
    load, file = load_options(tmp_path, during_bids(), "Ann", bot=f"{FAULTY}.Slow")
    refused = run_piped(tmp_path, load, file)
    assert refused.returncode == 2
    assert (
        b"which is not one of Naqala's bots. If you trust it, run: naqala play --load FILE --bots tests."
        in refused.stderr
    )
    with playing(tmp_path, load, file, "--bots", f"{FAULTY}.Slow") as player:
        assert "which is not one of Naqala's bots." in on_one_line(player.type(f"load {file}"))
    with playing(tmp_path, "--resume") as again:  # a bot that was trusted once stays
        assert "Slow (Pink)" in again.new


# Seeds


def test_the_same_seed_gives_the_same_game_of_bots(tmp_path):
    first, again, other = [
        run_piped(tmp_path, "--watch", "--seed", seed, "--bots", "gentle,random").stdout for seed in ("4", "4", "5")
    ]
    assert first == again
    assert first.partition(b"\n")[2] != other.partition(b"\n")[2]


def test_the_luck_of_a_bot_is_neither_that_of_the_deal_nor_that_of_another():
    game = Game.new(4, 7)
    seats = Opponents(game, [BotPlayer("random")] * 4).bots.values()
    twins = Opponents(game, [BotPlayer("random")] * 4).bots.values()
    lucks = [bot.luck for bot in seats] + [game.state.luck]
    drawn = [tuple([luck.next() for _ in range(4)]) for luck in lucks]
    assert len(set(drawn)) == 5
    assert [tuple([bot.luck.next() for _ in range(4)]) for bot in twins] == drawn[:4]


def test_one_bot_answers_for_a_seat_throughout_a_game_and_another_in_the_next():
    terminal_game = terminal_game_with("random")
    terminal_game.play_bot_action()
    before = terminal_game.bots.bots[PINK]
    terminal_game.play_bot_action()
    assert terminal_game.bots.bots[PINK] is before
    terminal_game.start(Game.new(2, 8), terminal_game.participants, None)
    assert terminal_game.bots.bots[PINK] is not before


def test_an_unknown_bot_leaves_the_current_game_unchanged():
    terminal_game = terminal_game_with("random")
    game = terminal_game.game
    with pytest.raises(UnknownBot):
        terminal_game.start(Game.new(2, 8), [BotPlayer("mighty"), BotPlayer("calm")], None)
    assert terminal_game.game is game


def terminal_game_with(spec: str) -> TerminalGame:
    terminal = FakeTerminal(80, 24, TextStyle(UNICODE))
    terminal.can_clear = False
    return TerminalGame(terminal, Game.new(2, 7), [BotPlayer(spec), BotPlayer(spec)], None)


# Messages


def test_a_failing_bot_is_reported_once_and_greedy_answers_for_it():
    terminal_game = terminal_game_with(f"{FAULTY}.Failing")
    for _ in range(4):
        terminal_game.play_bot_action()
    assert len(terminal_game.game.log) == 4
    assert sorted(terminal_game.take_bot_errors()) == sorted(
        f"{terminal_game.title(seat)} gave no answer, so greedy answered in its place. "
        "The reason: raised ValueError: no [2J idea"
        for seat in (BLUE, PINK)
    )
    assert terminal_game.take_bot_errors() == []


def test_the_next_human_reads_of_a_failure(tmp_path):
    with TypingPlayer(tmp_path, "--names", "Ann,Bob", "--bots", f"{FAULTY}.Failing", "--seed", "1") as player:
        while "Failing (Orange) gave no answer" not in player.new:
            player.until(f"press Enter|{PROMPT}")
            player.type("" if "press Enter" in player.new else "0", f"press Enter|{PROMPT}")
        assert "greedy answered in its place." in on_one_line(player.new)
        assert b"Traceback" not in player.output


def test_a_notice_is_shown_while_a_bot_thinks_long_and_erased_afterwards(tmp_path):
    load, file = load_options(tmp_path, during_bids(), "Ann")
    with playing(tmp_path, load, file, "--bots", f"{FAULTY}.Slow") as player:
        player.type("0")
        player.type("5")
        assert "Slow (Pink) is thinking…\r".encode() + b"\x1b[K" in player.output
        assert "thinking" not in player.screen


def test_a_player_can_leave_while_a_bot_is_thinking(tmp_path):
    load, file = load_options(tmp_path, during_bids(), "Ann")
    with playing(tmp_path, load, file, "--bots", f"{FAULTY}.Asleep") as player:
        player.type("0")
        player.type("5", "Asleep .Pink. is thinking…")
        started = time.monotonic()
        assert "The game is saved. Continue it with `naqala play --resume`." in player.leave_by(b"\x03")
        assert time.monotonic() - started < 40
    [game] = saved_games_in(tmp_path, "unfinished")
    assert len(game.log) == len(during_bids().log) + 2


def test_without_a_screen_there_is_no_thinking_notice(tmp_path):
    load, file = load_options(tmp_path, during_bids(), "Ann")
    assert b"thinking" not in run_piped(tmp_path, load, file, "--bots", f"{FAULTY}.Slow", typed="0\n5\n").stdout
