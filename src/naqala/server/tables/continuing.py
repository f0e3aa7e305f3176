"""Another game from any moment of a finished one, against bots."""

from __future__ import annotations

from itertools import islice

from naqala.engine.game import Game
from naqala.engine.notation import position_text
from naqala.engine.state import State
from naqala.server.api_error import ApiError
from naqala.server.messages.json_types import Level, Seat, seat_name
from naqala.server.tables.table_options import SeatOptions, TableOptions


def continued_options(
    game: Game, n: int, seat: Seat, level: Level, name: str, *, move_help: bool = True
) -> TableOptions:
    """A table at the position after n actions: one seat is the host's, the others are played by bots."""
    state = state_after(game, n)
    if state.over:
        raise ApiError("finished", "server-continue-over")
    seats = [seat_name(one, game.colours) for one in range(len(game.colours))]
    if seat not in seats:
        raise ApiError("no-such-seat", "server-continue-no-seat", seat=seat)
    return TableOptions(
        seats=[SeatOptions("person") if one == seat else SeatOptions("bot", level) for one in seats],
        open_hands=game.hands_open,
        position=position_text(state),
        name=name,
        start=True,
        move_help=move_help,
    )


def state_after(game: Game, n: int) -> State:
    if n > len(game.log):
        raise ApiError("malformed", "server-continue-no-moment", n=len(game.log))
    for before, _, _ in islice(game.replay(), n, None):
        return before
    return game.state
