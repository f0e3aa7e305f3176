"""How the bots think: what a position is worth, what a turn may bring, how a round may go. Compiled like the engine."""
