# %% [markdown]
# # A first game with the library
#
# A script in cells: run it with `python examples/first_game.py`, or cell by cell in an editor that knows `# %%`.
# Everything below is public: `naqala` has no hidden state, and a seed repeats a game exactly.

# %%
import random

import naqala

random.seed(1)
game = naqala.Game.new(players=2, seed=2026)
print(game)

# %% [markdown]
# ```output
# <Game after 0 actions: <State of 2 players, round 1, to decide Bidding(seat=0, nth=0)>>
# ```
#
# `options` are the legal actions, always. The first question of a round is a bid.

# %%
print(*game.options)
for event in game.play(naqala.Bid(5)):
    print(event)

# %% [markdown]
# ```output
# bid:0 bid:1 bid:3 bid:5 bid:8 bid:12 bid:18
# Blue bids 5.
# ```
#
# Anything else is refused with the reason and the number of the rule, and the game does not change.

# %%
try:
    game.play(naqala.Bid(5))
except naqala.IllegalAction as error:
    print(error)

# %% [markdown]
# ```output
# There is already a marker on 5. (B2)
# ```
#
# The engine knows every *outcome* of sowing: where a walk can start and end, what is collected, and which walks lead
# there. So a program need not search for loops.

# %%
from naqala.engine.sowing import outcomes, walk

board = game.state.board
largest = max(outcomes(board), key=lambda outcome: outcome.taken)
print(len(outcomes(board)), "outcomes, for example", largest)
print(*[naqala.tile_name(tile) for tile, _ in walk(board, largest)])

# %% [markdown]
# ```output
# 300 outcomes, for example E1 → F1: 4 Viziers, empties the tile
# E2 F2 F1
# ```
#
# Now both players choose at random until somebody runs out of camels, or of moves.

# %%
while not game.over:
    game.play(random.choice(game.options))
for sheet in game.scores():
    print(sheet.total, sheet)

# %% [markdown]
# ```output
# 65 ScoreSheet(seat=0, gold=6, viziers=4, more_viziers=0, elders=4, djinns=12, tiles=39, palms=0, palaces=0, goods=0)
# 74 ScoreSheet(seat=1, gold=16, viziers=8, more_viziers=10, elders=12, djinns=0, tiles=22, palms=6, palaces=0, goods=0)
# ```
#
# A record has the whole game, and `Game.parse` checks every action and every draw of it again.

# %%
record = game.record({"Place": "Ghent"})
print(len(record.splitlines()), "lines; the last:", record.splitlines()[-1])
assert naqala.Game.parse(record).scores() == game.scores()

# %% [markdown]
# ```output
# 89 lines; the last: scores blue:65 pink:74
# ```
