"""What an option means, to the player who is asked."""

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
from naqala.engine.djinns import DJINNS
from naqala.engine.events.event import company, djinn_name, goods, listed, many
from naqala.engine.geometry import population
from naqala.engine.steps.killing import Hunt
from naqala.engine.steps.step import Step
from naqala.engine.steps.tribes import Building
from naqala.engine.things import CARD_NAMES, SEAT_NAMES, SUIT, TRIBE_NAMES, tile_name
from naqala.engine.view import View


def deed(action: Action, view: View) -> str:
    """In full: `drop a Merchant on D3`."""
    if isinstance(action, PickUp):
        return f"pick up {company(view.board.meeples(action.tile))} on {tile_name(action.tile)}"
    if isinstance(action, Drop):
        return f"drop {many(1, TRIBE_NAMES[action.tribe])} on {tile_name(action.tile)}"
    if isinstance(action, Kill):
        return f"kill {many(1, TRIBE_NAMES[action.tribe])} on {tile_name(action.tile)}"
    if isinstance(action, Strike):
        return f"kill {many(1, TRIBE_NAMES[action.tribe])} of {SEAT_NAMES[action.rival]}"
    if isinstance(action, Choose):
        return f"choose {tile_name(action.tile)}"
    if isinstance(action, Bid):
        return f"bid {action.price}" + (f" with {many(action.fakirs, 'Fakir')}" if action.fakirs else "")
    return deed_with_cards(action, view)


def deed_with_cards(action: Action, view: View) -> str:
    if isinstance(action, Buy):
        return f"take {CARD_NAMES[view.row[action.slot]]}"
    if isinstance(action, Sell):
        return f"sell {goods(action.suit)} for {SUIT[population(action.suit)]} gold"
    if isinstance(action, Summon):
        return f"summon {djinn_name(action.djinn)} for {price(2 - action.fakirs, action.fakirs)}"
    if isinstance(action, Invoke):
        return f"call upon {power(action)}"
    if isinstance(action, Keep):
        return f"keep {djinn_name(action.djinn)}"
    if isinstance(action, Build):
        return f"build with {many(action.fakirs, 'Fakir')}" + yield_of(action, view.steps[-1], view)
    return plainly(action, view.steps[-1])


def plainly(action: Action, step: Step) -> str:
    """What needs no words about things."""
    if isinstance(action, EndTurn):
        return "end the turn"
    if isinstance(action, NoMove):
        return "declare that no meeples can be moved"
    if isinstance(action, Pass):
        return "kill nobody" if isinstance(step, Hunt) else "leave it"
    assert isinstance(action, GoOn)
    return step.asks()


# Parts


def price(elders: int, fakirs: int) -> str:
    return listed([many(n, name) for n, name in ((elders, "Elder"), (fakirs, "Fakir")) if n])


def power(action: Invoke) -> str:
    return f"{djinn_name(action.djinn)} for {price(DJINNS[action.djinn].price.total - action.fakirs, action.fakirs)}"


def yield_of(action: Build, step: Step, view: View) -> str:
    if not isinstance(step, Building):
        return ""
    gold = (step.n + action.fakirs) * view.land.blue_around(step.tile) * step.factor
    return f": {gold} gold"
