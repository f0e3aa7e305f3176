"""The game in the terminal, played through a pseudo-terminal."""

import contextlib
import re
from pathlib import Path

import pytest

from naqala.cli.play.participants import BotPlayer, HumanPlayer, participant_tags
from naqala.engine.actions import END_TURN, Bid
from naqala.engine.components import A1, B1, C3, D5, E4, E5, F4, F5, FAKIR, SILK, VILLAGE
from naqala.engine.djinns import SIBITTIS, SLOAR
from naqala.engine.game import Game
from naqala.engine.steps import Bidding
from tests.cli.pseudo_terminal import PROMPT, Closed, TypingPlayer, plain, playing
from tests.positions import BLUE, PINK, Seat, game_at, play, sow

CURTAIN = r"Pass the keyboard to (\w+)[^,]*, then press Enter\. $"

BAD: list[tuple[str | bytes, str]] = [
    ("7", "No spot of the turn order track costs 7"),
    ("18", "There is already a marker on 18. (B2)"),
    ("C3>", "Blue must choose a spot of the turn order track now. (B1)"),
    ("fish", "This is not an action."),
    ("w" * 10_000, "This is not an action."),
    (b"\xff\xfe caf\xc3\xa9 \x1b[31m \x00\x07", "This is not an action."),
    ("9" * 3000, "This is not an action."),
    ("", "Type the number of an option, or notation such as"),
    ("rules", "Type the number of a rule"),
    ("djinn xyz", "There is no djinn 'xyz'."),
    ("load", "Type the name of a file"),
    ("load nowhere.naqala", "There is no file"),
    ("log zero", "Pink bids 18."),
]


def saved_games_in(home: Path, folder: str) -> list[Game]:
    return [Game.parse(path.read_text()) for path in sorted((home / folder).glob("*.naqala"))]


def on_one_line(text: str) -> str:
    return " ".join(text.split())


# Games that start from a position, so that no test depends on what a seed deals or a bot prefers


def bids(*order: int) -> Game:
    """Nobody has bid yet."""
    tiles = {A1: "v", B1: "ve", C3: "vba", D5: "aa", E4: "b", F4: "vm", F5: "m"}
    return game_at(tiles, places={B1: VILLAGE}, bid_order=order, asked=[Bidding(order[0], 0)])


def during_bids() -> Game:
    """Pink has bid 18, and both markers of Blue are next."""
    game = bids(PINK, BLUE, BLUE, PINK)
    play(game, Bid(18))
    return game


def before_walk() -> Game:
    """Pink, who bid most, has had a turn, and Blue is to walk."""
    game = during_bids()
    play(game, Bid(0), Bid(5), Bid(3))
    sow(game, "A1 B1v")
    play(game, END_TURN)
    return game


def load_options(home: Path, game: Game, *names: str, bot: str = "random") -> tuple[str, str]:
    """The options of `naqala play` that load this game; seats without a name are bots."""
    bots = [BotPlayer(bot)] * (len(game.state.players) - len(names))
    file = home / "start.naqala"
    file.write_text(game.saved(participant_tags([*map(HumanPlayer, names), *bots])))
    return "--load", str(file)


def start_walk(player: TypingPlayer) -> None:
    """Go to the middle of a walk, with one meeple of three dropped."""
    player.type("C3>")
    player.type("c4V")
    assert "Your walk: C3> C4v; in hand: a Builder and an Assassin." in player.new


def test_a_whole_game_against_bots_by_typing(tmp_path):
    with TypingPlayer(tmp_path, "--seed", "11", "--names", "Ann", "--bots", "gentle,random") as player:
        player.until(PROMPT)
        with contextlib.suppress(Closed):
            while True:
                player.answer_anything()
        assert player.process.wait() == 0
        end = player.new
    assert re.search(r"^ +Ann +[A-Z][a-z]+ +[A-Z][a-z]+$", end, re.MULTILINE)
    assert re.search(r"^Total +\d+ +\d+ +\d+$", end, re.MULTILINE)
    assert re.search(r"^10 for each rival with fewer \(V2\) ", end, re.MULTILINE)
    assert re.search(
        r"(becomes Great Sultan of Naqala|share the throne of Naqala with \d+ points? each)\.$", on_one_line(end)
    )
    [game] = saved_games_in(tmp_path, "finished")
    assert game.over
    assert str(tmp_path / "finished") in "".join(end.split("\n"))
    assert saved_games_in(tmp_path, "unfinished") == []


def test_bad_input_is_refused_with_the_reason_and_changes_nothing(tmp_path):
    with playing(tmp_path, *load_options(tmp_path, during_bids(), "Ann")) as player:
        for typed, message in BAD:
            assert message in on_one_line(player.type(typed)[-2000:])
        assert [game.log for game in saved_games_in(tmp_path, "unfinished")] == [during_bids().log]
        player.type("0")
        assert "Blue bids 0." in player.new
    assert b"Traceback" not in player.output


def test_a_bad_walk_is_played_as_far_as_it_is_legal(tmp_path):
    game = before_walk()
    with playing(tmp_path, *load_options(tmp_path, game, "Ann")) as player:
        assert f"There is no option 99. Type a number from 1 to {len(game.options)}." in player.type("99")
        assert "This is not an action." in player.type("C3> Z9m")
        assert "Your walk: C3>; in hand: a Vizier, a Builder and an Assassin." in player.new
        assert "Undone: Pick up" in player.type("undo")
        assert "is not next to C3; steps go up, down, left or right. (M3)" in player.type("C3> F5v")
        assert "Your walk: C3>; in hand: a Vizier, a Builder and an Assassin." in player.new
    assert b"Traceback" not in player.output


def test_a_walk_is_undone_drop_by_drop_and_whole(tmp_path):
    with playing(tmp_path, *load_options(tmp_path, before_walk(), "Ann")) as player:
        start_walk(player)
        assert "Undone: Drop a Vizier on C4." in player.type("undo")
        assert "Your walk: C3>; in hand: a Vizier, a Builder and an Assassin." in player.new
        player.type("C4b")
        assert "Undone: everything of this turn that can be undone." in player.type("restart")
        assert "Pick up the meeples of a tile. (M1)" in player.new
        assert "The last action cannot be undone: it revealed something, or another player has acted." in on_one_line(
            player.type("undo")
        )


@pytest.mark.parametrize("walk", ["C3> C4v D4b D5a", "c3 c4V d4B", "C3>  C4v D4b xF4v"])
def test_a_walk_on_one_line_may_name_what_is_forced_or_leave_it_out(tmp_path, walk):
    with playing(tmp_path, *load_options(tmp_path, before_walk(), "Ann")) as player:
        player.type(walk)
        assert "Blue walks C3> C4v D4b D5a" in player.new
        assert "collects 3 Assassins on D5" in on_one_line(player.new)
        assert ("Played automatically: Drop an Assassin on D5." in player.new) == ("D5" not in walk)
        assert ("kills a Vizier on F4" in on_one_line(player.new)) == ("xF4v" in walk)


def test_however_it_ends_the_game_continues_at_the_same_position(tmp_path):
    with playing(tmp_path, *load_options(tmp_path, before_walk(), "Ann")) as player:
        start_walk(player)
        player.signal("SIGKILL")
        assert player.process.wait() == -9
    for ending in (b"\x03", b"\x04", b"quit\n", "SIGTERM", "closed window"):
        with playing(tmp_path, "--resume") as again:
            assert "Ann (Blue)" in again.new
            assert "Your walk: C3> C4v; in hand: a Builder and an Assassin." in again.new
            assert "Your walk: C3>; in hand:" in again.type("undo")
            assert "Your walk: C3> C4v; in hand:" in again.type("C4v")
            assert end_by(again, ending)
            assert again.process.wait() == 0
    assert len(saved_games_in(tmp_path, "unfinished")) == 1


def end_by(player: TypingPlayer, ending: bytes | str) -> bool:
    """Return whether the player was told how to continue; a closed window shows nothing any more."""
    if ending == "closed window":
        player.close_window()
        return True
    if isinstance(ending, str):
        player.signal(ending)
        output = player.to_the_end()
    else:
        output = player.leave_by(ending)
    return "The game is saved. Continue it with `naqala play --resume`." in output


def test_saved_under_a_name_and_loaded_it_is_the_same_game(tmp_path):
    file = tmp_path / "evening.naqala"
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ann")
    with playing(tmp_path, *load_options(tmp_path, before_walk(), "Ann")) as player:
        start_walk(player)
        assert "Saved as" in player.type(f"save {file}")
        assert "is not a saved game. Choose another name." in on_one_line(player.type(f"save {other}"))
        assert other.read_text() == "Dear Ann"
        player.type("restart")
        player.type(f"load {file}")
        assert "Your walk: C3> C4v" in player.new
    with playing(tmp_path, "--load", str(file)) as again:
        assert "Your walk: C3> C4v" in again.new


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text.replace("bid:0", "bid:18"), "Line"),
        (lambda text: text.replace('[Naqala "1"]', '[Naqala "9"]'), "format 9"),
        (lambda text: "", "This is not a record of Naqala"),
    ],
    ids=["illegal bid", "unknown format", "empty"],
)
def test_a_tampered_file_is_refused_in_one_sentence(tmp_path, change, message):
    file = tmp_path / "evening.naqala"
    with playing(tmp_path, *load_options(tmp_path, during_bids(), "Ann")) as player:
        player.type("0")
        player.type(f"save {file}")
        file.write_text(change(file.read_text()))
        assert message in on_one_line(player.type(f"load {file}"))
        assert "Blue bids 0." in player.type("board")
    with TypingPlayer(tmp_path, "--load", str(file)) as player:
        output = on_one_line(player.to_the_end())
        assert message in output
        assert "Traceback" not in output
        assert player.process.returncode == 2


# Secrets


def test_the_screen_is_cleared_between_two_people(tmp_path):
    with TypingPlayer(tmp_path, *load_options(tmp_path, bids(PINK, BLUE, PINK, BLUE), "Ann", "Bob")) as player:
        player.until(CURTAIN)
        assert player.screen == "Pass the keyboard to Bob (Pink), then press Enter."
        player.type("")
        player.type("18", CURTAIN)
        assert player.screen == "Pass the keyboard to Ann (Blue), then press Enter."
        assert player.output.count(b"\x1b[3J") == 3
        player.type("")
        assert "Pink bids 18." in player.screen
        assert "You have 50 gold" in player.screen


def test_what_one_player_draws_and_holds_is_on_no_screen_of_the_other(tmp_path):
    game = game_at(
        {A1: "vv", B1: "v", E5: "mm", F5: "m", F4: "m"},
        blue=Seat(gold=41, elders=5, cards=[FAKIR, SILK], djinns=[SLOAR, SIBITTIS]),
        pink=Seat(gold=37),
        to_act=[1],
    )
    with TypingPlayer(tmp_path, *load_options(tmp_path, game, "Ann", "Bob")) as player:
        player.until(CURTAIN)
        player.type("")
        drawn = re.search(r"draws (?:a )?(\w+) from the draw pile", on_one_line(player.type("call:sloar+f")))
        looked = re.search(r"looks at ([^.]*)\.", on_one_line(player.type("call:sibittis")))
        assert drawn is not None
        assert looked is not None
        player.type("1")
        assert "You have 41 gold; cards: " in player.new
        player.type("A1>")
        while "Pass the keyboard" not in player.new:
            player.type("end" if "(G1)" in player.new else "1", f"{PROMPT}|{CURTAIN}")
        anns = len(player.output)
        player.type("")
        for command in ("board", "log 99", "score", "options", "help"):
            player.type(command)
        bobs = on_one_line(plain(player.output[anns:].decode()))
    assert "Blue uses Sloar, pays a Fakir, draws a card from the draw pile" in bobs
    assert "looks at 3 djinns of the draw pile" in bobs
    assert "You have 37 gold" in bobs
    assert "Gold, 1 each (V1) ? 37" in bobs
    for secret in (f"draws {drawn[1]}", f"looks at {looked[1]}", "You have 41", " 41 ", "Silk"):
        assert secret not in bobs
