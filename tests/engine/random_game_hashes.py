"""Play random games and print a hash of the result of each action, to compare the two modes."""

import hashlib
import sys

from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.mode import MODE
from tests import games


def lines(n: int) -> list[str]:
    hashed = []
    for seed in range(n):
        deal = games.DEALS[seed % 2]
        game = Game.at(deal(2 + seed % 3, seed))
        luck = Luck.seeded(seed + 1_000_000)
        while not game.over:
            action = game.options[luck.below(len(game.options))]
            events = game.play(action)
            state = game.state
            whole = repr((game.options, events, state.key(), state.luck.key(), game.scores()))
            hashed.append(f"{seed} {action!r} {hashlib.sha256(whole.encode()).hexdigest()[:16]}")
    return hashed


if __name__ == "__main__":
    print(MODE)
    print("\n".join(lines(int(sys.argv[1]))))
