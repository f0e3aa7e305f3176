"""Events: what has happened. The log, animations, the memory of bots and the secrecy filter read the same events.

They are created only if there is an event sink. An event contains everything visible at the table, so that gold, hands
and pieces can be tracked from events alone.
"""

from naqala.engine.events.card_events import (
    CardDrawn,
    CardRevealed,
    CardTaken,
    DeckReshuffled,
    DjinnDeckReshuffled,
    DjinnKept,
    DjinnRevealed,
    DjinnsDiscarded,
    DjinnsShown,
    DjinnSummoned,
    HiddenCardDrawn,
    HiddenDjinnsShown,
)
from naqala.engine.events.event import Event
from naqala.engine.events.round_events import (
    GameEnded,
    MarkerPlaced,
    NoMoveDeclared,
    RoundEnded,
    RoundStarted,
    TurnEnded,
    TurnStarted,
)
from naqala.engine.events.tile_events import (
    CamelPlaced,
    MeepleDropped,
    MeeplesCollected,
    MeeplesDrawn,
    MeeplesPickedUp,
    PalacePlaced,
    PalmPlaced,
)
from naqala.engine.events.tribe_events import (
    BuildersEarned,
    DjinnGoldEarned,
    HeldMeepleKilled,
    MarketPaid,
    MeepleCaptured,
    MeeplesBagged,
    MeeplesKept,
    PowerUsed,
    PricePaid,
    SuitSold,
    TileMeepleKilled,
)

__all__ = [
    "BuildersEarned",
    "CamelPlaced",
    "CardDrawn",
    "CardRevealed",
    "CardTaken",
    "DeckReshuffled",
    "DjinnDeckReshuffled",
    "DjinnGoldEarned",
    "DjinnKept",
    "DjinnRevealed",
    "DjinnSummoned",
    "DjinnsDiscarded",
    "DjinnsShown",
    "Event",
    "GameEnded",
    "HeldMeepleKilled",
    "HiddenCardDrawn",
    "HiddenDjinnsShown",
    "MarkerPlaced",
    "MarketPaid",
    "MeepleCaptured",
    "MeepleDropped",
    "MeeplesBagged",
    "MeeplesCollected",
    "MeeplesDrawn",
    "MeeplesKept",
    "MeeplesPickedUp",
    "NoMoveDeclared",
    "PalacePlaced",
    "PalmPlaced",
    "PowerUsed",
    "PricePaid",
    "RoundEnded",
    "RoundStarted",
    "SuitSold",
    "TileMeepleKilled",
    "TurnEnded",
    "TurnStarted",
]
