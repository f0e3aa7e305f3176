"""Bots think in processes of their own; whatever they do there, each question is answered."""

import asyncio
import os
import pickle

import pytest

from naqala.bots.roster import ROSTER
from naqala.engine.game import Game
from naqala.engine.mode import MODE
from naqala.table.thinkers import Thinkers
from naqala.table.thinking_process import KEPT, Circle, Forfeited, Question, Said
from tests.table.thinking import ODD, PLANTED, QUICK, at_work, memory_of_a_mover, processes

SEARCH = "search:sims=40" if MODE == "compiled" else "search:sims=1,outcomes=2,walks=1"
SHARP = "sharp" if MODE == "compiled" else "calm:glimpses=1"


@pytest.fixture(scope="module")
def runner():
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def patient(runner):
    """Two workers that allow much time, however busy the machine is."""
    thinkers = Thinkers(2, 60.0)
    runner.run(thinkers.start())
    yield thinkers
    runner.run(thinkers.close())


@pytest.fixture(scope="module")
def hasty(runner):
    thinkers = Thinkers(1, QUICK)
    runner.run(thinkers.start())
    yield thinkers
    runner.run(thinkers.close())


@pytest.fixture(scope="module")
def memory():
    return memory_of_a_mover()


def two_of_one_desk(thinkers):
    """Keys of two tables that are asked in the same process."""
    return "t/0", next(f"u/{n}" for n in range(100) if thinkers.desk(f"u/{n}") is thinkers.desk("t/0"))


def two_of_two_desks(thinkers):
    return "t/0", next(f"u/{n}" for n in range(100) if thinkers.desk(f"u/{n}") is not thinkers.desk("t/0"))


async def played_out(thinkers, table, specs):
    """A game in which everybody is asked through the thinkers; what was forfeited."""
    game = Game.new(len(specs), len(specs))
    forfeits = []
    while not game.over:
        answer = await thinkers.choose(f"{table}/{game.seat}", specs[game.seat], game.memory(game.seat))
        forfeits += [answer.forfeit] if answer.forfeit else []
        game.play(answer.action)
    thinkers.forget(table)
    return forfeits


# Answering


def test_whole_games_of_bots_of_all_levels_are_lawful_even_when_played_at_once(runner, patient):
    async def three_games():
        return await asyncio.gather(
            played_out(patient, "two", ["gentle", SEARCH]),
            played_out(patient, "three", ["calm", "random", SHARP]),
            played_out(patient, "four", ["gentle", "calm", "greedy", "random"]),
        )

    assert runner.run(three_games()) == [[], [], []]


def test_an_answer_is_an_option_and_tells_how_long_was_thought(runner, patient, memory):
    answer = runner.run(patient.choose("a/0", f"{PLANTED}.Slow", memory))
    assert (answer.action in memory.options(), answer.forfeit) == (True, "")
    assert 0.005 <= answer.seconds < 10


def test_two_keys_think_at_once_in_two_workers(runner, patient, memory, tmp_path):
    async def both():
        spec = f"{ODD}.Meeting:folder={tmp_path}"
        return await asyncio.gather(*[patient.choose(key, spec, memory) for key in two_of_two_desks(patient)])

    assert [answer.forfeit for answer in runner.run(both())] == ["", ""]
    assert {file.name for file in tmp_path.iterdir()} == {str(process.pid) for process in processes(patient)}


def test_one_worker_answers_in_the_order_in_which_it_is_asked(runner, patient, memory):
    done = []

    async def note(name, key, spec):
        await patient.choose(key, spec, memory)
        done.append(name)

    async def three_asks():
        one, other = two_of_one_desk(patient)
        slow = f"{PLANTED}.Slow"
        await asyncio.gather(note("first", one, slow), note("second", other, "random"), note("third", one, slow))

    runner.run(three_asks())
    assert done == ["first", "second", "third"]


def test_the_bot_of_a_key_lives_on_until_it_is_forgotten_or_another_is_meant(runner, patient, memory):
    counting = f"{ODD}.Counting"

    async def nth(key, spec):
        answer = await patient.choose(key, spec, memory)
        assert answer.forfeit == ""
        return memory.options().index(answer.action)

    async def answers():
        told = [await nth("c/0", counting), await nth("c/1", counting), await nth("c/0", counting)]
        patient.forget("c")
        told += [await nth("c/0", counting), await nth("c/0", f"{counting}:since=5"), await nth("c/0", counting)]
        return told

    assert runner.run(answers()) == [0, 0, 1, 0, 5, 0]


def test_to_forget_a_table_leaves_alone_those_whose_names_begin_alike(runner, patient, memory):
    async def answers():
        first = await patient.choose("x1/0", f"{ODD}.Counting", memory)
        patient.forget("x")
        second = await patient.choose("x1/0", f"{ODD}.Counting", memory)
        return [first.action, second.action]

    assert runner.run(answers()) == memory.options()[:2]


def test_no_more_tables_wait_to_be_forgotten_than_a_worker_keeps_bots():
    thinkers = Thinkers(1)
    for table in range(2 * KEPT):
        thinkers.forget(str(table))
    assert len(thinkers.desks[0].forgotten) == KEPT


def test_whoever_was_not_asked_for_longest_leaves_when_there_are_too_many(memory):
    circle = Circle(10.0, most=2)
    for key in ("a/0", "b/0", "a/0", "c/0"):
        assert isinstance(circle.reply(Question(key, "random", pickle.dumps(memory))), Said)
    assert list(circle.bots) == ["a/0", "c/0"]


def test_who_is_not_asked_has_nothing_to_answer(runner, patient):
    game = Game.new(2, 1)
    with pytest.raises(ValueError, match="Nothing is asked"):
        runner.run(patient.choose("a/0", "random", game.memory(1 - game.seat)))


def test_who_asked_and_left_before_being_heard_keeps_nobody_waiting(runner, patient, memory):
    async def leave():
        one, other = two_of_one_desk(patient)
        asks = [asyncio.create_task(patient.choose(one, spec, memory)) for spec in ("random", f"{ODD}.Asleep")]
        await asyncio.sleep(0)
        asks[1].cancel()
        return await asyncio.wait_for(patient.choose(other, "random", memory), 20)

    assert runner.run(leave()).forfeit == ""


# Forfeiting


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        (f"{PLANTED}.Raising", "raised ValueError: no idea"),
        (f"{PLANTED}.Leaving", "raised SystemExit: 3"),
        (f"{PLANTED}.Babbling", "answered 'banana', which is no option"),
        (f"{PLANTED}.Unlawful", "answered NoMove(), which is no option"),
        (f"{PLANTED}.Unmakeable", "raised KeyError: 'a net that is not there'"),
        (
            "nobody",
            "raised naqala.bots.roster.NoSuchBot: There is no bot 'nobody'; there are " + ", ".join(ROSTER) + ".",
        ),
        (f"{PLANTED}.Mortal", "ended its process (exit code 4)"),
        (f"{ODD}.Asleep", "took longer than 0.3 s"),
        (f"{ODD}.Defiant", "took longer than 0.3 s, and had to be stopped"),
    ],
)
def test_who_goes_wrong_forfeits_to_greedy_and_the_next_question_is_answered(runner, hasty, memory, caplog, spec, why):
    async def bad_and_good():
        return await asyncio.gather(
            hasty.choose("bad/0", spec, memory), hasty.choose("good/0", f"{ODD}.Counting:since=2", memory)
        )

    hasty.forget("good")
    bad, good = runner.run(bad_and_good())
    greedy = runner.run(hasty.choose("greedy/0", "greedy", memory))
    assert bad.forfeit == why
    assert bad.action == greedy.action != memory.options()[0]
    assert (good.action, good.forfeit) == (memory.options()[2], "")
    assert [(record.name, record.levelname) for record in caplog.records] == [("naqala.table.thinkers", "WARNING")]
    assert spec in caplog.text


def test_if_greedy_fails_too_the_first_option_is_played(runner, hasty, memory, monkeypatch):
    monkeypatch.setattr("naqala.table.thinkers.substitute", lambda: f"{PLANTED}.Babbling")
    answer = runner.run(hasty.choose("a/0", f"{PLANTED}.Raising", memory))
    assert answer.action == memory.options()[0]
    assert answer.forfeit.startswith(f"raised ValueError: no idea; {PLANTED}.Babbling, in its place, answered 'banana'")


def test_who_forfeits_is_made_anew(memory):
    circle, moody = Circle(10.0), Question("a/0", f"{ODD}.Moody", pickle.dumps(memory))
    assert [type(circle.reply(moody)) for _ in range(3)] == [Said, Forfeited, Said]


def test_where_no_process_gets_ready_the_first_option_is_played(runner, memory, monkeypatch):
    monkeypatch.setattr("naqala.table.thinkers.think", os._exit)  # which takes no pipe: it ends with a TypeError
    monkeypatch.setattr("naqala.table.thinkers.STARTS", 1)

    async def ask():
        async with at_work(1, QUICK) as thinkers:
            return await thinkers.choose("a/0", "random", memory)

    answer = runner.run(ask())
    assert answer.action == memory.options()[0]
    assert answer.forfeit == "found no process to think in; greedy, in its place, found no process to think in"
