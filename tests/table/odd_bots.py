"""Bots that think too long, in one way or another, and two that show who is asked when."""

import os
import time
from itertools import repeat
from pathlib import Path

from naqala.bots import Bot


class Asleep(Bot):
    def choose(self, memory):
        time.sleep(600)


class Defiant(Bot):
    """Nothing that is raised stops it."""

    def choose(self, memory):
        while True:
            try:
                while True:
                    pass
            except BaseException:  # noqa: BLE001
                pass


class Stuck(Bot):
    """As in compiled code: no signal is noticed."""

    def choose(self, memory):
        sum(repeat(0))


class Counting(Bot):
    """Its answer tells how often it was asked before."""

    def __init__(self, seed=0, since=0):
        super().__init__(seed)
        self.times = since - 1

    def choose(self, memory):
        self.times += 1
        return memory.options()[self.times]


class Moody(Counting):
    """Has no answer when it is asked for the second time."""

    def choose(self, memory):
        if self.times == 0:
            raise ValueError("not now")
        return super().choose(memory)


class Meeting(Bot):
    """Answers as soon as two processes think of this folder."""

    def __init__(self, seed=0, folder=""):
        super().__init__(seed)
        self.folder = Path(folder)

    def choose(self, memory):
        (self.folder / str(os.getpid())).touch()
        while len(list(self.folder.iterdir())) < 2:
            time.sleep(0.01)
        return memory.options()[0]


class Talking(Bot):
    def choose(self, memory):
        print("hm", flush=True)
        return memory.options()[0]
