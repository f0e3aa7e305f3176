"""Sowing by brute force: try every walk step by step, without the engine (M1-M6, K1).

A board is thirty lists of five counts. A walk is a tuple of drops (tile, tribe).
"""

from collections import Counter
from collections.abc import Iterator

Tiles = list[list[int]]
Drop = tuple[int, int]
Drops = tuple[Drop, ...]
OutcomeTuple = tuple[int, int, int, int, bool]  # start, final, tribe, taken, empties

WalkState = tuple[int | None, int, tuple[int, ...], tuple[int, ...]]  # tile just left, here, hand, meeples on a tile


def neighbours(tile: int) -> list[int]:
    column, row = tile % 6, tile // 6
    around = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return [6 * r + c for c, r in around if 0 <= c < 6 and 0 <= r < 5]


def steps(before: int | None, here: int) -> list[int]:
    return [tile for tile in neighbours(here) if tile != before]


def legal_ends(tiles: Tiles, before: int | None, here: int, hand: list[int]) -> Iterator[Drops]:
    """Yield every legal end of a walk that has come to `here`; the tiles are without the meeples in hand."""
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
                for rest in legal_ends(tiles, here, tile, hand):
                    yield ((tile, tribe), *rest)
            finally:
                hand[tribe] += 1
                tiles[tile][tribe] -= 1


def walks_from(tiles: Tiles, start: int) -> Iterator[Drops]:
    if not any(tiles[start]):
        return
    tiles_now = [list(tile) for tile in tiles]
    tiles_now[start] = [0] * 5
    yield from legal_ends(tiles_now, None, start, list(tiles[start]))


def legal_drops(tiles: Tiles, way_from: int | None, here: int, hand: list[int]) -> set[Drop]:
    """Return the drops after which the walk can be finished; `way_from` is the tile just left, None before step 1."""
    found = set()
    for tile in steps(way_from, here):
        for tribe in range(5):
            if hand[tribe] and _can_finish(tiles, here, tile, tribe, hand):
                found.add((tile, tribe))
    return found


def _can_finish(tiles: Tiles, here: int, tile: int, tribe: int, hand: list[int]) -> bool:
    if sum(hand) == 1:
        return tiles[tile][tribe] > 0
    tiles_now = [list(counts) for counts in tiles]
    tiles_now[tile][tribe] += 1
    left = list(hand)
    left[tribe] -= 1
    return next(legal_ends(tiles_now, here, tile, left), None) is not None


def outcome_of(tiles: Tiles, start: int, drops: Drops) -> OutcomeTuple:
    """Return the outcome of a legal walk."""
    final, tribe = drops[-1]
    tiles_now = Counter({} if final == start else dict(enumerate(tiles[final])))
    tiles_now.update(dropped for tile, dropped in drops if tile == final)
    taken = tiles_now.pop(tribe)
    return start, final, tribe, taken, tiles_now.total() == 0


def outcomes_from(tiles: Tiles, start: int) -> set[OutcomeTuple]:
    return {outcome_of(tiles, start, drops) for drops in walks_from(tiles, start)}


def count_attempts(tiles: Tiles, start: int) -> int:
    """Return the number of walks to try, legal or not."""
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


def outcomes_on(tiles: Tiles, start: int, final: int) -> set[OutcomeTuple]:
    """Return the outcomes of one start on one tile, where there are too many walks to try one by one."""
    there = (0, 0, 0, 0, 0) if final == start else tuple(tiles[final])
    return outcomes_of_state(final, start, (None, start, tuple(tiles[start]), there))


def outcomes_of_state(final: int, start: int, state: WalkState) -> set[OutcomeTuple]:
    """Return the outcomes on one tile of all walks from this start that are in this state.

    Walks with the same last step, hand and meeples on the final tile are merged.
    """
    alike: set[WalkState] = {state}
    for _ in range(sum(state[2]) - 1):
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
