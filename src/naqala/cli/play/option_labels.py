"""Short labels for options in the menu."""

from __future__ import annotations

from naqala.engine.actions import Bid, Build, Drop, Invoke, Kill, Sell, Strike, Summon
from naqala.engine.components import BID_PRICE_AT, SUIT_VALUES, TRIBE_LETTERS, tile_name
from naqala.engine.geometry import distance, population
from naqala.engine.pile import size
from naqala.engine.roster import DJINN_NAMES
from naqala.engine.steps.killing import Hunt
from naqala.engine.steps.step import Step
from naqala.engine.things import fakir_things, suit_things, tribe_things
from naqala.engine.view import View
from naqala.locales import Catalog
from naqala.locales.action_texts import builders_gold, power_price, summon_price


def kill_label(action: Kill, step: Step) -> str:
    """`C3v`, or `C3v+1F` if Fakirs are needed to reach it."""
    victim = tile_name(action.tile) + TRIBE_LETTERS[action.tribe]
    fakirs = distance(step.tile, action.tile) - step.n if isinstance(step, Hunt) else 0
    return f"{victim}+{fakirs}F" if fakirs > 0 else victim


def strike_label(action: Strike, view: View, texts: Catalog) -> str:
    """`a Vizier of Pink`."""
    return texts.text("terminal-kill-held", rival=view.colour(action.rival), what=tribe_things(action.tribe, 1))


def bid_label(action: Bid, gold: int, texts: Catalog) -> str:
    """The cost of a bid, if it is not the printed price (B4, D14)."""
    paid = int(BID_PRICE_AT[action.level - action.fakirs])
    if action.fakirs:
        return texts.text("terminal-bid-fakirs", gold=min(paid, gold), what=fakir_things(action.fakirs))
    return texts.text("terminal-bid-all", gold=gold) if paid > gold else ""


def build_label(action: Build, step: Step, view: View, texts: Catalog) -> str:
    """`with 2 Fakirs: 16 gold`."""
    return texts.text("terminal-build", what=fakir_things(action.fakirs), gold=builders_gold(action, step, view))


def last_drop_label(action: Drop, view: View, texts: Catalog) -> str:
    """`takes 3 Merchants and the tile`."""
    n = view.board.count(action.tile, action.tribe) + 1
    emptied = size(view.board.meeples(action.tile)) == n - 1
    free = not view.board.owned >> action.tile & 1 and view.players[view.seat].camels
    return texts.text(
        "terminal-takes-tile" if emptied and free else "terminal-takes", what=tribe_things(action.tribe, n)
    )


def sell_label(action: Sell, texts: Catalog) -> str:
    """`Silk and Fish for 3 gold`."""
    gold = int(SUIT_VALUES[population(action.suit)])
    return texts.text("terminal-sell", what=suit_things(action.suit), gold=gold)


def djinn_label(action: Summon | Invoke, texts: Catalog) -> str:
    """`Hagis for an Elder`."""
    price = summon_price(action) if isinstance(action, Summon) else power_price(action)
    return texts.text("terminal-djinn-for", djinn=DJINN_NAMES[action.djinn], what=price)
