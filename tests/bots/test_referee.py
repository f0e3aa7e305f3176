"""A bot that goes wrong forfeits the decision, and the game goes on."""

import threading
import time

import pytest

from naqala.bots.random_bot import RandomBot
from naqala.bots.referee import Late, Referee
from naqala.engine.game import Game
from tests.arena import planted

QUICK = 0.1


def test_a_good_answer_is_played_and_timed():
    game = Game.new(2, 1)
    answer = Referee(1).ask(planted.Slow(1), game)
    assert (answer.action in game.options, answer.forfeit) == (True, "")
    assert 0.005 <= answer.seconds < 1


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        (planted.Raising(), "raised ValueError: no idea"),
        (planted.Leaving(), "raised SystemExit: 3"),
        (planted.Babbling(), "answered 'banana', which is no option"),
        (planted.Unlawful(), "answered NoMove(), which is no option"),
        (planted.Wordless(), "answered something of the type Wordless, which is no option"),
    ],
)
def test_who_goes_wrong_forfeits_the_decision_and_the_reason_is_told(bot, why):
    game = Game.new(3, 1)
    answer = Referee(1, stand_in="random").ask(bot, game)
    assert answer.action in game.options
    assert answer.forfeit == why


@pytest.mark.parametrize("kind", [planted.Sleeping, planted.Stubborn])
def test_who_hangs_is_stopped(kind):
    game = Game.new(2, 1)
    while game.state.round == 1:
        game.play(game.options[0])
    began = time.monotonic()
    answer = Referee(1, QUICK, "random").ask(kind(), game)
    assert answer.forfeit == "took longer than 0.1 s"
    assert QUICK <= time.monotonic() - began < 60  # it would sleep for ten minutes
    assert answer.seconds >= QUICK


def test_the_alarm_is_off_after_the_answer():
    Referee(1, QUICK).ask(RandomBot(1), Game.new(2, 1))
    try:
        time.sleep(2 * QUICK)
    except Late:
        pytest.fail("it rang")


def test_outside_the_main_thread_a_late_answer_is_refused():
    heard = []
    asking = threading.Thread(
        target=lambda: heard.append(Referee(1, 0.002, "random").ask(planted.Slow(1), Game.new(2, 1)))
    )
    asking.start()
    asking.join()
    assert heard[0].forfeit == "took longer than 0.002 s"


def test_the_stand_in_answers_the_same_for_the_same_seed():
    game = Game.new(2, 1)
    answers = {Referee(7, stand_in="random").ask(planted.Raising(), game).action for _ in range(5)}
    assert len(answers) == 1


def test_a_stand_in_that_fails_leaves_the_first_option():
    game = Game.new(2, 1)
    answer = Referee(1, stand_in="tests.arena.planted.Babbling").ask(planted.Raising(), game)
    assert answer.action == game.options[0]
    assert answer.forfeit.startswith("raised ValueError: no idea; tests.arena.planted.Babbling, in its place, answered")


def test_a_bot_gets_what_its_seat_remembers():
    seen = []

    class Curious(RandomBot):
        def choose(self, memory):
            seen.append(memory)
            return super().choose(memory)

    game = Game.new(2, 1)
    Referee(1).ask(Curious(1), game)
    assert seen == [game.memory(game.seat)]
