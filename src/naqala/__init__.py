"""Naqala: the board game Five Tribes as software.

game = naqala.Game.new(players=3)
while not game.over:
    game.play(random.choice(game.options))
print(game.scores())
"""

from naqala.engine.actions import (
    Action,
    Bid,
    Build,
    Buy,
    Choose,
    Drop,
    EndTurn,
    GoOn,
    Invoke,
    Keep,
    Kill,
    NoMove,
    Pass,
    PickUp,
    Sell,
    Strike,
    Summon,
)
from naqala.engine.errors import Impossible, Irrevocable, NaqalaError, Refused
from naqala.engine.events.event import Event
from naqala.engine.game import Game
from naqala.engine.imagine import imagine
from naqala.engine.memory import Memory
from naqala.engine.mode import MODE
from naqala.engine.scoring import ScoreSheet
from naqala.engine.sowing import Outcome
from naqala.engine.state import State
from naqala.engine.view import View
from naqala.version import VERSION as __version__

__all__ = [
    "MODE",
    "Action",
    "Bid",
    "Build",
    "Buy",
    "Choose",
    "Drop",
    "EndTurn",
    "Event",
    "Game",
    "GoOn",
    "Impossible",
    "Invoke",
    "Irrevocable",
    "Keep",
    "Kill",
    "Memory",
    "NaqalaError",
    "NoMove",
    "Outcome",
    "Pass",
    "PickUp",
    "Refused",
    "ScoreSheet",
    "Sell",
    "State",
    "Strike",
    "Summon",
    "View",
    "__version__",
    "imagine",
]
