"""Bots against bots: matches with error bars, ladders, and what many games tell."""
