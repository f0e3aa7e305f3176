"""Bot pools for tests, and a memory for their requests."""

import asyncio
from contextlib import asynccontextmanager

from naqala.bots.bot_pool import BotPool
from naqala.engine.game import Game
from naqala.engine.steps import Moving

QUICK = 0.3
SLOW = "tests.bots.slow_bots"
FAULTY = "tests.arena.faulty_bots"


@asynccontextmanager
async def running_pool(workers, limit):
    pool = BotPool(workers, limit)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.close()


def memory_before_a_move():
    """Greedy's answer here does not depend on its random numbers, and is not the first option."""
    game = Game.new(2, 1)
    while not isinstance(game.state.steps[-1], Moving):
        game.play(game.options[0])
    return game.memory(game.seat)


def processes(pool):
    return [worker.worker.process for worker in pool.workers]


async def all_ready(pool):
    while not all(worker.ready for worker in pool.workers):
        await asyncio.sleep(0.01)
