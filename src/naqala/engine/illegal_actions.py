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
from naqala.engine.components import BID_PRICE_AT, NOBODY, SUMMON_PRICE, ZERO_SPOTS, tile_name
from naqala.engine.djinns import ANYTIME_POWERS, DISCOUNT_BIDS, DJINNS, PROTECT_MEEPLES, STEP_POWERS
from naqala.engine.errors import IllegalAction
from naqala.engine.geometry import HEAD, distance, left_behind, lowest, members
from naqala.engine.phrase import Thing
from naqala.engine.pile import count, size
from naqala.engine.roster import DJINN_NAMES
from naqala.engine.steps.choosing import Choosing, Keeping
from naqala.engine.steps.killing import Hunt, KillingSecond, KillingTwo
from naqala.engine.steps.moving import Moving, Sowing
from naqala.engine.steps.places import PlacingAround, Summoning, Trading
from naqala.engine.steps.round import Bidding
from naqala.engine.steps.sale import Selling, goods_in
from naqala.engine.steps.tribes import Building
from naqala.engine.things import djinn_text, fakir_things, payment_things, suit_things, tribe_things

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.state import State
    from naqala.engine.steps.step import Step


def explain_illegal(state: State, action: Action) -> IllegalAction:
    """Return the reason why an action is not an option now."""
    if state.over:
        return IllegalAction("illegal-game-over", "E4")
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
        found = about_second_victim(state, step)
    elif isinstance(step, Trading):
        found = about_trade(state, step, player, action)
    elif isinstance(step, Summoning) and isinstance(action, Summon):
        found = about_summoning(state, player, action)
    elif isinstance(step, Selling) and isinstance(action, Sell):
        missing = suit_things(action.suit & ~goods_in(player.hand))
        found = IllegalAction("illegal-goods-missing", "G1", what=missing)
    elif isinstance(step, Keeping) and isinstance(action, Keep):
        found = IllegalAction("illegal-djinn-not-shown", "D21", djinn=DJINN_NAMES[action.djinn])
    elif isinstance(action, Choose):
        found = about_choice(step, action)
    return found or IllegalAction(f"illegal-now-{step.name()}", step.rule(), seat=state.colour(step.seat))


def about_bid(state: State, player: Player, action: Bid) -> IllegalAction:
    level = action.level
    if state.track[state.spot(level)] != NOBODY:
        if level:
            return IllegalAction("illegal-bid-taken", "B2", price=action.price)
        return IllegalAction("illegal-bid-zero-taken", "B3", n=ZERO_SPOTS)
    if action.fakirs:
        if state.bid_discounter(player.seat) == NOBODY:
            if player.djinns & DISCOUNT_BIDS:
                return IllegalAction("illegal-bid-already-lowered", "D1")
            return IllegalAction("illegal-bid-no-discount", rule_of(DISCOUNT_BIDS))
        if player.fakirs < action.fakirs:
            rule = rule_of(player.djinns & DISCOUNT_BIDS)
            return IllegalAction(
                "illegal-price", rule, price=fakir_things(action.fakirs), what=fakir_things(player.fakirs)
            )
    return IllegalAction(
        "illegal-bid-gold", "B4", gold=int(player.gold), price=int(BID_PRICE_AT[level - action.fakirs])
    )


def about_move(state: State, action: Action) -> IllegalAction | None:
    if isinstance(action, NoMove):
        return IllegalAction("illegal-can-move", "M7")
    if not isinstance(action, PickUp):
        return None
    tile = tile_name(action.tile)
    if not state.board.meeples(action.tile):
        return IllegalAction("illegal-no-meeples", "M1", tile=tile)
    return IllegalAction("illegal-no-walk", "M5", tile=tile)


def about_drop(state: State, step: Sowing, action: Drop) -> IllegalAction:
    tile = tile_name(action.tile)
    here = HEAD[step.way]
    if not count(step.hand, action.tribe):
        return IllegalAction("illegal-not-in-hand", "M2", what=tribe_things(action.tribe, 0))
    if action.tile == here:
        return IllegalAction("illegal-same-tile", "M2", tile=tile)
    if distance(here, action.tile) != 1:
        return IllegalAction("illegal-not-next", "M3", tile=tile, start=tile_name(here))
    if action.tile == left_behind(step.way):
        return IllegalAction("illegal-back", "M4", tile=tile)
    if size(step.hand) == 1:
        return IllegalAction("illegal-last-meeple", "M5", tile=tile, what=tribe_things(action.tribe, 0))
    return IllegalAction("illegal-dead-end", "M5", tile=tile, what=tribe_things(action.tribe, 1))


def about_building(state: State, step: Building, player: Player, action: Build) -> IllegalAction:
    if not state.layout.blue_around(step.tile):
        return IllegalAction("illegal-build-no-blue", "T5")
    if not player.fakirs:
        return IllegalAction("illegal-build-no-fakirs", "A4")
    return IllegalAction("illegal-build-fakirs", "A4", what=fakir_things(player.fakirs), n=int(action.fakirs))


def about_hunt(state: State, step: Hunt, player: Player, action: Action) -> IllegalAction | None:
    if isinstance(action, Pass):
        if isinstance(step, KillingTwo):
            return IllegalAction("illegal-pass-paid-kill", "D25")
        return IllegalAction("illegal-pass-kill", "A6")
    if isinstance(action, Kill):
        return about_victim_on_tile(state, step, player, action)
    if isinstance(action, Strike):
        return about_held_victim(state, step, action)
    return None


def about_victim_on_tile(state: State, step: Hunt, player: Player, action: Kill) -> IllegalAction:
    tile = tile_name(action.tile)
    if not state.board.count(action.tile, action.tribe):
        return IllegalAction("illegal-no-victim", "A5", tile=tile, what=tribe_things(action.tribe, 0))
    far = distance(step.tile, action.tile)
    reach = step.n + player.fakirs
    if far > reach:
        hunters: list[Thing] = [("a", int(step.n))]
        if player.fakirs:
            hunters += fakir_things(player.fakirs)
        return IllegalAction("illegal-out-of-range", "A5", tile=tile, n=int(far), what=hunters, range=int(reach))
    return IllegalAction("illegal-one-meeple", "D11", tile=tile)


def about_held_victim(state: State, step: Hunt, action: Strike) -> IllegalAction:
    colour = state.colour(action.rival)
    if action.rival >= len(state.players):
        return IllegalAction("illegal-not-playing", "S1", rival=colour)
    rival = state.players[action.rival]
    if action.rival == step.seat:
        return IllegalAction("illegal-own-victim", "A5")
    if state.is_protected(action.rival):
        return IllegalAction("illegal-protected", rule_of(rival.djinns & PROTECT_MEEPLES), rival=colour)
    if not rival.held(action.tribe):
        return IllegalAction("illegal-rival-has-none", "A5", rival=colour, what=tribe_things(action.tribe, 0))
    return IllegalAction("illegal-rival-has-one", "D11", rival=colour)


def about_second_victim(state: State, step: KillingSecond) -> IllegalAction:
    if step.rival != NOBODY:
        return IllegalAction("illegal-second-held", "D11", rival=state.colour(step.rival))
    return IllegalAction("illegal-second-on-tile", "D11", tile=tile_name(step.tile))


def about_trade(state: State, step: Trading, player: Player, action: Action) -> IllegalAction | None:
    if isinstance(action, Pass):
        return IllegalAction("illegal-pass-paid-card", "P4")
    if not isinstance(action, Buy):
        return None
    if player.gold < step.price:
        return IllegalAction("illegal-market-gold", step.rule(), gold=int(player.gold), price=int(step.price))
    if action.slot >= len(state.row):
        return IllegalAction("illegal-no-card", "P5", n=int(action.slot) + 1)
    return IllegalAction("illegal-not-for-sale", step.rule(), n=int(step.first))


def about_summoning(state: State, player: Player, action: Summon) -> IllegalAction:
    if action.djinn not in [djinn for djinn in state.djinn_row]:
        return IllegalAction("illegal-djinn-not-offered", "P6", djinn=DJINN_NAMES[action.djinn])
    price = payment_things(SUMMON_PRICE - action.fakirs, action.fakirs)
    return IllegalAction("illegal-price", "P6", price=price, what=purse(player))


def about_choice(step: Step, action: Choose) -> IllegalAction | None:
    tile = tile_name(action.tile)
    if isinstance(step, Choosing):
        djinn = DJINNS[step.djinn]
        return IllegalAction(
            "illegal-tile-of-djinn", djinn.rule, tile=tile, djinn=djinn.name, power=djinn_text(djinn.name)
        )
    if isinstance(step, PlacingAround):
        return IllegalAction("illegal-not-around", step.rule(), tile=tile, start=tile_name(step.tile))
    return None


def about_power(state: State, step: Step, player: Player, action: Invoke) -> IllegalAction:
    djinn = DJINNS[action.djinn]
    name = djinn.name
    if action.djinn not in members(player.djinns):
        return IllegalAction("illegal-power-not-held", "D1", djinn=name)
    if action.djinn not in members(ANYTIME_POWERS | STEP_POWERS):
        return IllegalAction("illegal-power-none", djinn.rule, djinn=name)
    if isinstance(step, Bidding):
        return IllegalAction("illegal-power-bidding", "D1", djinn=name)
    if isinstance(step, Sowing):
        return IllegalAction("illegal-power-sowing", "T4")
    if action.djinn in members(player.spent):
        return IllegalAction("illegal-power-used", "D1", djinn=name)
    price = djinn.price
    if not price.fakirs <= action.fakirs <= price.fakirs + price.either:
        return IllegalAction("illegal-power-price", djinn.rule, djinn=name, price=price.phrase())
    if not price.payable(player, action.fakirs):
        paid = payment_things(price.total - action.fakirs, action.fakirs)
        return IllegalAction("illegal-price", djinn.rule, price=paid, what=purse(player))
    if not step.allows_any_power() and action.djinn in members(ANYTIME_POWERS):
        return IllegalAction(f"illegal-first-{step.name()}", "T6", djinn=name)
    return IllegalAction("illegal-power-no-effect", "T5", djinn=name)


def rule_of(djinns: i64) -> str:
    """Return the rule of the first of these djinns."""
    return DJINNS[lowest(djinns)].rule


def purse(player: Player) -> list[Thing]:
    """Return the Elders and Fakirs of a player, also if there are none."""
    return [("e", int(player.elders)), ("fakir", int(player.fakirs))]
