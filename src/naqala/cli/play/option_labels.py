"""Short labels for options in the menu."""

from __future__ import annotations

from naqala.cli.play.board_drawing import TRIBE_LETTERS
from naqala.engine.actions import Bid, Drop, Kill, Strike, Summon
from naqala.engine.components import BID_PRICE_AT, SEAT_NAMES, TRIBE_NAMES, tile_name
from naqala.engine.events.event import counted, djinn_name
from naqala.engine.geometry import distance
from naqala.engine.notation.sentences import price_sentence
from naqala.engine.pile import size
from naqala.engine.steps.killing import Hunt
from naqala.engine.steps.step import Step
from naqala.engine.view import View


def kill_label(action: Kill, step: Step) -> str:
    """`C3v`, or `C3v+1F` if Fakirs are needed to reach it."""
    victim = tile_name(action.tile) + TRIBE_LETTERS[action.tribe]
    fakirs = distance(step.tile, action.tile) - step.n if isinstance(step, Hunt) else 0
    return f"{victim}+{fakirs}F" if fakirs > 0 else victim


def strike_label(action: Strike) -> str:
    """`Pink's Vizier`."""
    return f"{SEAT_NAMES[action.rival]}'s {TRIBE_NAMES[action.tribe]}"


def bid_label(action: Bid, gold: int) -> str:
    """The cost of a bid, if it is not the printed price (B4, D14)."""
    paid = int(BID_PRICE_AT[action.level - action.fakirs])
    if action.fakirs:
        return f"(for {min(paid, gold)} gold and {counted(action.fakirs, 'Fakir')})"
    return f"(for all your {gold} gold)" if paid > gold else ""


def last_drop_label(action: Drop, view: View) -> str:
    """`takes 3 Merchants and the tile`."""
    n = view.board.count(action.tile, action.tribe) + 1
    emptied = size(view.board.meeples(action.tile)) == n - 1
    free = not view.board.owned >> action.tile & 1 and view.players[view.seat].camels
    return f"takes {counted(n, TRIBE_NAMES[action.tribe])}" + (" and the tile" if emptied and free else "")


def summon_label(action: Summon) -> str:
    return f"{djinn_name(action.djinn)} for {price_sentence(2 - action.fakirs, action.fakirs)}"
