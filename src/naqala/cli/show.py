"""`naqala show`: a position, drawn."""

from __future__ import annotations

from textwrap import wrap

from naqala.cli.reading import say, state_at, width
from naqala.cli.table.aside import aside_lines
from naqala.cli.table.board import Marked, board_lines
from naqala.cli.table.ink import Ink
from naqala.cli.table.seats import Person, Sitter
from naqala.cli.table.sheets import final_sheet
from naqala.cli.table.terminal import signs
from naqala.engine.game import Game
from naqala.engine.state import State
from naqala.engine.things import NOBODY, SEAT_NAMES
from naqala.engine.view import open_view


def show(said: str) -> int:
    state = state_at(said)
    say()
    print("\n".join(drawn(state)))
    return 0


def drawn(state: State, sitters: list[Sitter] | None = None) -> list[str]:
    """The board and all that lies beside it, hands too, for a position says them; and what is asked."""
    ink = Ink(signs())
    view = open_view(state, NOBODY)
    lines = board_lines(view, ink, width(), Marked(), ruled=True)
    return [*lines, "", *aside_lines(view, sitters or by_colour(state), ink, width()), *wrap(asked(state), width())]


def asked(state: State) -> str:
    if state.over:
        return "The game is over."
    return f"{SEAT_NAMES[state.seat]} is to {state.steps[-1].asks()}."


def score_sheet(game: Game, sitters: list[Sitter] | None) -> list[str]:
    return final_sheet(game, sitters or by_colour(game.state), Ink(signs()))


def by_colour(state: State) -> list[Sitter]:
    """For those whose names are not known."""
    return [Person(SEAT_NAMES[player.seat]) for player in state.players]
