"""The screen of the terminal game, in any size and at any prompt."""

import pytest

from naqala.cli.play.game_commands import run_line
from naqala.cli.play.participants import HumanPlayer
from naqala.cli.play.styles import ASCII, UNICODE, ColourStyle, TextStyle, visible_length
from naqala.cli.play.terminal import Terminal
from naqala.cli.play.terminal_game import TerminalGame
from naqala.engine.components import A1, B1, C1, C3, D3, E3, F3, FAKIR, GOOD_KINDS, VILLAGE
from naqala.engine.djinns import HAGIS
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.notation.action_codec import action_text
from naqala.locales import catalog
from tests.positions import Seat, game_at, sow

SIZES = ((40, 20), (80, 24), (120, 40), (200, 60))


class FakeTerminal(Terminal):
    """A terminal of a given size that keeps what is printed."""

    def __init__(self, columns: int, lines: int, style: TextStyle) -> None:
        super().__init__(catalog("en"), style, can_clear=True)
        self.columns, self.lines = columns, lines
        self.printed: list[str] = []

    @property
    def width(self) -> int:
        return self.columns - 1

    @property
    def height(self) -> int:
        return self.lines

    def print(self, *lines: str) -> None:
        self.printed += lines

    def redraw(self, lines: list[str]) -> None:
        self.printed = list(lines)


def terminal_game_of(game: Game, columns: int = 80, lines: int = 24) -> TerminalGame:
    names = ("Ann", "Bob", "Cleo", "Dan")
    terminal = FakeTerminal(columns, lines, TextStyle(UNICODE))
    terminal_game = TerminalGame(terminal, game, [HumanPlayer(name) for name in names], None)
    terminal_game.participants = terminal_game.participants[: len(game.state.players)]
    terminal_game.viewer = game.seat
    return terminal_game


def printed(terminal_game: TerminalGame) -> str:
    assert isinstance(terminal_game.terminal, FakeTerminal)
    return "\n".join(terminal_game.terminal.printed)


def drawn(game: Game) -> str:
    terminal_game = terminal_game_of(game)
    terminal_game.draw()
    return printed(terminal_game)


def output_of(game: Game, *lines: str) -> str:
    """What is printed when these lines are typed."""
    terminal_game = terminal_game_of(game)
    terminal_game.draw()
    for line in lines:
        terminal_game.terminal.printed = []  # type: ignore[attr-defined]
        run_line(terminal_game, line)
        if terminal_game.changed:
            terminal_game.draw()
    return printed(terminal_game)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_prompt_of_a_game_fits_the_width_of_any_terminal(players):
    game, luck = Game.new(players, 31 * players), Luck.seeded(players)
    styles = [TextStyle(ASCII), ColourStyle(UNICODE)]
    while not game.over:
        terminal_game = terminal_game_of(game)
        columns, lines = SIZES[luck.below(len(SIZES))]
        terminal_game.terminal = FakeTerminal(columns, lines, styles[luck.below(2)])
        terminal_game.draw()
        assert max(visible_length(line) for line in terminal_game.terminal.printed) < columns
        game.play(game.options[luck.below(len(game.options))])


def test_every_option_can_be_typed_in_notation():
    game, luck = Game.new(3, 5), Luck.seeded(5)
    while not game.over:
        option = game.options[luck.below(len(game.options))]
        terminal_game = terminal_game_of(game)
        before = len(game.log)
        run_line(terminal_game, action_text(option))
        assert game.log[before] == option


def test_every_number_on_the_menu_is_an_option():
    game, luck = Game.new(2, 6), Luck.seeded(6)
    while not game.over:
        menu = terminal_game_of(game).menu
        assert set(menu.by_label.values()) <= set(game.options)
        assert menu.highest_number == len(menu.by_label) or "bid" in action_text(game.options[0])
        game.play(game.options[luck.below(len(game.options))])


def test_at_120_columns_the_players_are_beside_the_board():
    terminal_game = terminal_game_of(Game.new(4, 7), 120, 40)
    terminal_game.draw()
    [first] = [line for line in printed(terminal_game).splitlines() if "Ann (Blue)" in line]
    assert first.startswith(("│", "┼"))


def test_on_a_low_terminal_the_board_has_no_rules_between_tiles():
    high, low = terminal_game_of(Game.new(2, 7), 80, 50), terminal_game_of(Game.new(2, 7), 80, 24)
    high.draw()
    low.draw()
    assert "┼───" in printed(high)
    assert "┼───" not in printed(low)
    assert len(printed(low).splitlines()) < 24


def test_a_bid_is_typed_as_its_price():
    game = Game.new(2, 7)
    run_line(terminal_game_of(game), "5")
    assert action_text(game.log[0]) == "bid:5"


def test_the_last_drop_says_what_it_takes():
    game = game_at({C3: "m", D3: "mm", B1: "v", C1: "vv"})
    assert "takes 3 Merchants and the tile" in output_of(game, "C3")


def test_forced_drops_are_played_automatically_and_can_be_undone():
    game = game_at({A1: "v", B1: "v", E3: "bb", F3: "a"}, places={B1: VILLAGE})
    terminal_game = terminal_game_of(game)
    run_line(terminal_game, "A1>")
    while terminal_game.is_forced():
        terminal_game.play_forced()
    terminal_game.draw()
    assert "Played automatically: Drop a Vizier on B1." in printed(terminal_game)
    assert "1 End the turn" in printed(terminal_game)
    run_line(terminal_game, "undo")
    assert "Undone: Pick up a Vizier on A1." in terminal_game.notes
    assert game.log == ()


def test_of_many_suits_the_longest_are_listed_and_any_can_be_typed():
    game = game_at({C3: "m", D3: "m"}, blue=Seat(cards=[*range(GOOD_KINDS), 3, 4]))
    sow(game, "C3 D3m")
    text = " ".join(drawn(game).split())
    assert "Wheat and Pottery for 60 gold" in text
    assert "Papyrus and Silk for 3 gold" in text
    assert "You can sell 511 suits; type any that is not listed, such as sell:silk+fish." in text
    assert "sells Ivory and Silk for 3 gold" in " ".join(output_of(game, "sell:silk+ivory").split())


def test_builders_say_what_they_earn():
    game = game_at({C3: "b", D3: "b"}, places={D3: VILLAGE}, blue=Seat(cards=[FAKIR]))
    sow(game, "C3 D3b")
    assert "with a Fakir:" in drawn(game)


def test_undo_says_why_not():
    assert "The last action cannot be undone: it revealed something" in output_of(Game.new(2, 7), "undo")


def test_a_refusal_names_its_rule():
    assert "There are no meeples on A1. (M1)" in output_of(game_at({C3: "m", D3: "m"}), "A1")


def test_rules_and_djinns_can_be_looked_up():
    game = game_at({C3: "m", D3: "m"}, pink=Seat(djinns=[HAGIS]))
    assert "they must place one: the tile is theirs." in " ".join(output_of(game, "rules k2").split())
    assert "Hagis (D9): value 10; price an Elder or a Fakir; owned by Bob (Pink)." in output_of(game, "djinn hagis")
    assert "Type the number of a rule" in output_of(game, "rules Z99")


def test_the_score_is_exact_for_the_player_and_a_minimum_for_rivals():
    game = game_at({C3: "m", D3: "m"}, blue=Seat(gold=33, elders=1), pink=Seat(gold=44, elders=2))
    text = " ".join(output_of(game, "score").split())
    assert "Gold, 1 each (V1) 33 ?" in text
    assert "Total now 35 4+" in text


def test_with_open_hands_everything_is_visible():
    game = Game.new(2, 7, hands_open=True)
    assert "Total now 50 50" in " ".join(output_of(game, "score").split())
    assert "Pink has 50 gold" in drawn(game) or "Blue has 50 gold" in drawn(game)
