"""The rules of the game: no input or output, no clock, and no randomness except the Luck passed in."""
