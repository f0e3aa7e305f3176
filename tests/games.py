"""Random games for tests, plain and rich in djinns."""

from __future__ import annotations

from naqala.engine.luck import Luck
from naqala.engine.pile import several
from naqala.engine.setup import deal
from naqala.engine.state import State
from naqala.engine.things import ELDER, FAKIR, TILES


def plain(players: int, seed: int) -> State:
    return deal(players, Luck.seeded(seed))


def rich(players: int, seed: int) -> State:
    """A deal in which everybody begins with djinns, and with Elders and Fakirs to pay them."""
    state = deal(players, Luck.seeded(seed))
    luck = Luck.seeded(seed + 1)
    for player in state.players:
        for _ in range(20 // players - 1):
            djinn = state.next_djinn()
            player.djinns |= 1 << djinn
            state.summoned |= 1 << djinn
        player.hand += several(FAKIR, 2)
        state.deck -= several(FAKIR, 2)
    for tile in range(TILES):
        if state.board.count(tile, ELDER):
            state.board.remove(tile, ELDER, 1)
            state.players[luck.below(players)].elders += 1
    return state


DEALS = (plain, rich)
