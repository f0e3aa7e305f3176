"""The shape of the board: sets of tiles as 30-bit numbers, and where walks may lead (C1, M2-M4).

A *way* is a step from a tile to a neighbour (0-97), or START + tile for standing there before the first step.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from naqala.engine.things import COLUMNS, NOWHERE, TILES

EVERYWHERE: Final = (1 << TILES) - 1
START: Final = 98
WAYS: Final = START + TILES
LONG: Final = 20  # a longer walk can end where one of 19 or 20 steps can


def _distance(a: int, b: int) -> int:
    return abs(a // COLUMNS - b // COLUMNS) + abs(a % COLUMNS - b % COLUMNS)


def _touching(a: int, b: int) -> bool:
    return a != b and abs(a // COLUMNS - b // COLUMNS) <= 1 and abs(a % COLUMNS - b % COLUMNS) <= 1


_STEPS: Final = [(a, b) for a in range(TILES) for b in range(TILES) if _distance(a, b) == 1]
_ONWARD: Final = [[w for w, (c, d) in enumerate(_STEPS) if c == b and d != a] for a, b in _STEPS] + [
    [w for w, (c, _) in enumerate(_STEPS) if c == tile] for tile in range(TILES)
]


def _reach() -> list[int]:
    """For each number of steps to go and each way just gone: the tiles where the walk can end."""
    layers = [[1 << b for _, b in _STEPS] + [1 << tile for tile in range(TILES)]]
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


HEAD: Final = vec[i64]([b for _, b in _STEPS] + list(range(TILES)))  # where a way leads
TAIL: Final = vec[i64]([a for a, _ in _STEPS] + [NOWHERE] * TILES)  # where it comes from
ONWARD_N: Final = vec[i64]([len(ways) for ways in _ONWARD])
ONWARD: Final = vec[i64]([way for ways in _ONWARD for way in ways + [0] * (4 - len(ways))])  # four places a way
REACH: Final = vec[i64](_reach())
AROUND: Final = vec[i64]([sum(1 << b for b in range(TILES) if _touching(a, b)) for a in range(TILES)])
WITHIN: Final = vec[i64](
    [sum(1 << b for b in range(TILES) if _distance(a, b) <= far) for far in range(10) for a in range(TILES)]
)
DISTANCE: Final = vec[u8]([_distance(a, b) for a in range(TILES) for b in range(TILES)])
_POPULATION: Final = vec[u8]([x.bit_count() for x in range(1 << 15)])
_LOWEST: Final = vec[u8]([next((i for i in range(36) if (1 << i) % 37 == r), 0) for r in range(37)])


def bit(member: i64) -> i64:
    """The set of one tile or djinn. A literal left of a shift is a 32-bit C int to mypyc 2.4: enough for 30."""
    return i64(1) << member


def population(members: i64) -> i64:
    return i64(_POPULATION[members & 32767]) + i64(_POPULATION[members >> 15])


def lowest(members: i64) -> i64:
    """The first member. The powers of two differ modulo 37."""
    return i64(_LOWEST[(members & -members) % 37])


def members(tiles: int) -> list[int]:
    """A set spelt out, lowest first."""
    return [member for member in range(TILES) if tiles >> member & 1]


def reach(to_go: i64, way: i64) -> i64:
    """Where a walk can end that has gone this way and has so many steps to go."""
    if to_go > LONG:
        to_go = LONG - (to_go & 1)
    return REACH[to_go * WAYS + way]


def way_on(way: i64, tile: i64) -> i64:
    """The way that goes on from this one to that neighbour."""
    nth = way * 4
    while HEAD[ONWARD[nth]] != tile:
        nth += 1
    return ONWARD[nth]


def left_behind(way: i64) -> i64:
    """The tile just left, where no step may go straight back (M4); NOWHERE before the first step."""
    return TAIL[way]


def within(tile: i64, far: i64) -> i64:
    """The tiles at most so far away (A5)."""
    return WITHIN[(far if far < 9 else 9) * TILES + tile]


def distance(a: i64, b: i64) -> i64:
    return i64(DISTANCE[a * TILES + b])
