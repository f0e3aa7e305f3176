"""The box and the deal (C1-C9, S1-S4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from naqala.engine.board import Board, Land
from naqala.engine.luck import Luck
from naqala.engine.pile import one, pile_of
from naqala.engine.player import Player
from naqala.engine.state import State
from naqala.engine.steps.round import Bidding
from naqala.engine.tabletop import FREE_TRACK
from naqala.engine.things import LARGE_MARKET, OASIS, SACRED_PLACE, SMALL_MARKET, TILES, VILLAGE

TILES_IN_BOX: Final = (
    [(VILLAGE, 5)] * 5
    + [(SACRED_PLACE, 6)] * 4
    + [(SACRED_PLACE, 10), (SACRED_PLACE, 12), (SACRED_PLACE, 15)]
    + [(OASIS, 8)] * 6
    + [(SMALL_MARKET, 6)] * 8
    + [(LARGE_MARKET, 4)] * 4
)
MEEPLES_IN_BOX: Final = [16, 20, 18, 18, 18]
CARDS_IN_BOX: Final = [2, 2, 2, 4, 4, 4, 6, 6, 6, 18]
DJINNS_IN_BOX: Final = (1 << 22) - 1


def camels_each(players: int) -> int:
    return 11 if players == 2 else 8


def markers_each(players: int) -> int:
    return 2 if players == 2 else 1


def deal(players: int, luck: Luck) -> State:
    """A new game (S1-S4). The luck goes on in it."""
    if not 2 <= players <= 4:
        raise ValueError(f"The game is for 2 to 4 players, not {players} (S1).")
    dealt = [TILES_IN_BOX[i] for i in luck.shuffled(TILES)]
    land = Land([place for place, _ in dealt], [value for _, value in dealt])
    board = Board.bare()
    bag: i64 = pile_of(MEEPLES_IN_BOX)
    for tile in range(TILES):
        for _ in range(3):
            tribe = luck.pick(bag)
            bag -= one(tribe)
            board.add(tile, tribe)
    state = State(land, board, [Player(seat, camels_each(players)) for seat in range(players)], luck, [])
    markers = [seat for seat in range(players) for _ in range(markers_each(players))]
    state.order = vec[i64]([markers[i] for i in luck.shuffled(len(markers))])
    state.track = FREE_TRACK[:]
    state.deck = pile_of(CARDS_IN_BOX)
    state.djinn_deck = DJINNS_IN_BOX
    state.refill_row()
    state.refill_djinns()
    state.ask(Bidding(state.order[0], 0))
    return state
