"""The game and nothing else: no input or output, no clock, no chance but the one handed in."""
