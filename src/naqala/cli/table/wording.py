"""What the table in the terminal says in short of an option."""

from __future__ import annotations

from naqala.cli.table.board import LETTERS
from naqala.engine.actions import Bid, Kill
from naqala.engine.events.event import many
from naqala.engine.geometry import distance
from naqala.engine.steps.killing import Hunt
from naqala.engine.steps.step import Step
from naqala.engine.things import PRICE, tile_name


def victim(action: Kill, step: Step) -> str:
    """`C3v`, and the Fakirs it takes to get there."""
    there = tile_name(action.tile) + LETTERS[action.tribe]
    fakirs = distance(step.tile, action.tile) - step.n if isinstance(step, Hunt) else 0
    return f"{there}+{fakirs}F" if fakirs > 0 else there


def cost_of_bid(action: Bid, gold: int) -> str:
    """What is not the printed price needs saying (B4, D14)."""
    paid = int(PRICE[action.level - action.fakirs])
    if action.fakirs:
        return f"(for {min(paid, gold)} gold and {many(action.fakirs, 'Fakir')})"
    return f"(for all your {gold} gold)" if paid > gold else ""
