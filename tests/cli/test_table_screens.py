"""What the terminal table draws, on terminals of any size, at any question."""

import pytest

from naqala.cli.table.commands import obey
from naqala.cli.table.ink import FANCY, PLAIN, ColouredInk, Ink, length
from naqala.cli.table.seats import Person
from naqala.cli.table.table import Table
from naqala.cli.table.terminal import Terminal
from naqala.engine.djinns import HAGIS
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.notation.actions import action_text
from naqala.engine.things import A1, B1, C1, C3, D3, E3, F3, FAKIR, GOODS, VILLAGE
from tests.laying import Seat, lay, sow

SIZES = ((40, 20), (80, 24), (120, 40), (200, 60))


class Paper(Terminal):
    """A terminal of a given size that keeps what it is told."""

    def __init__(self, columns: int, lines: int, ink: Ink) -> None:
        super().__init__(ink, moves=True)
        self.columns, self.lines = columns, lines
        self.told: list[str] = []

    @property
    def width(self) -> int:
        return self.columns - 1

    @property
    def height(self) -> int:
        return self.lines

    def say(self, *lines: str) -> None:
        self.told += lines

    def redraw(self, lines: list[str]) -> None:
        self.told = list(lines)


def table_at(game: Game, columns: int = 80, lines: int = 24) -> Table:
    table = Table(
        Paper(columns, lines, Ink(FANCY)), game, [Person("Ann"), Person("Bob"), Person("Cleo"), Person("Dan")], None
    )
    table.sitters = table.sitters[: len(game.state.players)]
    table.keyboard = game.seat
    return table


def told(table: Table) -> str:
    assert isinstance(table.terminal, Paper)
    return "\n".join(table.terminal.told)


def drawn(game: Game) -> str:
    table = table_at(game)
    table.draw()
    return told(table)


def heard(game: Game, *lines: str) -> str:
    """What is told when this is typed."""
    table = table_at(game)
    table.draw()
    for line in lines:
        table.terminal.told = []  # type: ignore[attr-defined]
        obey(table, line)
        if table.changed:
            table.draw()
    return told(table)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_question_of_a_game_fits_the_width_of_any_terminal(players):
    game, luck = Game.new(players, 31 * players), Luck.seeded(players)
    inks = [Ink(PLAIN), ColouredInk(FANCY)]
    while not game.over:
        table = table_at(game)
        columns, lines = SIZES[luck.below(len(SIZES))]
        table.terminal = Paper(columns, lines, inks[luck.below(2)])
        table.draw()
        assert max(length(line) for line in table.terminal.told) < columns
        game.play(game.options[luck.below(len(game.options))])


def test_every_option_can_be_typed_in_notation():
    game, luck = Game.new(3, 5), Luck.seeded(5)
    while not game.over:
        option = game.options[luck.below(len(game.options))]
        table = table_at(game)
        before = len(game.log)
        obey(table, action_text(option))
        assert game.log[before] == option


def test_every_number_on_the_menu_is_an_option():
    game, luck = Game.new(2, 6), Luck.seeded(6)
    while not game.over:
        menu = table_at(game).menu
        assert set(menu.by_label.values()) <= set(game.options)
        assert menu.numbers == len(menu.by_label) or "bid" in action_text(game.options[0])
        game.play(game.options[luck.below(len(game.options))])


def test_at_120_columns_the_players_sit_beside_the_board():
    table = table_at(Game.new(4, 7), 120, 40)
    table.draw()
    [first] = [line for line in told(table).splitlines() if "Ann (Blue)" in line]
    assert first.startswith(("│", "┼"))


def test_on_a_low_terminal_the_board_has_no_rules_between_tiles():
    high, low = table_at(Game.new(2, 7), 80, 50), table_at(Game.new(2, 7), 80, 24)
    high.draw()
    low.draw()
    assert "┼───" in told(high)
    assert "┼───" not in told(low)
    assert len(told(low).splitlines()) < 24


def test_a_bid_is_typed_as_its_price():
    game = Game.new(2, 7)
    obey(table_at(game), "5")
    assert action_text(game.log[0]) == "bid:5"


def test_the_last_drop_says_what_it_takes():
    game = lay({C3: "m", D3: "mm", B1: "v", C1: "vv"})
    assert "takes 3 Merchants and the tile" in heard(game, "C3")


def test_forced_drops_play_themselves_until_the_end_of_the_turn_which_can_still_be_undone():
    game = lay({A1: "v", B1: "v", E3: "bb", F3: "a"}, places={B1: VILLAGE})
    table = table_at(game)
    obey(table, "A1>")
    while table.is_forced():
        table.play_forced()
    table.draw()
    assert "Nothing else to do: drop a Vizier on B1." in told(table)
    assert "1 end the turn" in told(table)
    obey(table, "undo")
    assert "Taken back: pick up a Vizier on A1." in table.notes
    assert game.log == ()


def test_of_many_suits_the_longest_are_proposed_and_any_can_be_named():
    game = lay({C3: "m", D3: "m"}, blue=Seat(cards=[*range(GOODS), 3, 4]))
    sow(game, "C3 D3m")
    said = " ".join(drawn(game).split())
    assert "Wheat and Pottery for 60 gold" in said
    assert "Papyrus and Silk for 3 gold" in said
    assert "There are 511 suits to sell in all; any of them by name, like sell:silk+fish." in said
    assert "sells Ivory and Silk for 3 gold" in " ".join(heard(game, "sell:silk+ivory").split())


def test_builders_say_what_they_earn():
    game = lay({C3: "b", D3: "b"}, places={D3: VILLAGE}, blue=Seat(cards=[FAKIR]))
    sow(game, "C3 D3b")
    assert "with a Fakir:" in drawn(game)


def test_undo_says_why_not():
    assert "Nothing can be taken back: something was revealed since" in heard(Game.new(2, 7), "undo")


def test_a_refusal_names_its_rule():
    assert "There are no meeples on A1. (M1)" in heard(lay({C3: "m", D3: "m"}), "A1")


def test_rules_and_djinns_can_be_looked_up():
    game = lay({C3: "m", D3: "m"}, pink=Seat(djinns=[HAGIS]))
    assert "they must place one: the tile is theirs." in " ".join(heard(game, "rules k2").split())
    assert "Hagis (D9): value 10; price an Elder or a Fakir; with Bob (Pink)." in heard(game, "djinn hagis")
    assert "Say which rule" in heard(game, "rules Z99")


def test_the_score_is_exact_for_oneself_and_at_least_for_rivals():
    game = lay({C3: "m", D3: "m"}, blue=Seat(gold=33, elders=1), pink=Seat(gold=44, elders=2))
    said = " ".join(heard(game, "score").split())
    assert "Gold, 1 each (V1) 33 ?" in said
    assert "Total now 35 4+" in said


def test_at_an_open_table_all_lies_open():
    game = Game.new(2, 7, hands_open=True)
    assert "Total now 50 50" in " ".join(heard(game, "score").split())
    assert "Pink has 50 gold" in drawn(game) or "Blue has 50 gold" in drawn(game)
