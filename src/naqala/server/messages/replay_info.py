"""A whole game for a client that replays it, nothing hidden: of finished games, and of the client's own records."""

from __future__ import annotations

from collections.abc import Iterator

from naqala.engine.components import NOBODY
from naqala.engine.game import Game
from naqala.engine.scoring import score_sheets
from naqala.engine.state import State
from naqala.engine.view import open_view, view
from naqala.server.messages.game_history import full_history, game_result
from naqala.server.messages.position_types import PrivateHoldings
from naqala.server.messages.public_view import printed_tiles, private_holdings, question_info
from naqala.server.messages.replay_types import ReplayInfo, ReplayMoment
from naqala.server.messages.snapshots import spectator_view
from naqala.server.messages.table_types import TableInfo


def replay_info(table: TableInfo, game: Game) -> ReplayInfo:
    return {
        "table": table,
        "tiles": printed_tiles(game.start.layout),
        "start": spectator_view(game.start),
        "played": full_history(game),
        "moments": replay_moments(game),
        "result": game_result(game),
    }


def replay_moments(game: Game) -> list[ReplayMoment]:
    """The start, and the moment after each action."""
    found: list[ReplayMoment] = []
    known: list[PrivateHoldings] = []
    for state in states_of(game):
        seen = open_view(state, NOBODY)
        holdings = private_holdings(seen, score_sheets(state))
        found.append({
            "question": question_info(view(state, state.seat)),
            "holdings": [one for one in holdings if one not in known],
            "last_round": seen.last_camel or seen.no_move,
        })  # fmt: skip
        known = holdings
    return found


def states_of(game: Game) -> Iterator[State]:
    """The states from the start to the end of the game."""
    for before, _, _ in game.replay():
        yield before
    yield game.state
