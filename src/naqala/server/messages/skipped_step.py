"""Why the place of the final tile brought nothing: its step was skipped, because there was nothing to decide."""

from __future__ import annotations

from typing import Final

from naqala.engine.actions import BUYS, Action, Build, Drop, GoOn, Kill, Strike, summon
from naqala.engine.components import (
    LARGE_MARKET,
    LARGE_MARKET_CARDS,
    LARGE_MARKET_PRICE,
    LARGE_MARKET_REACH,
    OASIS,
    SACRED_PLACE,
    SMALL_MARKET_CARDS,
    SMALL_MARKET_PRICE,
    SMALL_MARKET_REACH,
    VILLAGE,
)
from naqala.engine.events.event import Event
from naqala.engine.events.tile_events import PalacePlaced, PalmPlaced
from naqala.engine.illegal_actions import explain_illegal
from naqala.engine.phrase import Phrase
from naqala.engine.state import State
from naqala.engine.steps.places import Summoning, Trading
from naqala.engine.steps.sale import Selling
from naqala.engine.steps.step import Step
from naqala.server.drafts import Draft
from naqala.server.messages.decision_types import SkippedStep
from naqala.server.messages.phrase_json import phrase_json

DECIDED: Final = (Drop, Build, Kill, Strike, GoOn)  # actions after which the step of the place may be skipped


def skipped_step(draft: Draft) -> SkippedStep | None:
    """The skipped step of the place, if the move has just ended and nothing else was decided since."""
    end = next((n for n in reversed(range(len(draft))) if isinstance(draft.actions[n], Drop)), None)
    if end is None or not isinstance(draft.actions[-1], DECIDED) or not isinstance(draft.state.steps[-1], Selling):
        return None
    drop = draft.actions[end]
    assert isinstance(drop, Drop)
    place = draft.state.layout.place[drop.tile]
    if place in (OASIS, VILLAGE):
        return nothing_placed([event for tried in draft.tried[end:] for event in tried.events], place)
    if place == SACRED_PLACE:
        return no_djinn(draft.state)
    return no_trade(draft.state, place)


def nothing_placed(events: list[Event], place: int) -> SkippedStep | None:
    if any(isinstance(event, PalmPlaced | PalacePlaced) for event in events):
        return None
    if place == OASIS:
        return skipped("placing", Phrase("server-no-palm-left"), "P1")
    return skipped("placing", Phrase("server-no-palace-left"), "P2")


def no_djinn(state: State) -> SkippedStep:
    if not len(state.djinn_row):
        return skipped("summoning", Phrase("server-no-djinn-on-offer"), "P6")
    return refused(state, "summoning", Summoning(state.seat), summon(state.djinn_row[0], 0))


def no_trade(state: State, place: int) -> SkippedStep:
    if place == LARGE_MARKET:
        trade = Trading(state.seat, LARGE_MARKET_PRICE, LARGE_MARKET_REACH, LARGE_MARKET_CARDS)
    else:
        trade = Trading(state.seat, SMALL_MARKET_PRICE, SMALL_MARKET_REACH, SMALL_MARKET_CARDS)
    return refused(state, "trading", trade, BUYS[0])


def refused(state: State, name: str, step: Step, action: Action) -> SkippedStep:
    """The engine's reason why the action would have been illegal in the skipped step."""
    then = state.copy()
    then.push_step(step)
    reason = explain_illegal(then, action)
    return skipped(name, reason.phrase, reason.rule)


def skipped(step: str, why: Phrase, rule: str) -> SkippedStep:
    return {"step": step, "message": str(why), "text": phrase_json(why), "rule": rule}
