"""Custom bots, each with a fault."""

import time

from naqala.bots import Bot


class Failing(Bot):
    """Always raises."""

    def choose(self, memory):
        raise ValueError("no \x1b[2J\n idea")


class Slow(Bot):
    """Blocks all other threads for about a second at its first decision, as compiled code does."""

    def __init__(self, seed=0):
        super().__init__(seed)
        self.slow = True

    def choose(self, memory):
        if self.slow:
            self.slow = not sum(range(70_000_000))
        return memory.options()[0]


class Asleep(Bot):
    """Takes almost as long as the time limit allows."""

    def choose(self, memory):
        time.sleep(50)
        return memory.options()[0]
