"""What the engine does on a tile of each place: the step that ending there leads to."""

from __future__ import annotations

from naqala.engine.components import MIN_PLAYERS, TILE_COUNT
from naqala.engine.luck import Luck
from naqala.engine.setup import deal
from naqala.engine.steps.places import push_place_step
from naqala.engine.steps.step import Compulsory, Step


def place_step(place: int) -> Step:
    state = deal(MIN_PLAYERS, Luck.seeded(0))
    tile = next(tile for tile in range(TILE_COUNT) if state.layout.place[tile] == place)
    push_place_step(state, 0, tile)
    return state.steps[-1]


def is_compulsory(place: int) -> bool:
    """Whether the player who ends there must do what the place does (P1, P2)."""
    return isinstance(place_step(place), Compulsory)
