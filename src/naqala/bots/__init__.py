"""Things that answer when asked, honestly: from what their seat remembers."""

from naqala.bots.bot import Bot
from naqala.bots.roster import LEVELS, ROSTER, NoSuchBot, named

__all__ = ["LEVELS", "ROSTER", "Bot", "NoSuchBot", "named"]
