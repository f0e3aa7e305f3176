"""How often Novice errs, and how much at most."""

from __future__ import annotations

from typing import Final

BID_RARITY: Final = 4  # one bid of this many is paid for
MAX_BID: Final = 8
RESERVE: Final = 20  # gold that it never bids
MARKET_RARITY: Final = 4  # one market of this many is overlooked
HUGE_GAIN: Final = 10.0  # points of a purchase that nobody overlooks
