"""Sentences that describe an option to the player who is to decide."""

from __future__ import annotations

from naqala.engine.actions import (
    Action,
    Bid,
    Build,
    Buy,
    Choose,
    Drop,
    EndTurn,
    GoOn,
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
from naqala.engine.components import CARD_NAMES, SEAT_NAMES, SUIT_VALUES, SUMMON_PRICE, TRIBE_NAMES, tile_name
from naqala.engine.djinns import DJINNS
from naqala.engine.events.event import counted, djinn_name, goods_text, listed, meeples_text
from naqala.engine.geometry import population
from naqala.engine.steps.killing import Hunt
from naqala.engine.steps.step import Step
from naqala.engine.steps.tribes import Building
from naqala.engine.view import View


def action_sentence(action: Action, view: View) -> str:
    """Return what an action does: `drop a Merchant on D3`."""
    if isinstance(action, PickUp):
        return f"pick up {meeples_text(view.board.meeples(action.tile))} on {tile_name(action.tile)}"
    if isinstance(action, Drop):
        return f"drop {counted(1, TRIBE_NAMES[action.tribe])} on {tile_name(action.tile)}"
    if isinstance(action, Kill):
        return f"kill {counted(1, TRIBE_NAMES[action.tribe])} on {tile_name(action.tile)}"
    if isinstance(action, Strike):
        return f"kill {counted(1, TRIBE_NAMES[action.tribe])} of {SEAT_NAMES[action.rival]}"
    if isinstance(action, Choose):
        return f"choose {tile_name(action.tile)}"
    if isinstance(action, Bid):
        return f"bid {action.price}" + (f" with {counted(action.fakirs, 'Fakir')}" if action.fakirs else "")
    return card_action_sentence(action, view)


def card_action_sentence(action: Action, view: View) -> str:
    if isinstance(action, Buy):
        return f"take {CARD_NAMES[view.row[action.slot]]}"
    if isinstance(action, Sell):
        return f"sell {goods_text(action.suit)} for {SUIT_VALUES[population(action.suit)]} gold"
    if isinstance(action, Summon):
        return f"summon {djinn_name(action.djinn)} for {price_sentence(SUMMON_PRICE - action.fakirs, action.fakirs)}"
    if isinstance(action, Invoke):
        return f"use {power_sentence(action)}"
    if isinstance(action, Keep):
        return f"keep {djinn_name(action.djinn)}"
    if isinstance(action, Build):
        return f"build with {counted(action.fakirs, 'Fakir')}" + builders_gold(action, view.steps[-1], view)
    return plain_action_sentence(action, view.steps[-1])


def plain_action_sentence(action: Action, step: Step) -> str:
    """Describe an action without fields."""
    if isinstance(action, EndTurn):
        return "end the turn"
    if isinstance(action, NoMove):
        return "declare that no meeples can be moved"
    if isinstance(action, Pass):
        return "kill nobody" if isinstance(step, Hunt) else "pass"
    assert isinstance(action, GoOn)
    return step.prompt()


# Parts


def price_sentence(elders: int, fakirs: int) -> str:
    return listed([counted(n, name) for n, name in ((elders, "Elder"), (fakirs, "Fakir")) if n])


def power_sentence(action: Invoke) -> str:
    elders = DJINNS[action.djinn].price.total - action.fakirs
    return f"{djinn_name(action.djinn)} for {price_sentence(elders, action.fakirs)}"


def builders_gold(action: Build, step: Step, view: View) -> str:
    if not isinstance(step, Building):
        return ""
    gold = (step.n + action.fakirs) * view.layout.blue_around(step.tile) * step.factor
    return f": {gold} gold"
