"""Explains why an action is illegal, with the number of the rule.

`State.options` alone defines what is legal; this module only finds the reason afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from naqala.engine.actions import (
    Action,
    Bid,
    Build,
    Buy,
    Choose,
    Drop,
    Invoke,
    Keep,
    Kill,
    NoMove,
    Pass,
    PickUp,
    Sell,
    Strike,
    Summon,
)
from naqala.engine.components import BID_PRICE_AT, NOBODY, SEAT_NAMES, TRIBE_NAMES, ZERO_SPOTS, tile_name
from naqala.engine.djinns import ANYTIME_POWERS, DISCOUNT_BIDS, DJINNS, PROTECT_MEEPLES, STEP_POWERS
from naqala.engine.errors import IllegalAction
from naqala.engine.events.event import counted, djinn_name, goods_text, listed
from naqala.engine.geometry import HEAD, distance, left_behind, lowest, members
from naqala.engine.pile import count, size
from naqala.engine.steps.choosing import Choosing, Keeping
from naqala.engine.steps.killing import Hunt, KillingSecond, KillingTwo
from naqala.engine.steps.moving import Moving, Sowing
from naqala.engine.steps.places import PlacingAround, Summoning, Trading
from naqala.engine.steps.round import Bidding
from naqala.engine.steps.sale import Selling, goods_in
from naqala.engine.steps.tribes import Building

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.state import State
    from naqala.engine.steps.step import Step


def explain_illegal(state: State, action: Action) -> IllegalAction:
    """Return the reason why an action is not an option now."""
    if state.over:
        return IllegalAction("The game is over.", "E4")
    step = state.steps[-1]
    player = state.players[step.seat]
    found: IllegalAction | None = None
    if isinstance(action, Invoke):
        found = about_power(state, step, player, action)
    elif isinstance(step, Bidding) and isinstance(action, Bid):
        found = about_bid(state, player, action)
    elif isinstance(step, Moving):
        found = about_move(state, action)
    elif isinstance(step, Sowing) and isinstance(action, Drop):
        found = about_drop(state, step, action)
    elif isinstance(step, Building) and isinstance(action, Build):
        found = about_building(state, step, player, action)
    elif isinstance(step, Hunt):
        found = about_hunt(state, step, player, action)
    elif isinstance(step, KillingSecond):
        found = IllegalAction(f"The second victim must be {same_place(step)}.", "D11")
    elif isinstance(step, Trading):
        found = about_trade(state, step, player, action)
    elif isinstance(step, Summoning) and isinstance(action, Summon):
        found = about_summoning(state, player, action)
    elif isinstance(step, Selling) and isinstance(action, Sell):
        found = IllegalAction(f"You do not have {goods_text(action.suit & ~goods_in(player.hand))}.", "G1")
    elif isinstance(step, Keeping) and isinstance(action, Keep):
        found = IllegalAction(f"{djinn_name(action.djinn)} is not among the djinns shown.", "D21")
    elif isinstance(action, Choose):
        found = about_choice(step, action)
    return found or IllegalAction(f"{SEAT_NAMES[step.seat]} is to {step.prompt()} now.", step.rule())


def about_bid(state: State, player: Player, action: Bid) -> IllegalAction:
    level = action.level
    if state.track[state.spot(level)] != NOBODY:
        if level:
            return IllegalAction(f"There is already a marker on {action.price}.", "B2")
        return IllegalAction(f"All {ZERO_SPOTS} spots for 0 are taken; bid 1 or more.", "B3")
    if action.fakirs:
        if state.bid_discounter(player.seat) == NOBODY:
            if player.djinns & DISCOUNT_BIDS:
                return IllegalAction("Your djinn has already lowered a bid this round.", "D1")
            return IllegalAction("You have no djinn that lowers bids for Fakirs.", rule_of(DISCOUNT_BIDS))
        if player.fakirs < action.fakirs:
            needed, held = counted(action.fakirs, "Fakir"), counted(player.fakirs, "Fakir")
            return IllegalAction(f"That takes {needed}; you have {held}.", rule_of(player.djinns & DISCOUNT_BIDS))
    price = BID_PRICE_AT[level - action.fakirs]
    return IllegalAction(f"You have {player.gold} gold; that spot costs {price}.", "B4")


def about_move(state: State, action: Action) -> IllegalAction | None:
    if isinstance(action, NoMove):
        return IllegalAction("You can move meeples, so you must.", "M7")
    if not isinstance(action, PickUp):
        return None
    tile = tile_name(action.tile)
    if not state.board.meeples(action.tile):
        return IllegalAction(f"There are no meeples on {tile}.", "M1")
    return IllegalAction(f"No move from {tile} ends with a meeple that meets its own tribe.", "M5")


def about_drop(state: State, step: Sowing, action: Drop) -> IllegalAction:
    tribe = TRIBE_NAMES[action.tribe]
    tile = tile_name(action.tile)
    here = HEAD[step.way]
    if not count(step.hand, action.tribe):
        return IllegalAction(f"There is no {tribe} in your hand.", "M2")
    if action.tile == here:
        return IllegalAction(f"You are on {tile}; drop the next meeple on a neighbouring tile.", "M2")
    if distance(here, action.tile) != 1:
        return IllegalAction(f"{tile} is not next to {tile_name(here)}; steps go up, down, left or right.", "M3")
    if action.tile == left_behind(step.way):
        return IllegalAction(f"You have just come from {tile}; you cannot go straight back.", "M4")
    if size(step.hand) == 1:
        return IllegalAction(f"The last meeple must meet its own tribe; there is no {tribe} on {tile}.", "M5")
    return IllegalAction(
        f"With {counted(1, tribe)} dropped on {tile} the last meeple could not meet its own tribe.", "M5"
    )


def about_building(state: State, step: Building, player: Player, action: Build) -> IllegalAction:
    if not state.layout.blue_around(step.tile):
        return IllegalAction("There is no blue-valued tile here or around, so Fakirs would earn nothing.", "T5")
    if not player.fakirs:
        return IllegalAction("You have no Fakirs to help.", "A4")
    return IllegalAction(f"You have {counted(player.fakirs, 'Fakir')} to help, not {action.fakirs}.", "A4")


def about_hunt(state: State, step: Hunt, player: Player, action: Action) -> IllegalAction | None:
    least = 2 if isinstance(step, KillingTwo) else 1
    if isinstance(action, Pass):
        if least == 2:
            return IllegalAction("You have paid for two victims; choose the first.", "D25")
        return IllegalAction("There is a victim within range without Fakirs, so you must kill.", "A6")
    if isinstance(action, Kill):
        return about_victim_on_tile(state, step, player, action, least)
    if isinstance(action, Strike):
        return about_held_victim(state, step, action, least)
    return None


def about_victim_on_tile(state: State, step: Hunt, player: Player, action: Kill, least: int) -> IllegalAction:
    tile = tile_name(action.tile)
    if not state.board.count(action.tile, action.tribe):
        return IllegalAction(f"There is no {TRIBE_NAMES[action.tribe]} on {tile}.", "A5")
    far = distance(step.tile, action.tile)
    if far > step.n + player.fakirs:
        helped = f" and {counted(player.fakirs, 'Fakir')}" if player.fakirs else ""
        hunters = counted(step.n, "Assassin") + helped
        return IllegalAction(f"{tile} is {far} tiles away; {hunters} reach {step.n + player.fakirs}.", "A5")
    return IllegalAction(f"There are not {least} meeples on {tile}.", "D11")


def about_held_victim(state: State, step: Hunt, action: Strike, least: int) -> IllegalAction:
    if action.rival >= len(state.players):
        return IllegalAction(f"{SEAT_NAMES[action.rival]} is not playing.", "S1")
    rival = state.players[action.rival]
    name = SEAT_NAMES[action.rival]
    if action.rival == step.seat:
        return IllegalAction("Your Assassins cannot kill your own Viziers and Elders.", "A5")
    if state.is_protected(action.rival):
        return IllegalAction(
            f"A djinn protects the Viziers and Elders of {name}.", rule_of(rival.djinns & PROTECT_MEEPLES)
        )
    if not rival.held(action.tribe):
        return IllegalAction(f"{name} has no {TRIBE_NAMES[action.tribe]}.", "A5")
    return IllegalAction(f"{name} does not have {least} Viziers or Elders.", "D11")


def same_place(step: KillingSecond) -> str:
    if step.rival != NOBODY:
        return f"another Vizier or Elder of {SEAT_NAMES[step.rival]}"
    return f"another meeple on {tile_name(step.tile)}"


def about_trade(state: State, step: Trading, player: Player, action: Action) -> IllegalAction | None:
    if isinstance(action, Pass):
        return IllegalAction("You have paid for two cards; take the second.", "P4")
    if not isinstance(action, Buy):
        return None
    if player.gold < step.price:
        return IllegalAction(f"You have {player.gold} gold; the market costs {step.price}.", step.rule())
    if action.slot >= len(state.row):
        return IllegalAction(f"There is no card in slot {action.slot + 1} of the row.", "P5")
    return IllegalAction(f"Only the first {step.first} cards are for sale here.", step.rule())


def about_summoning(state: State, player: Player, action: Summon) -> IllegalAction:
    if action.djinn not in [djinn for djinn in state.djinn_row]:
        return IllegalAction(f"{djinn_name(action.djinn)} is not on offer.", "P6")
    price = "2 Elders" if action.fakirs == 0 else "an Elder and a Fakir"
    return IllegalAction(f"That costs {price}; you have {payment_text(player)}.", "P6")


def about_choice(step: Step, action: Choose) -> IllegalAction | None:
    tile = tile_name(action.tile)
    if isinstance(step, Choosing):
        djinn = DJINNS[step.djinn]
        return IllegalAction(f"{tile} is not a tile for {djinn.name}: {djinn.text}", djinn.rule)
    if isinstance(step, PlacingAround):
        return IllegalAction(f"{tile} is not one of the tiles around {tile_name(step.tile)}.", step.rule())
    return None


def about_power(state: State, step: Step, player: Player, action: Invoke) -> IllegalAction:
    djinn = DJINNS[action.djinn]
    if action.djinn not in members(player.djinns):
        return IllegalAction(f"You do not hold {djinn.name}.", "D1")
    if action.djinn not in members(ANYTIME_POWERS | STEP_POWERS):
        return IllegalAction(f"{djinn.name} has no power to use in a turn.", djinn.rule)
    if isinstance(step, Bidding):
        return IllegalAction(f"{djinn.name} can be used in your own turn only.", "D1")
    if isinstance(step, Sowing):
        return IllegalAction("No power can be used while you sow.", "T4")
    if action.djinn in members(player.spent):
        return IllegalAction(f"{djinn.name} has already been used this round.", "D1")
    price = djinn.price
    if not price.fakirs <= action.fakirs <= price.fakirs + price.either:
        return IllegalAction(f"The price of {djinn.name} is {price}.", djinn.rule)
    if not price.payable(player, action.fakirs):
        paid = listed([counted(n, name) for n, name in price.parts_with(action.fakirs) if n])
        return IllegalAction(f"That takes {paid}; you have {payment_text(player)}.", djinn.rule)
    if not step.allows_any_power() and action.djinn in members(ANYTIME_POWERS):
        return IllegalAction(f"First {step.prompt()}; then you may use {djinn.name}.", "T6")
    return IllegalAction(f"{djinn.name} would change nothing now.", "T5")


def rule_of(djinns: i64) -> str:
    """Return the rule of the first of these djinns."""
    return DJINNS[lowest(djinns)].rule


def payment_text(player: Player) -> str:
    return f"{counted(player.elders, 'Elder')} and {counted(player.fakirs, 'Fakir')}"
