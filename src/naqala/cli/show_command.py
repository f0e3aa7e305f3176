"""`naqala show`: draws a position."""

from __future__ import annotations

from textwrap import wrap

from naqala.cli.play.board_drawing import Highlights, board_lines
from naqala.cli.play.participants import HumanPlayer, Participant
from naqala.cli.play.score_tables import final_scores
from naqala.cli.play.side_panel import side_panel_lines
from naqala.cli.play.styles import TextStyle
from naqala.cli.play.terminal import supported_symbols
from naqala.cli.record_input import read_state
from naqala.cli.text_output import replace_unsupported_characters, text_width
from naqala.engine.components import NOBODY, SEAT_NAMES
from naqala.engine.game import Game
from naqala.engine.state import State
from naqala.engine.view import open_view


def show(text_or_name: str) -> int:
    state = read_state(text_or_name)
    replace_unsupported_characters()
    print("\n".join(draw_state(state)))
    return 0


def draw_state(state: State, participants: list[Participant] | None = None) -> list[str]:
    """The board, the side panel with all hands, and what happens next."""
    style, width = TextStyle(supported_symbols()), text_width()
    view = open_view(state, NOBODY)
    board = board_lines(view, style, width, Highlights(), ruled=True)
    panel = side_panel_lines(view, participants or unnamed_participants(state), style, width)
    return [*board, "", *panel, *wrap(next_decision(state), width)]


def next_decision(state: State) -> str:
    if state.over:
        return "The game is over."
    return f"{SEAT_NAMES[state.seat]} is to {state.steps[-1].prompt()}."


def draw_scores(game: Game, participants: list[Participant] | None) -> list[str]:
    return final_scores(game, participants or unnamed_participants(game.state), TextStyle(supported_symbols()))


def unnamed_participants(state: State) -> list[Participant]:
    """Players named by their colours."""
    return [HumanPlayer(SEAT_NAMES[player.seat]) for player in state.players]
