"""Evaluation and search of the bots: positions, whole turns, rounds. Compiled like the engine."""
