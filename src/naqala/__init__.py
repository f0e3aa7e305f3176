"""Naqala: the board game Five Tribes as a library.

>>> game = naqala.Game.new(players=3)
>>> while not game.over:
...     events = game.play(random.choice(game.options))
>>> len(game.scores())
3

Tiles (`naqala.C3`), tribes (`naqala.VIZIER`), places (`naqala.OASIS`), cards (`naqala.SILK`) and pieces are integer
constants. `naqala.notation` reads and writes actions and positions as text and JSON.
"""

from naqala.engine import notation
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
from naqala.engine.components import (
    A1,
    A2,
    A3,
    A4,
    A5,
    ASSASSIN,
    B1,
    B2,
    B3,
    B4,
    B5,
    BUILDER,
    C1,
    C2,
    C3,
    C4,
    C5,
    D1,
    D2,
    D3,
    D4,
    D5,
    E1,
    E2,
    E3,
    E4,
    E5,
    ELDER,
    F1,
    F2,
    F3,
    F4,
    F5,
    FAKIR,
    FISH,
    GOLD,
    IVORY,
    JEWELS,
    LARGE_MARKET,
    MERCHANT,
    NOBODY,
    OASIS,
    PALACE,
    PALM_TREE,
    PAPYRUS,
    POTTERY,
    SACRED_PLACE,
    SILK,
    SMALL_MARKET,
    SPICE,
    VILLAGE,
    VIZIER,
    WHEAT,
    tile_name,
    tile_named,
)
from naqala.engine.errors import CannotUndo, IllegalAction, ImpossiblePosition, InvalidArgument, NaqalaError
from naqala.engine.events.event import Event
from naqala.engine.game import Game
from naqala.engine.imagine import imagine
from naqala.engine.luck import Luck
from naqala.engine.memory import Memory
from naqala.engine.mode import MODE
from naqala.engine.notation.notation_errors import NotationError, RecordError
from naqala.engine.phrase import use_renderer
from naqala.engine.scoring import ScoreSheet
from naqala.engine.sowing import Outcome
from naqala.engine.state import State
from naqala.engine.view import View
from naqala.engine.views import Pile, TileSet, djinn_names, meeples_on, tiles_of
from naqala.version import VERSION as __version__


def _english(said: object, colours: tuple[str, ...]) -> str:
    from naqala.locales.english import render  # only when a text is needed: reading the catalogs takes a moment

    return render(said, colours)


use_renderer(_english)

__all__ = [
    "A1",
    "A2",
    "A3",
    "A4",
    "A5",
    "ASSASSIN",
    "B1",
    "B2",
    "B3",
    "B4",
    "B5",
    "BUILDER",
    "C1",
    "C2",
    "C3",
    "C4",
    "C5",
    "D1",
    "D2",
    "D3",
    "D4",
    "D5",
    "E1",
    "E2",
    "E3",
    "E4",
    "E5",
    "ELDER",
    "F1",
    "F2",
    "F3",
    "F4",
    "F5",
    "FAKIR",
    "FISH",
    "GOLD",
    "IVORY",
    "JEWELS",
    "LARGE_MARKET",
    "MERCHANT",
    "MODE",
    "NOBODY",
    "OASIS",
    "PALACE",
    "PALM_TREE",
    "PAPYRUS",
    "POTTERY",
    "SACRED_PLACE",
    "SILK",
    "SMALL_MARKET",
    "SPICE",
    "VILLAGE",
    "VIZIER",
    "WHEAT",
    "Action",
    "Bid",
    "Build",
    "Buy",
    "CannotUndo",
    "Choose",
    "Drop",
    "EndTurn",
    "Event",
    "Game",
    "GoOn",
    "IllegalAction",
    "ImpossiblePosition",
    "InvalidArgument",
    "Invoke",
    "Keep",
    "Kill",
    "Luck",
    "Memory",
    "NaqalaError",
    "NoMove",
    "NotationError",
    "Outcome",
    "Pass",
    "PickUp",
    "Pile",
    "RecordError",
    "ScoreSheet",
    "Sell",
    "State",
    "Strike",
    "Summon",
    "TileSet",
    "View",
    "__version__",
    "djinn_names",
    "imagine",
    "meeples_on",
    "notation",
    "tile_name",
    "tile_named",
    "tiles_of",
]
