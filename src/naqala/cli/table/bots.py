"""What answers for the bots."""

from __future__ import annotations

from naqala.engine.actions import Action
from naqala.engine.errors import Refused
from naqala.engine.fairness import key_of, luck_of_round
from naqala.engine.game import Game


def bot_answer(game: Game) -> Action:
    """Any option, each as likely; for one seed the same every time."""
    luck = luck_of_round(key_of(_seed(game) ^ 1), len(game.log))
    return game.options[luck.below(len(game.options))]


def _seed(game: Game) -> int:
    try:
        return game.secret()[0]
    except Refused:  # laid out, not dealt
        return 0
