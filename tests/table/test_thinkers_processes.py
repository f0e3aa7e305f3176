"""Processes in which bots think come and go, and the loop goes on."""

import asyncio
import os
import signal
import time
from itertools import pairwise

import pytest
import uvloop

from naqala.table.thinkers import GRACE, Thinkers
from tests.table.thinking import ODD, QUICK, all_listen, at_work, memory_of_a_mover, processes


@pytest.fixture(scope="module")
def runner():
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def patient(runner):
    """One worker that allows much time, however busy the machine is."""
    thinkers = Thinkers(1, 60.0)
    runner.run(thinkers.start())
    yield thinkers
    runner.run(thinkers.close())


@pytest.fixture(scope="module")
def memory():
    return memory_of_a_mover()


def test_a_worker_that_dies_while_nobody_asks_is_replaced_unnoticed(runner, patient, memory):
    async def ask_kill_ask():
        await patient.choose("k/0", "random", memory)
        os.kill(processes(patient)[0].pid, signal.SIGKILL)
        processes(patient)[0].join()
        return await patient.choose("k/0", "random", memory)

    assert runner.run(ask_kill_ask()).forfeit == ""


def test_a_worker_killed_while_a_bot_thinks_is_replaced_and_nobody_in_its_queue_is_lost(runner, patient, memory):
    async def ask_and_kill():
        await patient.choose("k/0", "random", memory)
        specs = {"k/0": f"{ODD}.Asleep", "k/1": "random"}
        asks = [asyncio.create_task(patient.choose(key, spec, memory)) for key, spec in specs.items()]
        await asyncio.sleep(0.05)
        os.kill(processes(patient)[0].pid, signal.SIGKILL)
        return await asyncio.gather(*asks)

    killed, other = runner.run(ask_and_kill())
    assert killed.forfeit == "ended its process (exit code -9)"
    assert other.forfeit == ""


def test_the_loop_goes_on_while_a_bot_hangs_and_its_worker_is_replaced(memory):
    beats = []

    async def beat():
        while True:
            beats.append(time.monotonic())
            await asyncio.sleep(0.005)

    async def hang():
        async with at_work(1, QUICK) as thinkers:
            heart = asyncio.create_task(beat())
            answer = await thinkers.choose("h/0", f"{ODD}.Stuck", memory)
            heart.cancel()
            return answer

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        answer = runner.run(hang())
    assert answer.forfeit == "took longer than 0.3 s, and had to be stopped"
    assert beats[-1] - beats[0] >= QUICK + GRACE
    assert max(after - before for before, after in pairwise(beats)) < 0.3


def test_to_close_ends_the_processes_and_cancels_who_waits(runner, memory):
    async def close_early():
        thinkers = Thinkers(2, 60.0)
        await thinkers.start()
        asks = [asyncio.create_task(thinkers.choose(f"e/{n}", f"{ODD}.Stuck", memory)) for n in range(6)]
        await all_listen(thinkers)
        await thinkers.close()
        await thinkers.close()
        asks.append(asyncio.create_task(thinkers.choose("e/6", "random", memory)))
        await asyncio.wait(asks, timeout=5)
        return processes(thinkers), asks

    ended, asks = runner.run(close_early())
    assert [process.exitcode for process in ended] == [-signal.SIGKILL] * 2
    assert [ask.cancelled() for ask in asks] == [True] * 7


def test_to_close_ends_processes_that_are_just_being_started(runner):
    async def open_and_close():
        async with at_work(2, QUICK) as thinkers:
            await asyncio.sleep(0)
        return thinkers.desks

    assert [desk.hand.process.exitcode for desk in runner.run(open_and_close())] == [-signal.SIGKILL] * 2


def test_what_bots_print_is_not_said_by_the_server(runner, memory, capfd):
    async def talk():
        async with at_work(1, 60.0) as thinkers:
            return await thinkers.choose("a/0", f"{ODD}.Talking", memory)

    assert runner.run(talk()).forfeit == ""
    assert capfd.readouterr() == ("", "hm\n")
