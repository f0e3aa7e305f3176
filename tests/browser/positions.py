"""Positions that several tests begin from."""

from __future__ import annotations

from random import Random

from naqala.engine.actions import Bid
from naqala.engine.components import C3, F3, OASIS
from naqala.engine.game import Game
from tests.positions import game_at


def one_path() -> Game:
    """Blue is to move. There is but one path: from C3 over D3 and E3 to the Oasis F3, where the Vizier comes last."""
    return game_at({C3: "bev", F3: "v"}, places={F3: OASIS})


def last_rounds(players: int, rng: Random, rounds: int = 2) -> Game:
    """A random game before the bids of one of its last rounds."""
    whole = Game.new(players, rng.getrandbits(128))
    starts: list[int] = []
    while not whole.over:
        if isinstance(whole.options[0], Bid) and not (starts and whole.log[-1:] and isinstance(whole.log[-1], Bid)):
            starts.append(len(whole.log))
        whole.play(rng.choice(whole.options))
    seed, _ = whole.secret()
    game = Game.new(players, seed)
    for action in whole.log[: starts[-rounds]]:
        game.play(action)
    return game
