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
from naqala.cli.text_output import text_width
from naqala.engine.components import NOBODY
from naqala.engine.game import Game
from naqala.engine.state import State
from naqala.engine.view import View, open_view
from naqala.locales import Catalog
from naqala.locales.action_texts import step_phrase


def show(text_or_name: str, texts: Catalog) -> int:
    state = read_state(text_or_name)
    print("\n".join(draw_state(state, texts)))
    return 0


def draw_state(state: State, texts: Catalog) -> list[str]:
    """The board, the side panel with all hands, and what happens next."""
    view = open_view(state, NOBODY)
    return [*draw_view(view, texts, unnamed_participants(state)), *wrap(next_decision(state, texts), text_width())]


def draw_view(view: View, texts: Catalog, participants: list[Participant]) -> list[str]:
    """The board and the side panel."""
    style, width = TextStyle(supported_symbols()), text_width()
    board = board_lines(view, texts, style, width, Highlights(), ruled=True)
    return [*board, "", *side_panel_lines(view, participants, texts, style, width)]


def next_decision(state: State, texts: Catalog) -> str:
    if state.over:
        return texts.text("terminal-over")
    return texts.text("terminal-next", seat=state.colour(state.seat), task=step_phrase(state.steps[-1]))


def draw_scores(game: Game, texts: Catalog, participants: list[Participant]) -> list[str]:
    return final_scores(game, participants, texts, TextStyle(supported_symbols()), text_width())


def unnamed_participants(state: State) -> list[Participant]:
    """Players named by their colours."""
    return [HumanPlayer(state.seat_name(player.seat)) for player in state.players]
