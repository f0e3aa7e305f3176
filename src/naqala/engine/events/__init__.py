"""What has happened: the log, the screen's animation, a bot's memory and the secrecy filter read the same events.

They are built only when somebody listens. An event says everything that was seen at the table, so that gold, hands and
pieces can be followed from events alone.
"""

from naqala.engine.events.board import (
    CamelPlaced,
    MeepleDropped,
    MeeplesCame,
    MeeplesLifted,
    MeeplesTakenBack,
    PalacePlaced,
    PalmPlaced,
)
from naqala.engine.events.cards import (
    CardDrawn,
    CardDrawnUnseen,
    CardLaid,
    CardTaken,
    DjinnKept,
    DjinnLaid,
    DjinnPileRenewed,
    DjinnsDiscarded,
    DjinnsShown,
    DjinnsShownUnseen,
    DjinnSummoned,
    PileRenewed,
)
from naqala.engine.events.event import Event
from naqala.engine.events.round import GameEnded, MarkerPlaced, NoMoveLeft, RoundBegan, RoundEnded, TurnBegan, TurnEnded
from naqala.engine.events.tribes import (
    BuildersEarned,
    Captured,
    DjinnEarned,
    KilledAtCourt,
    KilledOnTile,
    MarketPaid,
    MeeplesBagged,
    MeeplesKept,
    PowerUsed,
    PricePaid,
    SuitSold,
)

__all__ = [
    "BuildersEarned",
    "CamelPlaced",
    "Captured",
    "CardDrawn",
    "CardDrawnUnseen",
    "CardLaid",
    "CardTaken",
    "DjinnEarned",
    "DjinnKept",
    "DjinnLaid",
    "DjinnPileRenewed",
    "DjinnSummoned",
    "DjinnsDiscarded",
    "DjinnsShown",
    "DjinnsShownUnseen",
    "Event",
    "GameEnded",
    "KilledAtCourt",
    "KilledOnTile",
    "MarkerPlaced",
    "MarketPaid",
    "MeepleDropped",
    "MeeplesBagged",
    "MeeplesCame",
    "MeeplesKept",
    "MeeplesLifted",
    "MeeplesTakenBack",
    "NoMoveLeft",
    "PalacePlaced",
    "PalmPlaced",
    "PileRenewed",
    "PowerUsed",
    "PricePaid",
    "RoundBegan",
    "RoundEnded",
    "SuitSold",
    "TurnBegan",
    "TurnEnded",
]
