"""Bots against bots: matches with confidence intervals, ladders, statistics of many games, tuning."""
