"""Bots with known faults, and one or two with known virtues."""

import os
import time
from contextlib import suppress
from itertools import repeat

from naqala.bots import Bot
from naqala.bots.random_bot import RandomBot
from naqala.engine.actions import Bid, NoMove
from naqala.engine.steps.round import Bidding


class First(Bot):
    """Knows no chance, so a deal is the same game in all seatings."""

    def choose(self, memory):
        return memory.options()[0]


class Thrifty(RandomBot):
    """Bids as little as it can and plays at random: much better than chance."""

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
    """Goes wrong when it places its first marker of the second round."""

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
    """No exception stops it."""

    def go_wrong(self):
        while True:
            with suppress(Exception):
                time.sleep(600)


class Stuck(Once):
    """As in compiled code: no signal is noticed."""

    def go_wrong(self):
        sum(repeat(0))


class Dying(Once):
    def go_wrong(self):
        os._exit(3)


class Mortal(Bot):
    """Dies whenever it is asked."""

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
