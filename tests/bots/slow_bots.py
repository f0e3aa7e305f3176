"""Bots that think too long in different ways, and some that show when they have to decide."""

import os
import time
from itertools import repeat
from pathlib import Path

from naqala.bots import Bot


class Asleep(Bot):
    def choose(self, memory):
        time.sleep(600)


class Defiant(Bot):
    """Cannot be stopped by any exception."""

    def choose(self, memory):
        while True:
            try:
                while True:
                    pass
            except BaseException:  # noqa: BLE001
                pass


class Stuck(Bot):
    """Like compiled code: does not notice signals."""

    def choose(self, memory):
        sum(repeat(0))


class Counting(Bot):
    """Answers with the option at the number of its earlier decisions."""

    def __init__(self, seed=0, since=0):
        super().__init__(seed)
        self.times = since - 1

    def choose(self, memory):
        self.times += 1
        return memory.options()[self.times]


class Moody(Counting):
    """Fails at its second decision."""

    def choose(self, memory):
        if self.times == 0:
            raise ValueError("not now")
        return super().choose(memory)


class Meeting(Bot):
    """Answers as soon as two processes use this folder."""

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
