"""Bots at the terminal table: who they are, what they answer by, and what is said of them."""

import time

import pytest

from naqala.bots import LEVELS, NoSuchBot
from naqala.cli.table.bots import Opponents, specs_in
from naqala.cli.table.ink import FANCY, Ink
from naqala.cli.table.seats import Bot, CannotSit, Person, Sitter, bots, seated, sitters_of, tags, title, with_bots
from naqala.cli.table.table import Table
from naqala.engine.game import Game
from tests.cli.terminal import PROMPT, Sitting, sitting
from tests.cli.test_table import at_the_bids, in_one_line, kept, laid
from tests.cli.test_table_doors import piped
from tests.cli.test_table_screens import Paper
from tests.laying import BLUE, PINK

ODD = "tests.cli.odd_bots"


def levels(sitters):
    return [sitter.spec for sitter in sitters if isinstance(sitter, Bot)]


# Who they are


@pytest.mark.parametrize(
    ("text", "specs"),
    [
        ("", []),
        ("sharp,calm", ["sharp", "calm"]),
        (" Sharp, CALM ,", ["sharp", "calm"]),
        ("search:ms=200,sims=9,calm", ["search:ms=200,sims=9", "calm"]),
        (f"random,{ODD}.Slow", ["random", f"{ODD}.Slow"]),
    ],
)
def test_bots_are_named_one_after_another(text, specs):
    assert specs_in(text) == specs


def test_the_last_bot_named_sits_on_all_seats_that_are_left():
    assert levels(seated(4, 1, [], ["sharp", "gentle"])) == ["sharp", "gentle", "gentle"]
    assert levels(seated(3, 1, [], [])) == ["calm", "calm"]


def test_as_many_seats_as_are_named():
    assert len(seated(None, None, ["Ann"], ["sharp", "calm"])) == 3
    assert len(seated(None, 0, [], ["sharp", "calm", "calm", "calm"])) == 4


def test_a_bot_is_called_by_its_level_and_colour():
    for level in LEVELS:
        assert title(Bot(level), PINK) == f"{level.capitalize()} (Pink)"
    assert title(Bot("search:ms=200"), BLUE) == "Search (Blue)"
    assert title(Bot("my_bots.Clever:depth=3"), BLUE) == "Clever (Blue)"


def test_a_record_says_which_bots_sat_where():
    sitters: list[Sitter] = [Person("Ann"), Bot("search:ms=5"), Bot("sharp")]
    assert tags(sitters) == {"Blue": "person Ann", "Pink": "bot search:ms=5", "Orange": "bot sharp"}
    assert sitters_of(tags(sitters), 3) == sitters


def test_a_bot_of_an_old_record_is_calm():
    assert sitters_of({"Blue": "person Ann", "Pink": "bot"}, 2) == [Person("Ann"), Bot("calm")]
    assert sitters_of({"Blue": "person Ann"}, 2) is None


def test_other_bots_may_take_the_seats_of_those_that_played():
    sitters: list[Sitter] = [Bot("calm"), Person("Ann"), Bot("calm")]
    assert with_bots(sitters, ["sharp", "gentle"]) == [Bot("sharp"), Person("Ann"), Bot("gentle")]
    assert with_bots(sitters, []) == sitters
    with pytest.raises(CannotSit):
        bots(["calm", "calm"], 1)


def test_a_game_is_resumed_with_the_same_bots_or_with_others(tmp_path):
    with sitting(tmp_path, "--names", "Ann", "--bots", "random,gentle", "--seed", "5"):
        pass
    with sitting(tmp_path, "--resume") as again:
        assert "Random (Pink)" in again.new
        assert "Gentle (Orange)" in again.new
    with sitting(tmp_path, "--resume", "--bots", "gentle") as again:
        assert "Gentle (Pink)" in again.new
    with sitting(tmp_path, "--resume") as again:
        assert "Gentle (Pink)" in again.new


def test_a_bot_that_is_gone_is_said_and_can_be_replaced(tmp_path):
    load, file = laid(tmp_path, at_the_bids(), "Ann", bot="mighty")
    gone = piped(tmp_path, load, file)
    assert gone.returncode == 1
    assert gone.stderr.startswith(b"There is no bot 'mighty'; there are random")
    assert b"Gentle (Pink)" in piped(tmp_path, load, file, "--bots", "gentle").stdout


def test_a_file_does_not_choose_the_code_that_runs(tmp_path):
    load, file = laid(tmp_path, at_the_bids(), "Ann", bot=f"{ODD}.Slow")
    refused = piped(tmp_path, load, file)
    assert refused.returncode == 1
    assert b"which is no bot of Naqala. If you trust it: naqala play --load FILE --bots tests." in refused.stderr
    with sitting(tmp_path, load, file, "--bots", f"{ODD}.Slow") as seat:
        assert "which is no bot of Naqala." in in_one_line(seat.type(f"load {file}"))
    with sitting(tmp_path, "--resume") as again:  # what was trusted once goes on
        assert "Slow (Pink)" in again.new


# What they answer by


def test_the_same_seed_gives_the_same_game_of_bots(tmp_path):
    first, again, other = [
        piped(tmp_path, "--watch", "--seed", seed, "--bots", "gentle,random").stdout for seed in ("4", "4", "5")
    ]
    assert first == again
    assert first.partition(b"\n")[2] != other.partition(b"\n")[2]


def test_the_luck_of_a_bot_is_neither_that_of_the_deal_nor_that_of_another():
    game = Game.new(4, 7)
    seats = Opponents(game, [Bot("random")] * 4).bots.values()
    twins = Opponents(game, [Bot("random")] * 4).bots.values()
    lucks = [bot.luck for bot in seats] + [game.state.luck]
    drawn = [tuple([luck.next() for _ in range(4)]) for luck in lucks]
    assert len(set(drawn)) == 5
    assert [tuple([bot.luck.next() for _ in range(4)]) for bot in twins] == drawn[:4]


def test_one_bot_answers_for_a_seat_throughout_a_game_and_another_in_the_next():
    table = table_with("random")
    table.let_bot_answer()
    before = table.bots.bots[PINK]
    table.let_bot_answer()
    assert table.bots.bots[PINK] is before
    table.sit_down(Game.new(2, 8), table.sitters, None)
    assert table.bots.bots[PINK] is not before


def test_a_table_that_cannot_have_a_bot_stays_as_it_is():
    table = table_with("random")
    game = table.game
    with pytest.raises(NoSuchBot):
        table.sit_down(Game.new(2, 8), [Bot("mighty"), Bot("calm")], None)
    assert table.game is game


def table_with(spec: str) -> Table:
    terminal = Paper(80, 24, Ink(FANCY))
    terminal.moves = False
    return Table(terminal, Game.new(2, 7), [Bot(spec), Bot(spec)], None)


# What is said of them


def test_a_bot_that_fails_is_said_once_and_greedy_answers_for_it():
    table = table_with(f"{ODD}.Failing")
    for _ in range(4):
        table.let_bot_answer()
    assert len(table.game.log) == 4
    assert sorted(table.told_mishaps()) == [
        f"Failing ({colour}) raised ValueError: no [2J idea; greedy answered in its place."
        for colour in ("Blue", "Pink")
    ]
    assert table.told_mishaps() == []


def test_whoever_is_asked_next_reads_of_a_failure(tmp_path):
    with Sitting(tmp_path, "--names", "Ann,Bob", "--bots", f"{ODD}.Failing", "--seed", "1") as seat:
        while "Failing (Orange) raised ValueError" not in seat.new:
            seat.until(f"press Enter|{PROMPT}")
            seat.type("" if "press Enter" in seat.new else "0", f"press Enter|{PROMPT}")
        assert "greedy answered in its place." in in_one_line(seat.new)
        assert b"Traceback" not in seat.seen


def test_a_bot_that_thinks_long_is_said_to_be_thinking_and_then_no_more(tmp_path):
    load, file = laid(tmp_path, at_the_bids(), "Ann")
    with sitting(tmp_path, load, file, "--bots", f"{ODD}.Slow") as seat:
        seat.type("0")
        seat.type("5")
        assert "Slow (Pink) is thinking…\r".encode() + b"\x1b[K" in seat.seen
        assert "thinking" not in seat.screen


def test_one_can_leave_while_a_bot_is_thinking(tmp_path):
    load, file = laid(tmp_path, at_the_bids(), "Ann")
    with sitting(tmp_path, load, file, "--bots", f"{ODD}.Asleep") as seat:
        seat.type("0")
        seat.type("5", "Asleep .Pink. is thinking…")
        began = time.monotonic()
        assert "The game is saved. `naqala play --resume` goes on with it." in seat.leave_by(b"\x03")
        assert time.monotonic() - began < 40
    [game] = kept(tmp_path, "unfinished")
    assert len(game.log) == len(at_the_bids().log) + 2


def test_without_a_screen_nothing_is_said_of_thinking(tmp_path):
    load, file = laid(tmp_path, at_the_bids(), "Ann")
    assert b"thinking" not in piped(tmp_path, load, file, "--bots", f"{ODD}.Slow", typed="0\n5\n").stdout
