"""Bots with known faults, and some with known strengths."""

import os
import time
from contextlib import suppress
from itertools import repeat

from naqala.bots import Bot
from naqala.bots.random_bot import RandomBot
from naqala.engine.actions import Bid, NoMove
from naqala.engine.steps.round import Bidding


class First(Bot):
    """Always plays the first option, so that all seatings of a deal are the same game."""

    def choose(self, memory):
        return memory.options()[0]


class Thrifty(RandomBot):
    """Bids as little as possible and plays at random: much stronger than random."""

    def choose(self, memory):
        options = memory.options()
        return options[0] if isinstance(options[0], Bid) else super().choose(memory)


class Raising(Bot):
    def choose(self, memory):
        raise ValueError("no idea")


class Leaving(Bot):
    def choose(self, memory):
        raise SystemExit(3)


class Babbling(Bot):
    def choose(self, memory):
        return "banana"


class Unlawful(Bot):
    def choose(self, memory):
        return NoMove()


class Wordless(Bot):
    def choose(self, memory):
        return self


class Once(RandomBot):
    """Fails when it places its first marker of the second round."""

    def choose(self, memory):
        seen = memory.view
        step = seen.steps[-1]
        if seen.round == 2 and isinstance(step, Bidding) and list(seen.order).index(seen.seat) == step.nth:
            self.go_wrong()
        return super().choose(memory)

    def go_wrong(self):
        raise NotImplementedError


class Sleeping(Once):
    def go_wrong(self):
        time.sleep(600)


class Stubborn(Once):
    """Cannot be stopped by an exception."""

    def go_wrong(self):
        while True:
            with suppress(Exception):
                time.sleep(600)


class Stuck(Once):
    """Like compiled code: does not notice signals."""

    def go_wrong(self):
        sum(repeat(0))


class Dying(Once):
    def go_wrong(self):
        os._exit(3)


class Mortal(Bot):
    """Ends its process at every decision."""

    def choose(self, memory):
        os._exit(4)


class Slow(RandomBot):
    def choose(self, memory):
        time.sleep(0.005)
        return super().choose(memory)


class Talking(RandomBot):
    def choose(self, memory):
        print("hm")
        return super().choose(memory)


class Unmakeable(Bot):
    def __init__(self, seed=0):
        raise KeyError("a net that is not there")


class Singing(First):
    cores = "one apple each"
