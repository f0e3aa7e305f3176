"""Checks of written positions beyond `audit`: the decision stack must be one that the game can have."""

from __future__ import annotations

import re
from typing import Final

from naqala.engine.audit import audit
from naqala.engine.colours import colour_of
from naqala.engine.components import (
    LARGE_MARKET_CARDS,
    LARGE_MARKET_PRICE,
    LARGE_MARKET_REACH,
    NOBODY,
    NOWHERE,
    SMALL_MARKET_CARDS,
    SMALL_MARKET_PRICE,
    SMALL_MARKET_REACH,
)
from naqala.engine.djinns import ANYTIME_POWERS
from naqala.engine.errors import ImpossiblePosition
from naqala.engine.geometry import bit
from naqala.engine.notation.codecs import kind_name
from naqala.engine.notation.position_data import PositionData
from naqala.engine.notation.step_codec import step_text
from naqala.engine.notation.vocabulary import seats_of
from naqala.engine.state import State
from naqala.engine.steps import Bidding, Choosing, KillingSecond, PlacingAround, Step, Trading

# The stack of a turn from the bottom: the sale, the place, the tribe, and above them the step of a power.
TURN: Final = re.compile(
    "selling"
    "(>moving|>(placing|trading|summoning)"
    "(>(welcoming|collecting|building|killing|killing-two|killing-second))?)?"
    "(>(choosing|keeping|conjuring|placing-around))?|selling>sowing"
)
# Price, cards on offer, cards to take; the last one after the first card of a Large Market.
TRADES: Final = (
    (SMALL_MARKET_PRICE, SMALL_MARKET_REACH, SMALL_MARKET_CARDS),
    (LARGE_MARKET_PRICE, LARGE_MARKET_REACH, LARGE_MARKET_CARDS),
    (0, LARGE_MARKET_REACH - 1, LARGE_MARKET_CARDS - 1),
)


def check_steps(data: PositionData) -> None:
    """Check that every seat named plays, and that the steps are in the order of a turn (T2)."""
    seats = len(data.holdings)
    named = [*data.order, *data.track, *[tile.camel for tile in data.tiles]]
    for step in data.steps:
        named.append(step.seat)
        if isinstance(step, KillingSecond):
            named.append(step.rival)
            check_second_victim(step)
    for seat in named:
        if seat >= seats:
            raise ImpossiblePosition("position-does-not-play", seat=colour_of(data.colours, seat), players=seats)
    if data.steps and not isinstance(data.steps[0], Bidding):
        check_turn(data)
    elif len(data.steps) > 1:
        raise ImpossiblePosition("position-step-during-bid")


def check_second_victim(step: KillingSecond) -> None:
    if (step.tile == NOWHERE) == (step.rival == NOBODY) or step.rival == step.seat:
        raise ImpossiblePosition("position-second-victim")


def check_turn(data: PositionData) -> None:
    kinds = ">".join([kind_name(step) for step in data.steps])
    if not TURN.fullmatch(kinds):
        raise ImpossiblePosition("position-no-such-turn", steps=kinds)
    for step in data.steps:
        if step.seat not in data.order[-1:]:
            raise ImpossiblePosition("position-not-last-on-track")
        if isinstance(step, Trading) and (step.price, step.first, step.n) not in TRADES:
            raise ImpossiblePosition("position-no-such-market", step=step_text(step))
    for step in data.steps[:-1]:
        if not step.allows_any_power():
            raise ImpossiblePosition("position-no-step-above", step=step_text(step))


def check(state: State) -> None:
    audit(state)
    if state.over:
        check_end(state)
        return
    step = state.steps[-1]
    if step.resolve_automatically(state.copy()):
        raise ImpossiblePosition("position-automatic-step", step=step_text(step, seats_of(state.colours)))
    check_power(state, step)


def check_end(state: State) -> None:
    for seat in state.track:
        if seat != NOBODY:
            raise ImpossiblePosition("position-still-to-act", seat=state.colour(seat))
    if not state.last_camel and not state.no_move and state.board.can_move():
        raise ImpossiblePosition("position-not-over")


def check_power(state: State, step: Step) -> None:
    """Check that a power's step is the one that the power would push now."""
    if isinstance(step, PlacingAround) and not state.supply(step.piece):
        raise ImpossiblePosition("position-nothing-to-place")
    if not isinstance(step, Choosing):
        return
    player = state.players[step.seat]
    twin = state.copy()
    if bit(step.djinn) & player.spent & ANYTIME_POWERS:
        state.djinn(step.djinn).use(twin, twin.players[step.seat])
    if len(twin.steps) == len(state.steps) or twin.steps[-1] != step:
        raise ImpossiblePosition("position-tiles-not-offered", djinn=state.djinn(step.djinn).name)
