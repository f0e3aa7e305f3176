"""The contents of the box and the deal (C1-C9, S1-S4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from naqala.engine.board import Board, TileLayout
from naqala.engine.colours import checked_colours
from naqala.engine.components import (
    FAKIR_CARDS,
    LARGE_MARKET,
    MEEPLES_PER_TILE,
    OASIS,
    SACRED_PLACE,
    SMALL_MARKET,
    TILE_COUNT,
    VILLAGE,
)
from naqala.engine.luck import Luck
from naqala.engine.pile import one, pile_of
from naqala.engine.player import Player
from naqala.engine.position import FREE_TRACK
from naqala.engine.roster import DJINN_COUNT
from naqala.engine.state import State
from naqala.engine.steps.round import Bidding

TILES_IN_BOX: Final = (
    [(VILLAGE, 5)] * 5
    + [(SACRED_PLACE, 6)] * 4
    + [(SACRED_PLACE, 10), (SACRED_PLACE, 12), (SACRED_PLACE, 15)]
    + [(OASIS, 8)] * 6
    + [(SMALL_MARKET, 6)] * 8
    + [(LARGE_MARKET, 4)] * 4
)
MEEPLES_IN_BOX: Final = [16, 20, 18, 18, 18]  # by tribe
CARDS_IN_BOX: Final = [2, 2, 2, 4, 4, 4, 6, 6, 6, FAKIR_CARDS]  # by kind
DJINNS_IN_BOX: Final = (1 << DJINN_COUNT) - 1  # a set
CAMELS_WITH_TWO_PLAYERS: Final = 11
CAMELS_WITH_MORE_PLAYERS: Final = 8


def camels_each(players: int) -> int:
    """Return how many camels each player has (C9)."""
    return CAMELS_WITH_TWO_PLAYERS if players == 2 else CAMELS_WITH_MORE_PLAYERS


def markers_each(players: int) -> int:
    """Return how many turn markers each player has (C9)."""
    return 2 if players == 2 else 1


def deal(players: int, luck: Luck, colours: Sequence[str] | None = None) -> State:
    """Deal a new game (S1-S4); it keeps using the luck. The players have these colours, by seat.

    Raise InvalidArgument for a wrong number of players, or colours that are not all different.
    """
    chosen = checked_colours(colours, players)
    dealt = [TILES_IN_BOX[i] for i in luck.shuffled(TILE_COUNT)]
    layout = TileLayout([place for place, _ in dealt], [value for _, value in dealt])
    board = Board.empty()
    bag: i64 = pile_of(MEEPLES_IN_BOX)
    for tile in range(TILE_COUNT):
        for _ in range(MEEPLES_PER_TILE):
            tribe = luck.pick(bag)
            bag -= one(tribe)
            board.add(tile, tribe)
    state = State(layout, board, [Player(seat, camels_each(players)) for seat in range(players)], luck, [])
    state.colours = chosen
    markers = [seat for seat in range(players) for _ in range(markers_each(players))]
    state.order = vec[i64]([markers[i] for i in luck.shuffled(len(markers))])
    state.track = FREE_TRACK[:]
    state.deck = pile_of(CARDS_IN_BOX)
    state.djinn_deck = DJINNS_IN_BOX
    state.refill_row()
    state.refill_djinns()
    state.push_step(Bidding(state.order[0], 0))
    return state
