# %% [markdown]
# # What the auction is worth
#
# Each round begins with an auction for the turn order. How much is it worth to go first, and how much to know when?
# The level Calm makes a good test: it plays the best turn and always takes the cheapest spot. We change only its bids.

# %%
from collections.abc import Callable
from functools import partial
from math import sqrt
from statistics import fmean, stdev

from naqala import Action, Bid, Game, Memory
from naqala.bots import Bot, make_bot

DEALS = 60


class FixedPrice(Bot):
    """Calm, except that it bids the highest free price up to a limit, whatever the position."""

    def __init__(self, limit: int, seed: int) -> None:
        super().__init__(seed)
        self.limit = limit
        self.calm = make_bot("calm", seed)

    def choose(self, memory: Memory) -> Action:
        bids = [option for option in memory.options() if isinstance(option, Bid)]
        if not bids:
            return self.calm.choose(memory)
        return max([bid for bid in bids if bid.price <= self.limit] or bids[:1], key=lambda bid: bid.price)


# %% [markdown]
# Every deal is played from both seats; the mean of the two leads is one observation, and the interval is a 95 %
# confidence interval over the deals.


# %%
def play(seed: int, players: list[Bot]) -> list[int]:
    game = Game.new(players=len(players), seed=seed)
    while not game.over:
        game.play(players[game.seat].choose(game.memory(game.seat)))
    return [sheet.total for sheet in game.scores()]


def lead(seed: int, make: Callable[[int], Bot]) -> float:
    ours, theirs = play(seed, [make(seed), make_bot("calm", seed)])
    theirs_again, ours_again = play(seed, [make_bot("calm", seed), make(seed)])
    return (ours - theirs + ours_again - theirs_again) / 2


def report(name: str, make: Callable[[int], Bot]) -> None:
    leads = [lead(seed, make) for seed in range(DEALS)]
    half = 2.0 * stdev(leads) / sqrt(DEALS)  # Student's t for sixty observations
    print(f"{name:16} {fmean(leads):+6.1f} ± {half:.1f} points a game")


# %% [markdown]
# First bots that pay the same in every round, then one that compares what its best turn would be worth now and after
# the players before it have moved, in three imagined worlds, and pays up to the difference.

# %%
for limit in (1, 3, 5, 8):
    report(f"always up to {limit}", partial(FixedPrice, limit))
report("by the position", partial(make_bot, "greedy:bid_samples=3"))

# %% [markdown]
# ```output
# always up to 1    +10.5 ± 4.2 points a game
# always up to 3     -3.1 ± 5.7 points a game
# always up to 5    -33.9 ± 6.2 points a game
# always up to 8    -66.8 ± 6.1 points a game
# by the position   +15.5 ± 6.6 points a game
# ```
#
# Against a rival who never pays, one coin a round is enough to go first, and that gains about ten points a game. Up to
# three coins cost about what they bring, five and eight far more. Paying by the position gains about fifteen points;
# sixty deals cannot tell whether that is more than the ten of the single coin, because the intervals overlap.
#
# This says nothing about a rival who bids back, as the levels Sharp and Fierce do: see [the ladder](../ladder.md).
