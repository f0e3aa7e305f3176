"""One owner's many tables do not delay another owner's bot, and no worker idles while requests wait."""

import asyncio
import pickle

import pytest

from naqala.bots.bot_pool import BotPool
from naqala.bots.bot_process import BotCache, BotRequest
from naqala.bots.bot_worker import BotWorker
from naqala.engine.actions import Drop, PickUp
from naqala.engine.game import Game
from naqala.engine.steps.moving import Sowing
from tests.bots.bot_pools import SLOW, memory_before_a_move

pytestmark = pytest.mark.once

MANY = 20


@pytest.fixture(scope="module")
def runner():
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def pool(runner):
    pool = BotPool(2, 60.0)
    runner.run(pool.start())
    runner.run(all_ready_soon(pool))
    yield pool
    runner.run(pool.close())


async def all_ready_soon(pool):
    """Workers get ready when they are first used."""
    memory = memory_before_a_move()
    while not all(worker.ready for worker in pool.workers):
        await asyncio.gather(*[pool.choose(f"warm{n}/0", "random", memory) for n in range(2)])


@pytest.fixture(scope="module")
def memory():
    return memory_before_a_move()


def test_another_owner_waits_for_no_more_than_the_running_decisions(runner, pool, memory):
    done = []

    async def ask(owner, table):
        await pool.choose(f"{table}/0", "tests.arena.faulty_bots.Slow", memory, owner)
        done.append(owner)

    async def ask_all():
        running = [asyncio.create_task(ask("greedy", f"g{n}")) for n in range(len(pool.workers))]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        queued = [asyncio.create_task(ask("greedy", f"h{n}")) for n in range(MANY)]
        await asyncio.sleep(0)
        await asyncio.gather(*running, *queued, ask("other", "o"))

    runner.run(ask_all())
    assert len(done) == len(pool.workers) + MANY + 1
    assert done.index("other") <= len(pool.workers)


def test_without_owners_the_tables_take_turns(runner, pool, memory):
    done = []

    async def ask(table, seat):
        await pool.choose(f"{table}/{seat}", "tests.arena.faulty_bots.Slow", memory)
        done.append(table)

    async def ask_all():
        await asyncio.gather(*[ask("busy", seat) for seat in range(8)], ask("quiet", 0))

    runner.run(ask_all())
    assert done.index("quiet") <= len(pool.workers)


def test_a_free_worker_takes_what_waits_for_another(runner, pool, memory, tmp_path):
    """Both bots were in the same process before; now each needs a process of its own to answer."""

    async def ask():
        home = pool.workers[0]
        for key in ("m/0", "n/0"):
            pool.set_home(key, home)
        meeting = f"{SLOW}.Meeting:folder={tmp_path}"
        return await asyncio.gather(pool.choose("m/0", meeting, memory), pool.choose("n/0", meeting, memory))

    assert [answer.forfeit for answer in runner.run(ask())] == ["", ""]
    assert {pool.homes["m/0"], pool.homes["n/0"]} == set(pool.workers)


def test_the_process_that_a_bot_leaves_forgets_this_bot_alone(memory):
    pool, cache = BotPool(2), BotCache(10.0)
    for key in ("z/0", "z/1"):
        cache.reply(BotRequest(key, "random", pickle.dumps(memory)))
    for worker in pool.workers:
        pool.set_home("z/0", worker)
    assert [list(worker.forgotten) for worker in pool.workers] == [["z/0"], []]
    cache.forget(tuple(pool.workers[0].forgotten))
    assert list(cache.bots) == ["z/1"]


def test_the_drops_of_a_walk_follow_the_plan_even_among_many_others(runner, pool):
    """A walk is decided once; its drops are answered by the process that planned it."""
    game = Game.new(2, 3)
    workers_of_walks: list[set[BotWorker]] = []

    async def others():
        while True:
            await asyncio.gather(*[pool.choose(f"x{n}/0", "random", other, "crowd") for n in range(4)])

    async def walk():
        crowd = asyncio.create_task(others())
        walks = 0
        while walks < 3:
            answer = await pool.choose("w/0", "greedy", game.memory(game.seat), "walker")
            assert answer.forfeit == ""
            if isinstance(answer.action, PickUp):
                workers_of_walks.append(set())
                walks += 1
            if isinstance(answer.action, PickUp | Drop):
                workers_of_walks[-1].add(pool.homes["w/0"])
            game.play(answer.action)
        while isinstance(game.state.steps[-1], Sowing):
            game.play((await pool.choose("w/0", "greedy", game.memory(game.seat), "walker")).action)
            workers_of_walks[-1].add(pool.homes["w/0"])
        crowd.cancel()

    other = memory_before_a_move()
    runner.run(walk())
    assert [len(workers) for workers in workers_of_walks] == [1, 1, 1]


def test_where_a_bot_is_is_forgotten_with_its_table(runner, pool, memory):
    async def ask():
        await pool.choose("f/0", "random", memory)
        assert "f/0" in pool.homes
        pool.forget("f")

    runner.run(ask())
    assert "f/0" not in pool.homes
