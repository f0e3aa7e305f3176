"""Why an action is not an option, in words and with the number of the rule.

`options` alone says what is legal; here only the reason is looked for, after the fact.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from naqala.engine.djinns import BENDING, DJINNS, FREE, HAGGLES
from naqala.engine.errors import Refused
from naqala.engine.events.event import djinn_name, goods, listed, many
from naqala.engine.geometry import HEAD, distance, left_behind, members
from naqala.engine.pile import count, size
from naqala.engine.steps.choosing import Choosing, Keeping
from naqala.engine.steps.killing import Hunt, KillingSecond, KillingTwo
from naqala.engine.steps.moving import Moving, Sowing
from naqala.engine.steps.places import PlacingAround, Summoning, Trading
from naqala.engine.steps.round import Bidding
from naqala.engine.steps.sale import Selling, goods_in
from naqala.engine.steps.tribes import Building
from naqala.engine.things import NOBODY, PRICE, SEAT_NAMES, TRIBE_NAMES, ZEROS, tile_name

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.state import State
    from naqala.engine.steps.step import Step


def refusal(state: State, action: Action) -> Refused:
    """The reason why this action is not an option now."""
    if state.over:
        return Refused("The game is over.", "E4")
    step = state.steps[-1]
    player = state.players[step.seat]
    found: Refused | None = None
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
        found = Refused(f"The second victim must be {same_place(step)}.", "D11")
    elif isinstance(step, Trading):
        found = about_trade(state, step, player, action)
    elif isinstance(step, Summoning) and isinstance(action, Summon):
        found = about_summoning(state, player, action)
    elif isinstance(step, Selling) and isinstance(action, Sell):
        found = Refused(f"You do not have {goods(action.suit & ~goods_in(player.hand))}.", "G1")
    elif isinstance(step, Keeping) and isinstance(action, Keep):
        found = Refused(f"{djinn_name(action.djinn)} is not among the djinns shown.", "D21")
    elif isinstance(action, Choose):
        found = about_choice(step, action)
    return found or Refused(f"{SEAT_NAMES[step.seat]} is to {step.asks()} now.", step.rule())


def about_bid(state: State, player: Player, action: Bid) -> Refused:
    level = action.level
    if state.track[state.spot(level)] != NOBODY:
        if level:
            return Refused(f"Another marker stands on the {action.price} already.", "B2")
        return Refused(f"All {ZEROS} spots for 0 are taken; bid 1 or more.", "B3")
    if action.fakirs:
        if state.haggler(player.seat) == NOBODY:
            if player.djinns & HAGGLES:
                return Refused("Your djinn has lowered a bid this round already.", "D1")
            return Refused("You have no djinn that lowers bids for Fakirs.", "D14")
        if player.fakirs < action.fakirs:
            needed, held = many(action.fakirs, "Fakir"), many(player.fakirs, "Fakir")
            return Refused(f"That takes {needed}; you have {held}.", "D14")
    price = PRICE[level - action.fakirs]
    return Refused(f"You have {player.gold} gold; that spot costs {price}.", "B4")


def about_move(state: State, action: Action) -> Refused | None:
    if isinstance(action, NoMove):
        return Refused("There are meeples that you can move, so you must.", "M7")
    if not isinstance(action, PickUp):
        return None
    tile = tile_name(action.tile)
    if not state.board.meeples(action.tile):
        return Refused(f"There are no meeples on {tile}.", "M1")
    return Refused(f"From {tile} no walk ends with a meeple that meets its own tribe.", "M5")


def about_drop(state: State, step: Sowing, action: Drop) -> Refused:
    tribe = TRIBE_NAMES[action.tribe]
    tile = tile_name(action.tile)
    here = HEAD[step.way]
    if not count(step.hand, action.tribe):
        return Refused(f"There is no {tribe} in your hand.", "M2")
    if action.tile == here:
        return Refused(f"You stand on {tile}; every meeple goes one tile further.", "M2")
    if distance(here, action.tile) != 1:
        return Refused(f"{tile} is not next to {tile_name(here)}; steps go up, down, left or right.", "M3")
    if action.tile == left_behind(step.way):
        return Refused(f"You have just come from {tile}; no step goes straight back.", "M4")
    if size(step.hand) == 1:
        return Refused(f"The last meeple must meet its own tribe; no {tribe} stands on {tile}.", "M5")
    return Refused(f"With {many(1, tribe)} dropped on {tile} the last meeple could not meet its own tribe.", "M5")


def about_building(state: State, step: Building, player: Player, action: Build) -> Refused:
    if not state.land.blue_around(step.tile):
        return Refused("There is no blue tile around, so Fakirs would earn nothing.", "T5")
    if not player.fakirs:
        return Refused("You have no Fakirs to help.", "A4")
    return Refused(f"You have {many(player.fakirs, 'Fakir')} to help, not {action.fakirs}.", "A4")


def about_hunt(state: State, step: Hunt, player: Player, action: Action) -> Refused | None:
    least = 2 if isinstance(step, KillingTwo) else 1
    if isinstance(action, Pass):
        if least == 2:
            return Refused("You have paid for two victims; choose the first.", "D25")
        return Refused("There is a victim within reach without Fakirs, so somebody must die.", "A6")
    if isinstance(action, Kill):
        return about_victim_on_tile(state, step, player, action, least)
    if isinstance(action, Strike):
        return about_victim_at_court(state, step, action, least)
    return None


def about_victim_on_tile(state: State, step: Hunt, player: Player, action: Kill, least: int) -> Refused:
    tile = tile_name(action.tile)
    if not state.board.count(action.tile, action.tribe):
        return Refused(f"There is no {TRIBE_NAMES[action.tribe]} on {tile}.", "A5")
    far = distance(step.tile, action.tile)
    if far > step.n + player.fakirs:
        helped = f" and {many(player.fakirs, 'Fakir')}" if player.fakirs else ""
        hunters = many(step.n, "Assassin") + helped
        return Refused(f"{tile} is {far} tiles away; {hunters} reach {step.n + player.fakirs}.", "A5")
    return Refused(f"There are not {least} meeples on {tile}.", "D11")


def about_victim_at_court(state: State, step: Hunt, action: Strike, least: int) -> Refused:
    if action.rival >= len(state.players):
        return Refused(f"{SEAT_NAMES[action.rival]} is not playing.", "S1")
    rival = state.players[action.rival]
    name = SEAT_NAMES[action.rival]
    if action.rival == step.seat:
        return Refused("Your Assassins do not turn against your own court.", "A5")
    if state.shielded(action.rival):
        return Refused(f"A djinn protects the court of {name}.", "D5")
    if not rival.court(action.tribe):
        return Refused(f"{name} has no {TRIBE_NAMES[action.tribe]}.", "A5")
    return Refused(f"{name} does not have {least} Viziers or Elders.", "D11")


def same_place(step: KillingSecond) -> str:
    if step.rival != NOBODY:
        return f"another Vizier or Elder of {SEAT_NAMES[step.rival]}"
    return f"another meeple on {tile_name(step.tile)}"


def about_trade(state: State, step: Trading, player: Player, action: Action) -> Refused | None:
    if isinstance(action, Pass):
        return Refused("You have paid for two cards; take the second.", "P4")
    if not isinstance(action, Buy):
        return None
    if player.gold < step.price:
        return Refused(f"You have {player.gold} gold; the market asks {step.price}.", step.rule())
    if action.slot >= len(state.row):
        return Refused(f"There is no card in place {action.slot + 1} of the row.", "P5")
    return Refused(f"Only the first {step.first} cards are for sale here.", step.rule())


def about_summoning(state: State, player: Player, action: Summon) -> Refused:
    if action.djinn not in [djinn for djinn in state.djinn_row]:
        return Refused(f"{djinn_name(action.djinn)} is not on offer.", "P6")
    price = "2 Elders" if action.fakirs == 0 else "an Elder and a Fakir"
    return Refused(f"That costs {price}; you have {purse(player)}.", "P6")


def about_choice(step: Step, action: Choose) -> Refused | None:
    tile = tile_name(action.tile)
    if isinstance(step, Choosing):
        djinn = DJINNS[step.djinn]
        return Refused(f"{tile} is not a tile for {djinn.name}: {djinn.text}", djinn.rule)
    if isinstance(step, PlacingAround):
        return Refused(f"{tile} is not one of the tiles around {tile_name(step.tile)}.", step.rule())
    return None


def about_power(state: State, step: Step, player: Player, action: Invoke) -> Refused:
    djinn = DJINNS[action.djinn]
    if action.djinn not in members(player.djinns):
        return Refused(f"You do not hold {djinn.name}.", "D1")
    if action.djinn not in members(FREE | BENDING):
        return Refused(f"{djinn.name} has no power that is paid for in a turn.", djinn.rule)
    if isinstance(step, Bidding):
        return Refused(f"{djinn.name} can be called upon in your own turn only.", "D1")
    if isinstance(step, Sowing):
        return Refused("No power can be used in the middle of a walk.", "T4")
    if action.djinn in members(player.spent):
        return Refused(f"{djinn.name} has been called upon this round already.", "D1")
    price = djinn.price
    if not price.fakirs <= action.fakirs <= price.fakirs + price.either:
        return Refused(f"The price of {djinn.name} is {price}.", djinn.rule)
    if not price.payable(player, action.fakirs):
        paid = listed([many(n, name) for n, name in price.parts_with(action.fakirs) if n])
        return Refused(f"That takes {paid}; you have {purse(player)}.", djinn.rule)
    if not step.is_moment() and action.djinn in members(FREE):
        return Refused(f"First {step.asks()}; then you may call upon {djinn.name}.", "T6")
    return Refused(f"{djinn.name} would change nothing now.", "T5")


def purse(player: Player) -> str:
    return f"{many(player.elders, 'Elder')} and {many(player.fakirs, 'Fakir')}"
