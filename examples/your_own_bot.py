# %% [markdown]
# # Your own bot against the levels
#
# A bot is a class with one method: `choose` gets the memory of its seat and returns one of its options. This one knows
# no strategy. It tries every action a few times in worlds that agree with what it knows, ends the turn at random, and
# plays the action that once led to the best lead.

# %%
from naqala import Action, Game, Memory, imagine
from naqala.bots import Bot, make_bot
from naqala.engine.scoring import scores


class Trier(Bot):
    def choose(self, memory: Memory) -> Action:
        options = memory.options()
        return max(options, key=lambda option: max([self.lead(memory, option) for _ in range(10)]))

    def lead(self, memory: Memory, action: Action) -> int:
        state = imagine(memory, self.luck)
        state.play(action)
        while state.seat == memory.seat:
            options = state.options()
            state.play(options[self.luck.below(len(options))])
        points = scores(state)
        return 2 * points[memory.seat] - sum(points)  # for two players: mine less the other's


# %% [markdown]
# A deal is played twice, once from each seat, so that the luck of the deal cancels out. The mean lead of the two games
# is one observation.

# %%
from math import sqrt
from statistics import fmean, stdev

DEALS = 10


def play(seed: int, players: list[Bot]) -> list[int]:
    game = Game.new(players=len(players), seed=seed)
    while not game.over:
        game.play(players[game.seat].choose(game.memory(game.seat)))
    return [sheet.total for sheet in game.scores()]


def margin(seed: int, level: str) -> float:
    ours, theirs = play(seed, [Trier(seed), make_bot(level, seed)])
    theirs_again, ours_again = play(seed, [make_bot(level, seed), Trier(seed)])
    return (ours - theirs + ours_again - theirs_again) / 2


for level in ("random", "novice", "gentle", "calm"):
    margins = [margin(seed, level) for seed in range(DEALS)]
    half = 2.26 * stdev(margins) / sqrt(DEALS)  # Student's t for ten observations, 95 %
    print(f"against {level:7} {fmean(margins):+7.1f} ± {half:.1f} points")

# %% [markdown]
# ```output
# against random   +197.8 ± 13.5 points
# against novice    +56.1 ± 21.3 points
# against gentle    -21.9 ± 17.2 points
# against calm      -69.8 ± 20.0 points
# ```
#
# So ten deals are enough to see that it plays far better than chance and better than Novice, and not as well as Gentle
# and Calm: they compare all outcomes of a move, while this one hopes to hit upon the best by chance. To tell two bots
# apart that are nearly equal, hundreds of deals are needed. `naqala match` plays them on all cores and, with `--sprt`,
# stops as soon as the answer is certain enough.
