"""Options and decisions as texts, for the player who is to decide."""

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
from naqala.engine.components import SUIT_VALUES, SUMMON_PRICE, tile_name
from naqala.engine.djinns import DJINNS
from naqala.engine.geometry import population
from naqala.engine.phrase import Argument, Phrase, Thing
from naqala.engine.roster import DJINN_NAMES
from naqala.engine.steps.choosing import Choosing
from naqala.engine.steps.killing import Hunt
from naqala.engine.steps.step import Compulsory, Step
from naqala.engine.steps.tribes import Building
from naqala.engine.things import (
    card_code,
    fakir_things,
    meeple_things,
    payment_things,
    suit_things,
    tribe_things,
)
from naqala.engine.view import View


def step_phrase(step: Step) -> Phrase:
    """Return what the player is to decide: `Pick up the meeples of a tile.`"""
    if isinstance(step, Choosing):
        return _phrase("step-choosing", djinn=DJINN_NAMES[step.djinn])
    return _phrase(f"step-{step.name()}")


def action_phrase(action: Action, view: View) -> Phrase:
    """Return what an option does: `Drop a Merchant on D3`."""
    if isinstance(action, PickUp):
        return _phrase("do-pick-up", tile=tile_name(action.tile), what=meeple_things(view.board.meeples(action.tile)))
    if isinstance(action, Drop):
        return _phrase("do-drop", tile=tile_name(action.tile), what=tribe_things(action.tribe, 1))
    if isinstance(action, Kill):
        return _phrase("do-kill", tile=tile_name(action.tile), what=tribe_things(action.tribe, 1))
    if isinstance(action, Strike):
        return _phrase("do-kill-held", rival=view.colour(action.rival), what=tribe_things(action.tribe, 1))
    if isinstance(action, Choose):
        return _phrase("do-choose", tile=tile_name(action.tile))
    if isinstance(action, Bid):
        if action.fakirs:
            return _phrase("do-bid-fakirs", price=action.price, what=fakir_things(action.fakirs))
        return _phrase("do-bid", price=action.price)
    return _card_action_phrase(action, view)


def _card_action_phrase(action: Action, view: View) -> Phrase:
    if isinstance(action, Buy):
        return _phrase("do-take", what=[(card_code(view.row[action.slot]), 1)])
    if isinstance(action, Sell):
        return _phrase("do-sell", what=suit_things(action.suit), gold=int(SUIT_VALUES[population(action.suit)]))
    if isinstance(action, Summon):
        return _phrase("do-summon", djinn=DJINN_NAMES[action.djinn], what=summon_price(action))
    if isinstance(action, Invoke):
        return _phrase("do-use", djinn=DJINN_NAMES[action.djinn], what=power_price(action))
    if isinstance(action, Keep):
        return _phrase("do-keep", djinn=DJINN_NAMES[action.djinn])
    step = view.steps[-1]
    if isinstance(action, Build):
        return _phrase("do-build", what=fakir_things(action.fakirs), gold=builders_gold(action, step, view))
    return simple_action_phrase(action, step)


def simple_action_phrase(action: Action, step: Step) -> Phrase:
    """Return the text of an action without fields."""
    if isinstance(action, EndTurn):
        return _phrase("do-end-turn")
    if isinstance(action, NoMove):
        return _phrase("do-no-move")
    if isinstance(action, Pass):
        return _phrase("do-kill-nobody" if isinstance(step, Hunt) else "do-pass")
    assert isinstance(action, GoOn)
    return _phrase(f"do-{step.name()}" if isinstance(step, Compulsory) else "do-go-on")


def summon_price(action: Summon) -> list[Thing]:
    return payment_things(SUMMON_PRICE - action.fakirs, action.fakirs)


def power_price(action: Invoke) -> list[Thing]:
    return payment_things(DJINNS[action.djinn].price.total - action.fakirs, action.fakirs)


def builders_gold(action: Build, step: Step, view: View) -> int:
    """Return the gold that the Builders earn with this many Fakirs."""
    if not isinstance(step, Building):
        return 0
    return int((step.n + action.fakirs) * view.layout.blue_around(step.tile) * step.factor)


def _phrase(key: str, /, **arguments: Argument) -> Phrase:
    return Phrase(key, arguments)
