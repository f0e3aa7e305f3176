"""Bots in worker processes: each request is answered, even if the bot fails."""

import asyncio
import os
import pickle

import pytest

from naqala.bots.bot_pool import BotPool
from naqala.bots.bot_process import MAX_CACHED_BOTS, BotCache, BotForfeit, BotReply, BotRequest
from naqala.bots.registry import BOTS
from naqala.engine.game import Game
from naqala.engine.mode import MODE
from tests.bots.bot_pools import FAULTY, QUICK, SLOW, memory_before_a_move, processes, running_pool

SEARCH = "search:sims=40" if MODE == "compiled" else "search:sims=1,outcomes=2,walks=1"
SHARP = "sharp" if MODE == "compiled" else "calm:glimpses=1"


@pytest.fixture(scope="module")
def runner():
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def patient(runner):
    """Two workers with a long time limit, for busy machines."""
    pool = BotPool(2, 60.0)
    runner.run(pool.start())
    yield pool
    runner.run(pool.close())


@pytest.fixture(scope="module")
def hasty(runner):
    pool = BotPool(1, QUICK)
    runner.run(pool.start())
    yield pool
    runner.run(pool.close())


@pytest.fixture(scope="module")
def memory():
    return memory_before_a_move()


async def play_out(pool, table, specs):
    """Play a game with all answers from the pool; return the forfeits."""
    game = Game.new(len(specs), len(specs))
    forfeits = []
    while not game.over:
        answer = await pool.choose(f"{table}/{game.seat}", specs[game.seat], game.memory(game.seat))
        forfeits += [answer.forfeit] if answer.forfeit else []
        game.play(answer.action)
    pool.forget(table)
    return forfeits


# Answers


def test_whole_games_of_bots_of_all_levels_are_legal_even_when_played_at_once(runner, patient):
    async def three_games():
        return await asyncio.gather(
            play_out(patient, "two", ["gentle", SEARCH]),
            play_out(patient, "three", ["calm", "random", SHARP]),
            play_out(patient, "four", ["gentle", "calm", "greedy", "random"]),
        )

    assert runner.run(three_games()) == [[], [], []]


def test_an_answer_is_an_option_with_the_seconds_it_took(runner, patient, memory):
    answer = runner.run(patient.choose("a/0", f"{FAULTY}.Slow", memory))
    assert (answer.action in memory.options(), answer.forfeit) == (True, "")
    assert 0.005 <= answer.seconds < 10


def test_two_keys_think_at_once_in_two_workers(runner, patient, memory, tmp_path):
    async def both():
        spec = f"{SLOW}.Meeting:folder={tmp_path}"
        return await asyncio.gather(*[patient.choose(key, spec, memory) for key in ("t/0", "u/0")])

    assert [answer.forfeit for answer in runner.run(both())] == ["", ""]
    assert {file.name for file in tmp_path.iterdir()} == {str(process.pid) for process in processes(patient)}


def test_the_bot_of_a_key_is_kept_until_it_is_forgotten_or_replaced(runner, patient, memory):
    counting = f"{SLOW}.Counting"

    async def option_number(key, spec):
        answer = await patient.choose(key, spec, memory)
        assert answer.forfeit == ""
        return memory.options().index(answer.action)

    async def answers():
        found = [
            await option_number("c/0", counting),
            await option_number("c/1", counting),
            await option_number("c/0", counting),
        ]
        patient.forget("c")
        found += [
            await option_number("c/0", counting),
            await option_number("c/0", f"{counting}:since=5"),
            await option_number("c/0", counting),
        ]
        return found

    assert runner.run(answers()) == [0, 0, 1, 0, 5, 0]


def test_forgetting_a_table_keeps_tables_with_the_same_prefix(runner, patient, memory):
    async def answers():
        first = await patient.choose("x1/0", f"{SLOW}.Counting", memory)
        patient.forget("x")
        second = await patient.choose("x1/0", f"{SLOW}.Counting", memory)
        return [first.action, second.action]

    assert runner.run(answers()) == memory.options()[:2]


def test_the_list_of_tables_to_forget_is_no_longer_than_the_bots_of_a_worker():
    pool = BotPool(1)
    for table in range(2 * MAX_CACHED_BOTS):
        pool.forget(str(table))
    assert len(pool.workers[0].forgotten) == MAX_CACHED_BOTS


def test_the_least_recently_used_bot_is_dropped_when_there_are_too_many(memory):
    cache = BotCache(10.0, size=2)
    for key in ("a/0", "b/0", "a/0", "c/0"):
        assert isinstance(cache.reply(BotRequest(key, "random", pickle.dumps(memory))), BotReply)
    assert list(cache.bots) == ["a/0", "c/0"]


def test_a_seat_that_has_no_decision_has_no_answer(runner, patient):
    game = Game.new(2, 1)
    with pytest.raises(ValueError, match="Nothing is asked"):
        runner.run(patient.choose("a/0", "random", game.memory(1 - game.seat)))


def test_a_cancelled_request_delays_no_other(runner, patient, memory):
    async def leave():
        slow = [asyncio.create_task(patient.choose(f"t{n}/0", f"{FAULTY}.Slow", memory)) for n in range(2)]
        gone = asyncio.create_task(patient.choose("u/0", f"{SLOW}.Asleep", memory))
        await asyncio.sleep(0)
        gone.cancel()
        answer = await asyncio.wait_for(patient.choose("v/0", "random", memory), 20)
        await asyncio.gather(*slow)
        return answer

    assert runner.run(leave()).forfeit == ""


# Forfeits


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        (f"{FAULTY}.Raising", "raised ValueError: no idea"),
        (f"{FAULTY}.Leaving", "raised SystemExit: 3"),
        (f"{FAULTY}.Babbling", "answered 'banana', which is no option"),
        (f"{FAULTY}.Unlawful", "answered NoMove(), which is no option"),
        (f"{FAULTY}.Unmakeable", "raised KeyError: 'a net that is not there'"),
        (
            "nobody",
            "raised naqala.bots.registry.UnknownBot: There is no bot 'nobody'; there are " + ", ".join(BOTS) + ".",
        ),
        (f"{FAULTY}.Mortal", "ended its process (exit code 4)"),
        (f"{SLOW}.Asleep", "took longer than 0.3 s"),
        (f"{SLOW}.Defiant", "took longer than 0.3 s, and had to be stopped"),
    ],
)
def test_a_bot_that_fails_forfeits_to_greedy_and_the_next_request_is_answered(runner, hasty, memory, caplog, spec, why):
    async def bad_and_good():
        return await asyncio.gather(
            hasty.choose("bad/0", spec, memory), hasty.choose("good/0", f"{SLOW}.Counting:since=2", memory)
        )

    hasty.forget("good")
    bad, good = runner.run(bad_and_good())
    greedy = runner.run(hasty.choose("greedy/0", "greedy", memory))
    assert bad.forfeit == why
    assert bad.action == greedy.action != memory.options()[0]
    assert (good.action, good.forfeit) == (memory.options()[2], "")
    assert [(record.name, record.levelname) for record in caplog.records] == [("naqala.bots.bot_worker", "WARNING")]
    assert spec in caplog.text


def test_if_greedy_fails_too_the_first_option_is_played(runner, hasty, memory, monkeypatch):
    monkeypatch.setattr("naqala.bots.bot_worker.default_stand_in", lambda: f"{FAULTY}.Babbling")
    answer = runner.run(hasty.choose("a/0", f"{FAULTY}.Raising", memory))
    assert answer.action == memory.options()[0]
    assert answer.forfeit.startswith(f"raised ValueError: no idea; {FAULTY}.Babbling, in its place, answered 'banana'")


def test_a_bot_that_forfeits_is_replaced_by_a_new_one(memory):
    cache, moody = BotCache(10.0), BotRequest("a/0", f"{SLOW}.Moody", pickle.dumps(memory))
    assert [type(cache.reply(moody)) for _ in range(3)] == [BotReply, BotForfeit, BotReply]


def test_if_no_process_gets_ready_the_first_option_is_played(runner, memory, monkeypatch):
    monkeypatch.setattr(
        "naqala.bots.bot_worker.answer_requests", os._exit
    )  # it takes no pipe, so the process ends with a TypeError
    monkeypatch.setattr("naqala.bots.bot_worker.MAX_STARTS", 1)

    async def ask():
        async with running_pool(1, QUICK) as pool:
            return await pool.choose("a/0", "random", memory)

    answer = runner.run(ask())
    assert answer.action == memory.options()[0]
    assert answer.forfeit == "found no process to think in; greedy, in its place, found no process to think in"
