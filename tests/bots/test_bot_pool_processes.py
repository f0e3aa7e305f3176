"""Worker processes of a bot pool start and end while the event loop runs on."""

import asyncio
import os
import signal
import time
from itertools import pairwise

import pytest
import uvloop

from naqala.bots.bot_pool import BotPool
from naqala.bots.time_limit import STOP_GRACE_SECONDS
from tests.bots.bot_pools import QUICK, SLOW, all_ready, memory_before_a_move, processes, running_pool


@pytest.fixture(scope="module")
def runner():
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def patient(runner):
    """One worker with a long time limit, for busy machines."""
    pool = BotPool(1, 60.0)
    runner.run(pool.start())
    yield pool
    runner.run(pool.close())


@pytest.fixture(scope="module")
def memory():
    return memory_before_a_move()


def test_a_worker_that_dies_while_idle_is_replaced_unnoticed(runner, patient, memory):
    async def ask_kill_ask():
        await patient.choose("k/0", "random", memory)
        os.kill(processes(patient)[0].pid, signal.SIGKILL)
        processes(patient)[0].join()
        return await patient.choose("k/0", "random", memory)

    assert runner.run(ask_kill_ask()).forfeit == ""


def test_a_worker_killed_while_a_bot_thinks_is_replaced_and_no_queued_request_is_lost(runner, patient, memory):
    async def ask_and_kill():
        await patient.choose("k/0", "random", memory)
        specs = {"k/0": f"{SLOW}.Asleep", "k/1": "random"}
        asks = [asyncio.create_task(patient.choose(key, spec, memory)) for key, spec in specs.items()]
        await asyncio.sleep(0.05)
        os.kill(processes(patient)[0].pid, signal.SIGKILL)
        return await asyncio.gather(*asks)

    killed, other = runner.run(ask_and_kill())
    assert killed.forfeit == "ended its process (exit code -9)"
    assert other.forfeit == ""


def test_the_event_loop_is_not_blocked_while_a_bot_hangs_and_its_worker_is_replaced(memory):
    beats = []

    async def beat():
        while True:
            beats.append(time.monotonic())
            await asyncio.sleep(0.005)

    async def hang():
        async with running_pool(1, QUICK) as pool:
            heart = asyncio.create_task(beat())
            answer = await pool.choose("h/0", f"{SLOW}.Stuck", memory)
            heart.cancel()
            return answer

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        answer = runner.run(hang())
    assert answer.forfeit == "took longer than 0.3 s, and had to be stopped"
    assert beats[-1] - beats[0] >= QUICK + STOP_GRACE_SECONDS
    assert max(after - before for before, after in pairwise(beats)) < 0.3


def test_closing_ends_the_processes_and_cancels_pending_requests(runner, memory):
    async def close_early():
        pool = BotPool(2, 60.0)
        await pool.start()
        asks = [asyncio.create_task(pool.choose(f"e/{n}", f"{SLOW}.Stuck", memory)) for n in range(6)]
        await all_ready(pool)
        await pool.close()
        await pool.close()
        asks.append(asyncio.create_task(pool.choose("e/6", "random", memory)))
        await asyncio.wait(asks, timeout=5)
        return processes(pool), asks

    ended, asks = runner.run(close_early())
    assert [process.exitcode for process in ended] == [-signal.SIGKILL] * 2
    assert [ask.cancelled() for ask in asks] == [True] * 7


def test_closing_ends_processes_that_are_still_starting(runner):
    async def open_and_close():
        async with running_pool(2, QUICK) as pool:
            await asyncio.sleep(0)
        return pool.workers

    assert [worker.worker.process.exitcode for worker in runner.run(open_and_close())] == [-signal.SIGKILL] * 2


def test_the_output_of_bots_goes_to_standard_error(runner, memory, capfd):
    async def talk():
        async with running_pool(1, 60.0) as pool:
            return await pool.choose("a/0", f"{SLOW}.Talking", memory)

    assert runner.run(talk()).forfeit == ""
    assert capfd.readouterr() == ("", "hm\n")
