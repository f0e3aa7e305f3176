"""How often a walk can cross the tile it ends on (M4).

The crossings for a number of remaining steps, a last step and a final tile are the numbers of times that a walk can
pass over the final tile before its last step, as a bit set: 0b101 means never or twice. The current tile does not
count, so the start tile is left, not crossed. A first crossing takes five steps, each further one four more; crossing
the start tile and ending on it takes eight.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from naqala.engine.components import TILE_COUNT
from naqala.engine.geometry import HEAD, LONG, ONWARD, ONWARD_N, START, WAYS

# A layer holds the crossings for one number of remaining steps: one integer per way, with five bytes per final tile.
# That is enough for 38 crossings, by the 155 meeples that a pile can have at most.
_LANE_BYTES: Final = 5
_LANE: Final = 8 * _LANE_BYTES
_HEADS: Final = [int(HEAD[way]) for way in range(WAYS)]
_ONWARD: Final = [[int(ONWARD[4 * way + nth]) for nth in range(ONWARD_N[way])] for way in range(WAYS)]
_LANES: Final = [(1 << _LANE) - 1 << _LANE * head for head in _HEADS]


def _arrived() -> list[int]:
    return [1 << _LANE * head for head in _HEADS]


def _crossing(layer: list[int]) -> list[int]:
    """Return the layer with the end tile of each way counted as crossed: doubling a lane adds one to each number."""
    return [sets + (sets & lane) for sets, lane in zip(layer, _LANES, strict=True)]


def _one_step_earlier(layer: list[int]) -> list[int]:
    earlier = []
    for onward in _ONWARD:
        sets = 0
        for way in onward:
            sets |= layer[way]
        earlier.append(sets)
    return earlier


def _near_layers() -> list[list[int]]:
    layers = [_arrived(), _one_step_earlier(_arrived())]
    while len(layers) <= LONG:
        layers.append(_one_step_earlier(_crossing(layers[-1])))
    return layers


def _met_at_the_end(row: bytes, start: int) -> int:
    return sum([1 << final for final in range(TILE_COUNT) if row[final] == 1 and final != start])


def _met_on_the_way(row: bytes) -> int:
    return sum([1 << final for final in range(TILE_COUNT) if row[final] > 1])


_NEAR_LAYERS: Final = _near_layers()
_FAR_LAYERS: Final[dict[int, list[int]]] = {LONG: _NEAR_LAYERS[LONG]}  # computed when first needed
# Up to LONG steps there are four crossings at most: one byte of the lane is enough.
_ROWS: Final = [
    sets.to_bytes(_LANE_BYTES * TILE_COUNT, "little")[::_LANE_BYTES] for layer in _NEAR_LAYERS for sets in layer
]
_NEAR: Final = vec[u8](b"".join(_ROWS))
_SIMPLE: Final = vec[i64](
    [_met_at_the_end(_ROWS[n * WAYS + START + tile], tile) for n in range(LONG + 1) for tile in range(TILE_COUNT)]
)
_LOOPY: Final = vec[i64](
    [_met_on_the_way(_ROWS[n * WAYS + START + tile]) for n in range(LONG + 1) for tile in range(TILE_COUNT)]
)


def crossings(to_go: i64, way: i64, final: i64) -> i64:
    """Return the set of numbers of crossings of the final tile; 0 if the walk cannot end there."""
    if to_go <= LONG:
        return i64(_NEAR[(to_go * WAYS + way) * TILE_COUNT + final])
    return _far_crossings(to_go, way, final)


def simple(n: i64, start: i64) -> i64:
    """Return the tiles a walk of n steps can end on but not cross before; never the start tile, which is empty (M5)."""
    if n <= LONG:
        return _SIMPLE[n * TILE_COUNT + start]
    return _far_simple(n, start)


def loopy(n: i64, start: i64) -> i64:
    """Return the tiles that a walk of n steps can end on and cross before."""
    if n <= LONG:
        return _LOOPY[n * TILE_COUNT + start]
    return _far_loopy(n, start)


def _far_layer(to_go: int) -> list[int]:
    for n in range(LONG + 1, to_go + 1):
        if n not in _FAR_LAYERS:
            _FAR_LAYERS[n] = _one_step_earlier(_crossing(_FAR_LAYERS[n - 1]))
    return _FAR_LAYERS[to_go]


def _far_crossings(to_go: int, way: int, final: int) -> int:
    return _far_layer(to_go)[way] >> _LANE * final & (1 << _LANE) - 1


def _far_simple(n: int, start: int) -> int:
    others = [final for final in range(TILE_COUNT) if final != start]
    return sum([1 << final for final in others if _far_crossings(n, START + start, final) == 1])


def _far_loopy(n: int, start: int) -> int:
    return sum([1 << final for final in range(TILE_COUNT) if _far_crossings(n, START + start, final) > 1])
