"""The terminal table: two to four seats, people and bots mixed, one keyboard passed around."""

from naqala.cli.table.bots import specs_in
from naqala.cli.table.door import Invitation, play

__all__ = ["Invitation", "play", "specs_in"]
