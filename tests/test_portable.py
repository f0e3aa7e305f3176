"""Without the modules and functions that only POSIX has, games are played and bots decide in time."""

import os
import subprocess
import sys
import textwrap

import pytest

LIKE_WINDOWS = """
import importlib.abc
import signal
import sys

POSIX_MODULES = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "termios", "tty", "uvloop"}
POSIX_SIGNALS = ["ITIMER_REAL", "SIGALRM", "SIGHUP", "alarm", "pthread_sigmask", "setitimer", "sigwait"]


class Missing(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name in POSIX_MODULES:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None


for name in POSIX_MODULES - {"posix"}:  # `os` itself has loaded that one
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Missing())
for name in POSIX_SIGNALS:
    vars(signal).pop(name, None)
"""


def run_like_windows(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", LIKE_WINDOWS + textwrap.dedent(code)],
        env=dict(os.environ),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("module", ["fcntl", "resource", "termios"])
def test_the_modules_are_missing_in_these_tests(module):
    code = f"""
    try:
        import {module}
    except ModuleNotFoundError:
        print("missing")
    """
    assert run_like_windows(code) == "missing"


def test_bots_play_a_game_with_their_time_limits():
    code = """
    from naqala import Game, bots
    from naqala.bots.referee import Referee

    game = Game.new(players=3, seed=1)
    seated = [bots.make_bot(name, seed=1) for name in ("calm", "random", "random")]
    referee = Referee(1)
    while not game.over:
        answer = referee.ask(seated[game.seat], game)
        assert not answer.forfeit
        game.play(answer.action)
    print(len(game.scores()))
    """
    assert run_like_windows(code) == "3"


def test_a_bot_that_never_answers_is_interrupted_after_its_time_and_the_next_one_is_not():
    code = """
    from time import perf_counter
    from naqala import Game, bots
    from naqala.bots.referee import Referee


    class Endless(bots.Bot):
        def choose(self, memory):
            while True:
                pass


    game = Game.new(players=2, seed=1)
    referee = Referee(1, limit=0.2, stand_in="random")
    started = perf_counter()
    print(referee.ask(Endless(), game).forfeit)
    assert perf_counter() - started >= 0.2
    patient = Referee(1, limit=60)
    assert not any(patient.ask(bots.make_bot("random"), game).forfeit for _ in range(200))
    """
    assert run_like_windows(code) == "took longer than 0.2 s"


def test_an_event_loop_that_cannot_wait_for_pipes_asks_them_in_a_thread():
    code = """
    import asyncio
    from multiprocessing import Pipe
    from naqala.bots.bot_worker import readable


    class Loop(asyncio.SelectorEventLoop):
        def add_reader(self, *arguments):
            raise NotImplementedError  # like the event loop of Windows


    async def read() -> None:
        here, there = Pipe()
        print(await readable(here, 0.01))
        there.send("an answer")
        print(await readable(here, 60))


    with asyncio.Runner(loop_factory=Loop) as runner:
        runner.run(read())
    """
    assert run_like_windows(code).split() == ["False", "True"]
