"""The table: where players meet to play."""
