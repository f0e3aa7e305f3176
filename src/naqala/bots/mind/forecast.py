"""How the rest of a round may go, without playing it: each takes in turn the best that those before have left."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from naqala.bots.mind.turns import Mind
from naqala.engine.geometry import bit
from naqala.engine.state import State
from naqala.engine.steps.moving import Moving
from naqala.engine.things import NOBODY, SPOTS, TILES, TRIBES

DEEP = 24  # outcomes of a seat that are looked at


def forecast(state: State, mind: Mind, fade: float) -> vec[float]:
    """The margins at the end of the round, about: outcomes that share their start or final tile exclude each other."""
    margins = mind.valuer.margins(state)
    if state.over:
        return margins
    n = i64(len(state.players))
    lists: list[vec[i64]] = []
    gains: list[vec[float]] = []
    for _ in range(n):
        lists.append(vec[i64]())
        gains.append(vec[float]())
    used: i64 = 0
    worth: float = 1.0
    for seat in turns_to_come(state):
        if not len(lists[seat]):
            mind.outlook.survey(state, seat, DEEP)
            lists[seat] = mind.outlook.codes
            gains[seat] = mind.outlook.gains
        codes = lists[seat]
        for i in range(i64(len(codes))):
            place = codes[i] // 64 // TRIBES
            here = bit(place % TILES) | bit(place // TILES)
            if not used & here:
                used |= here
                gain = worth * gains[seat][i]
                for other in range(n):
                    margins[other] += gain if other == seat else -gain / float(n - 1)
                break
        worth *= fade
    return margins


def turns_to_come(state: State) -> vec[i64]:
    """The seats that are still to move this round, in their order."""
    seats = vec[i64](capacity=4)
    step = state.steps[-1]
    if isinstance(step, Moving):
        seats = append(seats, step.seat)
    spot: i64 = SPOTS - 1
    while spot >= 0:
        if state.track[spot] != NOBODY:
            seats = append(seats, state.track[spot])
        spot -= 1
    return seats
