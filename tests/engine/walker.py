"""Sowing by the letter: every walk tried, step by step, with nothing from the engine (M1-M6, K1).

A board is thirty lists of five counts. A walk is a tuple of drops (tile, tribe).
"""

from collections import Counter
from collections.abc import Iterator

Tiles = list[list[int]]
Drop = tuple[int, int]
Drops = tuple[Drop, ...]
Came = tuple[int, int, int, int, bool]  # start, final, tribe, taken, empties

Standing = tuple[int | None, int, tuple[int, ...], tuple[int, ...]]  # tile just left, here, hand, meeples on a tile


def neighbours(tile: int) -> list[int]:
    column, row = tile % 6, tile // 6
    around = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return [6 * r + c for c, r in around if 0 <= c < 6 and 0 <= r < 5]


def steps(before: int | None, here: int) -> list[int]:
    return [tile for tile in neighbours(here) if tile != before]


def walks_on(tiles: Tiles, before: int | None, here: int, hand: list[int]) -> Iterator[Drops]:
    """Every lawful end of a walk that stands here; the tiles are as they lie now, without the hand."""
    last = sum(hand) == 1
    for tile in steps(before, here):
        for tribe in range(5):
            if not hand[tribe]:
                continue
            if last:
                if tiles[tile][tribe]:
                    yield ((tile, tribe),)
                continue
            hand[tribe] -= 1
            tiles[tile][tribe] += 1
            try:
                for rest in walks_on(tiles, here, tile, hand):
                    yield ((tile, tribe), *rest)
            finally:
                hand[tribe] += 1
                tiles[tile][tribe] -= 1


def walks_from(tiles: Tiles, start: int) -> Iterator[Drops]:
    if not any(tiles[start]):
        return
    lying = [list(tile) for tile in tiles]
    lying[start] = [0] * 5
    yield from walks_on(lying, None, start, list(tiles[start]))


def lawful_drops(tiles: Tiles, way_from: int | None, here: int, hand: list[int]) -> set[Drop]:
    """The drops after which the walk can still be finished; `way_from` is the tile just left, None before step 1."""
    found = set()
    for tile in steps(way_from, here):
        for tribe in range(5):
            if hand[tribe] and _can_finish(tiles, here, tile, tribe, hand):
                found.add((tile, tribe))
    return found


def _can_finish(tiles: Tiles, here: int, tile: int, tribe: int, hand: list[int]) -> bool:
    if sum(hand) == 1:
        return tiles[tile][tribe] > 0
    lying = [list(counts) for counts in tiles]
    lying[tile][tribe] += 1
    left = list(hand)
    left[tribe] -= 1
    return next(walks_on(lying, here, tile, left), None) is not None


def came_to(tiles: Tiles, start: int, drops: Drops) -> Came:
    """What a lawful walk comes to."""
    final, tribe = drops[-1]
    lying = Counter({} if final == start else dict(enumerate(tiles[final])))
    lying.update(dropped for tile, dropped in drops if tile == final)
    taken = lying.pop(tribe)
    return start, final, tribe, taken, lying.total() == 0


def outcomes_from(tiles: Tiles, start: int) -> set[Came]:
    return {came_to(tiles, start, drops) for drops in walks_from(tiles, start)}


def effort(tiles: Tiles, start: int) -> int:
    """How many walks there are to try, lawful or not."""
    ways: Counter[tuple[int | None, int]] = Counter({(None, start): 1})
    for _ in range(sum(tiles[start])):
        further: Counter[tuple[int | None, int]] = Counter()
        for (before, here), n in ways.items():
            for tile in steps(before, here):
                further[here, tile] += n
        ways = further
    orders, chosen = 1, 0
    for n in tiles[start]:
        for nth in range(1, n + 1):
            chosen += 1
            orders = orders * chosen // nth
    return ways.total() * orders


def outcomes_on(tiles: Tiles, start: int, final: int) -> set[Came]:
    """The outcomes of one start on one tile, where there are too many walks to try one by one."""
    there = (0, 0, 0, 0, 0) if final == start else tuple(tiles[final])
    return ends_on(final, start, (None, start, tuple(tiles[start]), there))


def ends_on(final: int, start: int, standing: Standing) -> set[Came]:
    """The outcomes on one tile of all walks from this start that stand so now.

    Walks that stand alike, with like hands and the same meeples on the final tile, are taken together.
    """
    alike: set[Standing] = {standing}
    for _ in range(sum(standing[2]) - 1):
        alike = {
            (here, tile, _with(hand, tribe, -1), _with(there, tribe, 1) if tile == final else there)
            for before, here, hand, there in alike
            for tile in steps(before, here)
            for tribe in range(5)
            if hand[tribe]
        }
    found = set()
    for before, here, hand, there in alike:
        tribe = hand.index(1)
        if final in steps(before, here) and there[tribe]:
            found.add((start, final, tribe, there[tribe] + 1, sum(there) == there[tribe]))
    return found


def _with(counts: tuple[int, ...], tribe: int, more: int) -> tuple[int, ...]:
    return (*counts[:tribe], counts[tribe] + more, *counts[tribe + 1 :])
