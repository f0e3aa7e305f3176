"""Readable, read-only views of the packed integers in which the engine keeps piles and sets.

Hot code works with the integers. Programs that use the library wrap them:

>>> game = naqala.Game.new(seed=1)
>>> naqala.Pile.of_meeples(game.state.bag)
Pile()
>>> naqala.meeples_on(game.state, naqala.C3)
Pile(ELDER=1, ASSASSIN=2)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, final

from naqala.engine.components import CARD_NAMES, TILE_COUNT, TRIBE_NAMES, tile_name
from naqala.engine.errors import InvalidArgument
from naqala.engine.geometry import members
from naqala.engine.pile import count, pile_of
from naqala.engine.roster import DJINN_COUNT, DJINN_NAMES, constant_name

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.position import PublicPosition
    from naqala.engine.view import PublicPlayer


@final
class Pile:
    """Meeples or cards: how many of each kind.

    >>> hand = naqala.Pile.of_cards([naqala.SILK, naqala.FISH, naqala.FISH])
    >>> hand, len(hand), hand.count(naqala.FISH), naqala.IVORY in hand
    (Pile(SILK=1, FISH=2), 3, 2, False)
    """

    def __init__(self, packed: int, names: tuple[str, ...]) -> None:
        """Create a view of a packed pile; `names` are TRIBE_NAMES or CARD_NAMES."""
        if not 0 <= packed < 1 << 5 * len(names):
            raise InvalidArgument("argument-pile", n=str(packed), kinds=len(names))
        self.packed = packed
        self.names = names

    @staticmethod
    def of_meeples(meeples: int | list[int]) -> Pile:
        """Return a pile of meeples from a packed integer or from a list of tribes."""
        return Pile(_packed(meeples, len(TRIBE_NAMES)), TRIBE_NAMES)

    @staticmethod
    def of_cards(cards: int | list[int]) -> Pile:
        """Return a pile of cards from a packed integer or from a list of cards."""
        return Pile(_packed(cards, len(CARD_NAMES)), CARD_NAMES)

    def count(self, kind: int) -> int:
        """Return how many of one kind there are."""
        return count(self.packed, kind) if 0 <= kind < len(self.names) else 0

    def counts(self) -> dict[int, int]:
        """Return the kinds that occur, with their numbers."""
        return {kind: self.count(kind) for kind in range(len(self.names)) if self.count(kind)}

    def __iter__(self) -> Iterator[int]:
        """Iterate over all pieces, kind by kind: a kind with n pieces comes n times."""
        return iter([kind for kind, n in self.counts().items() for _ in range(n)])

    def __len__(self) -> int:
        return sum(self.counts().values())

    def __contains__(self, kind: object) -> bool:
        return isinstance(kind, int) and self.count(kind) > 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pile) and (other.packed, other.names) == (self.packed, self.names)

    def __hash__(self) -> int:
        return hash((self.packed, self.names))

    def __repr__(self) -> str:
        parts = [f"{constant_name(self.names[kind])}={n}" for kind, n in self.counts().items()]
        return f"Pile({', '.join(parts)})"


@final
class TileSet:
    """A set of tiles.

    >>> tiles = naqala.TileSet.of(naqala.A1, naqala.C3)
    >>> tiles, len(tiles), naqala.C3 in tiles, list(tiles)
    (TileSet(A1, C3), 2, True, [0, 14])
    """

    def __init__(self, packed: int) -> None:
        """Create a view of a packed set of tiles, such as `player.owns`."""
        if not 0 <= packed < 1 << TILE_COUNT:
            raise InvalidArgument("argument-tile-set", n=str(packed), tiles=TILE_COUNT)
        self.packed = packed

    @staticmethod
    def of(*tiles: int) -> TileSet:
        """Return the set of these tiles."""
        return TileSet(_union(tiles, TILE_COUNT, "tile"))

    def __iter__(self) -> Iterator[int]:
        return iter(members(self.packed))

    def __len__(self) -> int:
        return self.packed.bit_count()

    def __contains__(self, tile: object) -> bool:
        return isinstance(tile, int) and tile >= 0 and self.packed >> tile & 1 == 1

    def __or__(self, other: TileSet) -> TileSet:
        return TileSet(self.packed | other.packed)

    def __and__(self, other: TileSet) -> TileSet:
        return TileSet(self.packed & other.packed)

    def __sub__(self, other: TileSet) -> TileSet:
        return TileSet(self.packed & ~other.packed)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TileSet) and other.packed == self.packed

    def __hash__(self) -> int:
        return hash(self.packed)

    def __repr__(self) -> str:
        return f"TileSet({', '.join([tile_name(tile) for tile in self])})"


def meeples_on(position: PublicPosition, tile: int) -> Pile:
    """Return the meeples on a tile of a State or a View.

    >>> naqala.meeples_on(naqala.Game.new(seed=1).state, naqala.C3)
    Pile(ELDER=1, ASSASSIN=2)
    """
    if not 0 <= tile < TILE_COUNT:
        raise InvalidArgument("argument-no-tile", n=tile, last=TILE_COUNT - 1)
    return Pile.of_meeples(position.board.meeples(tile))


def tiles_of(player: Player | PublicPlayer) -> TileSet:
    """Return the tiles with a player's camels; takes a player of a State or of a View."""
    return TileSet(player.owns)


def djinn_names(djinns: int) -> list[str]:
    """Return the names of a set of djinns, such as `player.djinns`.

    >>> naqala.djinn_names(0b11)
    ['Al-Amin', 'Anun-Nak']
    """
    if not 0 <= djinns < 1 << DJINN_COUNT:
        raise InvalidArgument("argument-djinn-set", n=str(djinns), djinns=DJINN_COUNT)
    return [DJINN_NAMES[djinn] for djinn in members(djinns)]


def _packed(pile: int | list[int], kinds: int) -> int:
    if isinstance(pile, int):
        return pile
    for kind in pile:
        if not 0 <= kind < kinds:
            raise InvalidArgument("argument-no-kind", n=kind, last=kinds - 1)
    return pile_of([pile.count(kind) for kind in range(kinds)])


def _union(chosen: tuple[int, ...], n: int, what: str) -> int:
    packed = 0
    for member in chosen:
        if not 0 <= member < n:
            raise InvalidArgument(f"argument-no-{what}", n=member, last=n - 1)
        packed |= 1 << member
    return packed
