"""The terminal table, driven through a pseudo-terminal as a person would."""

import contextlib
import re
from pathlib import Path

import pytest

from naqala.cli.table.seats import Bot, Person, tags
from naqala.engine.actions import END_TURN, Bid
from naqala.engine.djinns import SIBITTIS, SLOAR
from naqala.engine.game import Game
from naqala.engine.steps import Bidding
from naqala.engine.things import A1, B1, C3, D5, E4, E5, F4, F5, FAKIR, SILK, VILLAGE
from tests.cli.terminal import PROMPT, Gone, Sitting, plain, sitting
from tests.laying import BLUE, PINK, Seat, lay, play, sow

CURTAIN = r"Pass the keyboard to (\w+)[^;]*; press Enter\. $"

BAD: list[tuple[str | bytes, str]] = [
    ("7", "No spot of the turn order track costs 7"),
    ("18", "Another marker stands on the 18 already. (B2)"),
    ("C3>", "Blue is to choose a spot of the turn order track now. (B1)"),
    ("fish", "This is no action."),
    ("w" * 10_000, "This is no action."),
    (b"\xff\xfe caf\xc3\xa9 \x1b[31m \x00\x07", "This is no action."),
    ("9" * 3000, "This is no action."),
    ("", "Type a number or notation"),
    ("rules", "Say which rule"),
    ("djinn xyz", "There is no djinn 'xyz'."),
    ("load", "Say which file"),
    ("load nowhere.naqala", "There is no file"),
    ("log zero", "Pink bids 18."),
]


def kept(home: Path, folder: str) -> list[Game]:
    return [Game.parse(path.read_text()) for path in sorted((home / folder).glob("*.naqala"))]


def in_one_line(text: str) -> str:
    return " ".join(text.split())


# Games that are laid out, so that nothing here depends on what a seed deals or on what a bot likes


def bids(*order: int) -> Game:
    """Nobody has bid yet."""
    tiles = {A1: "v", B1: "ve", C3: "vba", D5: "aa", E4: "b", F4: "vm", F5: "m"}
    return lay(tiles, places={B1: VILLAGE}, bid_order=order, asked=[Bidding(order[0], 0)])


def at_the_bids() -> Game:
    """Pink has bid 18, and both markers of Blue are next."""
    game = bids(PINK, BLUE, BLUE, PINK)
    play(game, Bid(18))
    return game


def at_the_walk() -> Game:
    """Pink, who bid most, has had a turn, and Blue is to walk."""
    game = at_the_bids()
    play(game, Bid(0), Bid(5), Bid(3))
    sow(game, "A1 B1v")
    play(game, END_TURN)
    return game


def laid(home: Path, game: Game, *names: str, bot: str = "random") -> tuple[str, str]:
    """What one types after `naqala play` to come to this game; seats without a name are bots."""
    bots = [Bot(bot)] * (len(game.state.players) - len(names))
    file = home / "laid.naqala"
    file.write_text(game.saved(tags([*map(Person, names), *bots])))
    return "--load", str(file)


def walking(seat: Sitting) -> None:
    """In the middle of a walk, with one meeple of three dropped."""
    seat.type("C3>")
    seat.type("c4V")
    assert "Your walk: C3> C4v; in hand: a Builder and an Assassin." in seat.new


def test_a_whole_game_against_bots_by_typing(tmp_path):
    with Sitting(tmp_path, "--seed", "11", "--names", "Ann", "--bots", "gentle,random") as seat:
        seat.until(PROMPT)
        with contextlib.suppress(Gone):
            while True:
                seat.answer_anyhow()
        assert seat.process.wait() == 0
        end = seat.new
    assert re.search(r"^ +Ann +Gentle +Random$", end, re.MULTILINE)
    assert re.search(r"^Total +\d+ +\d+ +\d+$", end, re.MULTILINE)
    assert re.search(r"^10 for each rival with fewer \(V2\) ", end, re.MULTILINE)
    assert end.splitlines()[-1].endswith("!")
    [game] = kept(tmp_path, "finished")
    assert game.over
    assert str(tmp_path / "finished") in "".join(end.split("\n"))
    assert kept(tmp_path, "unfinished") == []


def test_bad_input_is_refused_in_words_and_changes_nothing(tmp_path):
    with sitting(tmp_path, *laid(tmp_path, at_the_bids(), "Ann")) as seat:
        for typed, told in BAD:
            assert told in in_one_line(seat.type(typed)[-2000:])
        assert [game.log for game in kept(tmp_path, "unfinished")] == [at_the_bids().log]
        seat.type("0")
        assert "Blue bids 0." in seat.new
    assert b"Traceback" not in seat.seen


def test_of_a_bad_walk_only_what_can_be_is_played(tmp_path):
    game = at_the_walk()
    with sitting(tmp_path, *laid(tmp_path, game, "Ann")) as seat:
        assert f"There is no option 99; the numbers go from 1 to {len(game.options)}." in seat.type("99")
        assert "This is no action." in seat.type("C3> Z9m")
        assert "Your walk: C3>; in hand: a Vizier, a Builder and an Assassin." in seat.new
        assert "Taken back: pick up" in seat.type("undo")
        assert "is not next to C3; steps go up, down, left or right. (M3)" in seat.type("C3> F5v")
        assert "Your walk: C3>; in hand: a Vizier, a Builder and an Assassin." in seat.new
    assert b"Traceback" not in seat.seen


def test_a_walk_is_undone_drop_by_drop_and_whole(tmp_path):
    with sitting(tmp_path, *laid(tmp_path, at_the_walk(), "Ann")) as seat:
        walking(seat)
        assert "Taken back: drop a Vizier on C4." in seat.type("undo")
        assert "Your walk: C3>; in hand: a Vizier, a Builder and an Assassin." in seat.new
        seat.type("C4b")
        assert "Taken back: all of this turn that can be." in seat.type("restart")
        assert "Pick up the meeples of a tile (M1)." in seat.new
        assert "Nothing can be taken back: something was revealed since, or another player acted." in in_one_line(
            seat.type("undo")
        )


@pytest.mark.parametrize("walk", ["C3> C4v D4b D5a", "c3 c4V d4B", "C3>  C4v D4b xF4v"])
def test_a_walk_on_one_line_may_name_what_is_forced_or_leave_it_out(tmp_path, walk):
    with sitting(tmp_path, *laid(tmp_path, at_the_walk(), "Ann")) as seat:
        seat.type(walk)
        assert "Blue walks C3> C4v D4b D5a, takes back 3 Assassins on D5" in seat.new
        assert ("Nothing else to do: drop an Assassin on D5." in seat.new) == ("D5" not in walk)
        assert ("strikes a Vizier on F4" in in_one_line(seat.new)) == ("xF4v" in walk)


def test_whatever_ends_it_the_game_goes_on_at_the_same_position(tmp_path):
    with sitting(tmp_path, *laid(tmp_path, at_the_walk(), "Ann")) as seat:
        walking(seat)
        seat.signal("SIGKILL")
        assert seat.process.wait() == -9
    for ending in (b"\x03", b"\x04", b"quit\n", "SIGTERM", "closed window"):
        with sitting(tmp_path, "--resume") as again:
            assert "Ann (Blue)" in again.new
            assert "Your walk: C3> C4v; in hand: a Builder and an Assassin." in again.new
            assert "Your walk: C3>; in hand:" in again.type("undo")
            assert "Your walk: C3> C4v; in hand:" in again.type("C4v")
            assert end_by(again, ending)
            assert again.process.wait() == 0
    assert len(kept(tmp_path, "unfinished")) == 1


def end_by(seat: Sitting, ending: bytes | str) -> bool:
    """Say whether it was told how to go on; nobody is left to hear it if the window is closed."""
    if ending == "closed window":
        seat.hang_up()
        return True
    if isinstance(ending, str):
        seat.signal(ending)
        told = seat.to_the_end()
    else:
        told = seat.leave_by(ending)
    return "The game is saved. `naqala play --resume` goes on with it." in told


def test_saved_under_a_name_and_loaded_it_is_the_same_game(tmp_path):
    file = tmp_path / "evening.naqala"
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ann")
    with sitting(tmp_path, *laid(tmp_path, at_the_walk(), "Ann")) as seat:
        walking(seat)
        assert "Saved as" in seat.type(f"save {file}")
        assert "is no saved game; choose another name." in in_one_line(seat.type(f"save {other}"))
        assert other.read_text() == "Dear Ann"
        seat.type("restart")
        seat.type(f"load {file}")
        assert "Your walk: C3> C4v" in seat.new
    with sitting(tmp_path, "--load", str(file)) as again:
        assert "Your walk: C3> C4v" in again.new


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda text: text.replace("bid:0", "bid:18"), "Line"),
        (lambda text: text.replace('[Naqala "1"]', '[Naqala "9"]'), "format 9"),
        (lambda text: "", "This is no record of Naqala"),
    ],
    ids=["unlawful bid", "unknown format", "empty"],
)
def test_a_tampered_file_is_refused_in_one_sentence(tmp_path, change, told):
    file = tmp_path / "evening.naqala"
    with sitting(tmp_path, *laid(tmp_path, at_the_bids(), "Ann")) as seat:
        seat.type("0")
        seat.type(f"save {file}")
        file.write_text(change(file.read_text()))
        assert told in in_one_line(seat.type(f"load {file}"))
        assert "Blue bids 0." in seat.type("board")
    with Sitting(tmp_path, "--load", str(file)) as seat:
        words = in_one_line(seat.to_the_end())
        assert told in words
        assert "Traceback" not in words
        assert seat.process.returncode == 1


# Secrets


def test_a_curtain_falls_between_two_people(tmp_path):
    with Sitting(tmp_path, *laid(tmp_path, bids(PINK, BLUE, PINK, BLUE), "Ann", "Bob")) as seat:
        seat.until(CURTAIN)
        assert seat.screen == "Pass the keyboard to Bob (Pink); press Enter."
        seat.type("")
        seat.type("18", CURTAIN)
        assert seat.screen == "Pass the keyboard to Ann (Blue); press Enter."
        assert seat.seen.count(b"\x1b[3J") == 3
        seat.type("")
        assert "Pink bids 18." in seat.screen
        assert "You have 50 gold" in seat.screen


def test_what_one_draws_and_holds_is_on_no_screen_of_the_other(tmp_path):
    game = lay(
        {A1: "vv", B1: "v", E5: "mm", F5: "m", F4: "m"},
        blue=Seat(gold=41, elders=5, cards=[FAKIR, SILK], djinns=[SLOAR, SIBITTIS]),
        pink=Seat(gold=37),
        to_act=[1],
    )
    with Sitting(tmp_path, *laid(tmp_path, game, "Ann", "Bob")) as seat:
        seat.until(CURTAIN)
        seat.type("")
        drawn = re.search(r"draws (\w+) from the pile", in_one_line(seat.type("call:sloar+f")))
        looked = re.search(r"looks at ([^.]*)\.", in_one_line(seat.type("call:sibittis")))
        assert drawn is not None
        assert looked is not None
        seat.type("1")
        assert "You have 41 gold; cards: " in seat.new
        seat.type("A1>")
        while "Pass the keyboard" not in seat.new:
            seat.type("end" if "(G1)" in seat.new else "1", f"{PROMPT}|{CURTAIN}")
        anns = len(seat.seen)
        seat.type("")
        for question in ("board", "log 99", "score", "options", "help"):
            seat.type(question)
        bobs = in_one_line(plain(seat.seen[anns:].decode()))
    assert "Blue calls upon Sloar, pays a Fakir, draws a card from the pile" in bobs
    assert "looks at 3 djinns of the pile" in bobs
    assert "You have 37 gold" in bobs
    assert "Gold, 1 each (V1) ? 37" in bobs
    for secret in (f"draws {drawn[1]}", f"looks at {looked[1]}", "You have 41", " 41 ", "Silk"):
        assert secret not in bobs
