"""The time in which a player is told what a move brings, as `naqala bench` measures it."""

from __future__ import annotations

from statistics import median
from time import perf_counter

from naqala.engine.components import TILE_COUNT
from naqala.engine.state import State
from naqala.engine.steps.moving import Moving, Sowing
from naqala.engine.view import view
from naqala.server.move_gains import move_gains, visible_world


def gains_times(states: list[State]) -> list[float]:
    """Seconds per answer: one for each start of a move, and one in the middle of a move."""
    return [answer_time(state, start) for state in states for start in starts(state)]


def median_gains_time(states: list[State]) -> float:
    return median(gains_times(states))


def starts(state: State) -> list[int]:
    step = None if state.over else state.steps[-1]
    if isinstance(step, Moving):
        return [tile for tile in range(TILE_COUNT) if state.board.can_pick_up(tile)]
    return [0] if isinstance(step, Sowing) else []


def answer_time(state: State, start: int) -> float:
    started = perf_counter()
    move_gains(visible_world(view(state, state.seat)), start)
    return perf_counter() - started
