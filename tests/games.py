"""Random games for tests, plain and rich in djinns."""

from __future__ import annotations

import random
from collections.abc import Iterator

from naqala.engine.components import ELDER, FAKIR, TILE_COUNT
from naqala.engine.events import Event
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.pile import count, one, several
from naqala.engine.setup import deal
from naqala.engine.state import State


def plain(players: int, seed: int) -> State:
    return deal(players, Luck.seeded(seed))


def rich(players: int, seed: int) -> State:
    """Deal a game in which every player starts with djinns, Elders and Fakirs to pay for them, and goods."""
    state = deal(players, Luck.seeded(seed))
    luck = Luck.seeded(seed + 1)
    for player in state.players:
        for _ in range(20 // players - 1):
            djinn = state.next_djinn()
            player.djinns |= 1 << djinn
            state.summoned |= 1 << djinn
        player.hand += several(FAKIR, 2)
        state.deck -= several(FAKIR, 2)
        for _ in range(6):
            good = one(luck.pick(state.deck - several(FAKIR, count(state.deck, FAKIR))))
            player.hand += good
            state.deck -= good
    for tile in range(TILE_COUNT):
        if state.board.count(tile, ELDER):
            state.board.remove(tile, ELDER, 1)
            state.players[luck.below(players)].elders += 1
    return state


DEALS = (plain, rich)


def at_random(game: Game, seed: int) -> Iterator[list[Event]]:
    """Play to the end at random, each kind of action equally likely; yield the events of each action."""
    chance = random.Random(seed)
    while not game.over:
        kind = chance.choice(sorted({type(option) for option in game.options}, key=repr))
        yield game.play(chance.choice([option for option in game.options if type(option) is kind]))
