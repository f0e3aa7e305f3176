"""`naqala play`: the game in the terminal, for two to four players, humans and bots, on one keyboard."""

from naqala.cli.play.bots import specs_in
from naqala.cli.play.play_command import PlayOptions, play

__all__ = ["PlayOptions", "play", "specs_in"]
