"""Bots of somebody's own, each with a fault."""

import time

from naqala.bots import Bot


class Failing(Bot):
    """Has no answer, ever."""

    def choose(self, memory):
        raise ValueError("no \x1b[2J\n idea")


class Slow(Bot):
    """At its first answer it lets no other thread run for a second or so, as compiled code does."""

    def __init__(self, seed=0):
        super().__init__(seed)
        self.slow = True

    def choose(self, memory):
        if self.slow:
            self.slow = not sum(range(70_000_000))
        return memory.options()[0]


class Asleep(Bot):
    def choose(self, memory):
        time.sleep(50)
        return memory.options()[0]
