"""The shape of the board: sets of tiles as 30-bit integers, and where moves can lead (C1, M2-M4).

A *way* is a step from a tile to a neighbour (0-97), or START + tile before the first step.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from naqala.engine.components import COLUMN_COUNT, NOWHERE, TILE_COUNT

EVERYWHERE: Final = (1 << TILE_COUNT) - 1
START: Final = 98
WAYS: Final = START + TILE_COUNT
LONG: Final = 20  # longer walks can end where walks of 19 or 20 steps can


def _distance(a: int, b: int) -> int:
    return abs(a // COLUMN_COUNT - b // COLUMN_COUNT) + abs(a % COLUMN_COUNT - b % COLUMN_COUNT)


def _touching(a: int, b: int) -> bool:
    return a != b and abs(a // COLUMN_COUNT - b // COLUMN_COUNT) <= 1 and abs(a % COLUMN_COUNT - b % COLUMN_COUNT) <= 1


_STEPS: Final = [(a, b) for a in range(TILE_COUNT) for b in range(TILE_COUNT) if _distance(a, b) == 1]
_ONWARD: Final = [[w for w, (c, d) in enumerate(_STEPS) if c == b and d != a] for a, b in _STEPS] + [
    [w for w, (c, _) in enumerate(_STEPS) if c == tile] for tile in range(TILE_COUNT)
]


def _reach() -> list[int]:
    """Return for each number of remaining steps and each last step the tiles where the walk can end."""
    layers = [[1 << b for _, b in _STEPS] + [1 << tile for tile in range(TILE_COUNT)]]
    for _ in range(LONG):
        last = layers[-1]
        layer = []
        for onward in _ONWARD:
            tiles = 0
            for way in onward:
                tiles |= last[way]
            layer.append(tiles)
        layers.append(layer)
    return [tiles for layer in layers for tiles in layer]


HEAD: Final = vec[i64]([b for _, b in _STEPS] + list(range(TILE_COUNT)))  # where a way leads
TAIL: Final = vec[i64]([a for a, _ in _STEPS] + [NOWHERE] * TILE_COUNT)  # where it comes from
ONWARD_N: Final = vec[i64]([len(ways) for ways in _ONWARD])
ONWARD: Final = vec[i64]([way for ways in _ONWARD for way in ways + [0] * (4 - len(ways))])  # four entries per way
REACH: Final = vec[i64](_reach())
AROUND: Final = vec[i64]([sum(1 << b for b in range(TILE_COUNT) if _touching(a, b)) for a in range(TILE_COUNT)])
WITHIN: Final = vec[i64](
    [sum(1 << b for b in range(TILE_COUNT) if _distance(a, b) <= far) for far in range(10) for a in range(TILE_COUNT)]
)
DISTANCE: Final = vec[u8]([_distance(a, b) for a in range(TILE_COUNT) for b in range(TILE_COUNT)])
_POPULATION: Final = vec[u8]([x.bit_count() for x in range(1 << 15)])
_LOWEST: Final = vec[u8]([next((i for i in range(36) if (1 << i) % 37 == r), 0) for r in range(37)])


def bit(member: i64) -> i64:
    """Return the set of one tile or djinn. For mypyc 2.4 a literal left of a shift is a 32-bit C int: enough for 30."""
    return i64(1) << member


def population(members: i64) -> i64:
    """Return the number of members of a set."""
    return i64(_POPULATION[members & 32767]) + i64(_POPULATION[members >> 15])


def lowest(members: i64) -> i64:
    """Return the lowest member of a set. The powers of two differ modulo 37."""
    return i64(_LOWEST[(members & -members) % 37])


def members(tiles: int) -> list[int]:
    """Return the members of a set as a list, lowest first."""
    return [member for member in range(TILE_COUNT) if tiles >> member & 1]


def reach(to_go: i64, way: i64) -> i64:
    """Return the tiles where a walk can end after this last step with `to_go` steps remaining."""
    if to_go > LONG:
        to_go = LONG - (to_go & 1)
    return REACH[to_go * WAYS + way]


def way_on(way: i64, tile: i64) -> i64:
    """Return the step that continues from this one to a neighbouring tile."""
    nth = way * 4
    while HEAD[ONWARD[nth]] != tile:
        nth += 1
    return ONWARD[nth]


def left_behind(way: i64) -> i64:
    """Return the tile just left, to which no step may go back (M4); NOWHERE before the first step."""
    return TAIL[way]


def within(tile: i64, far: i64) -> i64:
    """Return the tiles at most `far` steps away (A5)."""
    return WITHIN[(far if far < 9 else 9) * TILE_COUNT + tile]


def distance(a: i64, b: i64) -> i64:
    """Return the number of steps between two tiles."""
    return i64(DISTANCE[a * TILE_COUNT + b])
