"""Bots. A bot sees only what its seat may know."""

from naqala.bots.bot import Bot
from naqala.bots.registry import BOTS, LEVELS, UnknownBot, make_bot

__all__ = ["BOTS", "LEVELS", "Bot", "UnknownBot", "make_bot"]
