"""Thinkers at work, and a question for them."""

import asyncio
from contextlib import asynccontextmanager

from naqala.engine.game import Game
from naqala.engine.steps import Moving
from naqala.table.thinkers import Thinkers

QUICK = 0.3
ODD = "tests.table.odd_bots"
PLANTED = "tests.arena.planted"


@asynccontextmanager
async def at_work(workers, limit):
    thinkers = Thinkers(workers, limit)
    await thinkers.start()
    try:
        yield thinkers
    finally:
        await thinkers.close()


def memory_of_a_mover():
    """What greedy answers here does not depend on its luck, and is not the first option."""
    game = Game.new(2, 1)
    while not isinstance(game.state.steps[-1], Moving):
        game.play(game.options[0])
    return game.memory(game.seat)


def processes(thinkers):
    return [desk.hand.process for desk in thinkers.desks]


async def all_listen(thinkers):
    while not all(desk.listening for desk in thinkers.desks):
        await asyncio.sleep(0.01)
