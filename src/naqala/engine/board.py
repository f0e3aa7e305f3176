"""The thirty tiles and what stands on them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from naqala.engine.geometry import AROUND, EVERYWHERE, START, bit, population, reach
from naqala.engine.pile import MEEPLES, PAIRS, count, every, one, several, size
from naqala.engine.things import PALM, PLACES, SACRED_PLACE, TILES, TRIBES, VILLAGE

# Above the meeples, each tile counts its palm trees (4 bits) and its palaces (4 bits).
ONE_PALM: Final = 1 << 25
ONE_PALACE: Final = 1 << 29


@final
@mypyc_attr(acyclic=True)
class Land:
    """The tiles as dealt: their places and values. Never changes, so copies of a game share it."""

    def __init__(self, places: list[int], values: list[int]) -> None:
        self.place = vec[i64](places)
        self.value = vec[i64](values)
        self.sites = vec[i64]([sum(1 << t for t in range(TILES) if places[t] == place) for place in range(PLACES)])
        self.blue: i64 = self.sites[VILLAGE] | self.sites[SACRED_PLACE]

    def blue_around(self, tile: i64) -> i64:
        """How many of the tile and the eight around it have a blue value (A4)."""
        return population(self.blue & (AROUND[tile] | bit(tile)))

    def key(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return tuple([place for place in self.place]), tuple([value for value in self.value])

    def __reduce__(self) -> tuple[object, tuple[list[int], list[int]]]:
        return Land, ([place for place in self.place], [value for value in self.value])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Board:
    """What stands on each tile, and for each tribe the set of tiles where it stands."""

    def __init__(self, tiles: vec[i64], standing: vec[i64], owned: i64, built: i64) -> None:
        self.tiles = tiles
        self.standing = standing
        self.owned = owned  # with a camel
        self.built = built  # with a palm tree or a palace

    @staticmethod
    def bare() -> Board:
        return Board(vec[i64]([0] * TILES), vec[i64]([0] * TRIBES), 0, 0)

    def copy(self) -> Board:
        return Board(self.tiles[:], self.standing[:], self.owned, self.built)

    def key(self) -> tuple[tuple[int, ...], int]:
        return tuple([tile for tile in self.tiles]), self.owned

    def __reduce__(self) -> tuple[object, tuple[list[int], list[int], int, int]]:
        return thawed, ([t for t in self.tiles], [t for t in self.standing], self.owned, self.built)

    def meeples(self, tile: i64) -> i64:
        return self.tiles[tile] & MEEPLES

    def count(self, tile: i64, tribe: i64) -> i64:
        return count(self.tiles[tile], tribe)

    def palms(self, tile: i64) -> i64:
        return self.tiles[tile] // ONE_PALM & 15

    def palaces(self, tile: i64) -> i64:
        return self.tiles[tile] // ONE_PALACE

    def peopled(self) -> i64:
        """The tiles with meeples."""
        s = self.standing
        return s[0] | s[1] | s[2] | s[3] | s[4]

    def vacant(self) -> i64:
        """The tiles with no camel, meeple, palm tree or palace (D3, D16)."""
        return EVERYWHERE & ~self.peopled() & ~self.owned & ~self.built

    def unclaimed(self) -> i64:
        """The tiles with meeples but no camel, palm tree or palace (D23)."""
        return self.peopled() & ~self.owned & ~self.built

    def add(self, tile: i64, tribe: i64) -> None:
        self.tiles[tile] += one(tribe)
        self.standing[tribe] |= bit(tile)

    def remove(self, tile: i64, tribe: i64, n: i64) -> None:
        self.tiles[tile] -= several(tribe, n)
        if not self.count(tile, tribe):
            self.standing[tribe] &= ~bit(tile)

    def lift(self, tile: i64) -> i64:
        """Take all meeples of a tile in hand (M1)."""
        hand = self.meeples(tile)
        self.tiles[tile] -= hand
        for tribe in range(i64(TRIBES)):
            self.standing[tribe] &= ~bit(tile)
        return hand

    def put(self, tile: i64, piece: i64) -> None:
        """A palm tree or a palace."""
        self.tiles[tile] += ONE_PALM if piece == PALM else ONE_PALACE
        self.built |= bit(tile)

    def standing_in(self, tiles: i64) -> i64:
        """The tribes that stand somewhere among these tiles, as a mask for piles."""
        mask: i64 = 0
        for tribe in range(i64(TRIBES)):
            if self.standing[tribe] & tiles:
                mask |= every(tribe)
        return mask

    def can_lift(self, tile: i64) -> bool:
        """Is there a walk from here that ends lawfully (M1-M6)?

        With five steps to go and two meeples of one tribe there always is: drop one, go round a square, join it.
        """
        hand = self.meeples(tile)
        if not hand:
            return False
        n = size(hand)
        if n >= 5 and hand & PAIRS:
            return True
        return hand & self.standing_in(reach(n, START + tile) & ~bit(tile)) != 0

    def can_move(self) -> bool:
        for tile in range(i64(TILES)):
            if self.can_lift(tile):
                return True
        return False


def thawed(tiles: list[int], standing: list[int], owned: int, built: int) -> Board:
    return Board(vec[i64](tiles), vec[i64](standing), owned, built)
