"""A bot that fails forfeits the decision, and the game goes on."""

import threading
import time

import pytest

from naqala.bots.random_bot import RandomBot
from naqala.bots.referee import Referee
from naqala.bots.time_limit import TimeLimitReached
from naqala.engine.game import Game
from tests.arena import faulty_bots

QUICK = 0.1


def test_a_good_answer_is_played_and_timed():
    game = Game.new(2, 1)
    answer = Referee(1).ask(faulty_bots.Slow(1), game)
    assert (answer.action in game.options, answer.forfeit) == (True, "")
    assert 0.005 <= answer.seconds < 1


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        (faulty_bots.Raising(), "raised ValueError: no idea"),
        (faulty_bots.Leaving(), "raised SystemExit: 3"),
        (faulty_bots.Babbling(), "answered 'banana', which is no option"),
        (faulty_bots.Unlawful(), "answered NoMove(), which is no option"),
        (faulty_bots.Wordless(), "answered something of the type Wordless, which is no option"),
    ],
)
def test_a_bot_that_fails_forfeits_the_decision_and_the_reason_is_given(bot, why):
    game = Game.new(3, 1)
    answer = Referee(1, stand_in="random").ask(bot, game)
    assert answer.action in game.options
    assert answer.forfeit == why


@pytest.mark.parametrize("kind", [faulty_bots.Sleeping, faulty_bots.Stubborn])
def test_a_bot_that_hangs_is_stopped(kind):
    game = Game.new(2, 1)
    while game.state.round == 1:
        game.play(game.options[0])
    started = time.monotonic()
    answer = Referee(1, QUICK, "random").ask(kind(), game)
    assert answer.forfeit == "took longer than 0.1 s"
    assert QUICK <= time.monotonic() - started < 60  # it would sleep for ten minutes
    assert answer.seconds >= QUICK


def test_the_timer_is_off_after_the_answer():
    Referee(1, QUICK).ask(RandomBot(1), Game.new(2, 1))
    try:
        time.sleep(2 * QUICK)
    except TimeLimitReached:
        pytest.fail("it rang")


def test_outside_the_main_thread_a_late_answer_is_rejected():
    answers = []
    thread = threading.Thread(
        target=lambda: answers.append(Referee(1, 0.002, "random").ask(faulty_bots.Slow(1), Game.new(2, 1)))
    )
    thread.start()
    thread.join()
    assert answers[0].forfeit == "took longer than 0.002 s"


def test_the_stand_in_answers_the_same_for_the_same_seed():
    game = Game.new(2, 1)
    answers = {Referee(7, stand_in="random").ask(faulty_bots.Raising(), game).action for _ in range(5)}
    assert len(answers) == 1


def test_a_stand_in_that_fails_leaves_the_first_option():
    game = Game.new(2, 1)
    answer = Referee(1, stand_in="tests.arena.faulty_bots.Babbling").ask(faulty_bots.Raising(), game)
    assert answer.action == game.options[0]
    assert answer.forfeit.startswith(
        "raised ValueError: no idea; tests.arena.faulty_bots.Babbling, in its place, answered"
    )


def test_a_bot_gets_the_memory_of_its_seat():
    seen = []

    class Curious(RandomBot):
        def choose(self, memory):
            seen.append(memory)
            return super().choose(memory)

    game = Game.new(2, 1)
    Referee(1).ask(Curious(1), game)
    assert seen == [game.memory(game.seat)]
