"""The thirty tiles and the pieces on them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from naqala.engine.components import PALM_TREE, PLACE_COUNT, SACRED_PLACE, TILE_COUNT, TRIBE_COUNT, VILLAGE
from naqala.engine.geometry import AROUND, EVERYWHERE, START, bit, population, reach
from naqala.engine.pile import MEEPLE_MASK, PAIR_MASK, count, every, one, several, size

# A tile is one integer: a pile of meeples (25 bits), then its palm trees (4 bits), then its palaces (4 bits).
ONE_PALM: Final = 1 << 25
ONE_PALACE: Final = 1 << 29


@final
@mypyc_attr(acyclic=True)
class TileLayout:
    """The places and values of the tiles as dealt. It never changes, so copies of a game share it."""

    def __init__(self, places: list[int], values: list[int]) -> None:
        self.place = vec[i64](places)
        self.value = vec[i64](values)
        self.sites = vec[i64](
            [sum(1 << t for t in range(TILE_COUNT) if places[t] == place) for place in range(PLACE_COUNT)]
        )
        self.blue: i64 = self.sites[VILLAGE] | self.sites[SACRED_PLACE]

    def blue_around(self, tile: i64) -> i64:
        """Count the blue-valued tiles among this tile and the eight surrounding ones (A4)."""
        return population(self.blue & (AROUND[tile] | bit(tile)))

    def key(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return tuple([place for place in self.place]), tuple([value for value in self.value])

    def __reduce__(self) -> tuple[object, tuple[list[int], list[int]]]:
        return TileLayout, ([place for place in self.place], [value for value in self.value])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Board:
    """The pieces on each tile, and for each tribe the set of tiles with a meeple of that tribe."""

    def __init__(self, tiles: vec[i64], standing: vec[i64], owned: i64, built: i64) -> None:
        self.tiles = tiles
        self.standing = standing
        self.owned = owned  # with a camel
        self.built = built  # with a palm tree or a palace

    @staticmethod
    def empty() -> Board:
        return Board(vec[i64]([0] * TILE_COUNT), vec[i64]([0] * TRIBE_COUNT), 0, 0)

    def copy(self) -> Board:
        return Board(self.tiles[:], self.standing[:], self.owned, self.built)

    def key(self) -> tuple[tuple[int, ...], int]:
        return tuple([tile for tile in self.tiles]), self.owned

    def __reduce__(self) -> tuple[object, tuple[list[int], list[int], int, int]]:
        return unpickle_board, ([t for t in self.tiles], [t for t in self.standing], self.owned, self.built)

    def meeples(self, tile: i64) -> i64:
        """Return the meeples of a tile as a pile."""
        return self.tiles[tile] & MEEPLE_MASK

    def count(self, tile: i64, tribe: i64) -> i64:
        return count(self.tiles[tile], tribe)

    def palms(self, tile: i64) -> i64:
        return self.tiles[tile] // ONE_PALM & 15

    def palaces(self, tile: i64) -> i64:
        return self.tiles[tile] // ONE_PALACE

    def occupied(self) -> i64:
        """Return the tiles with meeples."""
        s = self.standing
        return s[0] | s[1] | s[2] | s[3] | s[4]

    def vacant(self) -> i64:
        """Return the tiles with no camel, meeple, palm tree or palace (D3, D16)."""
        return EVERYWHERE & ~self.occupied() & ~self.owned & ~self.built

    def unclaimed(self) -> i64:
        """Return the tiles with meeples but no camel, palm tree or palace (D23)."""
        return self.occupied() & ~self.owned & ~self.built

    def add(self, tile: i64, tribe: i64) -> None:
        self.tiles[tile] += one(tribe)
        self.standing[tribe] |= bit(tile)

    def remove(self, tile: i64, tribe: i64, n: i64) -> None:
        self.tiles[tile] -= several(tribe, n)
        if not self.count(tile, tribe):
            self.standing[tribe] &= ~bit(tile)

    def pick_up(self, tile: i64) -> i64:
        """Remove all meeples of a tile and return them as a pile (M1)."""
        hand = self.meeples(tile)
        self.tiles[tile] -= hand
        for tribe in range(i64(TRIBE_COUNT)):
            self.standing[tribe] &= ~bit(tile)
        return hand

    def place(self, tile: i64, piece: i64) -> None:
        """Place a palm tree or a palace."""
        self.tiles[tile] += ONE_PALM if piece == PALM_TREE else ONE_PALACE
        self.built |= bit(tile)

    def standing_in(self, tiles: i64) -> i64:
        """Return the tribes with a meeple on any of these tiles, as a mask for piles."""
        mask: i64 = 0
        for tribe in range(i64(TRIBE_COUNT)):
            if self.standing[tribe] & tiles:
                mask |= every(tribe)
        return mask

    def can_pick_up(self, tile: i64) -> bool:
        """Return whether a legal move starts here (M1-M6).

        With five meeples, two of them of one tribe, there always is one: drop one, walk round a square, join it.
        """
        hand = self.meeples(tile)
        if not hand:
            return False
        n = size(hand)
        if n >= 5 and hand & PAIR_MASK:
            return True
        return hand & self.standing_in(reach(n, START + tile) & ~bit(tile)) != 0

    def can_move(self) -> bool:
        """Return whether any meeples can be moved (M7)."""
        for tile in range(i64(TILE_COUNT)):
            if self.can_pick_up(tile):
                return True
        return False


def unpickle_board(tiles: list[int], standing: list[int], owned: int, built: int) -> Board:
    return Board(vec[i64](tiles), vec[i64](standing), owned, built)
